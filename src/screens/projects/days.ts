import { dateIn } from '../../../domain/shift-display.ts'
import { clockAt } from '../shared/words/shift-words.ts'
import type { Shift } from './project.types.ts'

export interface Day {
  /** Where the shifts begin, YYYY-MM-DD. */
  date: string
  /** The place's date now is this one. */
  today: boolean
  shifts: Shift[]
}

/** Shifts by the day they begin on where they are, soonest first. */
export function daysOf(shifts: readonly Shift[], now: number): Day[] {
  const days = new Map<string, Day>()
  for (const shift of shifts) {
    const { timeZone } = shift.location
    const date = dateIn(timeZone, Date.parse(shift.starts))
    const day = days.get(date) ?? { date, today: date === dateIn(timeZone, now), shifts: [] }
    days.set(date, day)
    day.shifts.push(shift)
  }
  return [...days.values()].sort((a, b) => a.date.localeCompare(b.date))
}

/** The day a shift begins on where it is, YYYY-MM-DD. */
export const beginDateOf = ({ starts, location }: Pick<Shift, 'starts' | 'location'>): string =>
  dateIn(location.timeZone, Date.parse(starts))

/** It is on; `now` in ms. */
export const isRunning = ({ starts, ends }: Pick<Shift, 'starts' | 'ends'>, now: number): boolean =>
  Date.parse(starts) <= now && now < Date.parse(ends)

/** What one wants to see first: what is on, else what comes next, else what was last. */
export const firstShift = (shifts: readonly Shift[], now: number): Shift | undefined =>
  shifts.find(({ ends }) => Date.parse(ends) > now) ?? shifts.at(-1)

/** "07:00", "00:30", "+1" of a shift, by the clock of its place. */
export function hoursOf({ starts, ends, location: { timeZone } }: Pick<Shift, 'starts' | 'ends' | 'location'>) {
  const nights =
    (Date.parse(dateIn(timeZone, Date.parse(ends))) - Date.parse(dateIn(timeZone, Date.parse(starts)))) / 86_400_000
  return { from: clockAt(starts, timeZone), to: clockAt(ends, timeZone), note: nights > 0 ? `+${nights}` : null }
}
