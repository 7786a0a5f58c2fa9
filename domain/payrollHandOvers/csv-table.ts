import { parse } from 'csv-parse/sync'

/** A line of a file in cells; `line` is counted from 1, a cell may reach over several. */
export interface CsvRow {
  line: number
  cells: string[]
}

/**
 * The text of a file as a sheet or a payroll program writes it: UTF-8, UTF-16 with its mark, else as Windows does in the
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

/** Rows of RFC 4180, or with semicolons where the first line that says anything has one. Throws where a quote never ends. */
export function csvRows(text: string): { rows: CsvRow[]; separator: ',' | ';' } {
  const [head = ''] = /^.*\S.*$/m.exec(text) ?? []
  const separator = head.replace(/"[^"]*"/g, '').includes(';') ? ';' : ','
  // Lines are counted by their breaks: one sign each.
  const read = parse(text.replace(/\r\n?/g, '\n'), {
    ...{ bom: true, delimiter: separator, info: true, record_delimiter: '\n' },
    ...{ relax_column_count: true, relax_quotes: true, trim: true },
  }) as unknown as { record: string[]; info: { lines: number } }[]
  const rows = read.map(({ record }, at) => ({ line: (read[at - 1]?.info.lines ?? 0) + 1, cells: record }))
  // A line that says nothing is none.
  return { rows: rows.filter(({ cells }) => cells.some(cell => cell !== '')), separator }
}
