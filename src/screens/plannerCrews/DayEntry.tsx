import { useWords } from '../../i18n/words.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../ui/cx.ts'
import { KindGlyph } from '../shared/planning/KindGlyph.tsx'
import { bandWords, cellWords } from '../shared/planning/entry-words.ts'
import type { MemberRow } from './CrewBoard.tsx'
import marks from '../shared/planning/marks.module.css'
import classes from './crew.module.css'

interface DayEntryProps {
  row: MemberRow
  /** Counted from the first that is shown; `last` is the last. */
  day: number
  last: number
  date: string
}

/** What somebody has on a day, with the place, in the calendar's forms. */
export function DayEntry({ row, day, last, date }: DayEntryProps) {
  const words = useWords()
  const own = row.marks.get(day)
  const band = row.bands.find(({ from, to }) => from <= day && day <= to)
  if (!own && !band) return null
  const [lead] = own ?? []
  return (
    <>
      <VisuallyHidden>{cellWords(words, row, day, date)}</VisuallyHidden>
      {band && day === Math.max(0, band.from) ? (
        <span
          className={marks['band']}
          data-kind={band.kind}
          style={{ '--span': Math.min(band.to, last) - day + 1 }}
          aria-hidden="true"
        >
          <KindGlyph kind={band.kind} />
          <span>{bandWords(words, band.kind)}</span>
        </span>
      ) : null}
      {lead ? (
        <span
          className={cx(marks['mark'], classes['entry'])}
          data-kind={lead.job.kind}
          data-more={(own?.length ?? 0) > 1 && lead.job.kind !== 'doubleBooking' ? '' : undefined}
          aria-hidden="true"
        >
          <KindGlyph kind={lead.job.kind} />
          <b>{lead.position.startTime}</b>
          <span>{lead.position.venue}</span>
        </span>
      ) : null}
    </>
  )
}
