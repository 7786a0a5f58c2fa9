import { longestShift } from './hours.ts'
import { type ShiftProblem, type TimeChoice, localOf, momentsOf } from '../shift-time.ts'
import { daysLater } from '../shift-display.ts'

/** Start and end that somebody entered as wall times beside what was known. Times HH:MM, instants in ms. */
export interface EnteredTimes {
  zone: string
  /** Planned start: an entered start is on the day on which it comes nearest to it. */
  starts: number
  from: number | null
  to: number | null
  startTime?: string | undefined
  endTime?: string | undefined
  startChoice?: 'earlier' | 'later' | undefined
  endChoice?: 'earlier' | 'later' | undefined
}

type Refused = Extract<ShiftProblem, { problem: 'timeInGap' | 'timeIsDoubled' }>
export type EnteredResult = { from: number | null; to: number | null } | Refused | { problem: 'impossible' }

const picked = (at: readonly number[], choice: 'earlier' | 'later' | undefined) =>
  at.length < 2 || !choice ? at : [choice === 'earlier' ? Math.min(...at) : Math.max(...at)]

/** One wall time as an instant among the candidate days, by what is best of those it may be. */
function resolved(
  which: 'start' | 'end',
  time: string,
  dates: readonly string[],
  zone: string,
  choice: 'earlier' | 'later' | undefined,
  suits: (at: number) => boolean,
  rank: (at: number) => number,
): number | Refused | null {
  const days = dates.map(date => momentsOf(date, time, zone))
  const nearest = days
    .map(({ at, choices }) => ({ at: picked(at.filter(suits), choice), choices, rank: rank(choices[0].at) }))
    .sort((a, b) => a.rank - b.rank)
  const gap = (choices: [TimeChoice, TimeChoice]): Refused => ({ problem: 'timeInGap', which, choices })
  for (const day of nearest) {
    const whole = days.find(({ choices }) => choices === day.choices)
    if (whole && whole.at.length === 0 && (suits(day.choices[0].at) || suits(day.choices[1].at)))
      return gap(day.choices)
    const [first, second] = day.at
    if (first === undefined) continue
    if (second !== undefined) return { problem: 'timeIsDoubled', which, choices: day.choices }
    return first
  }
  return null
}

/**
 * The instants of start and end, entered or as they stood. A local time that does not exist or happens twice is asked
 * about, never guessed; what stood already is not asked about again.
 */
export function enteredTimes(entered: EnteredTimes): EnteredResult {
  const { zone, starts, startTime, endTime } = entered
  let { from, to } = entered
  if (startTime !== undefined && !(from !== null && localOf(from, zone).time === startTime)) {
    const day = localOf(starts, zone).date
    const dates = [daysLater(day, -1), day, daysLater(day, 1)]
    const found = resolved(
      'start',
      startTime,
      dates,
      zone,
      entered.startChoice,
      () => true,
      at => Math.abs(at - starts),
    )
    if (typeof found === 'object' && found !== null) return found
    from = found
  }
  if (endTime !== undefined && !(to !== null && from !== null && to > from && localOf(to, zone).time === endTime)) {
    const after = from ?? starts
    const day = localOf(after, zone).date
    const found = resolved(
      'end',
      endTime,
      [day, daysLater(day, 1)],
      zone,
      entered.endChoice,
      at => at > after,
      at => at,
    )
    if (typeof found === 'object' && found !== null) return found
    to = found
  }
  if (from !== null && to !== null && (to <= from || to - from > longestShift * 60_000))
    return { problem: 'impossible' }
  return { from, to }
}
