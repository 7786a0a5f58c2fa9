import { dateIn } from '../../../../domain/shift-display.ts'
import { type Words, useWords } from '../../../i18n/words.ts'
import { SpanChart, type SpanRow, type SpanTick } from '../../../ui/SpanChart/SpanChart.tsx'
import { clockAt, dayWords } from '../../shared/words/shift-words.ts'
import type { ItemDetails } from '../payroll.types.ts'
import classes from './item.module.css'

const hour = 3_600_000
type Times = { from: string; to: string }
const span = ({ from, to }: Times) => ({ from: Date.parse(from), to: Date.parse(to) })

/** When it was planned, worked and paid, and when something came on top, on one axis of the venue's clock. */
export function ItemSpans({ item }: { item: ItemDetails }) {
  const words = useWords()
  const { t } = words
  const { plannedSpan, workedSpan, paidSpan, addOnSpans, timeZone } = item
  if (!paidSpan || timeZone === null) return null
  const row = (key: string, label: string, kind: SpanRow['kind'], spans: readonly Times[]): SpanRow[] =>
    spans.length === 0 ? [] : [{ key, label, kind, spans: spans.map(span) }]
  const reasons = [
    ['night', 'first'],
    ['sunday', 'second'],
    ['holiday', 'second'],
  ] as const
  const rows = [
    ...row('planned', t('payrolls.spans.planned'), 'plan', plannedSpan ? [plannedSpan] : []),
    ...row('worked', t('payrolls.spans.worked'), 'track', workedSpan ? [workedSpan] : []),
    ...row('paid', t(item.basis === 'signed' ? 'payrolls.spans.signed' : 'payrolls.spans.paid'), 'good', [paidSpan]),
    ...reasons.flatMap(([reason, kind]) =>
      row(
        reason,
        t(`payrolls.spans.${reason}`),
        kind,
        addOnSpans.filter(one => one.reason === reason),
      ),
    ),
  ]
  const all = rows.flatMap(({ spans }) => spans)
  const from = Math.floor(Math.min(...all.map(one => one.from)) / hour) * hour
  const to = Math.ceil(Math.max(...all.map(one => one.to)) / hour) * hour
  return (
    <section className={classes['card']} aria-label={t('payrolls.times')}>
      <h2>{spanWords(words, paidSpan, timeZone)}</h2>
      <SpanChart
        label={rows
          .map(({ label, spans }) => `${label} ${spans.map(one => clocks(one, timeZone)).join(', ')}`)
          .join('; ')}
        from={from}
        to={to}
        rows={rows}
        ticks={ticksOf(from, to, timeZone)}
      />
    </section>
  )
}

const clocks = ({ from, to }: { from: number; to: number }, zone: string) =>
  `${clockAt(from, zone)} – ${clockAt(to, zone)}`

/** "Sat 9 May, 22:00 – Sun 10 May, 06:30" */
function spanWords(words: Words, { from, to }: Times, zone: string): string {
  const day = (at: string) => dateIn(zone, Date.parse(at))
  const ends = day(to) === day(from) ? '' : `${dayWords(words, day(to))}, `
  return `${dayWords(words, day(from))}, ${clockAt(from, zone)} – ${ends}${clockAt(to, zone)}`
}

/** As many as are told apart on a phone; midnight is always one of them. */
function ticksOf(from: number, to: number, zone: string): SpanTick[] {
  const every = to - from > 18 * hour ? 6 : to - from > 10 * hour ? 4 : 2
  const ticks: SpanTick[] = []
  for (let at = from; at <= to; at += hour) {
    const clock = clockAt(at, zone)
    if (clock.endsWith(':00') && Number(clock.slice(0, 2)) % every === 0)
      ticks.push({ at, label: clock.slice(0, 2), strong: clock === '00:00' })
  }
  return ticks
}
