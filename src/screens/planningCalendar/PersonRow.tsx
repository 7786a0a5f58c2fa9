import { Suspense, memo } from 'react'
import { hoursText } from '../../../domain/deliveryNotes/hours.ts'
import type { Fit } from '../../../domain/planningCalendar/fit.ts'
import { daysLater } from '../../../domain/shift-display.ts'
import { useWords } from '../../i18n/words.ts'
import { cx } from '../../ui/cx.ts'
import { functionWords } from '../shared/words/shift-words.ts'
import { KindGlyph } from '../shared/planning/KindGlyph.tsx'
import { bandWords, cellWords } from '../shared/planning/entry-words.ts'
import { functionShort } from './function-short.ts'
import type { PlanningRow } from '../shared/planning/planning.types.ts'
import marks from '../shared/planning/marks.module.css'
import classes from './planning.module.css'
import put from './putting/put.module.css'
import { later } from '../../ui/lazily.tsx'

/** Only while something is carried. */
const FitGlyph = later(async () => (await import('../shared/planning/FitSign.tsx')).FitGlyph, { quiet: () => true })

interface PersonRowProps {
  row: PlanningRow
  index: number
  from: string
  /** First and last column that is drawn. */
  first: number
  last: number
  /** The column the keyboard stands in, −1 the name; null: another row. */
  current: number | null
  /** What dropping here would do, while something is carried, and in which column. */
  fit?: Fit['kind'] | undefined
  dropAt?: number | undefined
  isTarget?: boolean | undefined
}

/** What the order of reading goes by: elements stand in any order. */
export const rowId = (index: number): string => `planning-row-${index}`

/** One person: the name, and what is to be seen of the days that are in sight; an empty day is only ground. */
export const PersonRow = memo(function PersonRow({
  row,
  index,
  from,
  first,
  last,
  current,
  fit,
  dropAt,
  isTarget,
}: PersonRowProps) {
  const words = useWords()
  const { person, marks: byDay, bands, holidays, minutes, begins } = row
  const [does] = person.functions
  const drawn = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  const held = current !== null && current >= 0 && !drawn.includes(current) ? [current] : []
  return (
    <div
      role="row"
      id={rowId(index)}
      aria-rowindex={index + 3}
      className={cx(classes['row'], begins && classes['begins'])}
      style={{ '--at': index }}
      data-person={person.id}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className={classes['name']}
        tabIndex={current === -1 ? 0 : -1}
        data-cell={`${index}:-1`}
      >
        {does ? (
          <abbr title={person.functions.map(one => functionWords(words, one).replaceAll('\u00AD', '')).join(', ')}>
            {functionShort(does)}
          </abbr>
        ) : (
          <span />
        )}
        <b>{person.name}</b>
        <span>{minutes > 0 ? hoursText(minutes) : ''}</span>
      </div>
      {[...drawn, ...held].map(day => {
        const own = byDay.get(day)
        const band = bands.find(({ from: begin, to }) => begin <= day && day <= to)
        const starts = band && (day === Math.max(band.from, first) || day === band.from)
        const holiday = holidays.get(day)
        if (!own && !band && holiday === undefined && day !== current) return null
        const lead = own?.[0]
        return (
          <div
            key={day}
            role="gridcell"
            aria-colindex={day + 2}
            aria-label={cellWords(words, row, day, daysLater(from, day))}
            className={cx(
              classes['cell'],
              holiday !== undefined && classes['holiday'],
              day === dropAt && put['dropCell'],
            )}
            style={{ '--day': day }}
            tabIndex={day === current ? 0 : -1}
            data-cell={`${index}:${day}`}
            data-full={own || band ? '' : undefined}
          >
            {band && starts ? (
              <span
                className={marks['band']}
                data-kind={band.kind}
                data-cut={band.from < first ? '' : undefined}
                style={{ '--span': Math.min(band.to, last) - day + 1 }}
                aria-hidden="true"
              >
                <KindGlyph kind={band.kind} />
                {band.to > band.from ? <span>{bandWords(words, band.kind)}</span> : null}
              </span>
            ) : null}
            {lead ? (
              <span
                className={marks['mark']}
                data-kind={lead.job.kind}
                data-more={own.length > 1 && lead.job.kind !== 'doubleBooking' ? '' : undefined}
                aria-hidden="true"
              >
                <KindGlyph kind={lead.job.kind} />
                {lead.position.startTime}
              </span>
            ) : null}
            {holiday === undefined ? null : <KindGlyph kind="bankHoliday" />}
          </div>
        )
      })}
      {fit !== undefined && dropAt !== undefined ? (
        <span
          className={put['drop']}
          data-fit={fit}
          data-here={isTarget ? '' : undefined}
          style={{ '--day': dropAt }}
          aria-hidden="true"
        >
          <Suspense>
            <FitGlyph kind={fit} />
          </Suspense>
        </span>
      ) : null}
    </div>
  )
})
