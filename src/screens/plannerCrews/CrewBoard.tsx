import { type KeyboardEvent, type ReactNode, Suspense, useMemo, useState } from 'react'
import { gridRows } from '../../../domain/planningCalendar/grid-rows.ts'
import { daysLater, isWeekend } from '../../../domain/shift-display.ts'
import { useWords } from '../../i18n/words.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../ui/cx.ts'
import { CalendarFoot } from '../shared/calendar/CalendarFoot.tsx'
import type { useRoom } from '../shared/calendar/useRoom.ts'
import { CarriedCard } from '../shared/planning/CarriedCard.tsx'
import { dateWords, dayWords } from '../shared/words/shift-words.ts'
import { BoardHead } from './BoardHead.tsx'
import { DayEntry } from './DayEntry.tsx'
import { ItemCard } from './ItemCard.tsx'
import { MemberHead } from './MemberHead.tsx'
import type { Board, CrewItem, Member, Members, Shown } from './crew.types.ts'
import { usePutting } from './usePutting.ts'
import classes from './crew.module.css'
import { later } from '../../ui/lazily.tsx'

const PutQuestion = later(async () => (await import('../shared/planning/PutQuestion.tsx')).PutQuestion)

interface CrewBoardProps {
  board: Board
  shown: Shown
  today: string
  now: number
  updated: number
  mayPut: boolean
  /** Null: who belongs to it is not theirs to say. */
  onPeople: (() => void) | null
  room: ReturnType<typeof useRoom>
}

/** Rows of people in the order they came in. */
function rowsOf({ items, positions }: Pick<Members, 'items' | 'positions'>, from: string, days: number) {
  const narrowed = { from, days, hidden: [], function: null, branch: null, only: false, search: '' }
  const rows = gridRows<Member['jobs'][number], Member, Members['positions'][number], never>(
    { items, positions, bankHolidays: [] },
    narrowed,
    [],
  )
  return items.flatMap(({ id }) => rows.filter(({ person }) => person.id === id))
}
export type MemberRow = ReturnType<typeof rowsOf>[number]

const takeable = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-take]') : null

/** A crew's items by day above, its people below, and who fits from outside under a heading of their own. */
export function CrewBoard({ board, shown, today, now, updated, mayPut, onPeople, room }: CrewBoardProps) {
  const words = useWords()
  const { t, tn } = words
  const [how, setHow] = useState<'confirmed' | 'invited'>('confirmed')
  const together = usePutting(board, now, how)
  const { putting, hand, held, person, item } = together
  const { crew, items, members, outside } = board
  const { from, weeks } = shown
  const days = Array.from({ length: weeks * 7 }, (_, at) => daysLater(from, at))
  const own = useMemo(
    () =>
      rowsOf(
        { ...members, items: members.items.filter(({ membership }) => membership?.kind !== 'blocked') },
        from,
        weeks * 7,
      ),
    [members, from, weeks],
  )
  const others = useMemo(() => (outside ? rowsOf(outside, from, weeks * 7) : []), [outside, from, weeks])

  const onKeyDown = (event: KeyboardEvent) => {
    const at = takeable(event.target)
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return
    const what = at.dataset['take']
    const board = event.currentTarget
    if (event.key === 'Escape' && held) {
      event.preventDefault()
      const back = board.querySelector<HTMLElement>(`[data-${held.first}="${held[held.first]}"][data-take]`)
      together.letGo()
      back?.focus()
      return
    }
    if (event.key.toLowerCase() === 'p') {
      event.preventDefault()
      const takes = held === null
      at.click()
      // Whoever is taken looks for the other: the first that has room, or the first at all.
      if (takes)
        (what === 'person'
          ? (board.querySelector<HTMLElement>('[data-take="item"][data-open]') ??
            board.querySelector<HTMLElement>('[data-take="item"]'))
          : board.querySelector<HTMLElement>('[data-take="person"]')
        )?.focus()
      return
    }
    const step = ['ArrowDown', 'ArrowRight'].includes(event.key)
      ? 1
      : ['ArrowUp', 'ArrowLeft'].includes(event.key)
        ? -1
        : 0
    if (step === 0) return
    const all = [...board.querySelectorAll<HTMLElement>(`[data-take="${what}"]`)]
    const next = all[all.indexOf(at) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const card = (one: CrewItem): ReactNode => (
    <ItemCard
      key={one.id}
      item={one}
      fit={together.fitAt(one)?.kind ?? null}
      drop={
        person && item?.id === one.id && together.isOpen(one, person)
          ? t(together.statusFor(person) === 'invited' ? 'plannerCrew.invite' : 'plannerCrew.put', {
              name: person.name,
            })
          : null
      }
      isHeld={held?.first === 'item' && held.item === one.id}
      onTake={mayPut ? () => together.take('item', one.id) : null}
      onNear={() => together.near('item', one.id)}
    />
  )
  const head = ({ person: who, minutes }: MemberRow): ReactNode => (
    <MemberHead
      person={who}
      minutes={minutes}
      quota={who.weeklyMinutes === null ? null : who.weeklyMinutes * weeks}
      isHeld={held?.first === 'person' && held.person === who.id}
      onTake={mayPut ? () => together.take('person', who.id) : null}
      onGrab={event => together.grab(who, event)}
      onNear={() => together.near('person', who.id)}
    />
  )
  const people = (rows: readonly MemberRow[]): ReactNode =>
    rows.map(row => (
      <tr key={row.person.id}>
        <th scope="row">{head(row)}</th>
        {days.map((date, day) => (
          <td key={date} className={dayClass(date, today)}>
            <DayEntry row={row} day={day} date={date} last={days.length - 1} />
          </td>
        ))}
      </tr>
    ))
  const need = (
    <span className={classes['state']}>
      {crew.open > 0 ? <span className={classes['missing']}>{tn('plannerCrew.missing', crew.open)}</span> : null}
      {crew.requested > 0 ? (
        <span className={classes['asked']}>{tn('plannerCrew.requested', crew.requested)}</span>
      ) : null}
    </span>
  )
  const outsideHead = (
    <>
      {t('plannerCrew.outside')} <span>{t('plannerCrew.outsideText')}</span>
    </>
  )
  const fit = person && item ? together.fitOf(item, person) : undefined
  return (
    <section className={classes['board']} aria-label={crew.name} onKeyDown={onKeyDown}>
      <BoardHead crew={crew} how={how} onHow={mayPut ? setHow : null} onPeople={onPeople} />
      {room === 'rows' ? (
        <div className={classes['rows']}>
          {need}
          {items.length === 0 ? <p>{t('plannerCrew.noItems')}</p> : null}
          {days
            .filter(date => items.some(({ startDate }) => startDate === date))
            .map(date => (
              <section key={date} aria-label={dayWords(words, date)}>
                <h3>{dayWords(words, date)}</h3>
                {items.filter(({ startDate }) => startDate === date).map(card)}
              </section>
            ))}
          {[
            { title: tn('plannerCrew.people', own.length), rows: own },
            { title: outsideHead, rows: others },
          ]
            .filter(({ rows }) => rows.length > 0)
            .map(({ title, rows }, at) => (
              <section key={at === 0 ? 'own' : 'outside'}>
                <h3>{title}</h3>
                <ul>
                  {rows.map(row => (
                    <li key={row.person.id}>
                      {head(row)}
                      {days
                        .filter((_, day) => row.marks.has(day))
                        .map(date => (
                          <p key={date}>
                            {dateWords(words, date, { weekday: 'short', day: 'numeric' })}:{' '}
                            {row.marks
                              .get(days.indexOf(date))
                              ?.map(({ position }) => `${position.startTime} ${position.venue}`)
                              .join(', ')}
                          </p>
                        ))}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
        </div>
      ) : (
        <div className={classes['scroll']} tabIndex={0} role="group" aria-label={t('plannerCrew.days')}>
          <table className={classes['table']} style={{ '--days': days.length }}>
            <thead>
              <tr>
                <th scope="col">
                  <span className={classes['corner']}>
                    <b>{tn('plannerCrew.people', own.length)}</b>
                    {t('plannerCrew.hours')}
                  </span>
                </th>
                {days.map(date => (
                  <th
                    key={date}
                    scope="col"
                    className={dayClass(date, today)}
                    aria-current={date === today ? 'date' : undefined}
                  >
                    <span aria-hidden="true">
                      {dateWords(words, date, { weekday: 'short' }).slice(0, 3)} <b>{Number(date.slice(8))}</b>
                    </span>
                    <VisuallyHidden>{dayWords(words, date)}</VisuallyHidden>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className={classes['items']}>
              <tr>
                <th scope="row">
                  <b>{t('plannerCrew.items')}</b>
                  {mayPut ? <p>{t('plannerCrew.itemsHint')}</p> : null}
                  {need}
                </th>
                {days.map(date => (
                  <td key={date} className={dayClass(date, today)}>
                    {items.some(({ startDate }) => startDate === date) ? (
                      <div
                        className={classes['cards']}
                        tabIndex={0}
                        role="group"
                        aria-label={`${t('plannerCrew.items')}, ${dayWords(words, date)}`}
                      >
                        {items.filter(({ startDate }) => startDate === date).map(card)}
                      </div>
                    ) : (
                      <span className={classes['none']}>{t('plannerCrew.noItems')}</span>
                    )}
                  </td>
                ))}
              </tr>
            </tbody>
            <tbody>
              {people(own)}
              {own.length === 0 ? (
                <tr>
                  <td colSpan={days.length + 1}>{t('plannerCrew.nobody')}</td>
                </tr>
              ) : null}
            </tbody>
            {others.length > 0 ? (
              <tbody>
                <tr className={classes['outside']}>
                  <th scope="rowgroup" colSpan={days.length + 1}>
                    {outsideHead}
                  </th>
                </tr>
                {people(others)}
              </tbody>
            ) : null}
          </table>
        </div>
      )}
      {held ? (
        <div className={classes['said']}>
          <CarriedCard
            at={hand.at}
            title={person?.name ?? (item ? `${item.startTime} ${item.project.name}` : '')}
            fit={fit}
            about={item && person ? `${dayWords(words, item.startDate)}, ${item.startTime}` : undefined}
            hint={t(held.first === 'person' ? 'plannerCrew.chooseItem' : 'plannerCrew.choosePerson')}
          />
        </div>
      ) : null}
      <Suspense>{putting.state === 'asking' ? <PutQuestion putting={putting} /> : null}</Suspense>
      <CalendarFoot words="plannerCrew" updated={updated}>
        <span>{t('plannerCrew.sorted')}</span>
        {mayPut && room !== 'rows' ? <span>{t('plannerCrew.keys')}</span> : null}
      </CalendarFoot>
    </section>
  )
}

const dayClass = (date: string, today: string) =>
  cx(isWeekend(date) && classes['weekend'], date === today && classes['today'])
