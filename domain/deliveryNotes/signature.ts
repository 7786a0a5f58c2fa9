/** A point in thousandths of the pad's width, from its upper left. */
export type Point = [number, number]
/** Lines drawn on the glass; `ratio` is the width of the pad by its height. */
export interface Drawing {
  ratio: number
  strokes: Point[][]
}

/** Thousandths that have to be drawn until it counts as a signature; the contract asks for as much. */
const leastInk = 40

const length = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], i) => {
    const before = points[i - 1]
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : sum
  }, 0)

/** Whether lines are a signature, and not a slip of the finger. */
export const isSignature = (drawing: Drawing | null): drawing is Drawing =>
  drawing !== null && drawing.strokes.reduce((sum, points) => sum + length(points), 0) >= leastInk

/** Where something is drawn, in thousandths of the pad's width. */
export interface InkBox {
  x: number
  y: number
  width: number
  height: number
}

/** Thousandths below which ink is not drawn larger: a short dash stays a short dash. */
const leastBox = { width: 150, height: 50 }

/**
 * The bounds of the ink, whatever pad it was drawn on: a signature is shown as large as there is room, and never runs out
 * of its frame.
 */
export function inkBox(strokes: readonly (readonly (readonly number[])[])[]): InkBox {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const points of strokes)
    for (const [x = 0, y = 0] of points) {
      left = Math.min(left, x)
      top = Math.min(top, y)
      right = Math.max(right, x)
      bottom = Math.max(bottom, y)
    }
  if (left > right) return { x: 0, y: 0, ...leastBox }
  const width = Math.max(right - left, leastBox.width)
  const height = Math.max(bottom - top, leastBox.height)
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height }
}
