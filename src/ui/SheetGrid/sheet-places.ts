/** A cell by its row and column, from 0. */
export interface SheetPlace {
  row: number
  column: number
}
/** First and last cell of a selection. */
export interface SheetRange {
  first: SheetPlace
  last: SheetPlace
}
export interface SheetSize {
  rows: number
  columns: number
}

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))
const page = 7

/** Where an arrow or one of its kin leads; null for other keys. */
export function placeAfter(
  { key, ctrlKey, metaKey }: { key: string; ctrlKey: boolean; metaKey: boolean },
  { row, column }: SheetPlace,
  { rows, columns }: SheetSize,
): SheetPlace | null {
  const far = ctrlKey || metaKey
  const to: Record<string, [row: number, column: number]> = {
    ArrowUp: [far ? 0 : row - 1, column],
    ArrowDown: [far ? rows - 1 : row + 1, column],
    ArrowLeft: [row, far ? 0 : column - 1],
    ArrowRight: [row, far ? columns - 1 : column + 1],
    Home: [far ? 0 : row, 0],
    End: [far ? rows - 1 : row, columns - 1],
    PageUp: [row - page, column],
    PageDown: [row + page, column],
  }
  const place = to[key]
  return place ? { row: within(place[0], rows), column: within(place[1], columns) } : null
}

/** The next cell by Enter (down) or Tab (to the right, then the next row); null past the first or the last. */
export function placeBeside(
  way: 'Enter' | 'Tab',
  back: boolean,
  { row, column }: SheetPlace,
  { rows, columns }: SheetSize,
): SheetPlace | null {
  const [across, along] = way === 'Enter' ? [rows, columns] : [columns, rows]
  const at = (way === 'Enter' ? column * rows + row : row * columns + column) + (back ? -1 : 1)
  if (at < 0 || at >= across * along) return null
  const [outer, inner] = [Math.floor(at / across), at % across]
  return way === 'Enter' ? { row: inner, column: outer } : { row: outer, column: inner }
}

export const rangeOf = (one: SheetPlace, other: SheetPlace): SheetRange => ({
  first: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
  last: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
})

export const isWithin = ({ first, last }: SheetRange, { row, column }: SheetPlace) =>
  row >= first.row && row <= last.row && column >= first.column && column <= last.column

/** Every place of a range, row by row. */
export const placesOf = ({ first, last }: SheetRange): SheetPlace[][] =>
  Array.from({ length: last.row - first.row + 1 }, (_, down) =>
    Array.from({ length: last.column - first.column + 1 }, (__, along) => ({
      row: first.row + down,
      column: first.column + along,
    })),
  )
