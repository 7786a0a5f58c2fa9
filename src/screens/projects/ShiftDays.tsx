import { useEffect, useRef } from 'react'
import { dateIn } from '../../../domain/shift-display.ts'
import { useWords } from '../../i18n/words.ts'
import { clockAt, dateWords, dayWords } from '../shared/words/shift-words.ts'
import { daysOf } from './days.ts'
import type { Shift } from './project.types.ts'
import { ShiftTile } from './ShiftTile.tsx'
import classes from './days.module.css'

interface ShiftDaysProps {
  shifts: readonly Shift[]
  shownId: string
  now: number
  onShift: (id: string) => void
}

/** The days beside each other with their shifts as tiles. What does not fit is pushed sideways; today stands first. */
export function ShiftDays({ shifts, shownId, now, onShift }: ShiftDaysProps) {
  const words = useWords()
  const { t } = words
  const days = daysOf(shifts, now)
  const list = useRef<HTMLUListElement>(null)
  const first = days.find(day => day.shifts.some(({ id }) => id === shownId))?.date
  // Once: whoever pushes the days has a reason.
  const start = useRef(first)
  useEffect(() => {
    const row = list.current
    const day = row?.querySelector<HTMLElement>(`[data-date="${start.current ?? ''}"]`)
    if (row && day) row.scrollLeft = day.offsetLeft - row.offsetLeft - parseFloat(getComputedStyle(row).paddingLeft)
  }, [])
  return (
    <ul ref={list} className={classes['days']} aria-label={t('projects.shifts')}>
      {days.map(({ date, today, shifts: tiles }) => (
        <li key={date} className={classes['day']} data-date={date}>
          <h2 className={classes['date']}>
            <span className={classes['dateWords']}>
              <b>{dateWords(words, date, { weekday: 'short' })}</b>{' '}
              {dateWords(words, date, {
                day: 'numeric',
                month: 'short',
                ...(date.slice(0, 4) === dateIn('UTC', now).slice(0, 4) ? {} : { year: 'numeric' }),
              })}
            </span>
            {today && tiles[0] ? (
              <span className={classes['today']}>
                {t('projects.today', { time: clockAt(now, tiles[0].location.timeZone) })}
              </span>
            ) : null}
          </h2>
          <ul className={classes['tiles']} aria-label={dayWords(words, date)}>
            {tiles.map(shift => (
              <li key={shift.id}>
                <ShiftTile shift={shift} shown={shift.id === shownId} now={now} onClick={() => onShift(shift.id)} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
