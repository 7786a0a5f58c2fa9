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
