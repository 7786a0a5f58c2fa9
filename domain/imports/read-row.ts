import { plainCell } from '../csv-table.ts'
import { textOfFormula } from './cells.ts'
import { cut } from '../cut.ts'
import type { ImportField } from './fields.ts'
import type { Cell, CellRule, Kind, Reading, RowProblem, RowSaid, Values } from './kind.ts'
import { wholeZipcode } from './zipcode.ts'

const mostSaid = 100
/** What a problem says of a cell, by which what is taken instead is found again. */
export const saidOf = (cell: string): string => cut(cell, mostSaid).trim()
/** What a sheet makes of a long figure, its last ones lost. */
const rounded = /^\d+(?:[.,]\d+)?E\+?\d+$/i

/** Of a field, its value or why it has none. */
function readCell({ most, figures, read }: CellRule, field: ImportField, cell: string, reading: Reading): Cell {
  let text = reading.answers.instead(field, saidOf(cell)) ?? cell
  if (text.startsWith('=')) {
    const becomes = textOfFormula(text)
    if (becomes === null || !reading.answers.said.formulas) return { reason: 'formula', becomes }
    reading.answers.settle('formulas', field, saidOf(text), becomes)
    text = becomes
  }
  if (figures && rounded.test(text)) return { reason: 'rounded' }
  const value = plainCell(text)
  if (value.length > most) return { reason: 'tooLong' }
  return value === '' || !read ? { value } : read(value, reading, field)
}

/** What a row says, and what is wrong with it. An empty cell says nothing. */
export function readRow(
  cells: readonly string[],
  columns: readonly (ImportField | null)[],
  { rules, completed }: Pick<Kind, 'rules' | 'completed'>,
  reading: Reading,
): RowSaid {
  const values: Values = {}
  const problems: RowProblem[] = []
  for (const [at, field] of columns.entries()) {
    const text = cells[at] ?? ''
    const rule = field === null ? undefined : rules[field]
    if (field === null || !rule || text === '') continue
    const read = readCell(rule, field, text, reading)
    if ('value' in read) {
      if (read.value !== '') values[field] = read.value
    } else {
      const { reason, becomes = null, text: of = text } = read
      problems.push({ field, reason, text: saidOf(of), becomes })
    }
  }
  if (values.zipcode !== undefined) values.zipcode = wholeZipcode(values.zipcode, values.country)
  const beyond = cells.slice(columns.length).filter(cell => cell !== '')
  if (beyond.length > 0)
    problems.push({ field: null, reason: 'tooManyCells', text: saidOf(beyond.join('; ')), becomes: null })
  return completed({ values, problems })
}

/** With those fields every row needs told as missing, where nothing else is wrong with them. */
export const needing =
  (...fields: ImportField[]) =>
  ({ values, problems }: RowSaid): RowSaid => ({
    values,
    problems: [
      ...problems,
      ...fields
        .filter(field => values[field] === undefined && !problems.some(problem => problem.field === field))
        .map((field): RowProblem => ({ field, reason: 'missing', text: '', becomes: null })),
    ],
  })
