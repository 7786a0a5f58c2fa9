import type { components } from '../../../client/schema.d.ts'

type Schemas = components['schemas']
export type Sheet = Schemas['CrewChiefSheet']
export type Check = Schemas['SecurityCheckSummary']
/** What is said of the delivery note; null: none yet. */
export type Note = Pick<Schemas['DeliveryNote'], 'state' | 'number'>

/** A paper that can be opened. */
export type Opened = { kind: 'sheet' } | { kind: 'draft' } | { kind: 'note' } | { kind: 'check'; check: Check }
