import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { invoiceDraftActors } from '../../../machines/invoice-draft/invoice-draft.actors.ts'
import { invoiceDraftMachine } from '../../../machines/invoice-draft/invoice-draft.machine.ts'
import type { DraftContext, DraftEvent, Made } from '../../../machines/invoice-draft/invoice-draft.types.ts'
import { touches } from '../acting/acting.types.ts'
import { useRefresh } from '../../shared/useRefresh.ts'

/** An invoice while it is put together. */
export interface Drafted extends Pick<DraftContext, 'chosen' | 'typed' | 'taken' | 'problem'> {
  /** It is being asked for. */
  busy: boolean
  /** Nobody has answered yet; it is asked for again by itself. */
  waiting: boolean
  send: (event: DraftEvent) => void
}

/** What is chosen and typed, as it was left; null until the device has been asked. */
export function useDraft(person: string, onMade: (invoice: Made) => void): Drafted | null {
  const refresh = useRefresh()
  const [machine] = useState(() =>
    invoiceDraftMachine.provide({ actors: invoiceDraftActors(person, () => refresh.soon(...touches)) }),
  )
  const [state, send] = useMachine(machine)
  useEffect(() => {
    const online = () => send({ type: 'ONLINE' })
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [send])
  const made = useEffectEvent(onMade)
  const { chosen, typed, taken, problem, made: invoice } = state.context
  useEffect(() => {
    if (invoice) made(invoice)
  }, [invoice])
  if (state.matches('restoring')) return null
  const waiting = state.matches('waiting')
  return { chosen, typed, taken, problem, waiting, busy: !waiting && !state.matches('choosing'), send }
}
