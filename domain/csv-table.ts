import { parse } from 'csv-parse/sync'

/** A line of a file in cells; `line` is counted from 1, a cell may reach over several. */
export interface CsvRow {
  line: number
  cells: string[]
}
/** What stands between the cells of a line. */
export type Separator = ',' | ';' | '\t'

/**
 * The text of a file as a sheet or another program writes it: UTF-8, UTF-16 with its mark, else as Windows does in the
 * west. Null where it is no text.
 */
export function textOf(bytes: Uint8Array): string | null {
  const text = decoded(bytes)
  // Signs that control something and are no space; those Windows has letters at are left.
  return /[^\P{Cc}\s\u007F-\u009F]/u.test(text) ? null : text
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Whether letters of a text were lost, or read by another alphabet than they were written in: `MÃ¼ller`, `M�ller`. */
export const hasBrokenLetters = (text: string): boolean =>
  /\uFFFD|\u00C3[\u0080-\u00BF\u0152-\u0178\u02C6\u02DC\u2013-\u203A\u20AC]|\u00E2\u20AC/.test(text)

const separators: readonly Separator[] = [';', '\t', ',']
/** Letters and lines a separator is looked for in: a title may stand above the names of the columns. */
const [lettersLooked, linesLooked] = [20_000, 20]

/** What stands in most of the first lines that say anything; of several that do, semicolons before tabs before commas. */
function separatorOf(text: string): Separator {
  const lines = text
    .slice(0, lettersLooked)
    .replace(/"[^"]*"/g, '')
    .split('\n')
    .filter(line => line.trim() !== '')
    .slice(0, linesLooked)
  const count = (separator: Separator) => lines.filter(line => line.includes(separator)).length
  const likeliest = separators.reduce((best, one) => (count(one) > count(best) ? one : best))
  return count(likeliest) > 0 ? likeliest : ','
}

/** Rows of RFC 4180, or with another separator. Throws where a quote never ends. */
export function csvRows(text: string): { rows: CsvRow[]; separator: Separator } {
  // Lines are counted by their breaks: one sign each.
  const lines = text.replace(/\r\n?/g, '\n')
  const separator = separatorOf(lines)
  const read = parse(lines, {
    ...{ bom: true, delimiter: separator, info: true, record_delimiter: '\n' },
    ...{ relax_column_count: true, relax_quotes: true, trim: separator !== '\t' },
  }) as unknown as { record: string[]; info: { lines: number } }[]
  const rows = read.map(({ record }, at) => ({ line: (read[at - 1]?.info.lines ?? 0) + 1, cells: record }))
  // A line that says nothing is none.
  return { rows: rows.filter(({ cells }) => cells.some(cell => cell !== '')), separator }
}

/** The same; null where a quote begins and never ends. */
export function readableRows(text: string): ReturnType<typeof csvRows> | null {
  try {
    return csvRows(text)
  } catch {
    return null
  }
}

/** What a column is called, as far as two who write it differently mean the same. */
export const bareName = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')

/** Without what a sheet was given so that it takes a formula or a figure for a text; an apostrophe of a name stays. */
export const plainCell = (cell: string | undefined): string =>
  (cell ?? '').trim().replace(/^'(?=\s*[=+\-@\d＝＋－＠])/u, '')
