interface Span {
  starts: number
  ends: number
}

/**
 * Positions of a crew's day by shifts, in their order: what overlaps is one shift, and the next begins once all of it is
 * over. Instants in ms.
 */
export function shiftsOf<S extends Span>(positions: readonly S[]): S[][] {
  const shifts: S[][] = []
  let until = -Infinity
  for (const position of positions.toSorted((one, other) => one.starts - other.starts || one.ends - other.ends)) {
    const now = shifts.at(-1)
    if (now && position.starts < until) now.push(position)
    else shifts.push([position])
    until = Math.max(until, position.ends)
  }
  return shifts
}
