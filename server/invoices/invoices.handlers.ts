import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/invoices.ts'
import { companyRow } from '../companies/company.queries.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { projectIdOf } from '../projects/project-crews.queries.ts'
import { addPayment, creditInvoice, releaseInvoice, sendInvoice } from './acts.ts'
import {
  activityListing,
  addInvoiceDocument,
  documentListing,
  invoiceDocumentFile,
  removeInvoiceDocument,
} from './attached.ts'
import { changeInvoice, createInvoice, deleteInvoice } from './create.ts'
import { invoiceFile } from './invoice-file.ts'
import { invoiceListing, readInvoice } from './invoice.queries.ts'
import { itemListing } from './items.queries.ts'
import { invoicesOverview } from './overview.ts'
import { invoicePositions } from './positions.ts'
import { ofThose } from './visible.ts'

export const handlers: Handlers<typeof contract> = {
  listInvoices: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, invoiceListing(ctx, query, ctx.visible)),
  }),
  readInvoicesOverview: async (_, ctx) => ({ status: 200, body: await invoicesOverview(ctx) }),
  listInvoicePositions: async ({ query }, ctx) => ({ status: 200, body: await invoicePositions(ctx, query) }),
  listCompanyInvoices: async ({ params, query }, ctx) => {
    await companyRow(ctx, params.id)
    const those = sql`v.company_id = ${params.id} and ${ofThose(ctx)}`
    return { status: 200, body: await listOf(ctx, query, invoiceListing(ctx, {}, those)) }
  },
  listProjectInvoices: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(
      ctx,
      query,
      invoiceListing(ctx, {}, sql`v.project_id = ${projectIdOf(ctx, params.id)} and ${ofThose(ctx)}`),
    ),
  }),
  readInvoice: async ({ params }, ctx) => ({ status: 200, body: await readInvoice(ctx, params.id) }),
  listInvoiceItems: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, itemListing(ctx, params.id)),
  }),
  listInvoiceDocuments: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, documentListing(ctx, params.id)),
  }),
  listInvoiceActivities: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, activityListing(ctx, params.id)),
  }),
  createInvoice: async ({ body }, ctx) => ({ status: 201, body: await createInvoice(ctx, body) }),
  changeInvoice: async ({ params, body }, ctx) => ({ status: 200, body: await changeInvoice(ctx, params.id, body) }),
  deleteInvoice: async ({ params }, ctx) => {
    await deleteInvoice(ctx, params.id)
    return { status: 204 }
  },
  releaseInvoice: async ({ params, body }, ctx) => ({ status: 200, body: await releaseInvoice(ctx, params.id, body) }),
  sendInvoice: async ({ params, body }, ctx) => ({ status: 200, body: await sendInvoice(ctx, params.id, body) }),
  addInvoicePayment: async ({ params, body }, ctx) => ({ status: 200, body: await addPayment(ctx, params.id, body) }),
  creditInvoice: async ({ params, body }, ctx) => ({ status: 201, body: await creditInvoice(ctx, params.id, body) }),
  readInvoiceFile: async ({ params }, ctx) => ({ status: 200, raw: await invoiceFile(ctx, params.id) }),
  createInvoiceDocument: async ({ params, body }, ctx) => ({
    status: 201,
    body: await addInvoiceDocument(ctx, params.id, body),
  }),
  deleteInvoiceDocument: async ({ params }, ctx) => {
    await removeInvoiceDocument(ctx, params.id)
    return { status: 204 }
  },
  readInvoiceDocumentFile: async ({ params }, ctx) => ({ status: 200, raw: await invoiceDocumentFile(ctx, params.id) }),
}
