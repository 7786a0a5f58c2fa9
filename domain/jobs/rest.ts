/** A shift somebody has; instants in ms, minutes of break, and the day it starts on at its venue (YYYY-MM-DD). */
export interface Booked {
  starts: number
  ends: number
  startDate: string
  breakMinutes: number
}

/** What a shift would do to its person, in minutes, and the limit it misses: less rest or a longer day than settled. */
export interface RestWarning {
  kind: 'rest' | 'day'
  minutes: number
  limit: number
}

/** A pause beside a shift in whole minutes, and what lies beyond it. */
export interface Pause<B> {
  minutes: number
  other: B
}

const minute = 60_000

const shortest = <B>(pauses: readonly Pause<B>[]): Pause<B> | null =>
  pauses.filter(({ minutes }) => minutes > 0).toSorted((a, b) => a.minutes - b.minutes)[0] ?? null

/**
 * The rest before and after a shift; null where nothing lies on that side. Rest lies between shifts that start on different
 * days, for a pause of one day is none, and not where one ends as the next begins.
 */
export function restAround<B extends Booked>(
  shift: Booked,
  others: readonly B[],
): { before: Pause<B> | null; after: Pause<B> | null } {
  const apart = others.filter(({ startDate }) => startDate !== shift.startDate)
  const whole = (span: number) => Math.floor(span / minute)
  return {
    before: shortest(apart.map(other => ({ minutes: whole(shift.starts - other.ends), other }))),
    after: shortest(apart.map(other => ({ minutes: whole(other.starts - shift.ends), other }))),
  }
}

/**
 * Rest and day of a person with one more shift; a day is everything between two rests, overlaps once, less its breaks.
 * Instants, so a night in which the clock is set has its true length.
 */
export function restWarnings(
  shift: Booked,
  others: readonly Booked[],
  { restHours, dayHours }: { restHours: number; dayHours: number },
): RestWarning[] {
  const [least, most] = [restHours * 60, dayHours * 60]
  const { before, after } = restAround(shift, others)
  const rest = Math.min(before?.minutes ?? Infinity, after?.minutes ?? Infinity)
  const worked = workedBetweenRests(shift, others, least * minute)
  return [
    ...(rest < least ? [{ kind: 'rest', minutes: rest, limit: least } as const] : []),
    ...(worked > most ? [{ kind: 'day', minutes: worked, limit: most } as const] : []),
  ]
}

function workedBetweenRests(shift: Booked, others: readonly Booked[], least: number): number {
  const day = [shift]
  let left = [...others]
  let { starts: from, ends: to } = shift
  for (;;) {
    const near = left.filter(other => other.starts - to < least && from - other.ends < least)
    if (near.length === 0) break
    day.push(...near)
    left = left.filter(other => !near.includes(other))
    from = Math.min(from, ...near.map(({ starts }) => starts))
    to = Math.max(to, ...near.map(({ ends }) => ends))
  }
  let [covered, until] = [0, from]
  for (const { starts, ends } of day.toSorted((a, b) => a.starts - b.starts)) {
    covered += Math.max(0, ends - Math.max(starts, until))
    until = Math.max(until, ends)
  }
  return Math.max(0, Math.floor(covered / minute) - day.reduce((sum, { breakMinutes }) => sum + breakMinutes, 0))
}
