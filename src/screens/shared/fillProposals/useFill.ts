import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../../../i18n/words.ts'
import { fillProposalActors } from '../../../machines/fill-proposal/fill-proposal.actors.ts'
import { fillProposalMachine } from '../../../machines/fill-proposal/fill-proposal.machine.ts'
import type { FillInput } from '../../../machines/fill-proposal/fill-proposal.types.ts'
import { useRefresh } from '../useRefresh.ts'
import { useTell } from '../useTell.ts'
import type { FillState } from './FillView.tsx'

/** Where the address names it, so that it is there again after a reload, and for whoever is sent the address. */
export const named = 'proposal'

/** A proposal on its way; whom it invited is told. */
export function useFill(input: FillInput) {
  const { tn } = useWords()
  const tell = useTell()
  const refresh = useRefresh()
  const [path, navigate] = useLocation()
  const machine = useMemo(() => fillProposalMachine.provide({ actors: fillProposalActors() }), [])
  const actor = useActorRef(machine, { input })
  const state = useSelector(actor, ({ value }) => (typeof value === 'object' ? 'working' : value) as FillState)
  const context = useSelector(actor, snapshot => snapshot.context)
  const before = useRef(state)
  useEffect(() => {
    const was = before.current
    before.current = state
    if (was !== 'accepting' || state === was) return
    const { told } = actor.getSnapshot().context
    if (state === 'ready' && told !== null) tell.done('fill', tn('bestPersons.invited', told))
    // After a refusal as well: it was refused for what this device has not seen.
    void refresh.now('projects', 'planningCalendarItems')
  }, [state, actor, refresh, tell, tn])
  const { id } = context
  const [home] = useState(path)
  useEffect(() => {
    // Another page is on its way in.
    if (path !== home) return
    const next = new URLSearchParams(location.search)
    if (next.get(named) === id) return
    if (id) next.set(named, id)
    else next.delete(named)
    navigate(`${path}?${next.toString()}`, { replace: true })
  }, [id, path, home, navigate])
  return { state, context, send: actor.send }
}
