import { daysUntil } from '../../../../domain/shift-display.ts'
import type { Words } from '../../../i18n/words.ts'
import { dayWords, functionWords, hoursWords, spanWords } from '../words/shift-words.ts'
import type { PlanningPosition, PlanningRow } from './planning.types.ts'

type Mark = NonNullable<ReturnType<PlanningRow['marks']['get']>>[number]

/** "Rigger, Barclays Arena" */
export const whereWords = (words: Words, position: Pick<PlanningPosition, 'function' | 'venue'>): string =>
  `${functionWords(words, position.function).replaceAll('\u00AD', '')}, ${position.venue}`

/** "Confirmed, overlap 1 h": how it stands, and how long something else lasts beside it. */
export function standingWords(words: Words, { job, position }: Mark, beside: readonly Mark[]): string {
  const said = words.t(
    job.kind === 'doubleBooking' ? 'planningCalendar.kind.confirmed' : `planningCalendar.kind.${job.kind}`,
  )
  if (job.kind !== 'doubleBooking') return said
  const [from, to] = [Date.parse(position.starts), Date.parse(position.ends)]
  const shared = beside
    .filter(other => other.job.id !== job.id && other.job.kind === 'doubleBooking')
    .map(
      other =>
        [Math.max(from, Date.parse(other.position.starts)), Math.min(to, Date.parse(other.position.ends))] as const,
    )
    .find(([begins, ends]) => ends > begins)
  return shared
    ? `${said}, ${words.t('planningCalendar.overlap', { span: spanWords(words, shared[0], shared[1]) })}`
    : said
}

/** Everything of a cell for whoever does not see it: the day, then what is on it. */
export function cellWords(words: Words, row: PlanningRow, day: number, date: string): string {
  const marks = row.marks.get(day) ?? []
  const bands = row.bands.filter(({ from, to }) => from <= day && day <= to)
  const holiday = row.holidays.get(day)
  const said = [
    ...marks.map(
      ({ job, position }) =>
        `${words.t(`planningCalendar.kind.${job.kind}`)}, ${hoursWords(position)} ${whereWords(words, position)}`,
    ),
    ...bands.map(({ kind, from, to }) =>
      to > from ? `${bandWords(words, kind)}, ${words.tn('app.days', to - from + 1)}` : bandWords(words, kind),
    ),
    ...(holiday === undefined ? [] : [words.t(`planningCalendar.holiday.${holiday}`)]),
  ]
  return `${dayWords(words, date)}: ${said.length ? said.join('; ') : words.t('planningCalendar.free')}`
}

/** A band's word; what waits is vacation nobody has answered yet. */
export const bandWords = (words: Words, kind: PlanningRow['bands'][number]['kind']): string =>
  words.t(kind === 'pending' ? 'planningCalendar.vacationAsked' : `planningCalendar.kind.${kind}`)

/** The column of a date, or null where it is not shown. */
export const columnOf = (date: string, from: string, days: number): number | null => {
  const at = daysUntil(date, from)
  return at >= 0 && at < days ? at : null
}
