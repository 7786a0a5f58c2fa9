import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { shownLines } from '../../../../domain/deliveryNotes/sign-off.ts'
import { useSession } from '../../../access/session.ts'
import { readClocks } from '../../../client/clock.ts'
import type { Owner } from '../../../client/outbox/outbox-entries.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useOutbox } from '../../../machines/outbox/outbox.context.ts'
import type { OutboxEntry } from '../../../machines/outbox/outbox.types.ts'
import {
  type KeptSignature,
  dropSignature,
  keepSignature,
  restoredSignature,
} from '../../../machines/sign-off/kept-signature.actors.ts'
import { followSignOff, sheetOf, signOffActors } from '../../../machines/sign-off/sign-off.actors.ts'
import { signOffMachine } from '../../../machines/sign-off/sign-off.machine.ts'
import type { Line, Note } from '../note.types.ts'
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
  /** What was drawn before the page was loaded anew. */
  kept: KeptSignature | null
}

type Snapshot = SnapshotFrom<typeof signOffMachine>

const noteOf = (note: Note | null) => ({
  state: note?.state ?? 'open',
  amended: note?.lines.some(({ amended }) => amended !== null) ?? false,
})

/** The chart of one crew's sign-off with its real effects, and news of the server as they arrive. */
export function useSignOff({ crewId, lines, note, entries, name, kept }: SignOffOf) {
  const rule = useSession().tenant.rules.hours
  const outbox = useOutbox()
  const queries = useQueryClient()
  const [machine] = useState(() =>
    signOffMachine.provide({
      actors: signOffActors(outbox, crewId, rule, list => {
        const { queryKey } = $api.queryOptions('get', '/api/v1/projectCrews/{id}/projectCrewItemStatus', {
          params: { path: { id: crewId }, query: wholeList },
        })
        queries.setQueryData(queryKey, list)
      }),
    }),
  )
  const sheet = sheetOf([...lines], rule)
  const stored = storedOf(entries, crewId)
  const before = restoredSignature(kept, sheet, stored.entered)
  const actor = useActorRef(machine, {
    input: { lines: sheet, note: noteOf(note), name: before.name ?? name, drawing: before.drawing, ...stored },
  })
  const snapshot = useSelector(actor, state => state)
  const offline = useSelector(outbox.actor, state => state.matches('offline'))

  useEffect(() => followSignOff(outbox.actor, actor), [outbox, actor])
  const news = JSON.stringify(sheet)
  useEffect(() => {
    actor.send({ type: 'LINES_CHANGED', lines: JSON.parse(news) as typeof sheet })
  }, [actor, news])
  const { state, amended } = noteOf(note)
  useEffect(() => {
    actor.send({ type: 'NOTE_CHANGED', note: { state, amended } })
  }, [actor, state, amended])

  useKeptSignature(outbox.owner, crewId, name, snapshot)
  return { snapshot, send: actor.send, offline, reading: readClocks }
}
/** Keeps what is drawn and not yet confirmed, so that a page loaded anew has it; drops it once it is on its way. */
function useKeptSignature(owner: Owner, crewId: string, expected: string, snapshot: Snapshot) {
  const { name, drawing, lines, entered } = snapshot.context
  const open = (['signing', 'refusing', 'asking', 'hours'] as const).some(state => snapshot.matches(state))
  const over = (['confirming', 'frozen', 'overtaken'] as const).some(state => snapshot.matches(state))
  const nothing = over || (drawing === null && name === expected)
  useEffect(() => {
    if (nothing) void dropSignature(owner, crewId).catch(() => undefined)
    else if (open)
      void keepSignature(owner, crewId, { name, drawing, shown: shownLines(lines, entered) }).catch(() => undefined)
  }, [owner, crewId, nothing, open, name, drawing, lines, entered])
}

export type SigningOff = ReturnType<typeof useSignOff>
