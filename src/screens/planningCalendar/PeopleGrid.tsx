import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { gridStep } from '../../../domain/planningCalendar/grid-step.ts'
import { useWords } from '../../i18n/words.ts'
import { clockAt, viewerZone } from '../shared/shift-words.ts'
import { EntryCard } from './EntryCard.tsx'
import { GridHead } from './GridHead.tsx'
import { PersonRow, rowId } from './PersonRow.tsx'
import { columnOf } from './entry-words.ts'
import type { Cell, PlanningCalendar, PlanningRow } from './planning.types.ts'
import { useEntryCard } from './useEntryCard.ts'
import { Slots } from './slots.ts'
import { useGridWindow } from './useGridWindow.ts'
import classes from './planning.module.css'

interface PeopleGridProps {
  calendar: PlanningCalendar
  rows: readonly PlanningRow[]
  /** Open places by day. */
  open: readonly number[]
  from: string
  days: number
  today: string
  updated: number
  /** Asks for the weeks that begin with today's. */
  onToday: () => void
}

const cellOf = (target: EventTarget | null): Cell | null => {
  const said = target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined
  const [row, day] = said?.split(':').map(Number) ?? []
  return row === undefined || day === undefined ? null : { row, day }
}
const isTyping = () => document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false

/** The grid itself: only what is in sight is drawn, and the keyboard walks all of it. */
export function PeopleGrid({ calendar, rows, open, from, days, today, updated, onToday }: PeopleGridProps) {
  const { t, tn } = useWords()
  const todayAt = columnOf(today, from, days)
  const [stands, setAt] = useState<Cell>({ row: 0, day: todayAt ?? 0 })
  const at = { row: Math.min(stands.row, rows.length - 1), day: Math.min(stands.day, days - 1) }
  const grid = useGridWindow({ rows: rows.length, days })
  const [slots] = useState(() => new Slots())
  const { frame, first, last, sizes, inView } = grid
  const wanted = useRef(false)
  const card = useEntryCard()
  const go = (to: Cell) => {
    wanted.current = true
    setAt(to)
    grid.reveal(to)
  }
  useEffect(() => {
    if (!wanted.current) return
    const cell = frame.current?.querySelector<HTMLElement>(`[data-cell="${at.row}:${at.day}"]`)
    if (!cell) return
    wanted.current = false
    cell.focus({ preventScroll: true })
  })
  const showsToday = useEffectEvent(() => {
    if (todayAt !== null) grid.reveal({ row: -1, day: todayAt })
  })
  useEffect(() => showsToday(), [from, days])
  const onLetter = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.metaKey || event.altKey || isTyping()) return
    if (todayAt === null) onToday()
    else go({ row: at.row, day: todayAt })
  })
  useEffect(() => {
    const heard = (event: globalThis.KeyboardEvent) => onLetter(event)
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target)
    if (!cell || event.altKey) return
    if (event.key === 'Escape') card.close()
    if (event.key === 'Enter' && card.enter()) {
      event.preventDefault()
      return
    }
    const to = gridStep(cell, event, { rows: rows.length, days, page: Math.max(1, inView.last - inView.first) })
    if (!to) return
    event.preventDefault()
    go(to)
  }
  const pick = (target: EventTarget | null) => {
    const cell = cellOf(target)
    if (cell) setAt(cell)
  }
  const inSight = Array.from({ length: Math.max(0, last.row - first.row + 1) }, (_, index) => first.row + index)
  const drawn = at.row < 0 || inSight.includes(at.row) ? inSight : [...inSight, at.row].toSorted((a, b) => a - b)
  const about = card.at && rows[card.at.row]
  return (
    <>
      <div
        ref={frame}
        role="grid"
        aria-label={t('shell.nav.planningCalendar')}
        aria-rowcount={rows.length + 2}
        aria-colcount={days + 1}
        className={classes['grid']}
        style={{ '--days': days, '--rows': rows.length, '--col': `${sizes.column}px`, '--top': `${grid.top}px` }}
        onKeyDown={onKeyDown}
        onFocus={event => {
          pick(event.target)
          card.near(cellOf(event.target), event.target)
        }}
        onBlur={() => card.leave()}
        onPointerOver={event => {
          if (event.pointerType === 'touch') return
          const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-full]') : null
          if (cell) card.near(cellOf(cell), cell)
          else card.leave()
        }}
        onPointerLeave={() => card.leave()}
        onScroll={() => card.close()}
      >
        <GridHead
          {...{ calendar, open, from, days, today }}
          count={rows.length}
          first={first.day}
          last={last.day}
          current={at.row === -1 ? at.day : null}
        />
        <div role="rowgroup" className={classes['body']} aria-owns={drawn.map(rowId).join(' ')}>
          <div className={classes['ground']} aria-hidden="true" />
          {todayAt === null ? null : <div className={classes['now']} style={{ '--day': todayAt }} aria-hidden="true" />}
          {slots.assigned(drawn).map(({ row: index, slot }) => {
            const row = rows[index]
            return row ? (
              <PersonRow
                key={slot}
                {...{ row, index, from }}
                first={first.day}
                last={last.day}
                current={index === at.row ? at.day : null}
              />
            ) : null
          })}
        </div>
      </div>
      {card.at && about ? (
        <EntryCard {...card.hold} row={about} day={card.at.day} from={from} place={card.place} />
      ) : null}
      <div className={classes['foot']}>
        <span role="status">
          {t('planningCalendar.inView', {
            first: inView.first + 1,
            last: inView.last + 1,
            people: tn('planningCalendar.people', rows.length),
          })}
        </span>
        <span>{t('planningCalendar.sorted')}</span>
        <span>{t('planningCalendar.updated', { time: clockAt(updated, viewerZone()) })}</span>
      </div>
    </>
  )
}
