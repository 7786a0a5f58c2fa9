import type { PunchKind } from './punches.ts'

const hourMs = 3_600_000
/** Nobody comes this much before their shift, or goes this much after it. */
const [earliest, latest] = [12 * hourMs, 24 * hourMs]
/** A device's clock may be a little ahead. */
const ahead = 60_000

export interface StatedFor {
  starts: number
  ends: number
  checkInAt: number | null
}

/** Whether somebody may say that a punch was at that instant; all in ms. What has not been yet cannot be stated. */
export function statedTimeAllowed(kind: PunchKind, at: number, shift: StatedFor, now: number): boolean {
  const { starts, ends, checkInAt } = shift
  if (kind === 'Pre-call' || at > now + ahead || at < starts - earliest) return false
  return kind === 'Check-in' ? at < ends : at <= ends + latest && (checkInAt === null || at > checkInAt)
}
