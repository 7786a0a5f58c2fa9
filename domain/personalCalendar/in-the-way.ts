import { type PositionStatus, holdsPlace } from '../projectCrewItems/position-status.ts'
import { daysUntil } from '../shift-display.ts'

/** Days that are being chosen, by the person's clock: dates YYYY-MM-DD, times HH:MM; empty: none. */
export interface ChosenDays {
  startDate: string
  endDate: string
  begin: string
  end: string
}

interface JobTimes {
  status: PositionStatus
  startDate: string
  endDate: string | null
  startTime: string
  endTime: string
}

/** Minutes since the first chosen day began, as if no clock were ever set. */
const minutesFrom = (first: string, date: string, time: string) =>
  daysUntil(date, first) * 1440 + Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/**
 * Jobs somebody has said yes to on days they are choosing. A hint while they choose: walls clocks are compared as they
 * stand, and the server says what is so.
 */
export function jobsInTheWay<Job extends JobTimes>(chosen: ChosenDays, jobs: readonly Job[]): readonly Job[] {
  const { startDate: first, begin, end } = chosen
  const last = chosen.endDate || first
  const timed = begin !== '' && end !== ''
  const overnight = timed && chosen.endDate === '' && end <= begin
  const from = timed ? minutesFrom(first, first, begin) : 0
  const until = timed ? minutesFrom(first, last, end) + (overnight ? 1440 : 0) : minutesFrom(first, last, '24:00')
  return jobs.filter(({ status, startDate, endDate, startTime, endTime }) => {
    if (!holdsPlace(status)) return false
    const starts = minutesFrom(first, startDate, startTime)
    const ends =
      minutesFrom(first, endDate ?? startDate, endTime) + (endDate === null && endTime <= startTime ? 1440 : 0)
    return starts < until && ends > from
  })
}

/** How many calendar days were chosen; 0 where the last one lies before the first. */
export const chosenDays = ({ startDate, endDate }: Pick<ChosenDays, 'startDate' | 'endDate'>): number =>
  startDate === '' ? 0 : Math.max(0, daysUntil(endDate || startDate, startDate) + 1)
