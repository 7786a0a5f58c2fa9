import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useWords } from '../../../i18n/words.ts'
import type { Figures } from '../../../machines/plus-crew-dashboard/plus-crew-dashboard.types.ts'
import { AsOf } from '../../../ui/AsOf/AsOf.tsx'
import { BarChart } from '../../../ui/BarChart/BarChart.tsx'
import { BigFigure } from '../../../ui/BigFigure/BigFigure.tsx'
import { cx } from '../../../ui/cx.ts'
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar.tsx'
import { TenantMark } from '../../../ui/TenantMark/TenantMark.tsx'
import type { Age } from './age-words.ts'
import { chartBars, commonTarget } from './chart-bars.ts'
import { useMonthFigures } from './useMonthFigures.ts'
import { monthWords, percentParts } from './month-words.ts'
import { chartSummary, planWords } from './plan-words.ts'
import classes from './wall.module.css'

interface PlusCrewWallProps {
  figures: Figures
  age: Age
  /** As the agency has it. */
  mark: string
}

/** A month read from eight metres: the same order and signs as at the desk, sized by the height of the screen. */
export function PlusCrewWall({ figures, age, mark }: PlusCrewWallProps) {
  const all = useWords()
  const { t } = all
  const words = useMemo(() => monthWords(all, figures.crew.currency), [all, figures.crew.currency])
  const numbers = useMonthFigures(figures)
  const bars = useMemo(() => chartBars(numbers, words, true), [numbers, words])
  const { progress, speed, bonus } = numbers
  const plan = planWords(t, numbers, words)
  const reached = progress.reached === null ? null : percentParts(words.percent(progress.reached))
  const common = commonTarget(numbers)
  const Arrow = plan.isAhead ? IconArrowUpRight : IconArrowDownRight
  return (
    <>
      <header className={classes['head']}>
        <span className={classes['mark']}>
          <TenantMark mark={mark} />
        </span>
        <h1 className={classes['name']}>
          {t('plusCrews.name', { name: figures.crew.name })} <span>{words.month(figures.month.month)}</span>
        </h1>
        <div className={classes['age']}>
          <AsOf wall age={age.is} more={age.more}>
            {age.asOf}
          </AsOf>
        </div>
      </header>
      <section className={classes['hero']}>
        <h2 className={classes['label']}>{t('plusCrews.progress.title')}</h2>
        <p className={cx(classes['huge'], (reached?.number.length ?? 1) > 3 && classes['four'])}>
          {reached?.number ?? '–'}
          {reached ? <small>{reached.sign}</small> : null}
        </p>
        <ProgressBar wall share={progress.reached ?? 0} due={plan.due} label={plan.label} />
        <p className={classes['of']}>
          <b>{words.amount(progress.turnover)}</b>
          {progress.target > 0 ? (
            <span>{t('plusCrews.progress.of', { amount: words.amount(progress.target) })}</span>
          ) : null}
        </p>
        <p
          className={cx(
            classes['plan'],
            plan.isAhead === true && classes['ahead'],
            plan.isAhead === false && numbers.isJudged && classes['behind'],
          )}
        >
          {plan.isAhead === null || (!plan.isAhead && !numbers.isJudged) ? null : <Arrow aria-hidden="true" />}
          {plan.text}
        </p>
      </section>
      <section className={classes['chart']}>
        <h2 className={classes['label']}>{t('plusCrews.chart.title')}</h2>
        <div className={classes['bars']}>
          <BarChart
            wall
            bars={bars}
            label={chartSummary(t, numbers, words)}
            targetLabel={
              common === null
                ? t('plusCrews.chart.targets')
                : t('plusCrews.chart.target', { amount: words.amount(common) })
            }
          />
        </div>
      </section>
      <section className={classes['figures']}>
        <BigFigure
          wall
          label={t('plusCrews.speed.title')}
          value={speed === null ? '–' : words.rate(speed)}
          unit={speed === null ? undefined : t('plusCrews.speed.unit')}
        />
        <BigFigure
          wall
          label={t('plusCrews.hours.title')}
          value={words.hours(progress.hours)}
          unit={t('plusCrews.hours.unit')}
        />
        <BigFigure wall label={t('plusCrews.bonus.title')} value={bonus === null ? '–' : words.amount(bonus)} />
      </section>
    </>
  )
}
