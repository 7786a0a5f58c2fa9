export type CsvCell = string | number | null

/** What a sheet would take for a formula is text: a name that begins with one of these stays a name. */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/u

/** A text as a sheet shows it, never as a formula. */
export const plainText = (text: string): string => (formula.test(text) ? `'${text}` : text)

const cellOf = (cell: CsvCell): string => {
  if (cell === null) return ''
  // A number is one: its minus is no formula.
  const text = typeof cell === 'number' ? String(cell) : plainText(cell)
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of RFC 4180. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellOf).join(',')}\r\n`
