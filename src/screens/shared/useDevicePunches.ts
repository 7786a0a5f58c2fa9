import { useMemo, useSyncExternalStore } from 'react'
import { type DevicePunch, type Punched, laidOver, notRetracted } from '../../../domain/projectCrewItems/laid-over.ts'
import { useSession } from '../../access/session.ts'
import { onReceived, receivedEntries } from '../../client/outbox/received-entries.ts'
import { useOutbox } from '../../machines/outbox/outbox.context.ts'
import { requestOf } from '../../machines/outbox/outbox.requests.ts'
import { useEntries } from './useEntries.ts'

/** A punch entry as it counts on this device, whoever it is for; null of anything else. */
export function devicePunch(
  { key, position, request }: { key: string; position: string; request: unknown },
  self: string,
): DevicePunch | null {
  const made = requestOf(request)
  if (made?.kind !== 'punch') return null
  const { caption, person, offsetBefore, statedAt, retracts } = made
  return {
    entry: key,
    position,
    person: person ?? self,
    kind: caption,
    at: statedAt ? Date.parse(statedAt) : Date.parse(made.made.deviceTime) + (offsetBefore ?? 0),
    stated: statedAt !== undefined,
    retracts: retracts ?? null,
  }
}

interface Known {
  /** Lays what this device knows over one's own jobs, or lines of a crew. */
  over: <Line extends Punched & { projectCrewItem: { id: string }; person?: { id: string } }>(line: Line) => Line
  /** Whether something of this place has not been received yet. */
  waits: (position: string, person: string) => boolean
  /** Entry of the latest punch of a kind that was made here and counts; null: the server names it. */
  entryOf: (
    line: { projectCrewItem: { id: string }; person: { id: string } },
    kind: DevicePunch['kind'],
  ) => string | null
}

/**
 * What this device knows and answers of the server do not hold: what waits, and what was received after they came
 * (`answeredAt`, ms of the device; the oldest of several). The one place for all screens. Decision 39.
 */
export function useDevicePunches(answeredAt: number): Known {
  const { personId } = useSession()
  const self = personId ?? ''
  const outbox = useOutbox()
  const entries = useEntries(outbox, { waiting: true })
  const received = useSyncExternalStore(onReceived, receivedEntries)
  return useMemo(() => {
    const unsent = (entries ?? []).filter(({ refused }) => refused === null)
    const keys = new Set(unsent.map(({ key }) => key))
    const of = (found: readonly Parameters<typeof devicePunch>[0][]) =>
      found.flatMap(entry => devicePunch(entry, self) ?? [])
    const waiting = of(unsent)
    const all = [...of(received.filter(({ key, at }) => at >= answeredAt && !keys.has(key))), ...waiting]
    const about = (punches: readonly DevicePunch[], position: string, person: string) =>
      punches.filter(punch => punch.position === position && punch.person === person)
    return {
      over: line => laidOver(line, about(all, line.projectCrewItem.id, line.person?.id ?? self)),
      entryOf: ({ projectCrewItem, person }, kind) =>
        notRetracted(about(all, projectCrewItem.id, person.id)).findLast(punch => punch.kind === kind)?.entry ?? null,
      waits: (position, person) => about(waiting, position, person).length > 0,
    }
  }, [entries, received, answeredAt, self])
}
