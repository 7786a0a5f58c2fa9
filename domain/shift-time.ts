import { Temporal } from 'temporal-polyfill'

/** A shift as people write it: wall time at the venue. Dates YYYY-MM-DD, times HH:MM, zone by its IANA name. */
export interface LocalShift {
  startDate: string
  /** Absent: the start date, or the day after when the end is not later than the start. */
  endDate?: string | null
  startTime: string
  endTime: string
  zone: string
  /** Answers to `timeIsDoubled`: which of the two hours is meant. */
  startChoice?: 'earlier' | 'later' | null
  endChoice?: 'earlier' | 'later' | null
}

/** One way out of a gap or a doubled hour; `at` in ms. */
export interface TimeChoice {
  choice: 'earlier' | 'later'
  /** HH:MM; in a gap the existing times before and after it. */
  localTime: string
  /** Such as +02:00. */
  utcOffset: string
  at: number
}

export type ShiftProblem =
  | { problem: 'timeInGap' | 'timeIsDoubled'; which: 'start' | 'end'; choices: [TimeChoice, TimeChoice] }
  | { problem: 'endsBeforeStart' | 'unknownZone' | 'invalidTime' }

/** Instants in ms since 1970; store the tz-data version of the Node that derived them beside them. */
export type ShiftInstants = { starts: number; ends: number } | ShiftProblem

const choiceOf = (choice: 'earlier' | 'later', zoned: Temporal.ZonedDateTime): TimeChoice => ({
  choice,
  localTime: zoned.toPlainTime().toString({ smallestUnit: 'minute' }),
  utcOffset: zoned.offset,
  at: zoned.epochMilliseconds,
})

function instantOf(
  which: 'start' | 'end',
  local: Temporal.PlainDateTime,
  zone: string,
  chosen: 'earlier' | 'later' | null | undefined,
): number | ShiftProblem {
  const earlier = local.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const later = local.toZonedDateTime(zone, { disambiguation: 'later' })
  if (earlier.epochMilliseconds === later.epochMilliseconds) return earlier.epochMilliseconds
  const doubled = earlier.toPlainDateTime().equals(local)
  if (doubled && chosen) return (chosen === 'earlier' ? earlier : later).epochMilliseconds
  const choices: [TimeChoice, TimeChoice] = [choiceOf('earlier', earlier), choiceOf('later', later)]
  return { problem: doubled ? 'timeIsDoubled' : 'timeInGap', which, choices }
}

function localTimes(shift: LocalShift): { start: Temporal.PlainDateTime; end: Temporal.PlainDateTime } | null {
  const { startDate, endDate, startTime, endTime } = shift
  const dates = [startDate, endDate || startDate].every(date => /^\d{4}-\d{2}-\d{2}$/.test(date))
  if (!dates || ![startTime, endTime].every(time => /^\d{2}:\d{2}$/.test(time))) return null
  try {
    const start = Temporal.PlainDateTime.from(`${startDate}T${startTime}`, { overflow: 'reject' })
    const end = Temporal.PlainDateTime.from(`${endDate || startDate}T${endTime}`, { overflow: 'reject' })
    const overnight = !endDate && Temporal.PlainDateTime.compare(end, start) <= 0
    return { start, end: overnight ? end.add({ days: 1 }) : end }
  } catch {
    return null
  }
}

/** Whether Node knows a zone by that name. */
export function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

/** A zone as it is written everywhere; undefined: nobody knows one by that name. */
export function zoneNamed(zone: string): string | undefined {
  return isZone(zone) ? new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone : undefined
}

/**
 * The instants of a shift, for the server only (decision 14: browsers and databases know other tz data). A local time
 * that does not exist or happens twice is asked about with both choices, never guessed.
 */
export function instantsOf(shift: LocalShift): ShiftInstants {
  if (!isZone(shift.zone)) return { problem: 'unknownZone' }
  const local = localTimes(shift)
  if (local === null) return { problem: 'invalidTime' }
  const starts = instantOf('start', local.start, shift.zone, shift.startChoice)
  if (typeof starts !== 'number') return starts
  const ends = instantOf('end', local.end, shift.zone, shift.endChoice)
  if (typeof ends !== 'number') return ends
  return starts < ends ? { starts, ends } : { problem: 'endsBeforeStart' }
}

/** When a wall time (date YYYY-MM-DD, time HH:MM) happens in a zone, in ms: once, twice, or never because clocks jump over it. */
export function momentsOf(
  date: string,
  time: string,
  zone: string,
): { at: number[]; choices: [TimeChoice, TimeChoice] } {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`)
  const earlier = local.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const later = local.toZonedDateTime(zone, { disambiguation: 'later' })
  const exists = earlier.toPlainDateTime().equals(local)
  const at = exists ? [...new Set([earlier.epochMilliseconds, later.epochMilliseconds])] : []
  return { at, choices: [choiceOf('earlier', earlier), choiceOf('later', later)] }
}

/** The wall time of an instant (ms) in a zone: date YYYY-MM-DD and time HH:MM. */
export function localOf(at: number, zone: string): { date: string; time: string } {
  const zoned = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
  return { date: zoned.toPlainDate().toString(), time: zoned.toPlainTime().toString({ smallestUnit: 'minute' }) }
}

/** The week of an instant in a zone, from Monday to the next one, both in ms: an hour shorter or longer where a clock is set. */
export function weekOf(at: number, zone: string): { starts: number; ends: number } {
  const today = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate()
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const midnight = (date: Temporal.PlainDate) => date.toZonedDateTime(zone).epochMilliseconds
  return { starts: midnight(monday), ends: midnight(monday.add({ days: 7 })) }
}
