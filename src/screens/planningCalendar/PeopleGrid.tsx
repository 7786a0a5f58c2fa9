import { type KeyboardEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { gridStep } from '../../../domain/planningCalendar/grid-step.ts'
import { daysLater } from '../../../domain/shift-display.ts'
import { useWords } from '../../i18n/words.ts'
import { CalendarFoot } from '../shared/calendar/CalendarFoot.tsx'
import { WeekGround } from '../shared/calendar/WeekGround.tsx'
import { useTodayKey } from '../shared/calendar/useTodayKey.ts'
import type { PutStatus } from '../../machines/put-position/put-position.types.ts'
import { GridHead } from './GridHead.tsx'
import { PersonRow, rowId } from './PersonRow.tsx'
import { columnOf, whereWords } from '../shared/planning/entry-words.ts'
import type { PlanningCalendar, PlanningRow } from '../shared/planning/planning.types.ts'
import type { Cell } from './planning.types.ts'
import { useCarrying } from './putting/useCarrying.ts'
import { useEntryCard } from './useEntryCard.ts'
import { Slots } from './slots.ts'
import { useGridWindow } from './useGridWindow.ts'
import { usePutPosition } from '../shared/planning/usePutPosition.ts'
import classes from './planning.module.css'
import { later } from '../../ui/lazily.tsx'

/** Loaded once somebody looks at a day more closely. */
const EntryCard = later(async () => (await import('./EntryCard.tsx')).EntryCard, { quiet: () => true })
/** Loaded once somebody puts people on positions. */
const OpenTray = later(async () => (await import('./putting/OpenTray.tsx')).OpenTray)
const CarriedCard = later(async () => (await import('../shared/planning/CarriedCard.tsx')).CarriedCard, {
  quiet: () => true,
})
const PutQuestion = later(async () => (await import('../shared/planning/PutQuestion.tsx')).PutQuestion)

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
  /** Whether the person may put others on positions. */
  mayPut: boolean
  /** Ms. */
  now: number
}

const cellOf = (target: EventTarget | null): Cell | null => {
  const said = target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined
  const [row, day] = said?.split(':').map(Number) ?? []
  return row === undefined || day === undefined ? null : { row, day }
}

/** The grid itself: only what is in sight is drawn, and the keyboard walks all of it. */
export function PeopleGrid({
  calendar,
  rows,
  open,
  from,
  days,
  today,
  updated,
  onToday,
  mayPut,
  now,
}: PeopleGridProps) {
  const words = useWords()
  const { t, tn } = words
  const todayAt = columnOf(today, from, days)
  const [stands, setAt] = useState<Cell>({ row: 0, day: todayAt ?? 0 })
  const at = { row: Math.min(stands.row, rows.length - 1), day: Math.min(stands.day, days - 1) }
  const grid = useGridWindow({ rows: rows.length, days })
  const [slots] = useState(() => new Slots())
  const { frame, first, last, sizes, inView } = grid
  /** What the keyboard goes to: held until it is drawn, for other things are drawn in between. */
  const wanted = useRef<Cell | null>(null)
  const card = useEntryCard()
  const [trayAt, setTrayAt] = useState<number | null>(null)
  const [status, setStatus] = useState<PutStatus>('confirmed')
  const putting = usePutPosition(calendar, now)
  const hand = useCarrying(putting, status, calendar.items)
  const { carried, context } = putting
  const isCarrying = putting.state === 'carrying'
  const dropAt = isCarrying && carried ? columnOf(carried.startDate, from, days) : null
  /** Picked up by keyboard: arrows lead it to a person. */
  const isWalked = isCarrying && hand.at === null
  const back = (position: string | null) => document.querySelector<HTMLElement>(`[data-place="${position}"]`)?.focus()
  const go = (to: Cell) => {
    wanted.current = to
    setAt(to)
    grid.reveal(to)
  }
  useEffect(() => {
    if (!wanted.current) return
    const { row, day } = wanted.current
    const cell = frame.current?.querySelector<HTMLElement>(`[data-cell="${row}:${day}"]`)
    if (!cell) return
    wanted.current = null
    cell.focus({ preventScroll: true })
  })
  const showsToday = useEffectEvent(() => {
    if (todayAt !== null) grid.reveal({ row: -1, day: todayAt })
  })
  useEffect(() => showsToday(), [from, days])
  useTodayKey(() => {
    if (todayAt === null) onToday()
    else go({ row: at.row, day: todayAt })
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target)
    if (!cell || event.altKey) return
    if (isWalked && (event.key === 'Enter' || event.key === 'Escape')) {
      event.preventDefault()
      putting.send({ type: event.key === 'Enter' ? 'DROPPED' : 'CANCELLED' })
      if (event.key === 'Escape') back(context.position)
      return
    }
    if (event.key === 'Enter' && cell.row === -1 && cell.day >= 0 && mayPut && (open[cell.day] ?? 0) > 0) {
      event.preventDefault()
      setTrayAt(cell.day)
      return
    }
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
    if (!cell) return
    setAt(cell)
    if (isWalked) hand.over(rows[cell.row]?.person.id)
  }
  const inSight = Array.from({ length: Math.max(0, last.row - first.row + 1) }, (_, index) => first.row + index)
  const drawn = at.row < 0 || inSight.includes(at.row) ? inSight : [...inSight, at.row].toSorted((a, b) => a - b)
  const about = card.at && rows[card.at.row]
  return (
    <div className={classes['stage']} style={{ '--top': `${grid.top}px` }}>
      <div
        ref={frame}
        role="grid"
        aria-label={t('shell.nav.planningCalendar')}
        aria-rowcount={rows.length + 2}
        aria-colcount={days + 1}
        className={classes['grid']}
        style={{ '--days': days, '--rows': rows.length, '--col': `${sizes.column}px` }}
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
          onOpen={mayPut ? setTrayAt : undefined}
        />
        <div role="rowgroup" className={classes['body']} aria-owns={drawn.map(rowId).join(' ')}>
          <WeekGround today={todayAt} />
          {slots.assigned(drawn).map(({ row: index, slot }) => {
            const row = rows[index]
            return row ? (
              <PersonRow
                key={slot}
                {...{ row, index, from }}
                first={first.day}
                last={last.day}
                current={index === at.row ? at.day : null}
                {...(dropAt === null
                  ? {}
                  : { dropAt, fit: putting.fit(row.person)?.kind, isTarget: context.target?.person === row.person.id })}
              />
            ) : null
          })}
        </div>
      </div>
      {card.at && about ? (
        <Suspense>
          <EntryCard {...card.hold} row={about} day={card.at.day} from={from} place={card.place} />
        </Suspense>
      ) : null}
      {isCarrying && carried ? (
        <Suspense>
          <CarriedCard
            at={hand.at}
            title={`${carried.startTime} ${whereWords(words, carried)}`}
            fit={context.target?.fit}
            about={putting.whom?.name}
          />
        </Suspense>
      ) : null}
      <Suspense>
        {putting.state === 'asking' ? <PutQuestion putting={putting} /> : null}
        {trayAt === null || trayAt >= days ? null : (
          <OpenTray
            date={daysLater(from, trayAt)}
            positions={calendar.positions.filter(one => one.open > 0 && columnOf(one.startDate, from, days) === trayAt)}
            carried={isCarrying ? context.position : null}
            {...{ status }}
            onStatus={setStatus}
            onGrab={hand.grab}
            onPick={position => {
              putting.send({ type: 'CARRIED', position: position.id, status })
              go({ row: Math.max(0, at.row), day: trayAt })
            }}
            onClose={() => setTrayAt(null)}
          />
        )}
      </Suspense>
      <CalendarFoot words="planningCalendar" updated={updated}>
        <span role="status">
          {t('planningCalendar.inView', {
            first: inView.first + 1,
            last: inView.last + 1,
            people: tn('planningCalendar.people', rows.length),
          })}
        </span>
        <span>{t('planningCalendar.sorted')}</span>
      </CalendarFoot>
    </div>
  )
}
