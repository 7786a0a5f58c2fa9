import { zipDirectory } from '../files/zip-directory.ts'
import { inflatedText } from './unpacked.ts'

/** Cells a sheet may span, from its first to the last that says anything: as many as rows and columns a table may have. */
const mostSpanned = 25_000_000
/** Rows and columns of a sheet, with what may stand above and beside its table. */
const [mostRow, mostColumn] = [101_000, 1000]

const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/**
 * Whether the sheet that is read reaches further than any table may: a reader fills up all that lies between, which takes
 * minutes for one cell at the far end. Cells that are empty reach nowhere.
 */
export function reachesTooFar(bytes: Uint8Array): boolean {
  const files = zipDirectory(bytes) ?? []
  const textOf = (path: string) => {
    const file = files.find(one => one.path === path)
    return file ? inflatedText(file) : ''
  }
  const first = firstSheet(textOf('xl/workbook.xml'), textOf('xl/_rels/workbook.xml.rels'))
  const sheets = files.filter(({ path }) => (first === null ? path.startsWith('xl/worksheets/') : path === first))
  return sheets.some(file => isFar(inflatedText(file)))
}

/** The path of the sheet a workbook names first; null: it cannot be told, and all of them count. */
function firstSheet(workbook: string, relations: string): string | null {
  const id = /<(?:\w+:)?sheet\s[^>]*?\w+:id=["']([^"']+)["']/.exec(workbook)?.[1]
  const tags = relations.match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? []
  const named = tags.find(tag => /\sId=["']([^"']+)["']/.exec(tag)?.[1] === id)
  const target = named && /\sTarget=["']([^"']+)["']/.exec(named)?.[1]
  return target === undefined || target === '' ? null : target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

function isFar(sheet: string): boolean {
  let [row, column] = [0, 0]
  for (const [, letters = '', figures = '', end] of sheet.matchAll(
    /<(?:\w+:)?c\s[^>]*?\br=["']([A-Za-z]{1,3})(\d{1,7})["'][^>]*?(\/?)>/g,
  )) {
    if (end === '/') continue
    row = Math.max(row, Number(figures))
    column = Math.max(column, columnOf(letters.toUpperCase()))
    if (row > mostRow || column > mostColumn || row * column > mostSpanned) return true
  }
  return false
}
