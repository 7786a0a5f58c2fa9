/** Rows from the open places (−1) on, columns from the name (−1) on. */
interface Cell {
  row: number
  day: number
}

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
}

/** Which cell a key leads to in a grid of that many rows and days, or null where it leads nowhere. `page`: rows in view. */
export function gridStep(
  { row, day }: Cell,
  { key, ctrlKey, metaKey }: Pressed,
  { rows, days, page }: { rows: number; days: number; page: number },
): Cell | null {
  const whole = ctrlKey || metaKey
  const to = (nextRow: number, nextDay: number): Cell => ({
    row: Math.min(Math.max(nextRow, -1), rows - 1),
    day: Math.min(Math.max(nextDay, -1), days - 1),
  })
  switch (key) {
    case 'ArrowUp':
      return whole ? to(0, day) : to(row - 1, day)
    case 'ArrowDown':
      return whole ? to(rows - 1, day) : to(row + 1, day)
    case 'ArrowLeft':
      return whole ? to(row, 0) : to(row, day - 1)
    case 'ArrowRight':
      return whole ? to(row, days - 1) : to(row, day + 1)
    case 'Home':
      return whole ? to(0, 0) : to(row, 0)
    case 'End':
      return whole ? to(rows - 1, days - 1) : to(row, days - 1)
    case 'PageUp':
      return to(Math.max(0, row - page), day)
    case 'PageDown':
      return to(row + page, day)
    default:
      return null
  }
}
