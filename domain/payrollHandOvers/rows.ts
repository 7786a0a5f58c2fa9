import type { handOverFields } from '../../openapi/payrollHandOvers.ts'
import type { CsvCell } from '../csv.ts'
import { digitsOf, roundedShare } from '../money.ts'
import type { HandOverLine } from './hand-over.ts'
import { type NumberedWage, wageKey } from './wage.ts'

export type HandOverField = (typeof handOverFields)[number]

export interface Mapping {
  fileColumns: readonly { field: HandOverField; name: string }[]
  wages: readonly NumberedWage[]
  numbers: 'own' | 'payroll'
  costCentre: 'none' | 'project'
  decimal: 'comma' | 'point'
  answerNumber: string | null
  answerNet: string | null
}

export const defaultFields: readonly HandOverField[] = [
  ...(['personNumber', 'wageType', 'hours', 'days', 'rate', 'amount', 'costCentre', 'month'] as const),
]

/** A number of so many digits after the point, with those beyond `least` only where they say something. */
function figure(units: number, digits: number, least: number, decimal: Mapping['decimal']): CsvCell {
  const text = (units / 10 ** digits).toFixed(digits)
  const [whole = '0', fraction = ''] = text.split('.')
  const kept = fraction.slice(0, least) + fraction.slice(least).replace(/0+$/, '')
  return { figure: kept === '' ? whole : `${whole}${decimal === 'comma' ? ',' : '.'}${kept}` }
}

/** The cells of a line in the order of the columns; `month` is YYYY-MM. */
export function rowOf(
  line: HandOverLine,
  person: { name: string; number: string },
  month: string,
  mapping: Mapping,
): CsvCell[] {
  const { decimal } = mapping
  const { minutes, days, rate, amount, currency, costCentre } = line
  const digits = digitsOf(currency ?? 'EUR')
  const cells: Record<HandOverField, CsvCell> = {
    personNumber: person.number,
    name: person.name,
    wageType: mapping.wages.find(wage => wageKey(wage) === wageKey(line))?.number ?? '',
    hours: minutes === null ? null : figure(roundedShare(minutes * 100, 60), 2, 2, decimal),
    days,
    rate: rate === null ? null : figure(rate, digits + 3, digits, decimal),
    amount: amount === null ? null : figure(amount, digits, digits, decimal),
    currency,
    costCentre,
    month,
  }
  return mapping.fileColumns.map(({ field }) => cells[field])
}
