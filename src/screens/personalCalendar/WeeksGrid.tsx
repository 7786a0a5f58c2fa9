import { IconCalendarOff, IconHandStop, IconHourglass, IconBeach } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  type BandLook,
  type BandMark,
  type TimeMark,
  bandMark,
  dayLater,
  timeMark,
  weekStartOf,
} from '../../../domain/personalCalendar/marks.ts'
import { daysUntil, isWeekend } from '../../../domain/shift-display.ts'
import { useWords } from '../../i18n/words.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../ui/cx.ts'
import { dateWords, dayWords } from '../shared/words/shift-words.ts'
import type { OwnDays } from './calendar.types.ts'
import classes from './weeks.module.css'

/** Weeks that are seen at once, and by which more are drawn; how far one can go back and on. */
export const seen = 5
const reach = { back: -52, on: 104 }

const bandIcons: Record<BandLook, ReactNode> = {
  approved: <IconBeach aria-hidden="true" />,
  unpaid: <IconBeach aria-hidden="true" />,
  asked: <IconHourglass aria-hidden="true" />,
  block: <IconCalendarOff aria-hidden="true" />,
  available: <IconHandStop aria-hidden="true" />,
}

interface WeeksGridProps {
  days: OwnDays
  /** YYYY-MM-DD, as are all days. */
  today: string
  selected: string
  onSelect: (date: string) => void
  /** Days that are being chosen; null: none. */
  chosen: { from: string; to: string } | null
  /** The first week that is seen, counted from the present one. */
  top: number
  onTop: (week: number) => void
}

/** Weeks below each other: five are seen, more come as somebody scrolls, and arrows walk from day to day. */
export function WeeksGrid({ days, today, selected, onSelect, chosen, top, onTop }: WeeksGridProps) {
  const words = useWords()
  const { t, weekStart } = words
  const first = weekStartOf(today, weekStart)
  const [drawn, setDrawn] = useState({ from: -seen, to: 3 * seen - 1 })
  const [at, setAt] = useState(selected)
  const body = useRef<HTMLDivElement>(null)
  /** Held until it is drawn, for other things are drawn in between. */
  const toFocus = useRef<string | null>(null)
  const shown = useRef<number | null>(null)
  const from = useRef(drawn.from)
  const weekOf = (date: string) => Math.floor(daysUntil(date, first) / 7)
  const height = () => body.current?.querySelector('[data-week]')?.getBoundingClientRect().height ?? 0

  const include = (week: number) =>
    setDrawn(before => ({
      from: Math.max(reach.back, Math.min(before.from, week - seen)),
      to: Math.min(reach.on, Math.max(before.to, week + 2 * seen)),
    }))

  // Weeks that come above push what is seen down by as much.
  useLayoutEffect(() => {
    const element = body.current
    if (!element) return
    element.scrollTop += (from.current - drawn.from) * height()
    from.current = drawn.from
  }, [drawn.from])
  // Asked for from outside: a button, or a key that left what is seen.
  useLayoutEffect(() => {
    if (shown.current === top || !body.current) return
    shown.current = top
    body.current.scrollTop = (top - drawn.from) * height()
  }, [top, drawn.from])
  useEffect(() => {
    if (toFocus.current === null) return
    const day = body.current?.querySelector<HTMLElement>(`[data-date="${toFocus.current}"]`)
    if (!day) return
    toFocus.current = null
    day.focus({ preventScroll: true })
  })

  const onScroll = () => {
    const tall = height()
    if (!body.current || tall === 0) return
    const week = Math.round(body.current.scrollTop / tall) + drawn.from
    if (week !== shown.current) {
      shown.current = week
      onTop(week)
    }
    if (week - drawn.from < seen || drawn.to - week < 2 * seen) include(week)
  }
  const moveTo = (date: string) => {
    const week = weekOf(date)
    if (week < reach.back || week > reach.on) return
    toFocus.current = date
    include(week)
    setAt(date)
    if (week < top) onTop(week)
    else if (week >= top + seen) onTop(week - seen + 1)
  }
  const byKey = (event: KeyboardEvent) => {
    const intoWeek = daysUntil(at, weekStartOf(at, weekStart))
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -7,
      ArrowDown: 7,
      PageUp: -7 * seen,
      PageDown: 7 * seen,
      Home: -intoWeek,
      End: 6 - intoWeek,
    }
    const step = steps[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    moveTo(dayLater(at, step))
  }

  const weeks = Array.from({ length: drawn.to - drawn.from + 1 }, (_, index) => drawn.from + index)
  // The one that Tab reaches is always one of those that are drawn.
  const reached = weekOf(at) >= drawn.from && weekOf(at) <= drawn.to ? at : today
  return (
    <div role="grid" aria-label={t('personalCalendar.grid')} className={classes['grid']} onKeyDown={byKey}>
      <div role="rowgroup">
        <div role="row" className={classes['week']}>
          {Array.from({ length: 7 }, (_, index) => dayLater(first, index)).map(date => (
            <span
              key={date}
              role="columnheader"
              className={classes['name']}
              aria-label={dateWords(words, date, { weekday: 'long' })}
            >
              {dateWords(words, date, { weekday: 'short' }).slice(0, 2)}
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup" ref={body} className={classes['weeks']} onScroll={onScroll}>
        {weeks.map(week => {
          const weekFirst = dayLater(first, 7 * week)
          return (
            <div key={week} role="row" data-week={week} className={classes['week']}>
              {Array.from({ length: 7 }, (_, index) => dayLater(weekFirst, index)).map(date => {
                const time = timeMark(days, date, today)
                const band = bandMark(days, date, weekFirst)
                return (
                  <div
                    key={date}
                    role="gridcell"
                    aria-selected={date === selected}
                    className={cx(
                      classes['day'],
                      isWeekend(date) && classes['weekend'],
                      date.slice(8) <= '07' && classes['newMonth'],
                      chosen !== null && chosen.from <= date && date <= chosen.to && classes['chosen'],
                    )}
                  >
                    <button
                      type="button"
                      data-date={date}
                      tabIndex={date === reached ? 0 : -1}
                      aria-current={date === today ? 'date' : undefined}
                      className={classes['button']}
                      onFocus={() => setAt(date)}
                      onClick={() => onSelect(date)}
                    >
                      <span aria-hidden="true" className={classes['seen']}>
                        <span className={classes['number']}>{Number(date.slice(8))}</span>
                        <Mark time={time} band={band} word={band ? t(`personalCalendar.band.${band.look}`) : ''} />
                      </span>
                      <VisuallyHidden>
                        {[
                          dayWords(words, date),
                          time && `${time.time} ${t(`personalCalendar.look.${time.look}`)}`,
                          band && t(`personalCalendar.band.${band.look}`),
                        ]
                          .filter(Boolean)
                          .join(', ')}
                      </VisuallyHidden>
                    </button>
                  </div>
                )
              })}
            </div>
          )
        })}
      </div>
    </div>
  )
}

function Mark({ time, band, word }: { time: TimeMark | null; band: BandMark | null; word: string }) {
  if (time)
    return (
      <span className={cx(classes['mark'], classes[time.look])}>
        <b>{time.time}</b>
      </span>
    )
  if (!band) return null
  return (
    <span
      data-cells={band.cells}
      className={cx(
        classes['mark'],
        classes['band'],
        classes[band.look],
        band.starts && classes['starts'],
        band.ends && classes['ends'],
      )}
    >
      {band.starts ? (
        <>
          {bandIcons[band.look]}
          {band.cells > 1 ? <span className={classes['word']}>{word}</span> : null}
        </>
      ) : null}
    </span>
  )
}
