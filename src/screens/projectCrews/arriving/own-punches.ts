import { type PunchKind, punchKinds } from '../../../../domain/projectCrewItems/punches.ts'
import type { Delivery } from '../../../machines/attendance/attendance.types.ts'
import type { PunchRequest } from '../../../machines/outbox/outbox.requests.ts'
import type { OutboxEntry } from '../../../machines/outbox/outbox.types.ts'
import type { PunchState } from '../../../ui/PunchLine/PunchLine.tsx'
import type { Line } from '../crew.types.ts'

export interface ShownPunch {
  key: string
  kind: PunchKind
  /** Server time in ms. */
  at: number
  state: PunchState
  note: 'duplicate' | 'conflict' | null
  /** Code of a refusal. */
  problem: string | null
}

/** Punches of one person on one position that wait in the outbox or were refused from it. */
export interface OwnEntry {
  entry: OutboxEntry
  punch: PunchRequest
}

export const isPunch = (request: unknown): request is PunchRequest =>
  typeof request === 'object' && request !== null && 'kind' in request && request.kind === 'punch'

/** What was taken back among entries: by kind, and by the entry that is none any more. Refused ones take nothing back. */
export const takenBack = (
  entries: readonly { position: string; request: unknown; refused?: string | null }[],
  position: string,
) =>
  entries.flatMap(({ position: at, request, refused }) =>
    at === position && !refused && isPunch(request) && request.retracts !== undefined
      ? [{ kind: request.caption, entry: request.retracts }]
      : [],
  )

/** Punches that stand; `also`: what else was taken back. */
export function ownEntries(
  entries: readonly OutboxEntry[],
  position: string,
  person: string | null,
  also: readonly { entry: string }[] = [],
): OwnEntry[] {
  const gone = new Set([...takenBack(entries, position), ...also].map(({ entry }) => entry))
  return entries.flatMap(entry => {
    const { request } = entry
    return entry.position === position &&
      isPunch(request) &&
      request.person === person &&
      request.retracts === undefined &&
      !gone.has(entry.key)
      ? [{ entry, punch: request }]
      : []
  })
}

export const madeAt = ({ made, offsetBefore }: PunchRequest): number =>
  Date.parse(made.deviceTime) + (offsetBefore ?? 0)

const answeredAt = (line: Line): Record<PunchKind, string | null> => ({
  'Pre-call': line.preCallAt,
  'Check-in': line.checkInAt,
  'Check-out': line.checkOutAt,
})

/** Kinds that count: the server's, and those that wait on this device. */
export const factsOf = (line: Line, waiting: readonly OwnEntry[]): PunchKind[] =>
  punchKinds.filter(
    kind =>
      answeredAt(line)[kind] !== null ||
      waiting.some(({ entry, punch }) => punch.caption === kind && entry.refused === null),
  )

const stateOf = (delivery: Delivery, offline: boolean): PunchState =>
  delivery === 'queued'
    ? offline
      ? 'noNetwork'
      : 'saved'
    : delivery === 'sending' || delivery === 'refused'
      ? delivery
      : 'received'

/** One line for each kind: what was made here first, then what waits from before, then what the server knows. */
export function shownPunches(
  line: Line,
  waiting: readonly OwnEntry[],
  here: readonly (OwnEntry & { delivery: Delivery })[],
  offline: boolean,
): ShownPunch[] {
  return punchKinds.flatMap((kind): ShownPunch[] => {
    const known = answeredAt(line)[kind]
    const made = here.findLast(({ punch }) => punch.caption === kind)
    if (made) {
      const { delivery } = made
      const problem = waiting.find(({ entry }) => entry.key === made.entry.key)?.entry.refused ?? ''
      // The page was left open while the day went on elsewhere: what it asked for had been done.
      if (delivery === 'refused' && problem === 'outOfTurn' && known !== null)
        return [{ key: kind, kind, at: Date.parse(known), state: 'received', note: 'duplicate', problem: null }]
      const answered = delivery === 'received' || delivery === 'duplicate' || delivery === 'conflict'
      return [
        {
          key: made.entry.key,
          kind,
          at: answered && known !== null ? Date.parse(known) : madeAt(made.punch),
          state: stateOf(delivery, offline),
          note: delivery === 'duplicate' || delivery === 'conflict' ? delivery : null,
          problem: delivery === 'refused' ? problem : null,
        },
      ]
    }
    const kept = waiting.findLast(({ punch }) => punch.caption === kind)
    if (kept && (kept.entry.refused === null || known === null))
      return [
        {
          key: kept.entry.key,
          kind,
          at: madeAt(kept.punch),
          state: kept.entry.refused !== null ? 'refused' : offline ? 'noNetwork' : 'saved',
          note: null,
          problem: kept.entry.refused,
        },
      ]
    if (known === null) return []
    return [{ key: kind, kind, at: Date.parse(known), state: 'received', note: null, problem: null }]
  })
}
