/** `figure`: a number as somebody else writes it, which stands as it is. */
export type CsvCell = string | number | null | { figure: string }

/** What a sheet would take for a formula is text: a name that begins with one of these stays a name. */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/u

/** A text as a sheet shows it, never as a formula. */
export const plainText = (text: string): string => (formula.test(text) ? `'${text}` : text)

const cellOf = (cell: CsvCell, separator: string): string => {
  if (cell === null) return ''
  const isText = typeof cell === 'string'
  // A number is one: its minus is no formula.
  const text = isText ? plainText(cell) : typeof cell === 'number' ? String(cell) : cell.figure
  return (isText ? /[",\r\n;]/.test(text) : text.includes(separator)) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of RFC 4180, or the same with semicolons. */
export const csvLine = (cells: readonly CsvCell[], separator: ',' | ';' = ','): string =>
  `${cells.map(cell => cellOf(cell, separator)).join(separator)}\r\n`
