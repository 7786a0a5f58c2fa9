import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { SnapshotFrom } from 'xstate'
import { importActors } from '../../machines/import/import.actors.ts'
import { importMachine } from '../../machines/import/import.machine.ts'
import type { ImportInput } from '../../machines/import/import.types.ts'
import { useRefresh } from '../shared/useRefresh.ts'
import { kinds } from './import.types.ts'

/** Where the address names it, so that it is there again after a reload, and for whoever is sent the address. */
export const named = 'table'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** What an address asks for. */
export function askedOf(query: URLSearchParams): ImportInput {
  const id = query.get(named)
  return {
    id: id !== null && uuid.test(id) ? id : null,
    kind: kinds.find(one => one === query.get('kind')) ?? 'companies',
  }
}

export type ImportState = Extract<SnapshotFrom<typeof importMachine>['value'], string> | 'following'

/** What is other than it was once a table of a kind is taken over. */
const changedBy = {
  companies: ['companies'],
  people: ['persons', 'logins'],
  locations: ['locations'],
  contacts: ['contacts', 'companies'],
  projects: ['projects'],
  positions: ['projects', 'planningCalendarItems'],
} as const

/** A table on its way; whatever it changes is asked for anew once it is taken over. `onMove`: it leads the address on itself. */
export function useImport(input: ImportInput, onMove: (to: ImportInput) => void) {
  const refresh = useRefresh()
  const [path, navigate] = useLocation()
  const machine = useMemo(() => importMachine.provide({ actors: importActors() }), [])
  const actor = useActorRef(machine, { input })
  const state = useSelector(actor, ({ value }): ImportState => (typeof value === 'object' ? 'following' : value))
  const context = useSelector(actor, snapshot => snapshot.context)
  const { id, kind } = context
  const [home] = useState(path)
  const before = useRef(state)
  const tell = useRef(onMove)
  useEffect(() => {
    const was = before.current
    before.current = state
    if (was !== state && was !== 'opened') void refresh.now('imports', ...(state === 'taken' ? changedBy[kind] : []))
  }, [state, kind, refresh])
  useEffect(() => {
    // Another page is on its way in.
    if (path !== home) return
    const next = new URLSearchParams(location.search)
    if (next.get(named) === id) return
    if (id) next.set(named, id)
    else {
      for (const key of [named, 'fate', 'q']) next.delete(key)
      // The next one is of the same kind, until somebody says another.
      next.set('kind', kind)
    }
    tell.current(askedOf(next))
    const query = next.toString()
    navigate(query ? `${path}?${query}` : path, { replace: true })
  }, [id, kind, path, home, navigate])
  return { state, context, send: actor.send }
}
