import type { z } from 'zod'
import type { CrewItemStatus } from '../../openapi/positions.ts'
import { iso, millis } from '../wire.ts'
import { type StoredPunch, countingOf, foldStored, retractionOf, standingOf } from './stored-punch.ts'

/**
 * The punches of a line among which the chief has to choose, by time. Where the check-out that was chosen, or the only
 * one, stands before the check-in, all of both kinds are among them: another one may be what resolves it.
 */
export function contradictionsOf(
  line: { status: string; personId: string },
  stored: readonly StoredPunch[],
): z.input<typeof CrewItemStatus>['contradictions'] {
  const punches = standingOf(stored)
  const { conflicts, duplicates, preCallAt, checkInAt, checkOutAt } = foldStored(line, stored)
  const counting = { 'Pre-call': preCallAt, 'Check-in': checkInAt, 'Check-out': checkOutAt }
  const ids = new Set(conflicts.flatMap(conflict => conflict.ids))
  const backwards = conflicts.some(({ kind }) => kind === 'Check-out') && checkOutAt === null
  const counts = ({ kind, trueFrom }: StoredPunch) => millis(trueFrom) === counting[kind]
  const doubted = (punch: StoredPunch) =>
    ids.has(punch.id) || (backwards && punch.kind !== 'Pre-call' && (counts(punch) || !duplicates.includes(punch.id)))
  return punches
    .filter(doubted)
    .sort((a, b) => millis(a.trueFrom) - millis(b.trueFrom) || (a.id < b.id ? -1 : 1))
    .map(punch => ({
      id: punch.id,
      caption: punch.kind,
      at: iso(punch.trueFrom),
      recordedBy: punch.recordedById === line.personId ? null : punch.recordedBy,
      counts: counts(punch),
    }))
}

/** Every punch of a line as it was made, by time, with who took it back. */
export function trailOf(
  line: { status: string; personId: string },
  stored: readonly StoredPunch[],
): z.input<typeof CrewItemStatus>['trail'] {
  const counting = new Set(countingOf(foldStored(line, stored), standingOf(stored)).map(({ id }) => id))
  return stored
    .filter(({ retracts }) => retracts === null)
    .sort((a, b) => millis(a.trueFrom) - millis(b.trueFrom) || (a.id < b.id ? -1 : 1))
    .map(punch => ({
      id: punch.id,
      entry: punch.entry,
      caption: punch.kind,
      at: iso(punch.trueFrom),
      recordedBy: punch.recordedById === line.personId ? null : punch.recordedBy,
      stated: punch.statedAt !== null,
      counts: counting.has(punch.id),
      struckBy: retractionOf(punch, stored)?.recordedBy ?? null,
      pin: punch.pin,
      accepted: punch.chosenAt !== null,
    }))
}
