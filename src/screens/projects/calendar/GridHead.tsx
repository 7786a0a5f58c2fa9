import { IconAlertTriangle } from '@tabler/icons-react'
import { weekOf } from '../../../../domain/projects/lanes.ts'
import { daysLater, isWeekend } from '../../../../domain/shift-display.ts'
import { useWords } from '../../../i18n/words.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../../ui/cx.ts'
import { dateWords, dayWords } from '../../shared/words/shift-words.ts'
import type { Calendar, Shown } from './calendar.types.ts'
import classes from './head.module.css'

interface GridHeadProps {
  calendar: Calendar
  count: number
  shown: Shown
  today: string
}

/** Weeks, days, open places and people needed; of twelve weeks each week's sum and the day that needs most. */
export function GridHead({ calendar: { days, people }, count, shown: { from, weeks }, today }: GridHeadProps) {
  const words = useWords()
  const { t, tn } = words
  const step = weeks === 12 ? 7 : 1
  const columns = Array.from({ length: (weeks * 7) / step }, (_, at) => {
    const first = daysLater(from, at * step)
    const own = days.filter(({ date }) => date >= first && date < daysLater(first, step))
    return {
      first,
      open: own.reduce((sum, day) => sum + day.open, 0),
      needed: Math.max(0, ...own.map(({ needed }) => needed)),
      isToday: today >= first && today < daysLater(first, step),
    }
  })
  const most = Math.max(1, people ?? 0, ...columns.map(({ needed }) => needed))
  const look = ({ first, isToday }: (typeof columns)[number]) =>
    cx(
      isToday && classes['today'],
      step === 1 && isWeekend(first) && classes['weekend'],
      (step === 7 || first === from || weekOf(first) !== weekOf(daysLater(first, -1))) && classes['weekBegins'],
    )
  return (
    <table className={classes['head']}>
      <thead>
        {step === 1 ? (
          <tr>
            <th className={classes['corner']} scope="col">
              {tn('projectCalendar.count', count)}
            </th>
            {Array.from({ length: weeks }, (_, at) => (
              <th key={at} colSpan={7} scope="colgroup" className={cx(classes['week'], classes['weekBegins'])}>
                {t('projectCalendar.week', { number: weekOf(daysLater(from, at * 7 + 3)) })}
              </th>
            ))}
          </tr>
        ) : null}
        <tr className={classes['dates']}>
          {step === 1 ? (
            <td />
          ) : (
            <th className={classes['corner']} scope="col">
              {tn('projectCalendar.count', count)}
            </th>
          )}
          {columns.map(column => (
            <th
              key={column.first}
              scope="col"
              className={look(column)}
              aria-current={column.isToday ? 'date' : undefined}
            >
              {step === 1 ? (
                <>
                  <span aria-hidden="true">
                    {dateWords(words, column.first, { weekday: 'short' }).slice(0, 2)}{' '}
                    <b>{Number(column.first.slice(8))}</b>
                  </span>
                  <VisuallyHidden>{dayWords(words, column.first)}</VisuallyHidden>
                </>
              ) : (
                <>
                  {t('projectCalendar.week', { number: weekOf(daysLater(column.first, 3)) })}{' '}
                  <b>{dateWords(words, column.first, { day: 'numeric', month: 'short' })}</b>
                </>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className={classes['needs']}>
          <th scope="row">{t('projectCalendar.open')}</th>
          {columns.map(column => (
            <td key={column.first} className={look(column)}>
              {column.open > 0 ? <b className={classes['need']}>{column.open}</b> : <span aria-hidden="true">·</span>}
            </td>
          ))}
        </tr>
        <tr className={classes['needs']}>
          <th scope="row">
            {people === null ? t('projectCalendar.needed') : t('projectCalendar.neededOf', { people })}
          </th>
          {columns.map(column => {
            const hot = people !== null && column.needed > people
            return (
              <td key={column.first} className={cx(look(column), classes['needed'])}>
                <b className={hot ? classes['need'] : undefined}>
                  {hot ? <IconAlertTriangle role="img" aria-label={t('projectCalendar.tooMany')} /> : null}
                  {column.needed > 0 ? column.needed : <span aria-hidden="true">·</span>}
                </b>
                <i aria-hidden="true" style={{ '--share': column.needed / most }} />
              </td>
            )
          })}
        </tr>
      </tbody>
    </table>
  )
}
