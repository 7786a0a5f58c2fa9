import { weekOf } from '../../../domain/projects/lanes.ts'
import { daysLater, isWeekend } from '../../../domain/shift-display.ts'
import { useWords } from '../../i18n/words.ts'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../ui/cx.ts'
import { dateWords, dayWords } from '../shared/words/shift-words.ts'
import { KindGlyph } from '../shared/planning/KindGlyph.tsx'
import type { PlanningCalendar } from '../shared/planning/planning.types.ts'
import classes from './planning.module.css'

interface GridHeadProps {
  calendar: PlanningCalendar
  count: number
  open: readonly number[]
  from: string
  days: number
  first: number
  last: number
  today: string
  /** The column the keyboard stands in within the open places; null: elsewhere. */
  current: number | null
  /** Shows what is open on a day; absent: nobody may be put there. */
  onOpen?: ((day: number) => void) | undefined
}

/** Weeks with their bank holidays, days, and how many places each still has open. */
export function GridHead({ calendar, count, open, from, days, first, last, today, current, onOpen }: GridHeadProps) {
  const words = useWords()
  const { t, tn } = words
  const drawn = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  const held = current !== null && current >= 0 && !drawn.includes(current) ? [current] : []
  const countries = new Set(calendar.items.flatMap(({ country }) => country ?? []))
  const named = (date: string) => {
    const own = calendar.bankHolidays.filter(day => day.date === date && countries.has(day.country))
    const [holiday] = own
    if (!holiday) return null
    const name = t(`planningCalendar.holiday.${holiday.code}`)
    return own.length === countries.size ? name : `${name} (${own.map(({ country }) => country).join(', ')})`
  }
  return (
    <div className={classes['head']} role="rowgroup">
      <div className={classes['weeks']} role="presentation">
        <div className={classes['corner']} />
        {Array.from({ length: days / 7 }, (_, week) => week).map(week => (
          <div key={week} className={classes['week']} style={{ '--day': week * 7 }}>
            {t('planningCalendar.week', { number: weekOf(daysLater(from, week * 7 + 3)) })}
          </div>
        ))}
        {drawn.flatMap(day => {
          const name = named(daysLater(from, day))
          return name === null
            ? []
            : [
                <div
                  key={`h${day}`}
                  className={classes['holidayName']}
                  style={{ '--day': day % 7 === 0 ? day + 1 : day }}
                  title={name}
                >
                  <KindGlyph kind="bankHoliday" />
                  <span>{name}</span>
                </div>,
              ]
        })}
      </div>
      <div role="row" aria-rowindex={1} className={classes['days']}>
        <div role="columnheader" aria-colindex={1} className={classes['corner']}>
          <b>{tn('planningCalendar.people', count)}</b>
          <span>{t('planningCalendar.hours')}</span>
        </div>
        {drawn.map(day => {
          const date = daysLater(from, day)
          return (
            <div
              key={day}
              role="columnheader"
              aria-colindex={day + 2}
              className={cx(classes['day'], isWeekend(date) && classes['weekend'], date === today && classes['today'])}
              style={{ '--day': day }}
              aria-current={date === today ? 'date' : undefined}
            >
              <span aria-hidden="true">
                {dateWords(words, date, { weekday: 'short' }).slice(0, 3)} <b>{Number(date.slice(8))}</b>
              </span>
              <VisuallyHidden>{dayWords(words, date)}</VisuallyHidden>
            </div>
          )
        })}
      </div>
      <div role="row" aria-rowindex={2} className={classes['open']}>
        <div
          role="rowheader"
          aria-colindex={1}
          className={classes['corner']}
          tabIndex={current === -1 ? 0 : -1}
          data-cell="-1:-1"
          aria-label={t('planningCalendar.open')}
        >
          {t('planningCalendar.open')}
          {onOpen && open.some(places => places > 0) ? (
            <TextLink href={`/planning-calendar?view=fill&from=${from}`}>{t('planningCalendar.fill')}</TextLink>
          ) : null}
        </div>
        {[...drawn, ...held].map(day => {
          const date = daysLater(from, day)
          const places = open[day] ?? 0
          return (
            <div
              key={day}
              role="gridcell"
              aria-colindex={day + 2}
              className={cx(classes['openDay'], isWeekend(date) && classes['weekend'])}
              style={{ '--day': day }}
              tabIndex={day === current ? 0 : -1}
              data-cell={`-1:${day}`}
              data-opens={onOpen && places > 0 ? '' : undefined}
              onClick={onOpen && places > 0 ? () => onOpen(day) : undefined}
              aria-label={`${dayWords(words, date)}: ${tn('planningCalendar.openPlaces', places)}`}
            >
              {places > 0 ? <b>{places}</b> : <span aria-hidden="true">·</span>}
            </div>
          )
        })}
      </div>
    </div>
  )
}
