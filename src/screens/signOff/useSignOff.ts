import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { readClocks } from '../../client/clock.ts'
import { $api } from '../../client/query.ts'
import { useOutbox } from '../../machines/outbox/outbox.context.ts'
import type { OutboxEntry } from '../../machines/outbox/outbox.types.ts'
import { followSignOff, sheetOf, signOffActors } from '../../machines/sign-off/sign-off.actors.ts'
import { signOffMachine } from '../../machines/sign-off/sign-off.machine.ts'
import type { Line, Note } from './note.types.ts'
import { storedOf } from './stored-sign-off.ts'

export interface SignOffOf {
  crewId: string
  lines: readonly Line[]
  /** Null where it could not be loaded yet: then nobody has confirmed as far as this device knows. */
  note: Note | null
  /** What lies in the outbox about this crew. */
  entries: readonly OutboxEntry[]
  /** Who is expected to sign. */
  name: string
}

const noteOf = (note: Note | null) => ({
  state: note?.state ?? 'open',
  amended: note?.lines.some(({ amended }) => amended !== null) ?? false,
})

/** The chart of one crew's sign-off with its real effects, and news of the server as they arrive. */
export function useSignOff({ crewId, lines, note, entries, name }: SignOffOf) {
  const outbox = useOutbox()
  const queries = useQueryClient()
  const [machine] = useState(() =>
    signOffMachine.provide({
      actors: signOffActors(outbox, crewId, list => {
        const { queryKey } = $api.queryOptions('get', '/api/v1/projectCrews/{id}/projectCrewItemStatus', {
          params: { path: { id: crewId } },
        })
        queries.setQueryData(queryKey, list)
      }),
    }),
  )
  const sheet = sheetOf([...lines])
  const actor = useActorRef(machine, {
    input: {
      lines: sheet,
      note: noteOf(note),
      name,
      ...storedOf(entries, crewId),
    },
  })
  const snapshot = useSelector(actor, state => state)
  const offline = useSelector(outbox.actor, state => state.matches('offline'))

  useEffect(() => followSignOff(outbox.actor, actor), [outbox, actor])
  useEffect(() => {
    const { unsubscribe } = outbox.actor.on('answered', () => void queries.invalidateQueries())
    return unsubscribe
  }, [outbox, queries])
  const news = JSON.stringify(sheet)
  useEffect(() => {
    actor.send({ type: 'LINES_CHANGED', lines: JSON.parse(news) as typeof sheet })
  }, [actor, news])
  const { state, amended } = noteOf(note)
  useEffect(() => {
    actor.send({ type: 'NOTE_CHANGED', note: { state, amended } })
  }, [actor, state, amended])

  return { snapshot, send: actor.send, offline, reading: readClocks }
}
export type SigningOff = ReturnType<typeof useSignOff>
