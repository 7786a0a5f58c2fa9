import type { components } from '../../../client/schema.d.ts'

type Schemas = components['schemas']
/** As it is read: a point is an array of two numbers. */
export type Quotation = Omit<Schemas['Quotation'], 'signature'> & {
  signature: { ratio: number; strokes: number[][][] } | null
}
export type Quotations = Omit<Schemas['ProjectQuotations'], 'quotations'> & { quotations: Quotation[] }
export type PlannedCost = Schemas['PlannedCost']
export type QuoteLine = Schemas['QuotationLine']
