import type { PunchKind } from './punches.ts'

const hourMs = 3_600_000
/** Nobody comes this much before their shift, or goes this much after it. */
const [earliest, latest] = [12 * hourMs, 24 * hourMs]
/** A device's clock may be a little ahead. */
const ahead = 60_000
const halfDay = 12 * hourMs

export interface StatedFor {
  starts: number
  ends: number
  checkInAt: number | null
}

/** Whether somebody may say that a punch was at that instant; all in ms. What has not been yet cannot be stated. */
export const statedTimeAllowed = (kind: PunchKind, at: number, shift: StatedFor, now: number): boolean =>
  !isAhead(at, now) && canBe(kind, at, shift)

/** Refused only because it has not been yet. A time of the clock that is half a day ahead was meant as one before. */
export const stillToCome = (kind: PunchKind, at: number, shift: StatedFor, now: number): boolean =>
  isAhead(at, now) && at <= now + halfDay && canBe(kind, at, shift)

const isAhead = (at: number, now: number) => at > now + ahead

function canBe(kind: PunchKind, at: number, { starts, ends, checkInAt }: StatedFor): boolean {
  if (kind === 'Pre-call' || at < starts - earliest) return false
  return kind === 'Check-in' ? at < ends : at <= ends + latest && (checkInAt === null || at > checkInAt)
}
