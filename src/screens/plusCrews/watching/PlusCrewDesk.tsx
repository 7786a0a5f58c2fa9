import { useId, useMemo, useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import type { Figures } from '../../../machines/plus-crew-dashboard/plus-crew-dashboard.types.ts'
import { AsOf } from '../../../ui/AsOf/AsOf.tsx'
import { BarChart } from '../../../ui/BarChart/BarChart.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import type { Age } from './age-words.ts'
import { chartBars, commonTarget } from './chart-bars.ts'
import { FiguresTable } from './FiguresTable.tsx'
import { useMonthFigures } from './useMonthFigures.ts'
import { monthWords } from './month-words.ts'
import { chartSummary } from './plan-words.ts'
import { PlusCrewFigures } from './PlusCrewFigures.tsx'
import classes from './desk.module.css'

/** The figures, the days and the numbers of a month, each in its panel. */
export function PlusCrewDesk({ figures }: { figures: Figures }) {
  const all = useWords()
  const { t } = all
  const id = useId()
  const [marked, setMarked] = useState<string | null>(null)
  const words = useMemo(() => monthWords(all, figures.crew.currency), [all, figures.crew.currency])
  const numbers = useMonthFigures(figures)
  const bars = useMemo(() => chartBars(numbers, words, false), [numbers, words])
  if (numbers.isEmpty)
    return (
      <StatePanel kind="empty" title={t('plusCrews.empty.title', { month: words.month(figures.month.month) })}>
        {t('plusCrews.empty.text')}
      </StatePanel>
    )
  const common = commonTarget(numbers)
  const kinds = [
    ['met', numbers.days.some(({ kind }) => kind === 'met')],
    ['below', numbers.days.some(({ kind }) => kind === 'below')],
    ['today', numbers.days.some(({ kind }) => kind === 'today')],
  ] as const
  return (
    <>
      <PlusCrewFigures figures={figures} numbers={numbers} words={words} />
      <div className={classes['two']}>
        <section className={classes['panel']} aria-labelledby={id}>
          <header className={classes['panelHead']}>
            <h2 id={id}>{t('plusCrews.chart.title')}</h2>
            <ul className={classes['keys']}>
              {kinds.map(([kind, isThere]) =>
                isThere ? (
                  <li key={kind}>
                    <i className={classes[kind]} />
                    {t(`plusCrews.chart.${kind}`)}
                  </li>
                ) : null,
              )}
            </ul>
          </header>
          <div className={classes['chart']}>
            <BarChart
              bars={bars}
              label={chartSummary(t, numbers, words)}
              targetLabel={
                common === null
                  ? t('plusCrews.chart.targets')
                  : t('plusCrews.chart.target', { amount: words.amount(common) })
              }
              marked={marked}
              onMark={setMarked}
            />
          </div>
        </section>
        <FiguresTable numbers={numbers} words={words} marked={marked} onMark={setMarked} />
      </div>
    </>
  )
}

export function DeskAge({ age }: { age: Age }) {
  return (
    <AsOf age={age.is} more={age.more}>
      {age.asOf}
    </AsOf>
  )
}
