import type { components } from '../../../client/schema.d.ts'
import type { Invoice } from '../invoice.types.ts'

type Schemas = components['schemas']
export type Line = Schemas['InvoiceItem']
export type Attached = Schemas['InvoiceDocument']
export type Happened = Schemas['InvoiceActivity']

export interface ReadInvoice {
  invoice: Invoice
  lines: readonly Line[]
  documents: readonly Attached[]
  activities: readonly Happened[]
}
