import { useId } from 'react'
import { useWords } from '../../i18n/words.ts'
import { TimeMark } from '../../ui/TimeMark/TimeMark.tsx'
import { dateWords } from '../shared/words/shift-words.ts'
import type { WeekLine } from './week-lines.ts'
import classes from './vacancies.module.css'

/** Days of a week, one line for each thing on them. */
export function WeekLines({ lines }: { lines: readonly WeekLine[] }) {
  const words = useWords()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes['weekTitle']}>
        {words.t('vacancies.panel.week')}
      </h3>
      <ol className={classes['week']}>
        {lines.map(({ key, date, time, look, text }) => (
          <li key={key} data-look={look ?? undefined}>
            <span>{dateWords(words, date, { weekday: 'short', day: 'numeric' })}</span>
            {look === null ? null : <TimeMark look={look}>{time}</TimeMark>}
            <span className={classes['weekText']}>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
