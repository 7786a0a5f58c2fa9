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

/** From the row of a transition around the outside to the head of its target, entering from the side it comes from. */
function lineBetween(from: DOMRect, to: DOMRect, origin: DOMRect): Pick<Drawn, 'line' | 'head'> {
  const rightward = to.left >= from.right - 8
  const leftward = to.right <= from.left + 8
  const startX = (leftward ? from.left : from.right) - origin.left
  const startY = from.top + from.height / 2 - origin.top
  const endX = (rightward ? to.left : to.right) - origin.left
  const endY = to.top + Math.min(18, to.height / 2) - origin.top
  const bend = rightward || leftward ? Math.max(24, Math.abs(endX - startX) / 2) : 28 + Math.abs(endY - startY) / 10
  const out = leftward ? -bend : bend
  const into = rightward ? -bend : bend
  const point = rightward ? -7 : 7
  return {
    line: `M${startX} ${startY}C${startX + out} ${startY} ${endX + into} ${endY} ${endX + point} ${endY}`,
    head: `M${endX} ${endY}l${point} -4.5v9z`,
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
        all.flatMap(transition => {
          const [target] = transition.target ?? []
          const from = ground.querySelector(`[data-transition="${CSS.escape(nameOf(transition))}"]`)
          const to = target && ground.querySelector(`[data-state="${CSS.escape(target.id)}"]`)
          if (!from || !to || to.contains(from)) return []
          const between = lineBetween(from.getBoundingClientRect(), to.getBoundingClientRect(), origin)
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
