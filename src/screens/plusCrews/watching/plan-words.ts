import type { Translator } from '../../../i18n/translate.ts'
import type { MonthFigures } from './month-figures.ts'
import type { MonthWords } from './month-words.ts'

interface PlanWords {
  /** "€3,930 ahead of plan" */
  text: string
  /** Null where there is no plan to be ahead of. */
  isAhead: boolean | null
  /** Where the month should be by now, as a share of its target. */
  due: number | null
  label: string
}

/** How a month stands against what should be reached by now; one that is over against its target. */
export function planWords(t: Translator['t'], { progress, isOver }: MonthFigures, words: MonthWords): PlanWords {
  const { reached, plan, target, ahead } = progress
  if (reached === null) {
    const text = t('plusCrews.progress.none')
    return { text, isAhead: null, due: null, label: text }
  }
  const isAhead = ahead >= 0
  const key = isOver ? (isAhead ? 'above' : 'below') : isAhead ? 'ahead' : 'behind'
  const due = plan / target
  return {
    text: t(`plusCrews.progress.${key}`, { amount: words.amount(Math.abs(ahead)) }),
    isAhead,
    due,
    label: t('plusCrews.progress.label', { reached: words.percent(reached), gone: words.percent(due) }),
  }
}

/** The chart in a sentence or two, for those who do not see it. */
export function chartSummary(t: Translator['t'], { days, best }: MonthFigures, words: MonthWords): string {
  const over = days.filter(({ kind }) => kind === 'met' || kind === 'below')
  const met = over.filter(({ kind }) => kind === 'met').length
  const summary = t('plusCrews.chart.summary', { met, days: over.length })
  const bestDay = best && { day: words.dayAndMonth(best.day), amount: words.amount(best.turnover) }
  return bestDay ? `${summary} ${t('plusCrews.chart.best', bestDay)}` : summary
}
