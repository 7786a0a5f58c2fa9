import { z } from 'zod'
import { route } from './route.ts'
import { Id, IdOrNumber, named } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'Invoices that a client’s bookkeeping reads by itself (EN 16931)'

export const eInvoiceFormats = ['facturX', 'xRechnung'] as const
const Lacks = z.object({
  of: z.enum(['issuer', 'client']).describe('whose it is: the company that issues it, or the client'),
  field: z
    .enum([
      'street',
      'zipcode',
      'vatId',
      'taxNumber',
      'contactName',
      'contactPhone',
      'contactEmail',
      'buyerReference',
      'iban',
    ])
    .describe('which of what accounting knows of it'),
})
const Party = z.object({ id: Id, name: z.string().describe('what the company is called') })

export const EInvoice = named(
  'EInvoice',
  z.object({
    released: z.boolean().describe('only a released one has these formats'),
    issuer: Party.describe('which of the agency’s own companies issues it'),
    client: Party.describe('who is charged'),
    formats: z
      .array(
        z.object({
          format: z
            .enum(eInvoiceFormats)
            .describe(
              'facturX: the PDF with the data in it, ZUGFeRD in Germany; xRechnung: the data alone, for public buyers',
            ),
          lacks: z.array(Lacks).describe('what has to be entered before; empty: nothing'),
        }),
      )
      .describe('each with what it lacks'),
  }),
)

const access = {
  sessions: ['user'],
  loginTypes: ['office'],
  right: 'invoices',
  permission: 'READ',
  scope: row('invoice', 'keeps'),
} as const

export const readEInvoice = route({
  operationId: 'readEInvoice',
  method: 'get',
  path: '/invoices/{id}/eInvoice',
  summary: 'Which formats an invoice can be had in, and what each of them lacks',
  access,
  params: IdOrNumber,
  responses: { 200: EInvoice },
  extension: true,
})

export const downloadEInvoice = route({
  operationId: 'downloadEInvoice',
  method: 'get',
  path: '/invoices/{id}/eInvoice/{format}',
  summary: 'A released invoice as Factur-X (PDF/A-3 with CII) or as XRechnung (CII); refused with what it lacks',
  access,
  params: IdOrNumber.extend({ format: z.enum(eInvoiceFormats).describe('which format') }),
  responses: { 200: { contentType: 'application/pdf', or: 'application/xml' } },
  problems: ['invoiceInDesign', 'eInvoiceIncomplete'],
  ownTransactions: true,
  extension: true,
})
