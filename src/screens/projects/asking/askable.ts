import { dateIn } from '../../../../domain/shift-display.ts'
import { beginDateOf, hoursOf } from '../days.ts'
import type { Position, Shift } from '../project.types.ts'

/** Whether more people can be asked for: until the last day of the shift is over, where it is. */
export const isAskable = ({ ends, location: { timeZone } }: Shift, now: number): boolean =>
  dateIn(timeZone, Date.parse(ends) - 60_000) >= dateIn(timeZone, now)

interface Hours {
  startDate: string
  endDate: string | null
  startTime: string
  endTime: string
}

/** The hours one begins with: those of the first position of the shift that is not over, else its own. */
export function hoursFor(shift: Shift, positions: readonly Position[], now: number): Hours {
  const like = positions.find(({ projectCrew, ends }) => projectCrew.id === shift.id && Date.parse(ends) > now)
  if (like) {
    const { startDate, endDate, startTime, endTime } = like
    return { startDate, endDate, startTime, endTime }
  }
  const { from, to } = hoursOf(shift)
  return { startDate: beginDateOf(shift), endDate: null, startTime: from, endTime: to }
}
