import { cx } from '../cx.ts'
import classes from './PairedBars.module.css'

export interface Pair {
  key: string
  /** Beneath the two. */
  label: string
  hollow: number
  solid: number
  /** Written strongly, as what is going on is. */
  now?: boolean | undefined
}

interface PairedBarsProps {
  pairs: readonly Pair[]
  /** How many pairs there is room for; fewer stand at the end. */
  room: number
  /** Lines across with what they say, the lowest first. */
  ticks: readonly { at: number; label: string }[]
  /** What both are held against; null: nothing. */
  line: number | null
  /** The whole picture in a sentence. */
  label: string
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

/** Two bars beside each other, hollow for what was meant and solid for what came of it, and a dashed line across. */
export function PairedBars({ pairs, room, ticks, line, label }: PairedBarsProps) {
  const top = Math.max(1, line ?? 0, ...ticks.map(({ at }) => at), ...pairs.flatMap(one => [one.hollow, one.solid]))
  const most = top * 1.06
  const slots = Math.max(room, pairs.length)
  const step = 1 / slots
  const first = slots - pairs.length
  const y = (value: number) => percent(1 - value / most)
  return (
    <div className={classes['chart']}>
      <div className={classes['ticks']} aria-hidden="true">
        {ticks.map(({ at, label: said }) => (
          <span key={at} className={cx(at === line && classes['strong'])} style={{ bottom: percent(at / most) }}>
            {said}
          </span>
        ))}
      </div>
      <svg className={classes['plot']} role="img" aria-label={label}>
        {ticks.map(({ at }) =>
          at === line ? null : <line key={at} className={classes['grid']} x1="0" x2="100%" y1={y(at)} y2={y(at)} />,
        )}
        {pairs.map(({ key, hollow, solid }, at) => (
          <g key={key}>
            {(['hollow', 'solid'] as const).map((kind, side) => {
              const value = kind === 'hollow' ? hollow : solid
              if (value <= 0) return null
              return (
                <svg
                  key={kind}
                  className={classes['bar']}
                  x={percent(step * (first + at + 0.14 + side * 0.37))}
                  y={y(value)}
                  width={percent(step * 0.33)}
                  height={percent(value / most)}
                >
                  <rect className={classes[kind]} width="100%" height="100%" rx="3" />
                </svg>
              )
            })}
          </g>
        ))}
        {line === null ? null : <line className={classes['line']} x1="0" x2="100%" y1={y(line)} y2={y(line)} />}
      </svg>
      <svg className={classes['axis']} aria-hidden="true">
        {pairs.map(({ key, label: said, now }, at) => (
          <text
            key={key}
            x={percent(step * (first + at + 0.5))}
            y="100%"
            dy="-0.3em"
            // Every other one where there is little room, the last one always.
            className={cx(now && classes['strong'], (pairs.length - 1 - at) % 2 === 1 && classes['spare'])}
          >
            {said}
          </text>
        ))}
      </svg>
    </div>
  )
}
