/**
 * Small sums for showing shifts; numbers and dates, no words, no tz arithmetic beyond what Intl says. Screens show the
 * stored wall time (decision 14). Dates are YYYY-MM-DD.
 */
const dayMs = 86_400_000
const dayNumber = (date: string) => Math.floor(Date.parse(`${date}T00:00:00Z`) / dayMs)
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)

/** Calendar days from `today` to `date`, both of the venue; negative when it is over. */
export const daysUntil = (date: string, today: string): number => dayNumber(date) - dayNumber(today)

/** So many days later, YYYY-MM-DD; earlier where they are negative. */
export const daysLater = (date: string, days: number): string => dateOf(dayNumber(date) + days)

/** Whether a date (YYYY-MM-DD) is a Saturday or a Sunday. */
export const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())

/** Such as GMT+02:00, as the viewer's own tz data have it. */
const offsetName = (zone: string, at: number) =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value

/** Whether a viewer's clock shows another time than the venue's at that instant (ms): then the zone is named. */
export const zoneDiffers = (venueZone: string, viewerZone: string, at: number): boolean =>
  venueZone !== viewerZone && offsetName(venueZone, at) !== offsetName(viewerZone, at)

/** Whether a clock of that zone is set between two instants (ms). */
export const clockIsSet = (zone: string, from: number, to: number): boolean =>
  offsetName(zone, from) !== offsetName(zone, to)

/** The venue's date at an instant (ms), for "today" there. */
export const dateIn = (zone: string, at: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)

/**
 * Which day a clock time has to carry, both in ms: "00:10" read at 23:50 is tomorrow's. Today's carries none; `other` is
 * a date.
 */
export function dayToName(at: number, zone: string, now: number): 'today' | 'tomorrow' | 'yesterday' | 'other' {
  const away = daysUntil(dateIn(zone, at), dateIn(zone, now))
  return away === 0 ? 'today' : away === 1 ? 'tomorrow' : away === -1 ? 'yesterday' : 'other'
}

/** Somebody checked in waits for the start or works; both in ms. Before it nothing is "running now". */
export const checkedInState = (starts: number, now: number): 'waiting' | 'running' =>
  now < starts ? 'waiting' : 'running'

/** Whole days, hours and minutes; before the start rounded up, so that "in 0 min" is never said too early. */
export interface TimeUntil {
  past: boolean
  days: number
  hours: number
  minutes: number
}

/** The pieces of "in 35 min" or "2 h ago"; both in ms. */
export function timeUntil(at: number, now: number): TimeUntil {
  const past = at <= now
  const total = past ? Math.floor((now - at) / 60_000) : Math.ceil((at - now) / 60_000)
  return { past, days: Math.floor(total / 1440), hours: Math.floor((total % 1440) / 60), minutes: total % 60 }
}

/** Which heading a date stands under; `firstDay` is the day its week starts. */
export interface WeekGroup {
  group: 'earlier' | 'thisWeek' | 'nextWeek' | 'weekOf'
  firstDay: string
}

/** The week a date belongs to, seen from `today`; weeks start on Monday (1) unless told Sunday (0). */
export function weekGroup(date: string, today: string, startsOn: 0 | 1 = 1): WeekGroup {
  // Day 0 of 1970 was a Thursday: 3 days after a Monday, 4 after a Sunday.
  const firstOf = (day: number) => day - ((((day + 4 - startsOn) % 7) + 7) % 7)
  const first = firstOf(dayNumber(date))
  const weeks = (first - firstOf(dayNumber(today))) / 7
  const group = weeks < 0 ? 'earlier' : weeks === 0 ? 'thisWeek' : weeks === 1 ? 'nextWeek' : 'weekOf'
  return { group, firstDay: dateOf(first) }
}
