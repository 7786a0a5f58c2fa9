import type { components } from '../../../client/schema.d.ts'

type Schemas = components['schemas']
export type Receipt = Schemas['Receipt']
export type ReceiptItem = Schemas['ReceiptItem']
export type ReceiptDocument = Schemas['ReceiptDocument']
export type ReceiptActivity = Schemas['ReceiptActivity']
export type ReceiptTemplate = Schemas['ReceiptTemplate']
