import { isWeekend } from '../../../../domain/shift-display.ts'
import type { DayFigures } from '../../../../domain/plusCrews/plus-crew-month.ts'
import type { Bar } from '../../../ui/BarChart/BarChart.tsx'
import type { MonthFigures } from './month-figures.ts'
import type { MonthWords } from './month-words.ts'

/** Above the best day there is room for its figure. */
const headroom = 1.07
const kinds = { met: 'met', below: 'below', off: 'next', today: 'now', toCome: 'next' } as const

/** Days with figures that are worth writing above a bar; on a wall only the best. */
function named({ days, best }: MonthFigures, isWall: boolean): ReadonlySet<string> {
  const over = days.filter(({ kind, turnover }) => turnover > 0 && (kind === 'met' || kind === 'below'))
  const least = over.reduce<DayFigures | null>((low, day) => (low && low.turnover <= day.turnover ? low : day), null)
  const today = days.find(({ kind, turnover }) => kind === 'today' && turnover > 0)
  return new Set([best, ...(isWall ? [] : [least, today])].flatMap(day => (day ? [day.day] : [])))
}

export function chartBars(figures: MonthFigures, words: MonthWords, isWall: boolean): Bar[] {
  const most = headroom * Math.max(...figures.days.flatMap(({ turnover, target }) => [turnover, target]), 1)
  const withValue = named(figures, isWall)
  return figures.days.map(({ day, turnover, target, kind }) => ({
    key: day,
    label: words.day(day),
    share: turnover / most,
    target: target > 0 ? target / most : null,
    kind: kinds[kind],
    quiet: isWeekend(day),
    ...(withValue.has(day) ? { value: words.short(turnover) } : {}),
  }))
}

/** The one target all days share; null where they differ or have none. */
export function commonTarget({ days }: MonthFigures): number | null {
  const [first, ...rest] = new Set(days.map(({ target }) => target).filter(target => target > 0))
  return first !== undefined && rest.length === 0 ? first : null
}
