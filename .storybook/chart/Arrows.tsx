import { type RefObject, useLayoutEffect, useState } from 'react'
import type { AnyTransitionDefinition } from 'xstate'
import { nameOf } from '../../tests/models/definitions.ts'
import { cx } from '../../src/ui/cx.ts'
import styles from './Arrows.module.css'

interface Drawn {
  key: string
  line: string
  head: string
  strong: boolean
}

type Point = readonly [x: number, y: number]

/** Straight lines from point to point, the corners rounded. */
function rounded(points: readonly Point[]): string {
  const [start = [0, 0], ...rest] = points
  const parts = rest.map(([x, y], place) => {
    const next = rest[place + 1]
    const [fromX, fromY] = points[place] ?? start
    if (!next) return `L${x} ${y}`
    const reach = Math.min(10, Math.hypot(x - fromX, y - fromY) / 2, Math.hypot(next[0] - x, next[1] - y) / 2)
    const before = [x - Math.sign(x - fromX) * reach, y - Math.sign(y - fromY) * reach]
    const after = [x + Math.sign(next[0] - x) * reach, y + Math.sign(next[1] - y) * reach]
    return `L${before.join(' ')}Q${x} ${y} ${after.join(' ')}`
  })
  return `M${start.join(' ')}${parts.join('')}`
}

/**
 * From the row of a transition to the box of its target: to one beside it by its head, to one above or below around the
 * outside, or by its edge where the two do not end together. `lane` keeps parallel lines apart.
 */
function lineBetween(
  from: DOMRect,
  to: DOMRect,
  origin: DOMRect,
  lane: number,
  inner: boolean,
): Pick<Drawn, 'line' | 'head'> {
  const away = 12 + lane * 5
  const y = from.top + from.height / 2
  const headY = to.top + Math.min(18, to.height / 2)
  const sideways = (x: number, turn: number, end: number): Pick<Drawn, 'line' | 'head'> => {
    const back = Math.sign(turn - end) * 7
    const points: Point[] = [
      [x, y],
      [turn, y],
      [turn, headY],
      [end + back, headY],
    ]
    return {
      line: rounded(points.map(([px, py]) => [px - origin.left, py - origin.top])),
      head: `M${end - origin.left} ${headY - origin.top}l${back} -4.5v9z`,
    }
  }
  if (to.left >= from.right - 8) return sideways(from.right, to.left - Math.min(away, 20), to.left)
  if (to.right <= from.left + 8) return sideways(from.left, to.right + Math.min(away, 20), to.right)
  if (Math.abs(to.right - from.right) < 90) return sideways(from.right, Math.max(from.right, to.right) + away, to.right)
  const below = to.top > y
  const edge = (below ? to.top : to.bottom) - origin.top
  const back = below ? -7 : 7
  // A state's own transition to a state within it goes straight down, others leave by the nearer side.
  const left = to.left + to.width / 2 < from.left + from.width / 2
  const exit = (inner ? from.left + 40 : left ? from.left : from.right) - origin.left
  const turn = inner ? exit : exit + (left ? -away : away)
  const start: Point[] = inner
    ? [[exit, from.bottom - origin.top]]
    : [
        [exit, y - origin.top],
        [turn, y - origin.top],
      ]
  const endX = to.left + Math.min(to.width / 2, 60 + lane * 8) - origin.left
  return {
    line: rounded([...start, [turn, edge + back * 1.6], [endX, edge + back * 1.6], [endX, edge + back / 2]]),
    head: `M${endX} ${edge}l-4.5 ${back}h9z`,
  }
}

/** Arrows of the transitions that are possible now; the one that is pointed at is drawn strongly. */
export function Arrows({
  canvas,
  possible,
  pointed,
}: {
  canvas: RefObject<HTMLDivElement | null>
  possible: readonly AnyTransitionDefinition[]
  pointed: readonly AnyTransitionDefinition[]
}) {
  const [drawn, setDrawn] = useState<readonly Drawn[]>([])
  useLayoutEffect(() => {
    const ground = canvas.current
    if (!ground) return
    const all = [...possible.filter(transition => !pointed.includes(transition)), ...pointed]
    const draw = () => {
      const origin = ground.getBoundingClientRect()
      setDrawn(
        all.flatMap((transition, lane) => {
          const [target] = transition.target ?? []
          const from = ground.querySelector(`[data-transition="${CSS.escape(nameOf(transition))}"]`)
          const to = target && ground.querySelector(`[data-state="${CSS.escape(target.id)}"]`)
          if (!from || !to || to.contains(from)) return []
          const inner = target.parent === transition.source && target !== transition.source
          const between = lineBetween(from.getBoundingClientRect(), to.getBoundingClientRect(), origin, lane % 5, inner)
          return [{ key: nameOf(transition), strong: pointed.includes(transition), ...between }]
        }),
      )
    }
    // Told once at the beginning, too.
    const watched = new ResizeObserver(draw)
    watched.observe(ground)
    return () => watched.disconnect()
  }, [canvas, possible, pointed])
  return (
    <svg className={styles.arrows} aria-hidden="true">
      {drawn.map(({ key, line, head, strong }) => (
        <g key={key} className={cx(styles.arrow, strong && styles.strong)}>
          <path className={styles.line} d={line} />
          <path className={styles.head} d={head} />
        </g>
      ))}
    </svg>
  )
}
