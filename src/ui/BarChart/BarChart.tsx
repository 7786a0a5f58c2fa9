import { useId } from 'react'
import { cx } from '../cx.ts'
import classes from './BarChart.module.css'

export interface Bar {
  key: string
  /** Beneath the bar. */
  label: string
  /** Of the chart's height, 0 to 1. */
  share: number
  /** Where its target lies, as a share; null for none. */
  target: number | null
  /** Solid is met, hollow below, hatched still under way, a dash to come. */
  kind: 'met' | 'below' | 'now' | 'next'
  /** Written less strongly, as days off are. */
  quiet?: boolean | undefined
  /** Above the bar. */
  value?: string | undefined
}

interface BarChartProps {
  bars: readonly Bar[]
  /** The whole picture in a sentence. */
  label: string
  /** At the end of the target line. */
  targetLabel?: string | undefined
  /** Read from across a hall: everything follows the height of the screen. */
  wall?: boolean | undefined
  marked?: string | null | undefined
  onMark?: ((key: string | null) => void) | undefined
}

const within = (share: number) => Math.min(Math.max(share, 0), 1)
const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

/** Bars with the target they are held against, as wide and high as there is room. */
export function BarChart({ bars, label, targetLabel, wall, marked, onMark }: BarChartProps) {
  const id = useId()
  const step = 1 / Math.max(bars.length, 1)
  const now = bars.findIndex(({ kind }) => kind === 'now')
  const lines = linesOf(bars)
  const last = lines.at(-1)
  return (
    <div className={cx(classes['chart'], wall && classes['wall'])} onPointerLeave={onMark && (() => onMark(null))}>
      <svg className={classes['plot']} role="img" aria-label={label}>
        <defs>
          <pattern id={id} className={classes['hatch']} width="7" height="7" patternUnits="userSpaceOnUse">
            <path d="M-2 9L9 -2M-2 2L2 -2M5 9L9 5" />
          </pattern>
        </defs>
        {bars.map(({ key, share, kind }, at) => {
          const height = within(share)
          const [x, y] = [percent(step * (at + 0.09)), percent(1 - height)]
          return (
            <g key={key} className={cx(key === marked && classes['marked'])}>
              {onMark ? (
                <rect
                  className={classes['reach']}
                  x={percent(step * at)}
                  width={percent(step)}
                  height="100%"
                  onPointerEnter={() => onMark(key)}
                />
              ) : null}
              {kind === 'next' ? (
                <line className={classes['next']} x1={x} x2={percent(step * (at + 0.91))} y1="100%" y2="100%" />
              ) : (
                <svg x={x} y={y} width={percent(step * 0.82)} height={percent(height)} className={classes['bar']}>
                  <rect
                    className={classes[kind]}
                    width="100%"
                    height="100%"
                    rx="3"
                    {...(kind === 'now' ? { fill: `url(#${id})` } : {})}
                  />
                </svg>
              )}
            </g>
          )
        })}
        {lines.map(({ from, to, share }) => (
          <line
            key={from}
            className={classes['target']}
            x1={percent(step * from)}
            x2={percent(step * to)}
            y1={percent(1 - share)}
            y2={percent(1 - share)}
          />
        ))}
        {bars.map(({ key, share, value }, at) =>
          value ? (
            <text
              key={key}
              className={classes['value']}
              x={percent(step * (at + 0.5))}
              y={percent(1 - within(share))}
              dy="-0.35em"
            >
              {value}
            </text>
          ) : null,
        )}
        {last && targetLabel ? (
          <text className={classes['targetLabel']} x="100%" y={percent(1 - last.share)} dy="-0.5em">
            {targetLabel}
          </text>
        ) : null}
      </svg>
      <svg className={classes['axis']} aria-hidden="true">
        {bars.map((bar, at) => (
          <text
            key={bar.key}
            x={percent(step * (at + 0.5))}
            y="100%"
            dy="-0.3em"
            className={cx(
              bar.quiet && classes['quiet'],
              (bar.kind === 'now' || bar.key === marked) && classes['strong'],
              // Every other label, and none that would touch the present one.
              at !== now && (at % 2 === 1 || (now % 2 === 1 && Math.abs(at - now) === 1)) && classes['spare'],
            )}
          >
            {bar.label}
          </text>
        ))}
      </svg>
    </div>
  )
}

/** Targets beside each other that are the same are one line. */
function linesOf(bars: readonly Bar[]): { from: number; to: number; share: number }[] {
  const lines: { from: number; to: number; share: number }[] = []
  bars.forEach(({ target }, at) => {
    if (target === null) return
    const before = lines.at(-1)
    if (before?.to === at && before.share === target) before.to = at + 1
    else lines.push({ from: at, to: at + 1, share: target })
  })
  return lines
}
