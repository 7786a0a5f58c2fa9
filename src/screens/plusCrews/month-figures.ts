import {
  type DayFigures,
  dailySeries,
  progressOf,
  reachedOf,
  sumOf,
  teamBonus,
  teamSpeed,
} from '../../../domain/plus-crew-month.ts'
import type { Figures } from '../../machines/plus-crew-dashboard/plus-crew-dashboard.types.ts'

/** Figures of a day, a week or the month so far; `ofTarget` null without a target. */
export interface Line {
  key: string
  from: string
  to: string
  turnover: number
  hours: number
  ofTarget: number | null
  perHour: number | null
  /** Still under way: not judged. */
  open: boolean
  /** A week begins on it: the rule below its row. */
  weekStarts: boolean
}

const dayOfWeek = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

function lineOf(days: readonly DayFigures[], open: boolean, weekStarts: boolean): Line {
  const [from, to] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  const turnover = sumOf(
    days.map(({ day, turnover: amount }) => ({ date: day, amount })),
    'amount',
  )
  const target = sumOf(
    days.map(({ day, target: amount }) => ({ date: day, amount })),
    'amount',
  )
  const hours = sumOf(
    days.map(({ day, hours: worked }) => ({ date: day, hours: worked })),
    'hours',
  )
  const ofTarget = reachedOf(turnover, target)
  return { key: from, from, to, turnover, hours, ofTarget, perHour: teamSpeed(turnover, hours), open, weekStarts }
}

/** Everything a month shows, as numbers; what lies in the future is left out of tables and sums of what is due. */
export function monthFigures({ rows, month, today, bonus }: Figures, weekStart: 0 | 1) {
  const days = dailySeries(rows, month.month, today)
  const begun = days.filter(({ kind }) => kind !== 'toCome')
  const progress = progressOf(rows, today)
  const weeks: DayFigures[][] = []
  for (const day of begun) {
    if (weeks.length === 0 || dayOfWeek(day.day) === weekStart) weeks.push([])
    weeks.at(-1)?.push(day)
  }
  return {
    progress,
    days,
    best: begun.reduce<DayFigures | null>((best, day) => (day.turnover > (best?.turnover ?? 0) ? day : best), null),
    speed: teamSpeed(progress.turnover, progress.hours),
    bonus: teamBonus(bonus, progress.turnover, progress.target),
    isEmpty: rows.turnover.length + rows.hours.length + rows.target.length === 0,
    isOver: today > month.dateTo,
    hoursADay: begun.length === 0 ? null : progress.hours / begun.length,
    dayOfMonth: begun.length,
    byDay: begun.map(day => lineOf([day], day.kind === 'today', dayOfWeek(day.day) === weekStart)).toReversed(),
    byWeek: weeks.map(week => lineOf(week, week.at(-1)?.kind === 'today', false)).toReversed(),
    total: begun.length === 0 ? null : lineOf(begun, false, false),
  }
}
export type MonthFigures = ReturnType<typeof monthFigures>
