import { type CsvRow, bareName } from '../csv-table.ts'

export const mostRows = 100_000
export const mostColumns = 200
/** Lines above the names of the columns: a title, a date, who has made it. */
const mostAbove = 20

/** A table below the line that names its columns. */
export interface Table {
  head: string[]
  rows: CsvRow[]
}

/** Those that join or part letters, as some scripts write, stand between letters alone. */
const joiners = /(?<![\p{L}\p{M}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}\u200C\u200D])/gu

/** What a cell says, on one line; nothing in it controls or hides anything. */
export const tidy = (cell: string): string =>
  cell
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu, '')
    .replace(joiners, '')
    .trim()

/** Nothing in it looks like what stands below. */
const isName = (cell: string) => /\p{L}/u.test(cell) && !/@|\d{4}|^=/.test(cell)

/** The line that names the columns: the one with the most usual names, else the first if it says nothing but names; -1: none. */
function headAt(rows: readonly CsvRow[], usual: ReadonlySet<string>): number {
  const counts = rows.slice(0, mostAbove).map(({ cells }) => cells.filter(cell => usual.has(bareName(cell))).length)
  const most = Math.max(0, ...counts)
  if (most > 0) return counts.indexOf(most)
  const said = rows[0]?.cells.filter(cell => cell !== '') ?? []
  return said.every(isName) ? 0 : -1
}

/** What is read of a file, or why it is not; `usual` are bare names columns of such a table have. */
export function tableOf(
  read: readonly CsvRow[],
  usual: ReadonlySet<string>,
): Table | 'tableEmpty' | 'headMissing' | 'tooManyRows' {
  const rows = read
    .map(({ line, cells }) => ({ line, cells: cells.map(tidy) }))
    .filter(({ cells }) => cells.some(cell => cell !== ''))
  if (rows.length === 0) return 'tableEmpty'
  const at = headAt(rows, usual)
  const named = rows[at]
  if (!named) return 'headMissing'
  const width = named.cells.findLastIndex(cell => cell !== '') + 1
  const below = rows.slice(at + 1)
  if (below.length === 0) return 'tableEmpty'
  if (below.length > mostRows || width > mostColumns) return 'tooManyRows'
  return { head: named.cells.slice(0, width), rows: below }
}
