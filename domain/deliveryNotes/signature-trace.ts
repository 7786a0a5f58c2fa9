/** A drawing as pixels, row by row from the upper left: whether there is ink. */
export interface Bitmap {
  width: number
  height: number
  ink: readonly boolean[]
}
type Point = [number, number]

/** Around a pixel, clockwise from above. */
const around: readonly Point[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
]

/** Lines one pixel wide in the middle of what was drawn. Zhang and Suen, 1984. */
function thinned({ width, height, ink }: Bitmap): boolean[] {
  const left = [...ink]
  const at = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && left[y * width + x] === true
  const goes = (x: number, y: number, second: boolean) => {
    const [n, ne, e, se, s, sw, w, nw] = around.map(([dx, dy]) => at(x + dx, y + dy))
    const ring = [n, ne, e, se, s, sw, w, nw]
    const near = ring.filter(Boolean).length
    const turns = ring.filter((one, i) => !one && ring[(i + 1) % 8]).length
    if (near < 2 || near > 6 || turns !== 1) return false
    return second ? !(n && e && w) && !(n && s && w) : !(n && e && s) && !(e && s && w)
  }
  for (let changed = true; changed;) {
    changed = false
    for (const second of [false, true]) {
      const gone: number[] = []
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) if (at(x, y) && goes(x, y, second)) gone.push(y * width + x)
      for (const pixel of gone) left[pixel] = false
      changed ||= gone.length > 0
    }
  }
  return left
}

/**
 * The strokes of a drawing, longest first: points in thousandths of its width. Lines are followed from their ends; what
 * is left then are loops.
 */
export function strokesOf(bitmap: Bitmap): Point[][] {
  const { width, height } = bitmap
  const left = thinned(bitmap)
  const is = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && left[y * width + x] === true
  const next = (x: number, y: number) => around.map(([dx, dy]): Point => [x + dx, y + dy]).filter(([a, b]) => is(a, b))
  const follow = (from: Point): Point[] => {
    const path: Point[] = []
    for (let here: Point | undefined = from; here;) {
      const [x, y]: Point = here
      path.push([Math.round(((x + 0.5) * 1000) / width), Math.round(((y + 0.5) * 1000) / width)])
      left[y * width + x] = false
      // Straight on before askew: a corner is not cut.
      here = next(x, y).toSorted(
        ([a, b], [c, d]) => Math.abs(a - x) + Math.abs(b - y) - Math.abs(c - x) - Math.abs(d - y),
      )[0]
    }
    return path
  }
  const pixels = Array.from(left.keys()).map((pixel): Point => [pixel % width, Math.floor(pixel / width)])
  const strokes: Point[][] = []
  for (const ends of [true, false])
    for (const [x, y] of pixels) if (is(x, y) && (!ends || next(x, y).length <= 1)) strokes.push(follow([x, y]))
  return strokes.toSorted((a, b) => b.length - a.length)
}
