import type { HoursRule } from './hours-rule.ts'
import { type HoursGap, chargeableMinutes, hoursGap, proposedHours, type WorkedShift } from './hours.ts'
import type { PositionStatus } from '../projectCrewItems/position-status.ts'

/** Whose hours are to be charged: everybody who was called and is not known to have stayed away. */
export const isCharged = (status: PositionStatus): boolean => ['confirmed', 'checkedIn', 'checkedOut'].includes(status)

/** One person of a crew as the server knows the hours. Instants in ms, hours in minutes. */
export interface SheetLine {
  id: string
  from: number | null
  to: number | null
  chargeable: number | null
}

/** What was entered on this device and may not have arrived yet. Times HH:MM, at the venue. */
export interface EnteredHours {
  chargeable: number | null
  startTime?: string
  endTime?: string
  /** Which of two, where a clock is set back. */
  startChoice?: 'earlier' | 'later'
  endChoice?: 'earlier' | 'later'
}
export type Entered = Readonly<Record<string, EnteredHours>>

/** Minutes that stand on the sheet. */
export const minutesOf = (line: SheetLine, entered: Entered): number | null => {
  const own = entered[line.id]
  return own ? own.chargeable : line.chargeable
}

/** What keeps a line from being signed, with what was entered here. */
export const lineGap = (line: SheetLine, entered: Entered): HoursGap | null => {
  const own = entered[line.id]
  return hoursGap({
    from: own?.startTime === undefined ? line.from : 0,
    to: own?.endTime === undefined ? line.to : 0,
    chargeable: minutesOf(line, entered),
  })
}

/** What keeps a sheet from being signed: a missing start or end first, then missing hours; null when it is complete. */
export function sheetGap(lines: readonly SheetLine[], entered: Entered): HoursGap | null {
  const gaps = lines.map(line => lineGap(line, entered))
  return gaps.find(gap => gap === 'timesMissing') ?? gaps.find(gap => gap !== null) ?? null
}

/** The lines that have the gap which `sheetGap` names. */
export function linesInTheWay(lines: readonly SheetLine[], entered: Entered): string[] {
  const gap = sheetGap(lines, entered)
  return gap === null ? [] : lines.filter(line => lineGap(line, entered) === gap).map(({ id }) => id)
}

/** A line as the server knows it, and where nothing is entered what its punches propose. Nothing is stored by looking. */
export function withProposal(line: SheetLine, shift: WorkedShift, rule: HoursRule): SheetLine {
  if (line.from !== null || line.to !== null || line.chargeable !== null) return line
  return { ...line, ...proposedHours(shift, rule) }
}

/** Set lines, all lines, and the minutes of those that are set: a line whose end is not known counts for nothing yet. */
export function sheetSum(lines: readonly SheetLine[], entered: Entered): { set: number; all: number; minutes: number } {
  const set = lines.filter(line => lineGap(line, entered) === null)
  return {
    set: set.length,
    all: lines.length,
    minutes: set.reduce((sum, line) => sum + (minutesOf(line, entered) ?? 0), 0),
  }
}

export interface ShownLine extends EnteredHours {
  id: string
  chargeable: number
}

/** The sheet as the client is shown it, in the contract's shape; only complete ones are signed. */
export const shownLines = (lines: readonly SheetLine[], entered: Entered): ShownLine[] =>
  lines.map(line => {
    const { startTime, endTime, startChoice, endChoice } = entered[line.id] ?? {}
    return {
      id: line.id,
      chargeable: minutesOf(line, entered) ?? 0,
      ...(startTime === undefined ? {} : { startTime }),
      ...(endTime === undefined ? {} : { endTime }),
      ...(startChoice === undefined ? {} : { startChoice }),
      ...(endChoice === undefined ? {} : { endChoice }),
    }
  })

/** Lines whose figure is another than before, or that were not there; what has gone is named as well. */
export function changedLines(
  before: readonly { id: string; chargeable: number | null }[],
  after: readonly { id: string; chargeable: number | null }[],
): string[] {
  const was = new Map(before.map(({ id, chargeable }) => [id, chargeable]))
  const is = new Set(after.map(({ id }) => id))
  return [
    ...after.filter(({ id, chargeable }) => !was.has(id) || was.get(id) !== chargeable).map(({ id }) => id),
    ...before.filter(({ id }) => !is.has(id)).map(({ id }) => id),
  ]
}

/** Whether an end (ms) is still to come: the planned one may be signed a little before, no later one. */
export const isStillToCome = (end: number, plannedEnd: number, now: number): boolean => end > Math.max(plannedEnd, now)

/** What somebody typed as a time of day, as HH:MM: 7:30, 0730, 07:30 and 730; null where it is none. */
export function typedTime(text: string): string | null {
  const [, hours = '', minutes = ''] = /^\s*(\d{1,2})[:.h ]?(\d\d)\s*$/.exec(text) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}

/** Minutes from one wall time to another, at most a day; null where one is no time. */
export function wallSpan(startTime: string, endTime: string): number | null {
  const [start, end] = [minuteOfDay(startTime), minuteOfDay(endTime)]
  if (start === null || end === null) return null
  return end > start ? end - start : end - start + 24 * 60
}

const minuteOfDay = (time: string): number | null => {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? []
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes)
}

/**
 * A first proposal for two wall times, for whoever then decides; null where one is no time. A night on which a clock is
 * set has other hours: only the server knows those, so `clockSet` proposes nothing.
 */
export function wallProposal(
  startTime: string,
  endTime: string,
  { breakMinutes, clockSet }: { breakMinutes: number; clockSet: boolean },
  rule: HoursRule,
): number | null {
  const span = wallSpan(startTime, endTime)
  if (span === null || clockSet) return null
  return chargeableMinutes(0, span * 60_000, breakMinutes, rule)
}
