import { useId } from 'react'
import { cx } from '../cx.ts'
import classes from './PlacesBar.module.css'

const width = 15
const step = 17

type Kind = 'filled' | 'requested' | 'missing'

interface PlacesBarProps {
  amount: number
  filled: number
  requested: number
  /** Up to here every place is a segment of its own; above, the bar shows three shares. */
  singly?: number | undefined
  /** As wide as there is room, also where there are few places. */
  full?: boolean | undefined
  /** What is left is nothing that is missing, as days of vacation. */
  plain?: boolean | undefined
}

/** Places: solid is certain, hatched asked, hollow missing. Decoration beside the figures, which say the same. */
export function PlacesBar({ amount, filled, requested, singly = 24, full = false, plain = false }: PlacesBarProps) {
  const id = useId()
  const hatch = `url(#${id})`
  if (amount <= 0) return <span className={classes['none']} />
  const asked = Math.min(requested, Math.max(0, amount - filled))
  const kindOf = (place: number): Kind => (place < filled ? 'filled' : place < filled + asked ? 'requested' : 'missing')
  const shares = amount > singly || full
  const total = shares ? 400 : amount * step - (step - width)
  const parts = shares
    ? sharesOf({ filled, requested: asked, missing: Math.max(0, amount - filled - asked) }, total)
    : Array.from({ length: amount }, (_, place) => ({ kind: kindOf(place), x: place * step, width }))
  return (
    <svg
      className={cx(classes['bar'], shares && classes['shares'], plain && classes['plain'])}
      viewBox={`0 0 ${total} 8`}
      width={shares ? '100%' : total}
      height="8"
      preserveAspectRatio={shares ? 'none' : 'xMinYMid meet'}
      aria-hidden="true"
    >
      <defs>
        <pattern id={id} width="4" height="8" patternUnits="userSpaceOnUse" patternTransform="skewX(-30)">
          <rect className={classes['stripe']} width="2" height="8" />
        </pattern>
      </defs>
      {parts.map(part => (
        <rect
          key={`${part.kind} ${part.x}`}
          className={classes[part.kind]}
          x={part.kind === 'filled' ? part.x : part.x + 0.75}
          y={part.kind === 'filled' ? 0 : 0.75}
          width={Math.max(0.5, part.kind === 'filled' ? part.width : part.width - 1.5)}
          height={part.kind === 'filled' ? 8 : 6.5}
          rx="2"
          {...(part.kind === 'requested' ? { fill: hatch } : {})}
        />
      ))}
    </svg>
  )
}

/** Three shares beside each other, with a gap between those that are there. */
function sharesOf(counts: Record<Kind, number>, total: number) {
  const there = (['filled', 'requested', 'missing'] as const).filter(kind => counts[kind] > 0)
  const sum = there.reduce((all, kind) => all + counts[kind], 0)
  const room = total - 2 * (there.length - 1)
  let x = 0
  return there.map(kind => {
    const part = { kind, x, width: (room * counts[kind]) / sum }
    x += part.width + 2
    return part
  })
}
