import { z } from 'zod'
import { taxCodes } from './invoices.ts'
import { route } from './route.ts'
import { Id, IdParam, Month, named } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'How sales get into the books: which accounts they go to, and a month of them as a batch'

const Account = z.number().int().min(1).max(999_999_999)
const said = {
  consultant: 'number of the tax consultant at DATEV; null: not known',
  client: 'number the consultant has the company under; null: not known',
  yearBegins: 'month the year of the books begins with, 1 to 12',
  accountDigits: 'digits of an account of its chart, 4 to 8',
  debtors: 'account of clients that have none of their own; null: none',
  bank: 'account money comes in on; null: none',
  sales: 'account of sales, for each way of taxing; null: none',
} as const
const sales = <Kind extends z.ZodType>(kind: Kind) =>
  z.strictObject(
    Object.fromEntries(
      taxCodes.map(code => [code, kind.describe(`of what is taxed as ${code}; null: none`)]),
    ) as Record<(typeof taxCodes)[number], Kind>,
  )

export const Bookkeeping = named(
  'Bookkeeping',
  z.object({
    companyId: Id,
    consultant: z.number().int().nullable().describe(said.consultant),
    client: z.number().int().nullable().describe(said.client),
    yearBegins: z.number().int().describe(said.yearBegins),
    accountDigits: z.number().int().describe(said.accountDigits),
    debtors: z.number().int().nullable().describe(said.debtors),
    bank: z.number().int().nullable().describe(said.bank),
    sales: sales(z.number().int().nullable()).describe(said.sales),
  }),
)

export const BookkeepingChange = named(
  'BookkeepingChange',
  z
    .strictObject({
      consultant: z.number().int().min(1001).max(9_999_999).nullable().describe(said.consultant),
      client: z.number().int().min(1).max(99_999).nullable().describe(said.client),
      yearBegins: z.number().int().min(1).max(12).describe(said.yearBegins),
      accountDigits: z.number().int().min(4).max(8).describe(said.accountDigits),
      debtors: Account.nullable().describe(said.debtors),
      bank: Account.nullable().describe(said.bank),
      sales: sales(Account.nullable()).describe(said.sales),
    })
    .partial()
    .refine(change => Object.values(change).some(part => part !== undefined), 'nothing to change'),
)

const count = z.number().int()
const Sum = z.number().int().describe('in cents')
export const bookkeepingLacks = ['consultant', 'client', 'debtors', 'bank', ...taxCodes] as const

export const BookingBatch = named(
  'BookingBatch',
  z.object({
    month: z.string().describe('YYYY-MM'),
    invoices: z.object({ count: count.describe('how many were released'), total: Sum }).describe('invoices'),
    credits: z.object({ count: count.describe('how many credit notes'), total: Sum }).describe('credit notes, below 0'),
    payments: z.object({ count: count.describe('how many payments'), total: Sum }).describe('money that came in'),
    notEuro: count.describe('invoices and payments in other currencies, which are left out'),
    toEnter: z
      .array(z.enum(bookkeepingLacks))
      .describe('what has to be entered before: a number, an account, or that of a way of taxing'),
  }),
)

const OfMonth = IdParam.extend({ month: Month })
const books = {
  sessions: ['user'],
  loginTypes: ['office'],
  right: 'invoices',
  permission: 'READ',
  scope: row('company', 'reads'),
} as const

export const readBookkeeping = route({
  operationId: 'readBookkeeping',
  method: 'get',
  path: '/companies/{id}/bookkeeping',
  summary: 'Where one of the agency’s own companies keeps its books, and which accounts its sales go to',
  access: books,
  params: IdParam,
  responses: { 200: Bookkeeping },
  extension: true,
})

export const changeBookkeeping = route({
  operationId: 'changeBookkeeping',
  method: 'patch',
  path: '/companies/{id}/bookkeeping',
  summary: 'Say where an own company keeps its books, and which accounts its sales go to',
  access: { ...books, permission: 'EDIT' },
  params: IdParam,
  body: BookkeepingChange,
  responses: { 200: Bookkeeping },
  extension: true,
})

export const readBookingBatch = route({
  operationId: 'readBookingBatch',
  method: 'get',
  path: '/companies/{id}/bookings/{month}',
  summary:
    'What of a month goes into the books: released invoices, credit notes, money that came in, and what is missing',
  access: books,
  params: OfMonth,
  responses: { 200: BookingBatch },
  extension: true,
})

export const downloadBookingBatch = route({
  operationId: 'downloadBookingBatch',
  method: 'get',
  path: '/companies/{id}/bookings/{month}/file',
  summary: 'The bookings of a month as a batch for DATEV (EXTF); refused with what it lacks',
  access: books,
  params: OfMonth,
  responses: { 200: { contentType: 'text/csv' } },
  problems: ['bookkeepingIncomplete'],
  extension: true,
})
