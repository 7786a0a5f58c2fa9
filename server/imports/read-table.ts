import { readSheet } from 'read-excel-file/universal'
import { type CsvRow, hasBrokenLetters, readableRows, textOf } from '../../domain/csv-table.ts'
import { usualNames } from '../../domain/imports/columns.ts'
import type { ImportKind } from '../../domain/imports/fields.ts'
import { type Table, tableOf } from '../../domain/imports/table.ts'
import { reachesTooFar } from './far-cells.ts'
import { unpackedSize } from './unpacked.ts'

export type TableProblem = 'tableEmpty' | 'notTable' | 'lettersBroken' | 'headMissing' | 'tooManyRows' | 'tableTooLarge'

/** Bytes a workbook may unpack to: far more than its rows may take. */
const mostUnpacked = 250_000_000
const zip = [0x50, 0x4b, 3, 4]

/** What stands in a file, or why it cannot be read. A thread reads it: it takes seconds, and memory for all of it. */
export async function readTable(bytes: Uint8Array, kind: ImportKind): Promise<Table | TableProblem> {
  if (bytes.byteLength === 0) return 'tableEmpty'
  const rows = zip.every((one, at) => bytes[at] === one) ? await sheetRows(bytes) : textRows(bytes)
  return typeof rows === 'string' ? rows : tableOf(rows, usualNames(kind))
}

function textRows(bytes: Uint8Array): CsvRow[] | TableProblem {
  const text = textOf(bytes)
  // A page that was saved under another name.
  if (text === null || /^\s*<(?:!doctype|html|\?xml|table|meta)/i.test(text)) return 'notTable'
  if (hasBrokenLetters(text)) return 'lettersBroken'
  return readableRows(text)?.rows ?? 'notTable'
}

async function sheetRows(bytes: Uint8Array): Promise<CsvRow[] | TableProblem> {
  const size = unpackedSize(bytes, mostUnpacked)
  if (size === null) return 'notTable'
  if (size > mostUnpacked) return 'tableTooLarge'
  try {
    if (reachesTooFar(bytes)) return 'tooManyRows'
    const rows = await readSheet(new Blob([new Uint8Array(bytes)]))
    return rows.map((cells, at) => ({ line: at + 1, cells: cells.map(cellText) }))
  } catch {
    return 'notTable'
  }
}

const firstDay = Date.UTC(1899, 11, 31)

/** A day as it is written everywhere; of a formula the library answers what it came to. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) {
    if (Number.isNaN(cell.getTime())) return ''
    // A time of day is told as one of the day sheets begin to count with.
    return cell.toISOString().slice(...(cell.getTime() < firstDay ? [11, 16] : [0, 10]))
  }
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}
