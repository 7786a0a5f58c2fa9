import { daysLater } from '../shift-display.ts'

/** A shift by the clock of its place. Dates YYYY-MM-DD, times HH:MM; no last day: the first, or the day after it. */
export interface WallShift {
  startDate: string
  endDate: string | null
  startTime: string
  endTime: string
  timeZone: string
}

/** Where a shift stands in a copy whose first day is so many days later; `zone` is that of the copy's place. */
export const copiedShift = <S extends WallShift>(shift: S, days: number, zone: string): S => ({
  ...shift,
  startDate: daysLater(shift.startDate, days),
  endDate: shift.endDate === null ? null : daysLater(shift.endDate, days),
  timeZone: zone,
})

export interface ClockQuestion {
  which: 'start' | 'end'
  problem: 'timeInGap' | 'timeIsDoubled'
  /** HH:MM, and the day it is on. */
  time: string
  date: string
}

/** The first time of a shift that does not exist on its day or happens twice, because clocks are set there. */
export function clockQuestionOf({ startDate, endDate, startTime, endTime, timeZone }: WallShift): ClockQuestion | null {
  const lastDate = endDate ?? (endTime <= startTime ? daysLater(startDate, 1) : startDate)
  const edges = [
    { which: 'start', date: startDate, time: startTime },
    { which: 'end', date: lastDate, time: endTime },
  ] as const
  for (const edge of edges) {
    const problem = clockProblem(edge.date, edge.time, timeZone)
    if (problem) return { ...edge, problem }
  }
  return null
}

const day = 86_400_000

/** As Intl knows it: minutes before UTC are negative. The server asks Temporal, and has the last word. */
function offsetAt(zone: string, at: number): number {
  const name = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours, minutes = '0'] = /GMT([+-])(\d{2}):?(\d{2})?/.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes)) * 60_000
}

function clockProblem(date: string, time: string, zone: string): ClockQuestion['problem'] | null {
  const wall = Date.parse(`${date}T${time}:00Z`)
  const [before, after] = [offsetAt(zone, wall - day), offsetAt(zone, wall + day)]
  if (before === after) return null
  const happens = [before, after].filter(offset => offsetAt(zone, wall - offset) === offset).length
  return happens === 1 ? null : happens === 0 ? 'timeInGap' : 'timeIsDoubled'
}
