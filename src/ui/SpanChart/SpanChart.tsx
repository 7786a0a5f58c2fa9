import classes from './SpanChart.module.css'

/** In any unit that grows, as ms. */
interface Span {
  from: number
  to: number
}
export interface SpanRow {
  key: string
  label: string
  /** Outlined, a line between two posts, or filled in one of three colours. */
  kind: 'plan' | 'track' | 'good' | 'first' | 'second'
  spans: readonly Span[]
}
export interface SpanTick {
  at: number
  label: string
  /** A day begins. */
  strong?: boolean | undefined
}

interface SpanChartProps extends Span {
  /** What the chart says, in a sentence: it is a picture. */
  label: string
  rows: readonly SpanRow[]
  ticks: readonly SpanTick[]
}

/** Times of several kinds on one axis, a row each. */
export function SpanChart({ label, from, to, rows, ticks }: SpanChartProps) {
  const share = (at: number) => `${((Math.min(to, Math.max(from, at)) - from) / Math.max(1, to - from)) * 100}%`
  return (
    <div className={classes['chart']} role="img" aria-label={label}>
      <div className={classes['ticks']} aria-hidden="true">
        {ticks.map(({ at, label: name, strong }) => (
          <span key={at} className={strong ? classes['strong'] : undefined} style={{ left: share(at) }}>
            {name}
          </span>
        ))}
      </div>
      {rows.map(row => (
        <div key={row.key} className={classes['row']} aria-hidden="true">
          <span className={classes['label']}>{row.label}</span>
          <span className={classes['lane']}>
            {ticks.map(({ at, strong }) => (
              <u key={at} className={strong ? classes['strong'] : undefined} style={{ left: share(at) }} />
            ))}
            {row.spans.map(span => (
              <i
                key={span.from}
                className={classes[row.kind]}
                style={{ left: share(span.from), right: `calc(100% - ${share(span.to)})` }}
              />
            ))}
          </span>
        </div>
      ))}
    </div>
  )
}
