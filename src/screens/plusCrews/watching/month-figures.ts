import {
  type DayFigures,
  dailySeries,
  progressOf,
  reachedOf,
  sumOf,
  teamBonus,
  teamSpeed,
  workedShare,
} from '../../../../domain/plusCrews/plus-crew-month.ts'
import { clockAt } from '../../shared/words/shift-words.ts'
import type { Figures } from '../../../machines/plus-crew-dashboard/plus-crew-dashboard.types.ts'

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

interface Reckoning {
  weekStart: 0 | 1
  workingDay: { from: string; to: string }
}

/** Everything a month shows, as numbers; what lies in the future is left out of tables and sums of what is due. */
export function monthFigures({ rows, month, today, bonus, asOf, crew }: Figures, { weekStart, workingDay }: Reckoning) {
  const days = dailySeries(rows, month.month, today)
  const begun = days.filter(({ kind }) => kind !== 'toCome')
  const share = workedShare(clockAt(asOf, crew.timeZone), workingDay)
  const progress = progressOf(rows, today, share)
  const now = days.find(({ kind }) => kind === 'today')
  const weeks: DayFigures[][] = []
  for (const day of begun) {
    if (weeks.length === 0 || dayOfWeek(day.day) === weekStart) weeks.push([])
    weeks.at(-1)?.push(day)
  }
  return {
    progress,
    /** Work is going on, or figures of today are there: who is behind by then is. By night nobody is reproached. */
    isJudged: now === undefined || (share > 0 && share < 1) || now.turnover !== 0 || now.hours !== 0,
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
    // Of today as much is asked as is due by now.
    total:
      begun.length === 0
        ? null
        : lineOf(
            begun.map(day => (day.kind === 'today' ? { ...day, target: day.target * share } : day)),
            false,
            false,
          ),
  }
}
export type MonthFigures = ReturnType<typeof monthFigures>
