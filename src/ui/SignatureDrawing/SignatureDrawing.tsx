import classes from './SignatureDrawing.module.css'

/** A point in thousandths of the pad's width, from its upper left. */
export type StrokePoint = [number, number]

interface SignatureDrawingProps {
  /** What it is, for whoever does not see it: whose signature. */
  label: string
  /** Width of the pad by its height. */
  ratio: number
  strokes: readonly (readonly (readonly number[])[])[]
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

/** What was drawn on the glass, to be looked at. */
export function SignatureDrawing({ label, ratio, strokes }: SignatureDrawingProps) {
  return (
    <svg
      className={classes['drawing']}
      viewBox={`0 0 1000 ${Math.round(1000 / ratio)}`}
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
