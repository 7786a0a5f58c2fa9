import type { Position } from '../project.types.ts'

/** Positions of a shift that still want somebody, those nobody was asked for first; the others are added up. */
export function openPositions(positions: readonly Position[]): {
  open: Position[]
  full: { positions: number; places: number }
} {
  const open = positions.filter(({ filled, amountOfRows }) => filled < amountOfRows)
  const full = positions.filter(({ filled, amountOfRows }) => filled >= amountOfRows)
  return {
    open: open.toSorted((a, b) => lacking(b) - lacking(a)),
    full: { positions: full.length, places: full.reduce((sum, { amountOfRows }) => sum + amountOfRows, 0) },
  }
}

const lacking = ({ amountOfRows, filled, requested }: Position) => amountOfRows - filled - requested
