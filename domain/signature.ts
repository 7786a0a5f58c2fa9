/** A point in thousandths of the pad's width, from its upper left. */
export type Point = [number, number]
/** Lines drawn on the glass; `ratio` is the width of the pad by its height. */
export interface Drawing {
  ratio: number
  strokes: Point[][]
}

/** Thousandths that have to be drawn until it counts as a signature; the contract asks for as much. */
const leastInk = 40
/** What the contract takes at most. */
const mostPoints = 3_000
const mostStrokes = 300

const length = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], i) => {
    const before = points[i - 1]
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : sum
  }, 0)

/** Whether lines are a signature, and not a slip of the finger. */
export const isSignature = (drawing: Drawing | null): drawing is Drawing =>
  drawing !== null && drawing.strokes.reduce((sum, points) => sum + length(points), 0) >= leastInk

/** The lines with one more; what is beyond measure is not taken, so that a signature can always be sent. */
export const withStroke = (strokes: Point[][], points: Point[]): Point[][] =>
  points.length === 0 || strokes.length >= mostStrokes ? strokes : [...strokes, points.slice(0, mostPoints)]

/** A stroke as the path of an SVG: through the middles of its points, so that corners of a quick hand are round. */
export function strokePath(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const last = rest.at(-1)
  if (!last) return `M${first[0]} ${first[1]}h0.1`
  const middles = rest
    .slice(0, -1)
    .map(([x, y], i) => {
      const [nextX, nextY] = rest[i + 1] ?? last
      return `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`
    })
    .join('')
  return `M${first[0]} ${first[1]}${middles}L${last[0]} ${last[1]}`
}
