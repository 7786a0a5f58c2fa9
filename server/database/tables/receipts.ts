import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { TaxCode } from '../../../domain/invoices/tax.ts'
import type { ReceiptCountry } from '../../../domain/receipts/money-of.ts'
import type { PaidWith, ReceiptPhase } from '../../../domain/receipts/receipt-state.ts'
import type { receiptEvents } from '../../../openapi/receipts.ts'
import { createdAt, instant, tenantTable, within } from './columns.ts'
import { storedFile } from './files.ts'
import { company, person } from './people.ts'
import { project } from './projects.ts'
import { lookup } from './tenants.ts'

const money = () => bigint({ mode: 'number' }).notNull()

/** What somebody bought for the agency. Frozen once it is approved; money in the smallest unit of its currency. */
export const receipt = tenantTable(
  'receipt',
  {
    number: text().notNull(),
    state: text().$type<ReceiptPhase>().notNull(),
    typeId: uuid().notNull(),
    personId: uuid().notNull(),
    /** Whose project it is for; else the agency's own. */
    companyId: uuid().notNull(),
    projectId: uuid(),
    shop: text(),
    date: date({ mode: 'string' }).notNull(),
    country: text().$type<ReceiptCountry>().notNull(),
    currency: text().notNull(),
    paidWith: text().$type<PaidWith>().notNull(),
    /** As the slip says. */
    total: bigint({ mode: 'number' }),
    createdAt: createdAt(),
    createdById: uuid(),
    handedInAt: instant(),
    decidedAt: instant(),
    decidedById: uuid(),
    /** Why it was declined. */
    reason: text(),
  },
  t => [
    unique('receipt_number').on(t.tenantId, t.number),
    index('receipt_order').on(t.tenantId, t.date, t.number),
    index('receipt_person').on(t.tenantId, t.personId, t.date),
    index('receipt_company').on(t.tenantId, t.companyId, t.date),
    index('receipt_project').on(t.tenantId, t.projectId),
    index('receipt_waiting')
      .on(t.tenantId, t.handedInAt)
      .where(sql`state = 'inReview'`),
    index('receipt_decided')
      .on(t.tenantId, t.decidedAt)
      .where(sql`decided_at is not null`),
    within('receipt_type', t.tenantId, t.typeId, lookup),
    within('receipt_person_key', t.tenantId, t.personId, person),
    within('receipt_company_key', t.tenantId, t.companyId, company),
    within('receipt_project_key', t.tenantId, t.projectId, project),
    within('receipt_created_by', t.tenantId, t.createdById, person),
    within('receipt_decided_by', t.tenantId, t.decidedById, person),
  ],
)

/** What was bought; `tax` is rounded once, net is what is left of the gross. */
export const receiptItem = tenantTable(
  'receipt_item',
  {
    receiptId: uuid().notNull(),
    place: integer().notNull(),
    text: text().notNull(),
    taxCode: text().$type<TaxCode>().notNull(),
    /** Hundredths of a percent. */
    taxRate: integer().notNull(),
    gross: money(),
    tax: money(),
  },
  t => [
    index('receipt_item_receipt').on(t.tenantId, t.receiptId, t.place),
    within('receipt_item_key', t.tenantId, t.receiptId, receipt).onDelete('cascade'),
  ],
)

/** Pictures of the slip, and other files of it. */
export const receiptDocument = tenantTable(
  'receipt_document',
  {
    receiptId: uuid().notNull(),
    name: text().notNull(),
    fileId: uuid().notNull(),
    /** The picture for a tile, in the store; null: there is none of a PDF. */
    smallId: uuid(),
    createdAt: createdAt(),
    createdById: uuid(),
  },
  t => [
    index('receipt_document_receipt').on(t.tenantId, t.receiptId, t.createdAt),
    within('receipt_document_key', t.tenantId, t.receiptId, receipt).onDelete('cascade'),
    within('receipt_document_file', t.tenantId, t.fileId, storedFile),
    within('receipt_document_small', t.tenantId, t.smallId, storedFile),
    within('receipt_document_by', t.tenantId, t.createdById, person),
  ],
)

/** What happened to a receipt and was said about it; never changed. */
export const receiptActivity = tenantTable(
  'receipt_activity',
  {
    receiptId: uuid().notNull(),
    code: text().$type<(typeof receiptEvents)[number]>().notNull(),
    /** A comment, a reason, a name or a number, by the code. */
    text: text(),
    createdAt: createdAt(),
    createdById: uuid(),
  },
  t => [
    index('receipt_activity_receipt').on(t.tenantId, t.receiptId, t.createdAt),
    within('receipt_activity_key', t.tenantId, t.receiptId, receipt).onDelete('cascade'),
    within('receipt_activity_by', t.tenantId, t.createdById, person),
  ],
)

export interface TemplateItem {
  text: string
  taxCode: TaxCode
  gross: number
}

/** What is bought for a company again and again. */
export const receiptTemplate = tenantTable(
  'receipt_template',
  {
    companyId: uuid().notNull(),
    name: text().notNull(),
    typeId: uuid().notNull(),
    shop: text(),
    country: text().$type<ReceiptCountry>().notNull(),
    paidWith: text().$type<PaidWith>().notNull(),
    items: jsonb().$type<TemplateItem[]>().notNull(),
    createdAt: createdAt(),
    createdById: uuid(),
  },
  t => [
    unique('receipt_template_name').on(t.tenantId, t.companyId, t.name),
    within('receipt_template_company', t.tenantId, t.companyId, company),
    within('receipt_template_type', t.tenantId, t.typeId, lookup),
    within('receipt_template_by', t.tenantId, t.createdById, person),
  ],
)
