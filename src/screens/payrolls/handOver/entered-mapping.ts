import { byWage, wageKey } from '../../../../domain/payrollHandOvers/wage.ts'
import type { Field, Mapping, MappingChange, Wage } from './hand-over.types.ts'

export interface ColumnEntered {
  field: Field
  name: string
  /** It is in the file. */
  on: boolean
}
export type MappingEntered = Omit<Mapping, 'fileColumns' | 'entered' | 'revision' | 'answerNumber' | 'answerNet'> & {
  columns: ColumnEntered[]
  answerNumber: string
  answerNet: string
}

const fields: readonly Field[] = [
  ...([
    'personNumber',
    'name',
    'wageType',
    'hours',
    'days',
    'rate',
    'amount',
    'currency',
    'costCentre',
    'month',
  ] as const),
]
/** What has a wage type whatever is paid on top; add-ons come with the shares that occur. */
const always: readonly Wage[] = [
  ...(['base', 'minimum', 'flat', 'sick', 'vacation', 'unpaidVacation'] as const).map(kind => ({
    kind,
    percent: null,
  })),
]

/** Columns that are in the file first, the others below; a wage type for whatever may occur. */
export function enteredMapping(
  mapping: Mapping,
  occur: readonly Wage[],
  nameOf: (field: Field) => string,
): MappingEntered {
  const { fileColumns, wages, numbers, costCentre, decimal, answerNumber, answerNet } = mapping
  const numbered = new Map(wages.map(wage => [wageKey(wage), wage.number]))
  const all = new Map(
    [...always, ...occur, ...wages].map(({ kind, percent }) => [wageKey({ kind, percent }), { kind, percent }]),
  )
  return {
    columns: [
      ...fileColumns.map(column => ({ ...column, on: true })),
      ...fields
        .filter(field => !fileColumns.some(column => column.field === field))
        .map(field => ({ field, name: nameOf(field), on: false })),
    ],
    wages: [...all.values()].toSorted(byWage).map(wage => ({ ...wage, number: numbered.get(wageKey(wage)) ?? '' })),
    ...{ numbers, costCentre, decimal, answerNumber: answerNumber ?? '', answerNet: answerNet ?? '' },
  }
}

export const saidMapping = (entered: MappingEntered, revision: number): MappingChange => ({
  fileColumns: entered.columns.filter(({ on }) => on).map(({ field, name }) => ({ field, name: name.trim() })),
  wages: entered.wages.map(wage => ({ ...wage, number: wage.number.trim() })).filter(({ number }) => number !== ''),
  ...{ numbers: entered.numbers, costCentre: entered.costCentre, decimal: entered.decimal, revision },
  answerNumber: entered.answerNumber.trim() || null,
  answerNet: entered.answerNet.trim() || null,
})

/** A column changes places with the one before it. */
export const movedUp = (columns: readonly ColumnEntered[], at: number): ColumnEntered[] =>
  columns.map((column, place) =>
    place === at - 1 ? (columns[at] ?? column) : place === at ? (columns[at - 1] ?? column) : column,
  )
