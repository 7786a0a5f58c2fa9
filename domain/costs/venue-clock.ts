import { Temporal } from 'temporal-polyfill'
import { daysLater } from '../shift-display.ts'

/** The calendar of a venue, for the server only (decision 14). Asked thousands of times, it looks each answer up once. */
export interface VenueClock {
  /** When a wall time happens (ms); one in a gap after it, the first of two that are alike. */
  at: (date: string, time: string) => number
  /** The day an instant (ms) is on there, YYYY-MM-DD. */
  dayOf: (at: number) => string
  /** Whether a day is a public holiday there. */
  isHoliday: (date: string) => boolean
}

export function venueClock(zone: string, isHoliday: (date: string) => boolean): VenueClock {
  const known = new Map<string, number>()
  const at = (date: string, time: string): number => {
    const key = `${date} ${time}`
    const found =
      known.get(key) ?? Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).epochMilliseconds
    known.set(key, found)
    return found
  }
  const dayOf = (moment: number): string => {
    // No zone is further than a day from UTC.
    const date = new Date(moment).toISOString().slice(0, 10)
    const days = [1, 0, -1].map(away => daysLater(date, away))
    return days.find(day => at(day, '00:00') <= moment) ?? date
  }
  return { at, dayOf, isHoliday }
}
