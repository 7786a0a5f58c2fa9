import * as z from 'zod/mini'
import type { importReasons } from '../../openapi/imports.ts'
import { plainCell } from '../csv-table.ts'
import type { ImportField } from './fields.ts'
import { countryOf } from './country.ts'

export type ImportReason = (typeof importReasons)[number]
export interface RowProblem {
  field: ImportField | null
  reason: ImportReason
  text: string
}
export type Values = Partial<Record<ImportField, string>>

/** Letters at most, as everywhere else these are entered. */
const most: Record<ImportField, number> = {
  ...{ number: 30, name: 200, street: 100, zipcode: 20, city: 100, country: 100, vatId: 30, taxNumber: 30 },
  ...{ contactName: 100, contactPhone: 40, contactEmail: 254, deliveryNoteEmail: 254, buyerReference: 100 },
  debtorAccount: 30,
}
/** What a problem says of a cell. */
const mostSaid = 100
/** What a sheet makes of a long figure, its last ones lost. */
const rounded = /^\d+(?:[.,]\d+)?E\+?\d+$/i
const figures: readonly ImportField[] = ['number', 'zipcode', 'contactPhone', 'taxNumber', 'debtorAccount']

const email = z.email()
const isEmail = (text: string) => email.safeParse(text).success

/** Of a field, its value or why it has none. */
function valueOf(field: ImportField, text: string): { value: string } | { reason: ImportReason } {
  if (text.startsWith('=')) return { reason: 'formula' }
  if (figures.includes(field) && rounded.test(text)) return { reason: 'rounded' }
  const value = plainCell(text)
  if (value.length > most[field]) return { reason: 'tooLong' }
  if (field === 'country') {
    const code = countryOf(value)
    return code ? { value: code } : { reason: 'notCountry' }
  }
  if (field === 'contactEmail' || field === 'deliveryNoteEmail')
    return isEmail(value) ? { value } : { reason: 'notEmail' }
  if (field === 'vatId') {
    const bare = value.replace(/[\s.-]/g, '').toUpperCase()
    return /^[A-Z]{2}[A-Z0-9+*]{2,12}$/.test(bare) ? { value: bare } : { reason: 'notVatId' }
  }
  if (field === 'debtorAccount') return /^[1-9]\d{4,8}$/.test(value) ? { value } : { reason: 'notAccount' }
  return { value }
}

/** What a row says, and what is wrong with it. An empty cell says nothing. */
export function readRow(
  cells: readonly string[],
  columns: readonly (ImportField | null)[],
  needed: ImportField,
): { values: Values; problems: RowProblem[] } {
  const values: Values = {}
  const problems: RowProblem[] = []
  for (const [at, field] of columns.entries()) {
    const text = cells[at] ?? ''
    if (field === null || text === '') continue
    const read = valueOf(field, text)
    if ('value' in read) {
      if (read.value !== '') values[field] = read.value
    } else problems.push({ field, reason: read.reason, text: text.slice(0, mostSaid) })
  }
  const beyond = cells.slice(columns.length).filter(cell => cell !== '')
  if (beyond.length > 0)
    problems.push({ field: null, reason: 'tooManyCells', text: beyond.join('; ').slice(0, mostSaid) })
  if (values[needed] === undefined && !problems.some(({ field }) => field === needed))
    problems.push({ field: needed, reason: 'missing', text: '' })
  return { values, problems }
}
