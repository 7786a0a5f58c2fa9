import { z } from 'zod'
import { checkedFiles } from './documentUploads.ts'
import { taxCodes } from './invoices.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import {
  AnyId,
  Caption,
  Day,
  Id,
  IdOrNumber,
  IdParam,
  Instant,
  Paging,
  listOf,
  manyLines,
  named,
  oneLine,
  searching,
} from './schemas.ts'
import { list, row } from './scopes.ts'

export const about = 'Slips people hand in: what was bought for the agency, and whether it is paid back'

export const receiptStates = ['draft', 'inReview', 'paidBack', 'companyCard'] as const
export const paidWith = ['own', 'companyCard'] as const
export const receiptEvents = [
  'created',
  'copied',
  'changed',
  'documentAdded',
  'handedIn',
  'withdrawn',
  'approved',
  'declined',
  'commented',
] as const
/** Whose tax rates are known, ISO 3166-1 alpha-2. */
export const receiptCountries = ['DE', 'AT', 'GB', 'NL', 'BE', 'CH', 'DK', 'FR', 'PL', 'ES', 'IE'] as const
/** Items of one receipt. */
export const mostItems = 100
/** Files of one receipt. */
export const mostDocuments = 12

/** In the smallest unit of the currency of its receipt. */
const Money = z.number().int()
const Amount = z.number().int().min(-100_000_000).max(100_000_000)
const state = z
  .enum(receiptStates)
  .describe(
    'draft: may be changed; inReview: with the office; paidBack, companyCard: approved and frozen, by who has paid',
  )
const Paid = z.enum(paidWith).describe('own: the person has paid and gets it back; companyCard: the agency has')
const shop = oneLine(120)
const text = oneLine(200).min(1).describe('what was bought')

export const Receipt = named(
  'Receipt',
  z.object({
    id: Id,
    number: z.string(),
    state,
    type: Caption.describe('one of `/receiptTypes`'),
    shop: z.string().nullable().describe('where it was bought; null: not said yet'),
    date: Day.describe('on the slip'),
    country: z.enum(receiptCountries).describe('where it was bought, which says the rates of tax'),
    currency: z.string(),
    paidWith: Paid,
    total: Money.nullable().describe('as the slip says, below 0 where something was returned; null: not said yet'),
    net: Money.describe('the sum of its items'),
    tax: Money.describe('the sum of its items, each rounded once'),
    gross: Money.describe('net and tax'),
    taxRates: z.array(z.number().int()).describe('those of its items, hundredths of a percent, the highest first'),
    items: z.number().int().describe('how many it has'),
    documents: z.number().int().describe('how many it has'),
    pictureId: Id.nullable().describe('the first picture, by `/receiptDocuments/{id}/file`; null: there is none'),
    person: z.object({ id: Id, name: z.string() }).describe('whose it is'),
    own: z.boolean().describe('of whoever asks'),
    company: z.object({ id: Id, name: z.string() }).describe('whose project it is for; else the agency’s own'),
    project: z.object({ id: Id, number: z.string(), name: z.string() }).nullable().describe('null: for none'),
    handedInAt: Instant.nullable().describe('when it was handed in last; null: it is a draft'),
    decidedAt: Instant.nullable().describe('when it was approved or declined; null: not yet'),
    decidedBy: z.string().nullable().describe('name of who did; null: nobody yet'),
    reason: z.string().nullable().describe('why it was declined; null: it was not'),
  }),
)

export const ReceiptItem = named(
  'ReceiptItem',
  z.object({
    id: Id,
    text: z.string(),
    taxCode: z.enum(taxCodes).describe('one of `/taxTypes`'),
    taxRate: z.number().int().describe('hundredths of a percent'),
    gross: Money.describe('as the slip says'),
    tax: Money.describe('of the gross, rounded once'),
    net: Money.describe('gross less tax'),
  }),
)

export const ReceiptDocument = named(
  'ReceiptDocument',
  z.object({
    id: Id,
    name: z.string(),
    format: z.enum(['picture', 'pdf']).describe('what the file is'),
    size: z.number().int().describe('bytes'),
    addedAt: Instant.describe('when it was added'),
    addedBy: z.string().nullable().describe('null: somebody who is not known any more'),
  }),
)

export const ReceiptActivity = named(
  'ReceiptActivity',
  z.object({
    id: Id,
    code: z.enum(receiptEvents),
    text: z.string().nullable().describe('a comment, a reason, a name or a number, by the code'),
    at: Instant,
    author: z.string().nullable().describe('null: somebody who is not known any more'),
  }),
)

export const ReceiptTemplate = named(
  'ReceiptTemplate',
  z.object({
    id: Id,
    name: z.string(),
    type: Caption.describe('one of `/receiptTypes`'),
    shop: z.string().nullable().describe('where it is bought; null: not said'),
    country: z.enum(receiptCountries),
    currency: z.string(),
    paidWith: Paid,
    gross: Money.describe('the sum of its items'),
    items: z.array(
      z.object({
        text: z.string(),
        taxCode: z.enum(taxCodes).describe('one of `/taxTypes`'),
        gross: Money.describe('as the slip says'),
      }),
    ),
  }),
)

const Count = z.number().int().describe('how many there are')
export const ReceiptsOverview = named(
  'ReceiptsOverview',
  z.object({
    all: Count,
    byState: z
      .object(
        Object.fromEntries(receiptStates.map(name => [name, Count])) as Record<
          (typeof receiptStates)[number],
          typeof Count
        >,
      )
      .describe('how many there are'),
    sums: z
      .array(
        z.object({
          currency: z.string(),
          gross: Money.describe('of those that are no drafts'),
          receipts: z.number().int().describe('how many they are'),
        }),
      )
      .describe('one for each currency, the most receipts first'),
  }),
)

const NewItem = z.strictObject({
  text,
  taxCode: z.enum(taxCodes).describe('one of `/taxTypes`'),
  gross: Amount.describe('as the slip says, below 0 where something was returned'),
})
const head = {
  typeId: Id.describe('one of `/receiptTypes`'),
  shop: shop.nullable().describe('where it was bought'),
  date: Day.describe('on the slip'),
  country: z.enum(receiptCountries).describe('where it was bought, which says the rates of tax'),
  paidWith: Paid,
  projectId: Id.nullable().describe('what it was bought for; of the crew one they work on'),
  total: Amount.nullable().describe('as the slip says'),
}

export const NewReceipt = named(
  'NewReceipt',
  z.strictObject({ ...head, items: z.array(NewItem).max(mostItems).default([]) }),
)
export const ReceiptChange = named('ReceiptChange', z.strictObject(head))
export const ReceiptItemEntry = named('ReceiptItemEntry', NewItem)
export const NewReceiptDocument = named(
  'NewReceiptDocument',
  z.strictObject({
    uploadId: Id.describe('a finished upload of whoever adds it'),
    name: oneLine(200).min(1).optional().describe('absent: as the device called it'),
  }),
)
export const NewReceiptActivity = named(
  'NewReceiptActivity',
  z.strictObject({ text: manyLines(1000).min(1).describe('what is said about it') }),
)
export const ReceiptRefusal = named(
  'ReceiptRefusal',
  z.strictObject({ reason: manyLines(1000).min(1).describe('what is wrong with it; whoever handed it in reads it') }),
)
export const NewReceiptTemplate = named(
  'NewReceiptTemplate',
  z.strictObject({
    receiptId: Id.describe('what it is made like'),
    name: oneLine(120).min(1).describe('what it is called'),
  }),
)

const receipts = resource({ one: 'Receipt', many: 'Receipts', path: '/receipts', item: Receipt, ids: AnyId })
const items = resource({ one: 'ReceiptItem', many: 'ReceiptItems', path: '/receiptItems', item: ReceiptItem })
const templates = resource({
  one: 'ReceiptTemplate',
  many: 'ReceiptTemplates',
  path: '/receiptTemplates',
  item: ReceiptTemplate,
})
const reads = { sessions: ['user'], right: 'receipts' } as const
const staff = { sessions: ['user'], loginTypes: ['crew', 'planners', 'office'], right: 'receipts' } as const
const books = { sessions: ['user'], loginTypes: ['office'], right: 'receipts' } as const
const makes = { ...staff, permission: 'CREATE' } as const
const readsOne = { ...reads, scope: row('receipt', 'reads') } as const
const keepsOne = { ...staff, scope: row('receipt', 'keeps') } as const
const one = { params: IdOrNumber } as const

const filters = {
  state: z.enum(receiptStates).optional().describe('only these'),
  typeId: Id.optional().describe('only of this type'),
  from: Day.optional().describe('first day'),
  until: Day.optional().describe('last day'),
}

export const listReceipts = route(
  receipts.list(
    { summary: 'Receipts, by the day on the slip, the newest first', access: { ...reads, scope: list('receipts') } },
    { ...searching, ...filters },
  ),
)

export const readReceiptsOverview = route({
  operationId: 'readReceiptsOverview',
  method: 'get',
  path: '/receiptsOverview',
  summary: 'How many receipts there are, and what they come to',
  access: { ...reads, scope: list('receipts') },
  query: z.strictObject({ typeId: filters.typeId, from: filters.from, until: filters.until }),
  responses: { 200: ReceiptsOverview },
  extension: true,
})

export const listCompanyReceipts = route({
  operationId: 'listCompanyReceipts',
  method: 'get',
  path: '/companies/{id}/receipts',
  summary: 'Receipts for projects of one client, or for the agency itself, in the order of the list of all',
  access: { ...reads, loginTypes: ['clients', 'office'], scope: row('company', 'reads') },
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('ReceiptList', Receipt) },
})

export const listCompanyReceiptTemplates = route({
  operationId: 'listCompanyReceiptTemplates',
  method: 'get',
  path: '/companies/{id}/receiptTemplates',
  summary: 'What is bought for a company again and again, by name',
  access: { ...reads, loginTypes: ['clients', 'office'], scope: row('company', 'reads') },
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('ReceiptTemplateList', ReceiptTemplate) },
})

export const listReceiptTemplates = route(
  templates.list({
    summary: 'What is bought for the agency again and again, by name',
    access: { ...makes, scope: 'tenant' },
    extension: true,
  }),
)

export const createReceiptTemplate = route(
  templates.create({
    summary: 'Keep a receipt as a template: its type, shop and items',
    access: { ...books, permission: 'CREATE', scope: row('receipt', 'keeps', 'body.receiptId') },
    body: NewReceiptTemplate,
    problems: ['notFound', 'nameTaken'],
    extension: true,
  }),
)

export const deleteReceiptTemplate = route(
  templates.remove({
    summary: 'Take a template away; what was made from it stays',
    access: { ...books, permission: 'DELETE', scope: 'tenant' },
    problems: ['notFound'],
    extension: true,
  }),
)

export const readReceipt = route(receipts.read({ summary: 'One receipt, by its number or its id', access: readsOne }))

export const listReceiptItems = route({
  ...one,
  operationId: 'listReceiptItems',
  method: 'get',
  path: '/receipts/{id}/items',
  summary: 'What was bought, in the order of the slip',
  access: readsOne,
  query: Paging,
  responses: { 200: listOf('ReceiptItemList', ReceiptItem) },
})

export const listReceiptDocuments = route({
  ...one,
  operationId: 'listReceiptDocuments',
  method: 'get',
  path: '/receipts/{id}/documents',
  summary: 'Its pictures and papers, in the order they were added',
  access: readsOne,
  query: Paging,
  responses: { 200: listOf('ReceiptDocumentList', ReceiptDocument) },
})

export const listReceiptActivities = route({
  ...one,
  operationId: 'listReceiptActivities',
  method: 'get',
  path: '/receipts/{id}/activities',
  summary: 'What happened to it and was said about it, the newest first',
  access: { ...staff, scope: row('receipt', 'reads') },
  query: Paging,
  responses: { 200: listOf('ReceiptActivityList', ReceiptActivity) },
})

export const createReceipt = route(
  receipts.create({
    summary: 'A receipt of whoever sends it, with its items; a draft until it is handed in',
    access: { ...makes, scope: 'own' },
    body: NewReceipt,
    problems: ['notFound', 'issuerMissing'],
  }),
)

export const changeReceipt = route(
  receipts.change({
    summary: 'Change what a draft says; its items take the rates of another country',
    access: keepsOne,
    body: ReceiptChange,
    problems: ['notFound', 'receiptHandedIn'],
    extension: true,
  }),
)

export const deleteReceipt = route(
  receipts.remove({
    summary: 'Throw a receipt away that was not approved',
    access: { ...keepsOne, permission: 'DELETE' },
    problems: ['receiptApproved'],
  }),
)

export const copyReceipt = route({
  ...one,
  operationId: 'copyReceipt',
  method: 'post',
  path: '/receipts/{id}/copy',
  summary: 'The same bought again today: a draft of whoever copies it, with its items and without its documents',
  access: { ...makes, scope: row('receipt', 'keeps') },
  problems: ['notFound'],
  responses: { 201: Receipt },
})

export const handInReceipt = route({
  ...one,
  operationId: 'handInReceipt',
  method: 'post',
  path: '/receipts/{id}/handIn',
  summary: 'Have the office look at it: its items come to what the slip says',
  access: keepsOne,
  problems: ['receiptHandedIn', 'receiptIncomplete', 'receiptSumDiffers'],
  responses: { 200: Receipt },
  extension: true,
})

export const withdrawReceipt = route({
  ...one,
  operationId: 'withdrawReceipt',
  method: 'post',
  path: '/receipts/{id}/withdraw',
  summary: 'Take it back while nobody has decided, to change it',
  access: keepsOne,
  problems: ['receiptNotInReview'],
  responses: { 200: Receipt },
  extension: true,
})

export const approveReceipt = route({
  ...one,
  operationId: 'approveReceipt',
  method: 'post',
  path: '/receipts/{id}/approve',
  summary: 'It is paid back, or was paid by the company card; frozen from now on',
  access: { ...books, scope: row('receipt', 'keeps') },
  problems: ['receiptNotInReview'],
  responses: { 200: Receipt },
  extension: true,
})

export const declineReceipt = route({
  ...one,
  operationId: 'declineReceipt',
  method: 'post',
  path: '/receipts/{id}/decline',
  summary: 'It is a draft again, and says why',
  access: { ...books, scope: row('receipt', 'keeps') },
  body: ReceiptRefusal,
  problems: ['receiptNotInReview'],
  responses: { 200: Receipt },
  extension: true,
})

export const createReceiptItem = route({
  ...one,
  operationId: 'createReceiptItem',
  method: 'post',
  path: '/receipts/{id}/items',
  summary: 'Something else on the slip of a draft',
  access: keepsOne,
  body: ReceiptItemEntry,
  problems: ['receiptHandedIn', 'receiptFull'],
  responses: { 201: ReceiptItem },
})

export const changeReceiptItem = route(
  items.change({
    summary: 'Change an item of a draft',
    access: { ...staff, scope: row('receiptItem', 'keeps') },
    body: ReceiptItemEntry,
    problems: ['receiptHandedIn'],
  }),
)

export const deleteReceiptItem = route(
  items.remove({
    summary: 'Take an item off a draft',
    access: { ...staff, scope: row('receiptItem', 'keeps') },
    problems: ['receiptHandedIn'],
  }),
)

export const createReceiptDocument = route({
  ...one,
  operationId: 'createReceiptDocument',
  method: 'post',
  path: '/receipts/{id}/documents',
  summary: 'Add a picture or a PDF that was uploaded, until it is approved',
  access: keepsOne,
  body: NewReceiptDocument,
  problems: [...checkedFiles, 'receiptApproved', 'receiptFull'],
  responses: { 201: ReceiptDocument },
  ownTransactions: true,
})

export const createReceiptActivity = route({
  ...one,
  operationId: 'createReceiptActivity',
  method: 'post',
  path: '/receipts/{id}/activities',
  summary: 'Say something about it; whose it is and the office read it',
  access: keepsOne,
  body: NewReceiptActivity,
  responses: { 201: ReceiptActivity },
})

export const readReceiptDocumentFile = route({
  operationId: 'readReceiptDocumentFile',
  method: 'get',
  path: '/receiptDocuments/{id}/file',
  summary: 'A picture of a receipt, or the PDF as it was sent',
  access: { ...reads, scope: row('receiptDocument', 'reads') },
  params: IdParam,
  query: z.strictObject({
    small: z.literal('true').optional().describe('640 pixels at most; of a PDF the whole file'),
  }),
  responses: { 200: { contentType: 'image/webp', or: 'application/pdf' } },
  ownTransactions: true,
  extension: true,
})
