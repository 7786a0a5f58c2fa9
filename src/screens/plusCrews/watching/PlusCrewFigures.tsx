import { useWords } from '../../../i18n/words.ts'
import type { Figures } from '../../../machines/plus-crew-dashboard/plus-crew-dashboard.types.ts'
import { BigFigure } from '../../../ui/BigFigure/BigFigure.tsx'
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar.tsx'
import type { MonthFigures } from './month-figures.ts'
import type { MonthWords } from './month-words.ts'
import { planWords } from './plan-words.ts'
import classes from './desk.module.css'

interface PlusCrewFiguresProps {
  figures: Figures
  numbers: MonthFigures
  words: MonthWords
}

/** The four figures of the month in one card. */
export function PlusCrewFigures({ figures, numbers, words }: PlusCrewFiguresProps) {
  const { t } = useWords()
  const { progress, speed, bonus, hoursADay, days, dayOfMonth, isOver } = numbers
  const plan = planWords(t, numbers, words)
  const day = t('plusCrews.progress.dayOf', { day: dayOfMonth, days: days.length })
  return (
    <div className={classes['figures']}>
      <div className={classes['lead']}>
        <BigFigure
          label={t('plusCrews.progress.title')}
          value={progress.reached === null ? '–' : words.percent(progress.reached)}
          end={
            progress.target > 0
              ? t('plusCrews.progress.both', {
                  made: words.amount(progress.turnover),
                  amount: words.amount(progress.target),
                })
              : words.amount(progress.turnover)
          }
          note={[plan.text, ...(isOver || dayOfMonth === 0 ? [] : [day])].join(', ')}
        >
          <span className={classes['progress']}>
            <ProgressBar share={progress.reached ?? 0} due={plan.due} label={plan.label} />
          </span>
        </BigFigure>
      </div>
      <BigFigure
        label={t('plusCrews.speed.title')}
        value={speed === null ? '–' : words.rate(speed)}
        unit={speed === null ? undefined : t('plusCrews.speed.unit')}
        note={t('plusCrews.speed.note')}
      />
      <BigFigure
        label={t('plusCrews.hours.title')}
        value={words.hours(progress.hours)}
        unit={t('plusCrews.hours.unit')}
        note={hoursADay === null ? null : t('plusCrews.hours.note', { hours: words.hours(hoursADay) })}
      />
      <BigFigure
        label={t('plusCrews.bonus.title')}
        value={bonus === null ? '–' : words.amount(bonus)}
        note={
          bonus === null
            ? t('plusCrews.bonus.none')
            : isOver
              ? words.month(figures.month.month)
              : t('plusCrews.bonus.soFar', { month: words.monthName(figures.month.month) })
        }
      />
    </div>
  )
}
