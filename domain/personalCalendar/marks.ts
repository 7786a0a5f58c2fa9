import type { PositionStatus } from '../projectCrewItems/position-status.ts'
import { daysUntil } from '../shift-display.ts'
import type { EntryKind } from './entry-kind.ts'

const dayMs = 86_400_000

/** A day later or earlier; dates are YYYY-MM-DD. */
export const dayLater = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The first day of the week of a date; weeks start on Monday (1) or Sunday (0). */
export const weekStartOf = (date: string, startsOn: 0 | 1): string =>
  dayLater(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 7 - startsOn) % 7))

export interface CalendarJob {
  id: string
  status: PositionStatus
  kind: EntryKind
  startDate: string
  startTime: string
}
export interface CalendarEntry {
  id: string
  startDate: string
  endDate: string | null
  begin: string | null
  end: string | null
}
export interface CalendarVacation extends CalendarEntry {
  status: 'asked' | 'approved' | 'declined'
  unpaid: boolean
}
export interface CalendarDays<
  Job extends CalendarJob = CalendarJob,
  Entry extends CalendarEntry = CalendarEntry,
  Vacation extends CalendarVacation = CalendarVacation,
> {
  jobs: readonly Job[]
  blockDates: readonly Entry[]
  vacationRequests: readonly Vacation[]
  availabilities: readonly Entry[]
}

/** How a call time is drawn; each differs in shape, not in colour alone. */
export type TimeLook =
  'confirmed' | 'past' | 'doubleBooking' | 'invited' | 'applied' | 'changed' | 'cancelled' | 'absence'
export type BandLook = 'approved' | 'unpaid' | 'asked' | 'block' | 'available'

export interface TimeMark {
  time: string
  look: TimeLook
}
export interface BandMark {
  look: BandLook
  /** It begins, or goes on, on the first cell that is drawn of it in this week. */
  starts: boolean
  ends: boolean
  /** Cells of this week it has from here on. */
  cells: number
}

/** Lesser ones stand behind the others of their day. */
const ranks: readonly TimeLook[] = [
  'doubleBooking',
  'changed',
  'confirmed',
  'past',
  'invited',
  'applied',
  'absence',
  'cancelled',
]

export function timeLook({ kind, status }: Pick<CalendarJob, 'kind' | 'status'>, isPast: boolean): TimeLook {
  if (kind === 'doubleBooking' || kind === 'changed' || kind === 'cancelled' || kind === 'absence') return kind
  if (kind === 'pending') return status === 'applied' ? 'applied' : 'invited'
  return isPast ? 'past' : 'confirmed'
}

/** The last day an entry reaches into; one that ends at midnight does not reach into the next. */
export const lastDayOf = ({ startDate, endDate, begin, end }: CalendarEntry): string =>
  endDate ?? (begin !== null && end !== null && end <= begin && end !== '00:00' ? dayLater(startDate, 1) : startDate)

const isOn = (entry: CalendarEntry, date: string) => entry.startDate <= date && date <= lastDayOf(entry)

/** Everything of a day: jobs that begin on it, soonest first, and what reaches into it. */
export const onDay = <Job extends CalendarJob, Entry extends CalendarEntry, Vacation extends CalendarVacation>(
  { jobs, blockDates, vacationRequests, availabilities }: CalendarDays<Job, Entry, Vacation>,
  date: string,
) => ({
  jobs: jobs.filter(({ startDate }) => startDate === date).toSorted((a, b) => a.startTime.localeCompare(b.startTime)),
  blockDates: blockDates.filter(entry => isOn(entry, date)),
  vacationRequests: vacationRequests.filter(entry => isOn(entry, date)),
  availabilities: availabilities.filter(entry => isOn(entry, date)),
})

/** The one time a cell shows: what weighs most, and of those alike the earliest. */
export function timeMark(days: CalendarDays, date: string, today: string): TimeMark | null {
  const marks = onDay(days, date).jobs.map(job => ({ time: job.startTime, look: timeLook(job, date < today) }))
  return (
    marks.toSorted((a, b) => ranks.indexOf(a.look) - ranks.indexOf(b.look) || a.time.localeCompare(b.time))[0] ?? null
  )
}

/** The one band a cell shows, as far as it goes in its week, whose first day is given. */
export function bandMark(days: CalendarDays, date: string, weekStart: string): BandMark | null {
  const { vacationRequests, blockDates, availabilities } = onDay(days, date)
  const approved = vacationRequests.find(({ status }) => status === 'approved')
  const asked = vacationRequests.find(({ status }) => status === 'asked')
  const [entry, look]: [CalendarEntry | undefined, BandLook] = approved
    ? [approved, approved.unpaid ? 'unpaid' : 'approved']
    : asked
      ? [asked, 'asked']
      : blockDates[0]
        ? [blockDates[0], 'block']
        : [availabilities[0], 'available']
  if (!entry) return null
  const weekEnd = dayLater(weekStart, 6)
  const last = lastDayOf(entry)
  return {
    look,
    starts: date === entry.startDate || date === weekStart,
    ends: date === last || date === weekEnd,
    cells: daysUntil(last < weekEnd ? last : weekEnd, date) + 1,
  }
}
