import { z } from 'zod'
import { accountInput } from './bankAccounts.ts'
import { route } from './route.ts'
import { Id, IdParam, named, oneLine } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'What accounting has to know of a company: its address, its tax numbers, its account'

const text = z.string()
const said = {
  street: 'street and house number; null: not known',
  zipcode: 'null: not known',
  country: 'where it is, by ISO 3166',
  vatId: 'VAT number with its country; null: none',
  taxNumber: 'what the tax office knows it by at home; null: none',
  contactName: 'whom accounting asks there; null: nobody named',
  contactPhone: 'null: none',
  contactEmail: 'where its invoices are sent to, or come from; null: nowhere',
  debtorAccount: 'account of a client in the books; null: among the others',
  buyerReference: 'what it wants to read on invoices, as the Leitweg-ID of a public buyer; null: nothing',
} as const
type Field = keyof typeof said
const limits: Record<Exclude<Field, 'country' | 'vatId' | 'contactEmail' | 'debtorAccount'>, number> = {
  ...{ street: 100, zipcode: 20, taxNumber: 30, contactName: 100, contactPhone: 40, buyerReference: 100 },
}
const typed = (field: keyof typeof limits) => oneLine(limits[field]).min(1).nullable().describe(said[field])
const read = (field: Exclude<Field, 'country' | 'debtorAccount'>) => text.nullable().describe(said[field])

export const CompanyAccounting = named(
  'CompanyAccounting',
  z.object({
    companyId: Id,
    name: text.describe('what the company is called'),
    own: z.boolean().describe('the agency’s own, not a client’s'),
    street: read('street'),
    zipcode: read('zipcode'),
    city: text,
    country: text.describe(said.country),
    vatId: read('vatId'),
    taxNumber: read('taxNumber'),
    contactName: read('contactName'),
    contactPhone: read('contactPhone'),
    contactEmail: read('contactEmail'),
    buyerReference: read('buyerReference'),
    debtorAccount: z.number().int().nullable().describe(said.debtorAccount),
    iban: text.nullable().describe('of the account it pays from, or is paid to; null: none'),
    bic: text.nullable().describe('null: none'),
  }),
)

export const CompanyAccountingChange = named(
  'CompanyAccountingChange',
  z
    .strictObject({
      street: typed('street'),
      zipcode: typed('zipcode'),
      city: oneLine(100).min(1),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/, 'two letters')
        .describe(said.country),
      vatId: z
        .string()
        .overwrite(value => value.replace(/[\s.-]/g, '').toUpperCase())
        .regex(/^[A-Z]{2}[A-Z0-9+*]{2,12}$/, 'a VAT number with its country')
        .nullable()
        .describe(said.vatId),
      taxNumber: typed('taxNumber'),
      contactName: typed('contactName'),
      contactPhone: typed('contactPhone'),
      contactEmail: z.email().max(254).nullable().describe(said.contactEmail),
      buyerReference: typed('buyerReference'),
      debtorAccount: z.number().int().min(10_000).max(999_999_999).nullable().describe(said.debtorAccount),
      ...accountInput,
    })
    .partial()
    .refine(change => Object.values(change).some(part => part !== undefined), 'nothing to change'),
)

const books = { sessions: ['user'], loginTypes: ['office'], right: 'invoices', permission: 'READ' } as const

export const readCompanyAccounting = route({
  operationId: 'readCompanyAccounting',
  method: 'get',
  path: '/companies/{id}/accounting',
  summary: 'What accounting knows of a company',
  access: { ...books, scope: row('company', 'reads') },
  params: IdParam,
  responses: { 200: CompanyAccounting },
  extension: true,
})

export const changeCompanyAccounting = route({
  operationId: 'changeCompanyAccounting',
  method: 'patch',
  path: '/companies/{id}/accounting',
  summary: 'Enter what accounting has to know; an IBAN whose check digits are wrong is refused',
  access: { ...books, permission: 'EDIT', scope: row('company', 'reads') },
  params: IdParam,
  body: CompanyAccountingChange,
  responses: { 200: CompanyAccounting },
  extension: true,
})
