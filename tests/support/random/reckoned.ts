import type { HoursRule } from '../../../domain/deliveryNotes/hours-rule.ts'
import type { RandomCrew, RandomLine } from './random-crews.ts'

/** Instants in ms. */
export interface Reckoned {
  from: number
  to: number
  /** Before it is rounded. */
  net: number
  minutes: number
}

/** Decision 20, reckoned as on paper: from minute to minute, seconds left out; a span of more than two days is a mistake. */
export function reckon(line: RandomLine, crew: RandomCrew, rule: HoursRule): Reckoned | null {
  if (line.checkInAt === null || line.checkOutAt === null) return null
  const late = line.checkInAt > crew.starts
  const from = rule.from === 'planned' || (rule.from === 'later' && !late) ? crew.starts : line.checkInAt
  const span = line.checkOutAt - from
  if (span <= 0 || span > 48 * 3_600_000) return null
  const clock = (at: number) => Math.floor(at / 60_000)
  let minutes = clock(line.checkOutAt) - clock(from)
  if (rule.lessBreak) minutes -= crew.breakMinutes
  if (minutes < 0) return { from, to: line.checkOutAt, net: 0, minutes: 0 }
  const over = minutes % rule.roundTo
  return {
    from,
    to: line.checkOutAt,
    net: minutes,
    minutes: over * 2 >= rule.roundTo ? minutes - over + rule.roundTo : minutes - over,
  }
}
