import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/receipts.ts'
import { companyRow } from '../companies/company.queries.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { activityListing, comment } from './activities.ts'
import { decide, handIn, withdraw } from './acts.ts'
import { changeReceipt, copyReceipt, createReceipt, deleteReceipt } from './create.ts'
import { addDocument, documentFile, documentListing } from './documents.ts'
import { addItem, changeItem, deleteItem, itemListing } from './items.ts'
import { isRead } from './named.ts'
import { receiptsOverview } from './overview.ts'
import { readReceipt, receiptListing } from './receipt.queries.ts'
import { createTemplate, deleteTemplate, ofTheAgency, templateListing } from './templates.ts'

export const handlers: Handlers<typeof contract> = {
  listReceipts: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, receiptListing(ctx, query, ctx.visible)),
  }),
  readReceiptsOverview: async ({ query }, ctx) => ({
    status: 200,
    body: await receiptsOverview(ctx, query, ctx.visible),
  }),
  listCompanyReceipts: async ({ params, query }, ctx) => {
    await companyRow(ctx, params.id)
    const those = sql`r.company_id = ${params.id} and ${isRead(ctx)}`
    return { status: 200, body: await listOf(ctx, query, receiptListing(ctx, {}, those)) }
  },
  listCompanyReceiptTemplates: async ({ params, query }, ctx) => {
    await companyRow(ctx, params.id)
    return { status: 200, body: await listOf(ctx, query, templateListing(ctx, sql`m.company_id = ${params.id}`)) }
  },
  listReceiptTemplates: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, templateListing(ctx, ofTheAgency)),
  }),
  createReceiptTemplate: async ({ body }, ctx) => ({ status: 201, body: await createTemplate(ctx, body) }),
  deleteReceiptTemplate: async ({ params }, ctx) => {
    await deleteTemplate(ctx, params.id)
    return { status: 204 }
  },
  readReceipt: async ({ params }, ctx) => ({ status: 200, body: await readReceipt(ctx, params.id) }),
  listReceiptItems: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, itemListing(ctx, params.id)),
  }),
  listReceiptDocuments: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, documentListing(ctx, params.id)),
  }),
  listReceiptActivities: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, activityListing(ctx, params.id)),
  }),
  createReceipt: async ({ body }, ctx) => ({ status: 201, body: await createReceipt(ctx, body) }),
  changeReceipt: async ({ params, body }, ctx) => ({ status: 200, body: await changeReceipt(ctx, params.id, body) }),
  deleteReceipt: async ({ params }, ctx) => {
    await deleteReceipt(ctx, params.id)
    return { status: 204 }
  },
  copyReceipt: async ({ params }, ctx) => ({ status: 201, body: await copyReceipt(ctx, params.id) }),
  handInReceipt: async ({ params }, ctx) => ({ status: 200, body: await handIn(ctx, params.id) }),
  withdrawReceipt: async ({ params }, ctx) => ({ status: 200, body: await withdraw(ctx, params.id) }),
  approveReceipt: async ({ params }, ctx) => ({ status: 200, body: await decide(ctx, params.id, null) }),
  declineReceipt: async ({ params, body }, ctx) => ({ status: 200, body: await decide(ctx, params.id, body.reason) }),
  createReceiptItem: async ({ params, body }, ctx) => ({ status: 201, body: await addItem(ctx, params.id, body) }),
  changeReceiptItem: async ({ params, body }, ctx) => ({ status: 200, body: await changeItem(ctx, params.id, body) }),
  deleteReceiptItem: async ({ params }, ctx) => {
    await deleteItem(ctx, params.id)
    return { status: 204 }
  },
  createReceiptDocument: async ({ params, body }, ctx) => ({
    status: 201,
    body: await addDocument(ctx, params.id, body),
  }),
  createReceiptActivity: async ({ params, body }, ctx) => ({
    status: 201,
    body: await comment(ctx, params.id, body.text),
  }),
  readReceiptDocumentFile: async ({ params, query }, ctx) => ({
    status: 200,
    raw: await documentFile(ctx, params.id, query.small !== undefined),
  }),
}
