import { z } from 'zod'
import { addOnReasons } from './costs.ts'
import { checkedFiles } from './documentUploads.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import {
  AnyId,
  Day,
  Id,
  IdOrNumber,
  IdParam,
  Instant,
  Paging,
  WallTime,
  listOf,
  named,
  oneLine,
  paging,
  searching,
} from './schemas.ts'
import { list, row } from './scopes.ts'

export const about = 'What clients are charged, what of it is paid, and what was credited'

export const invoiceTypes = ['invoice', 'partInvoice', 'finalInvoice', 'creditNote'] as const
export const invoiceStates = ['design', 'released', 'unpaid', 'paid'] as const
/** Of the overview. */
export const invoiceFigures = ['overdue', 'unpaid', 'notSent', 'paid'] as const
/** Codes of `/taxTypes`. */
export const taxCodes = ['standard', 'reduced', 'zero', 'reverseCharge', 'exempt'] as const
export const invoiceEvents = [
  'created',
  'changed',
  'released',
  'sent',
  'paymentReceived',
  'credited',
  'documentAdded',
  'documentFiled',
  'documentRemoved',
] as const

/** In the smallest unit of the currency of its invoice. */
const Money = z.number().int()
const Minutes = z.number().int()
const Address = z.email().max(254)
const Contact = z
  .object({ id: Id, name: z.string() })
  .nullable()
  .describe('somebody of the company; null: nobody is named')
const Amount = z.number().int().min(-2_000_000_000).max(2_000_000_000)

export const Invoice = named(
  'Invoice',
  z.object({
    id: Id,
    number: z.string().nullable().describe('given at release, without gaps; null: in design'),
    mark: z.string().describe('what it goes by while it has no number'),
    type: z.enum(invoiceTypes),
    state: z
      .enum(invoiceStates)
      .describe(
        'design: may be changed; released: frozen, not sent yet; unpaid: with the client; paid: nothing is open',
      ),
    isOverdue: z.boolean().describe('not paid, and due before today'),
    company: z.object({ id: Id, name: z.string() }),
    contact: Contact,
    clientMark: z.string().nullable(),
    reference: z.string().nullable().describe('the client’s'),
    project: z.object({ id: Id, number: z.string(), name: z.string() }).nullable(),
    title: z.string().nullable().describe('where it is about no project, or is to be called otherwise'),
    date: Day.describe('of the invoice'),
    due: Day.describe('by when it is to be paid'),
    paidOn: Day.nullable().describe('when the last of it was paid; null: something is open'),
    currency: z.string(),
    taxCode: z.enum(taxCodes).describe('how it is taxed; by country of whoever issues it'),
    taxRate: z.number().int().describe('hundredths of a percent'),
    net: Money.describe('the sum of its lines'),
    tax: Money.describe('of the net, rounded once'),
    total: Money.describe('net and tax'),
    paid: Money.describe('what came in, less what was paid back'),
    credited: Money.describe('what credit notes took off it, above 0'),
    credits: z
      .object({ id: Id, number: z.string() })
      .nullable()
      .describe('of a credit note: the invoice it takes back; of others null'),
    reason: z.string().nullable().describe('of a credit note: why'),
    recipient: z.string().nullable().describe('where it was mailed to; before that, where it would be'),
    people: z.number().int().describe('how many shifts of people are charged'),
    crews: z.number().int().describe('how many crews are charged'),
    minutes: Minutes.describe('charged, without what comes on top'),
    sentAt: Instant.nullable().describe('when it went to the client; null: not yet'),
  }),
)

export const InvoiceItem = named(
  'InvoiceItem',
  z.object({
    id: Id,
    crew: z
      .object({
        id: Id,
        name: z.string(),
        date: Day.describe('the day it begins on, at the venue'),
        begin: WallTime.describe('by the clock of the venue'),
        end: WallTime.describe('by the same clock'),
        daysLater: z.number().int().describe('on which day it ends: 0 the same, 1 the next'),
        timeZone: z.string().describe('of the venue'),
        signedBy: z.string().nullable().describe('who signed for the client'),
        deliveryNote: z.string().nullable().describe('its number'),
      })
      .nullable()
      .describe('null: an amount that was agreed'),
    function: z.object({ caption: z.string(), code: z.string() }).nullable(),
    reason: z.enum(addOnReasons).nullable().describe('what comes on top of the hours; null: the hours themselves'),
    percent: z.number().int().nullable().describe('by how much; null: the hours themselves'),
    text: z.string().nullable().describe('of an agreed amount'),
    quantity: z
      .number()
      .int()
      .nullable()
      .describe('of an agreed amount, in hundredths of its unit; null: a fixed price'),
    unit: z.string().nullable().describe('of what so many were agreed'),
    unitPrice: Money.nullable().describe('for one unit; null: a fixed price'),
    minutes: Minutes.nullable(),
    signedMinutes: Minutes.nullable().describe('as they were signed, where some were amended before; null: none was'),
    ratePerHour: Money.nullable(),
    net: Money.describe('the sum of what its people were each rounded to'),
    people: z.array(
      z.object({
        jobId: Id.describe('the person on the position'),
        name: z.string(),
        from: Instant,
        to: Instant,
        minutes: Minutes,
        signedMinutes: Minutes.nullable().describe('as they were signed, where they were amended before'),
        net: Money.describe('rounded once'),
      }),
    ),
  }),
)

export const InvoiceDocument = named(
  'InvoiceDocument',
  z.object({
    id: Id,
    name: z.string(),
    format: z.enum(['picture', 'pdf']).describe('what the file is'),
    size: z.number().int().describe('bytes'),
    addedAt: Instant.describe('when it was added'),
    addedBy: z.string().nullable().describe('null: somebody who is not known any more'),
    forClient: z.boolean().describe('the client sees it once the invoice is released; false: the agency alone'),
  }),
)

export const InvoiceActivity = named(
  'InvoiceActivity',
  z.object({
    id: Id,
    code: z.enum(invoiceEvents),
    text: z.string().nullable().describe('a number, an address, a name or a reason, by the code'),
    amount: Money.nullable(),
    at: Instant,
    author: z.string().nullable().describe('null: it came about by itself, or the caller is a client'),
  }),
)

const Count = z.number().int().describe('how many there are')
const Figure = z.object({
  amount: Money.describe('in the currency of most of them'),
  invoices: z.number().int().describe('how many they are'),
})
export const InvoicesOverview = named(
  'InvoicesOverview',
  z.object({
    currency: z.string(),
    overdue: Figure.extend({
      oldestDays: z.number().int().nullable().describe('how many days the oldest is overdue; null: none is'),
    }).describe('what is open and was due before today'),
    unpaid: Figure.extend({ dueToday: Money.describe('what of it is due today') }).describe(
      'what is open and not overdue',
    ),
    notSent: Figure.extend({ inDesign: z.number().int().describe('how many of them are in design') }).describe(
      'in design, or released and not sent',
    ),
    paid: Figure.extend({ averageDays: z.number().int().nullable().describe('from date to payment') }).describe(
      'paid in the present month; for a client in the present year',
    ),
    byState: z
      .object(
        Object.fromEntries([...invoiceStates, 'overdue'].map(state => [state, Count])) as Record<
          (typeof invoiceStates)[number] | 'overdue',
          typeof Count
        >,
      )
      .describe('how many there are'),
    all: z.number().int().describe('how many invoices there are'),
  }),
)

export const InvoicePosition = named(
  'InvoicePosition',
  z.object({
    id: Id.describe('of the project'),
    number: z.string(),
    name: z.string(),
    company: z.object({ id: Id, name: z.string() }),
    contact: Contact,
    clientMark: z.string().nullable(),
    reference: z.string().nullable().describe('the client’s'),
    paymentDays: z.number().int().describe('after how many days invoices of the client are due'),
    taxCode: z.enum(taxCodes).describe('suggested for the client'),
    taxRate: z.number().int().describe('hundredths of a percent'),
    beginDate: Day,
    endDate: Day,
    crews: z
      .array(
        z.object({
          id: Id,
          name: z.string(),
          date: Day.describe('the day it begins on, at the venue'),
          begin: WallTime.describe('by the clock of the venue'),
          end: WallTime.describe('by the same clock'),
          daysLater: z.number().int().describe('on which day it ends: 0 the same, 1 the next'),
          timeZone: z.string().describe('of the venue'),
          signedBy: z.string().nullable().describe('null: not signed yet, so that it cannot be charged'),
          invoice: z.string().nullable().describe('number or mark of the one it is on; null: none'),
          people: z.number().int(),
          minutes: Minutes,
          amended: z.number().int().describe('how many hours were amended since they were signed'),
          unpriced: z.number().int().describe('people whose function no rate card has; they cannot be charged'),
          currency: z.string().nullable().describe('null: no rate, or several currencies'),
          net: Money.nullable().describe('what its signed hours come to; null: not to be said'),
        }),
      )
      .describe('those whose work is over'),
  }),
)

/** Hundredths of a unit; with the largest price what they come to is still a safe integer. */
const Quantity = z.number().int().min(1).max(1_000_000)
const AgreedAmount = z.strictObject({
  text: oneLine(200).min(1).describe('what was agreed'),
  quantity: Quantity.nullable().default(null).describe('hundredths of the unit; null: a fixed price'),
  unit: oneLine(20).min(1).nullable().default(null).describe('of what so many: a day, a kilometre'),
  unitPrice: Amount.nullable().default(null).describe('for one unit; null: a fixed price'),
  net: Amount.refine(net => net !== 0, 'an amount').describe(
    'below 0: a reduction; what quantity and price come to, rounded once',
  ),
})
const head = {
  contactId: Id.nullable().describe('somebody of the company'),
  clientMark: oneLine(20).nullable(),
  reference: oneLine(100).nullable().describe('the client’s'),
  title: oneLine(200).nullable().describe('null: the project’s name'),
  date: Day,
  due: Day.describe('by when it is to be paid; its date at the earliest'),
  taxCode: z.enum(taxCodes).describe('how it is taxed; by country of whoever issues it'),
  amounts: z.array(AgreedAmount).max(50).describe('lines beside the hours, in this order'),
}
const inOrder = ({ date, due }: { date: string; due: string }) => due >= date
const order = { path: ['due'], error: 'due before its date' }
const DraftType = z.enum(['invoice', 'partInvoice', 'finalInvoice'])

export const NewInvoice = named(
  'NewInvoice',
  z
    .strictObject({
      type: DraftType,
      companyId: Id.describe('who is charged'),
      crewIds: z.array(Id).max(300).describe('crews whose signed hours are charged'),
      net: Money.optional().describe('as it was shown: refused where it comes to something else by now'),
      ...head,
    })
    .refine(inOrder, order)
    .refine(({ crewIds, amounts }) => crewIds.length + amounts.length > 0, {
      path: ['crewIds'],
      error: 'nothing is charged',
    }),
)
export const InvoiceChange = named('InvoiceChange', z.strictObject({ type: DraftType, ...head }).refine(inOrder, order))
export const InvoiceRelease = named(
  'InvoiceRelease',
  z.strictObject({
    total: Money.describe('as it was shown: refused where it comes to something else by now'),
    email: Address.nullable().describe('where it is mailed to; null: it is sent otherwise'),
  }),
)
export const InvoiceSending = named(
  'InvoiceSending',
  z.strictObject({ email: Address.nullable().describe('null: it was sent otherwise, and is unpaid from now on') }),
)
export const InvoicePayment = named(
  'InvoicePayment',
  z.strictObject({
    amount: Amount.refine(amount => amount !== 0, 'an amount').describe(
      'below 0: it was paid back, or entered wrongly',
    ),
    receivedOn: Day.describe('when it came in'),
  }),
)
export const InvoiceCredit = named(
  'InvoiceCredit',
  z.strictObject({
    reason: oneLine(300).min(1).describe('why; the client reads it'),
    net: z
      .number()
      .int()
      .min(1)
      .max(2_000_000_000)
      .nullable()
      .describe('how much of it; null: the whole, so that its crews can be charged anew'),
  }),
)
export const NewInvoiceDocument = named(
  'NewInvoiceDocument',
  z.strictObject({
    uploadId: Id.describe('a finished upload of whoever adds it'),
    name: oneLine(200).min(1).optional().describe('absent: as the device called it'),
    forClient: z.boolean().describe('the client sees it once the invoice is released; false: the agency alone'),
  }),
)

const invoices = resource({ one: 'Invoice', many: 'Invoices', path: '/invoices', item: Invoice, ids: AnyId })
const reads = { sessions: ['user'], loginTypes: ['clients', 'planners', 'office'], right: 'invoices' } as const
const desks = { sessions: ['user'], loginTypes: ['planners', 'office'], right: 'invoices' } as const
const readsOne = { ...reads, scope: row('invoice', 'reads') } as const
const makes = { ...desks, permission: 'CREATE' } as const
const edits = { ...desks, permission: 'EDIT', scope: row('invoice', 'keeps') } as const
const one = { params: IdOrNumber } as const

/** What each comes to is reckoned line by line. */
const Few = paging.limit.unwrap().default(50)

const filters = {
  ...searching,
  state: z
    .enum([...invoiceStates, 'overdue'])
    .optional()
    .describe('unpaid: those that are overdue as well'),
  figure: z.enum(invoiceFigures).optional().describe('only those that this figure of the overview counts'),
  companyId: Id.optional().describe('of this client alone'),
  dueUntil: Day.optional().describe('only those due on this day or before'),
}

export const listInvoices = route(
  invoices.list(
    {
      summary:
        'Invoices: those that wait for money first, by when they are due; then what is not sent; then what is paid',
      access: { ...reads, scope: list('invoices') },
    },
    filters,
  ),
)

export const readInvoicesOverview = route({
  operationId: 'readInvoicesOverview',
  method: 'get',
  path: '/invoicesOverview',
  summary: 'What is overdue, unpaid, not sent and paid',
  access: { ...reads, scope: list('invoices') },
  responses: { 200: InvoicesOverview },
  extension: true,
})

export const listInvoicePositions = route({
  operationId: 'listInvoicePositions',
  method: 'get',
  path: '/invoicePositions',
  summary: 'Projects whose work is over and not charged yet, with their crews: the oldest first',
  access: { ...makes, scope: 'tenant' },
  query: z.strictObject({
    ...searching,
    companyId: Id.optional().describe('of this client alone'),
    ...paging,
    limit: Few,
  }),
  responses: { 200: listOf('InvoicePositionList', InvoicePosition) },
  extension: true,
})

export const listCompanyInvoices = route({
  operationId: 'listCompanyInvoices',
  method: 'get',
  path: '/companies/{id}/invoices',
  summary: 'Invoices of one client, in the order of the list of all',
  access: { ...reads, scope: row('company', 'reads') },
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('InvoiceList', Invoice) },
})

export const listProjectInvoices = route({
  operationId: 'listProjectInvoices',
  method: 'get',
  path: '/projects/{id}/invoices',
  summary: 'Invoices of one project, in the order of the list of all',
  access: { ...reads, scope: row('project', 'handles') },
  params: IdOrNumber,
  query: Paging,
  responses: { 200: listOf('InvoiceList', Invoice) },
})

export const readInvoice = route(
  invoices.read({ summary: 'One invoice, by its number, its mark or its id', access: readsOne }),
)

export const listInvoiceItems = route({
  ...one,
  operationId: 'listInvoiceItems',
  method: 'get',
  path: '/invoices/{id}/items',
  summary: 'Its lines, each with the people and hours behind it',
  access: readsOne,
  query: Paging,
  responses: { 200: listOf('InvoiceItemList', InvoiceItem) },
})

export const listInvoiceDocuments = route({
  ...one,
  operationId: 'listInvoiceDocuments',
  method: 'get',
  path: '/invoices/{id}/documents',
  summary: 'Files that belong to it, the newest first',
  access: readsOne,
  query: Paging,
  responses: { 200: listOf('InvoiceDocumentList', InvoiceDocument) },
})

export const listInvoiceActivities = route({
  ...one,
  operationId: 'listInvoiceActivities',
  method: 'get',
  path: '/invoices/{id}/activities',
  summary: 'What happened to it, the newest first',
  access: readsOne,
  query: Paging,
  responses: { 200: listOf('InvoiceActivityList', InvoiceActivity) },
})

export const createInvoice = route(
  invoices.create({
    summary: 'Charge a client for signed hours and agreed amounts; it is in design until it is released',
    access: { ...makes, scope: 'tenant' },
    body: NewInvoice,
    problems: ['notFound', 'crewInvoiced', 'crewNotSigned', 'invoiceNotPriced', 'invoiceChanged', 'issuerMissing'],
  }),
)

export const changeInvoice = route(
  invoices.change({
    summary: 'Change what an invoice in design says, and its agreed amounts',
    access: edits,
    body: InvoiceChange,
    problems: ['notFound', 'invoiceReleased'],
    extension: true,
  }),
)

export const deleteInvoice = route(
  invoices.remove({
    summary: 'Throw an invoice in design away; its crews can be charged anew',
    access: edits,
    problems: ['invoiceReleased'],
    extension: true,
  }),
)

export const releaseInvoice = route({
  ...one,
  operationId: 'releaseInvoice',
  method: 'post',
  path: '/invoices/{id}/release',
  summary: 'Give it its number, freeze it, and mail it',
  access: edits,
  body: InvoiceRelease,
  problems: ['invoiceReleased', 'invoiceChanged'],
  responses: { 200: Invoice },
  extension: true,
})

export const sendInvoice = route({
  ...one,
  operationId: 'sendInvoice',
  method: 'post',
  path: '/invoices/{id}/send',
  summary: 'Mail a released invoice, again too, or say that it was sent otherwise',
  access: edits,
  body: InvoiceSending,
  problems: ['invoiceInDesign'],
  responses: { 200: Invoice },
  extension: true,
})

export const addInvoicePayment = route({
  ...one,
  operationId: 'addInvoicePayment',
  method: 'post',
  path: '/invoices/{id}/payments',
  summary: 'Note money that came in, the whole or a part',
  access: edits,
  body: InvoicePayment,
  problems: ['invoiceInDesign', 'paymentTooHigh'],
  responses: { 200: Invoice },
  extension: true,
})

export const creditInvoice = route({
  ...one,
  operationId: 'creditInvoice',
  method: 'post',
  path: '/invoices/{id}/credit',
  summary: 'Take back a released invoice, or a part of it, by a credit note with a number of its own',
  access: edits,
  body: InvoiceCredit,
  problems: ['invoiceInDesign', 'creditTooHigh'],
  responses: { 201: Invoice },
  extension: true,
})

export const readInvoiceFile = route({
  ...one,
  operationId: 'readInvoiceFile',
  method: 'get',
  path: '/invoices/{id}/file',
  summary: 'The invoice as a PDF; one in design says that it is',
  access: readsOne,
  responses: { 200: { contentType: 'application/pdf' } },
  ownTransactions: true,
  extension: true,
})

export const createInvoiceDocument = route({
  ...one,
  operationId: 'createInvoiceDocument',
  method: 'post',
  path: '/invoices/{id}/documents',
  summary: 'Add a file that was uploaded',
  access: edits,
  body: NewInvoiceDocument,
  problems: checkedFiles,
  responses: { 201: InvoiceDocument },
  ownTransactions: true,
})

export const deleteInvoiceDocument = route({
  operationId: 'deleteInvoiceDocument',
  method: 'delete',
  path: '/invoiceDocuments/{id}',
  summary: 'Take a file away from an invoice in design',
  access: { ...desks, permission: 'EDIT', scope: row('invoiceDocument', 'keeps') },
  params: IdParam,
  problems: ['invoiceReleased'],
  responses: { 204: null },
  extension: true,
})

export const readInvoiceDocumentFile = route({
  operationId: 'readInvoiceDocumentFile',
  method: 'get',
  path: '/invoiceDocuments/{id}/file',
  summary: 'A file that belongs to an invoice',
  access: { ...reads, scope: row('invoiceDocument', 'reads') },
  params: IdParam,
  responses: { 200: { contentType: 'image/webp', or: 'application/pdf' } },
  ownTransactions: true,
  extension: true,
})
