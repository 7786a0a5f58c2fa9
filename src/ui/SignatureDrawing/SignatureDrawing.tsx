import classes from './SignatureDrawing.module.css'

/** A point in thousandths of the pad's width, from its upper left. */
export type StrokePoint = [number, number]

interface SignatureDrawingProps {
  /** What it is, for whoever does not see it: whose signature. */
  label: string
  /** What the ink takes of the pad it was drawn on. */
  box: InkBox
  strokes: readonly (readonly (readonly number[])[])[]
}

/** Bounds in thousandths of the pad's width. */
export interface InkBox {
  x: number
  y: number
  width: number
  height: number
}

/** A stroke through the middles of its points, so that corners of a quick hand are round. */
export function pathOf(points: readonly (readonly number[])[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const last = rest.at(-1)
  if (!last) return `M${first[0]} ${first[1]}h0.1`
  const middles = rest
    .slice(0, -1)
    .map(([x = 0, y = 0], i) => {
      const [nextX = 0, nextY = 0] = rest[i + 1] ?? last
      return `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`
    })
    .join('')
  return `M${first[0]} ${first[1]}${middles}L${last[0]} ${last[1]}`
}

/** Room around the ink, so that a round end is whole. */
const edge = 0.04

/** What was drawn on the glass, to be looked at: as large as there is room, whatever pad it was drawn on. */
export function SignatureDrawing({ label, box: { x, y, width, height }, strokes }: SignatureDrawingProps) {
  const around = Math.max(width, height) * edge
  return (
    <svg
      className={classes['drawing']}
      viewBox={[x - around, y - around, width + 2 * around, height + 2 * around].join(' ')}
      role="img"
      aria-label={label}
      preserveAspectRatio="xMinYMid meet"
    >
      {strokes.map((points, at) => (
        <path key={at} d={pathOf(points)} />
      ))}
    </svg>
  )
}
