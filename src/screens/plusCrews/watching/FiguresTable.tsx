import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { cx } from '../../../ui/cx.ts'
import { Segments } from '../../../ui/Segments/Segments.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import type { Line, MonthFigures } from './month-figures.ts'
import type { MonthWords } from './month-words.ts'
import classes from './figures-table.module.css'

interface FiguresTableProps {
  numbers: MonthFigures
  words: MonthWords
  marked: string | null
  onMark: (day: string | null) => void
}

/** The same month in numbers, newest first: the chart for those who count. */
export function FiguresTable({ numbers, words, marked, onMark }: FiguresTableProps) {
  const { t } = useWords()
  const id = useId()
  const [by, setBy] = useState<'days' | 'weeks'>('days')
  const isDays = by === 'days'
  const nameOf = ({ from, to, open }: Line) => {
    const name = isDays ? words.weekday(from) : words.range(from, to)
    return open ? t('plusCrews.table.soFar', { day: name }) : name
  }
  const { total } = numbers
  return (
    <div className={classes['panel']}>
      <header className={classes['head']}>
        <h2 id={id}>{t('plusCrews.table.title')}</h2>
        <Segments
          label={t('plusCrews.table.rows')}
          value={by}
          onChange={value => setBy(value === 'weeks' ? 'weeks' : 'days')}
          items={[
            { value: 'days', label: t('plusCrews.table.days') },
            { value: 'weeks', label: t('plusCrews.table.weeks') },
          ]}
        />
      </header>
      <div className={classes['scroll']} tabIndex={0} role="region" aria-labelledby={id}>
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">{t(isDays ? 'plusCrews.table.day' : 'plusCrews.table.week')}</th>
              <th scope="col">{t('plusCrews.table.turnover')}</th>
              <th scope="col">{t('plusCrews.table.ofTarget')}</th>
              <th scope="col" className={classes['wide']}>
                {t('plusCrews.table.hours')}
              </th>
              <th scope="col">{t('plusCrews.table.perHour')}</th>
            </tr>
          </thead>
          <tbody onPointerLeave={() => onMark(null)}>
            {(isDays ? numbers.byDay : numbers.byWeek).map(line => (
              <tr
                key={line.key}
                className={cx(line.weekStarts && classes['week'], isDays && line.from === marked && classes['marked'])}
                onPointerEnter={isDays ? () => onMark(line.from) : undefined}
              >
                <th scope="row">
                  {isDays ? <b>{words.day(line.from)}</b> : null}
                  <span>{nameOf(line)}</span>
                </th>
                <Cells line={line} words={words} />
              </tr>
            ))}
          </tbody>
          {total ? (
            <tfoot>
              <tr>
                <th scope="row">
                  <b>{words.range(total.from, total.to)}</b>
                </th>
                <Cells line={total} words={words} />
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
    </div>
  )
}

function Cells({ line, words }: { line: Line; words: MonthWords }) {
  return (
    <>
      <td>
        <b>{words.amount(line.turnover)}</b>
      </td>
      <td>
        <OfTarget line={line} words={words} />
      </td>
      <td className={classes['wide']}>{words.hours(line.hours)}</td>
      <td>{line.perHour === null ? '–' : words.rate(line.perHour)}</td>
    </>
  )
}

function OfTarget({ line: { ofTarget, open }, words }: { line: Line; words: MonthWords }) {
  const { t } = useWords()
  if (ofTarget === null) return '–'
  if (open) return words.percent(ofTarget)
  const isMet = ofTarget >= 1
  return (
    <span className={classes[isMet ? 'up' : 'down']}>
      {isMet ? <IconArrowUpRight aria-hidden="true" /> : <IconArrowDownRight aria-hidden="true" />}
      <VisuallyHidden>{t(isMet ? 'plusCrews.table.above' : 'plusCrews.table.below')} </VisuallyHidden>
      {words.percent(ofTarget)}
    </span>
  )
}
