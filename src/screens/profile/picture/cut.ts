/** What is cut out of a picture: a square, by its middle (0 to 1 of width and height) and how near (1: as much as fits). */
export interface Cut {
  x: number
  y: number
  near: number
}

export const mostNear = 4
export const whole: Cut = { x: 0.5, y: 0.4, near: 1 }

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)

/** The square in pixels of the picture; it never leaves the picture. */
export function squareOf({ x, y, near }: Cut, width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height) / between(1, near, mostNear)
  return {
    side,
    x: between(0, x * width - side / 2, width - side),
    y: between(0, y * height - side / 2, height - side),
  }
}

/** Moved by shares of the square, to the right and down, and nearer by a factor; the middle stays where it can be seen. */
export function moved(cut: Cut, width: number, height: number, by: { x?: number; y?: number; near?: number }): Cut {
  const near = between(1, by.near ?? cut.near, mostNear)
  const before = squareOf(cut, width, height)
  const middle = { x: before.x + before.side / 2, y: before.y + before.side / 2 }
  const next = {
    near,
    x: (middle.x + (by.x ?? 0) * before.side) / width,
    y: (middle.y + (by.y ?? 0) * before.side) / height,
  }
  const square = squareOf(next, width, height)
  return { near, x: (square.x + square.side / 2) / width, y: (square.y + square.side / 2) / height }
}
