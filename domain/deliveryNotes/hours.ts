import type { HoursRule } from './hours-rule.ts'

/** What is charged for one person: from and to in ms, the rest in whole minutes. */
export interface ChargedHours {
  from: number
  to: number
  chargeable: number
}

export interface WorkedShift {
  /** Planned start, ms. */
  starts: number
  checkInAt: number | null
  checkOutAt: number | null
  breakMinutes: number
}

/** Minutes. A shift may last two days; more is a typing mistake, and no line is charged with more. */
export const longestShift = 48 * 60

/** Minutes between two instants as clocks without seconds show them: whoever reckons from a paper gets the same. */
export const minutesBetween = (from: number, to: number): number => Math.floor(to / 60_000) - Math.floor(from / 60_000)

/** Chargeable minutes of a time span (ms): less the break, rounded, never below zero. */
export function chargeableMinutes(from: number, to: number, breakMinutes: number, rule: HoursRule): number {
  const worked = minutesBetween(from, to) - (rule.lessBreak ? breakMinutes : 0)
  const step = Math.max(1, rule.roundTo)
  return Math.max(0, Math.floor(worked / step + 0.5) * step)
}

/**
 * The proposal for one person; null while a punch is missing, when the check-out is not after the start, or later than a
 * line can be charged for: somebody checked out whom everybody had forgotten. Decision 20.
 */
export function proposedHours(shift: WorkedShift, rule: HoursRule): ChargedHours | null {
  const { starts, checkInAt, checkOutAt, breakMinutes } = shift
  if (checkInAt === null || checkOutAt === null) return null
  const from = rule.from === 'planned' ? starts : rule.from === 'checkIn' ? checkInAt : Math.max(starts, checkInAt)
  if (checkOutAt <= from || checkOutAt - from > longestShift * 60_000) return null
  return { from, to: checkOutAt, chargeable: chargeableMinutes(from, checkOutAt, breakMinutes, rule) }
}

/** A line as it stands before the sign-off. */
export interface HoursLine {
  from: number | null
  to: number | null
  chargeable: number | null
}

/** A line before the sign-off, as it is stored: what somebody entered by hand, and the punches. */
export interface OpenLine extends WorkedShift {
  byHand: boolean
  entered: HoursLine
}

/** What stands on a line: as entered by hand, else as the punches propose it now; storing a proposal changes nothing. */
export function standingHours({ byHand, entered, ...shift }: OpenLine, rule: HoursRule): HoursLine {
  if (byHand) return entered
  return proposedHours(shift, rule) ?? { from: null, to: null, chargeable: null }
}

/** Why a line is charged with what it is charged with. */
export interface HoursReason {
  /** Minutes from start to end, less the break where the rule takes it off. */
  net: number
  /** `exact`: as it was; `rounded`: by the agency's step; `set`: as somebody entered it. */
  how: 'exact' | 'rounded' | 'set'
}

/** How a line's sum comes about; `span` is minutes from start to end. */
export function hoursReason(
  { span, breakMinutes, chargeable }: { span: number; breakMinutes: number; chargeable: number },
  rule: HoursRule,
): HoursReason {
  const exact = { ...rule, roundTo: 1 }
  const net = chargeableMinutes(0, span * 60_000, breakMinutes, exact)
  if (chargeable === net) return { net, how: 'exact' }
  return { net, how: chargeable === chargeableMinutes(0, span * 60_000, breakMinutes, rule) ? 'rounded' : 'set' }
}

export type HoursGap = 'timesMissing' | 'hoursMissing'

/** What keeps a line from being signed: its start or end time, or its hours; null when it is complete. */
export const hoursGap = ({ from, to, chargeable }: HoursLine): HoursGap | null =>
  from === null || to === null ? 'timesMissing' : chargeable === null ? 'hoursMissing' : null

/** Minutes as H:MM. */
export const hoursText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
