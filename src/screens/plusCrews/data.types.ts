import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']
export type PlusCrew = Schemas['PlusCrew']
export type ValueType = Schemas['PlusCrewValueType']
export type Value = Schemas['PlusCrewValue']
export type Figure = Schemas['PlusCrewValueData']
/** A type whose rows carry an amount or hours, one column of the sheet. */
export type CountedType = ValueType & { unit: 'amount' | 'hours' }

export const isCounted = (type: ValueType): type is CountedType => type.unit !== 'bonus'
