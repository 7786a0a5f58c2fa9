import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, jsonb, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { LinePerson } from '../../../domain/invoices/lines.ts'
import type { InvoiceState } from '../../../domain/invoices/invoice-state.ts'
import type { TaxCode } from '../../../domain/invoices/tax.ts'
import type { invoiceEvents, invoiceTypes } from '../../../openapi/invoices.ts'
import { createdAt, instant, tenantTable, within } from './columns.ts'
import { storedFile } from './files.ts'
import { company, contact, person } from './people.ts'
import { project, projectCrew } from './projects.ts'

const money = () => bigint({ mode: 'number' }).notNull()

/** What a client is charged. Frozen once it is released; money in the smallest unit of its currency. */
export const invoice = tenantTable(
  'invoice',
  {
    /** What it goes by while it has no number. */
    mark: text().notNull(),
    /** Given at release, without gaps for each issuer and year. */
    number: text(),
    type: text().$type<(typeof invoiceTypes)[number]>().notNull(),
    /** Follows from release, sending and payments; `stateOf`. */
    state: text().$type<InvoiceState>().notNull(),
    issuerId: uuid().notNull(),
    companyId: uuid().notNull(),
    contactId: uuid(),
    clientMark: text(),
    reference: text(),
    projectId: uuid(),
    title: text(),
    date: date({ mode: 'string' }).notNull(),
    due: date({ mode: 'string' }).notNull(),
    language: text().notNull(),
    currency: text().notNull(),
    taxCode: text().$type<TaxCode>().notNull(),
    /** Hundredths of a percent. */
    taxRate: integer().notNull(),
    net: money(),
    tax: money(),
    total: money(),
    paid: money().default(0),
    /** What credit notes took off it, above 0. */
    credited: money().default(0),
    paidOn: date({ mode: 'string' }),
    /** Of a credit note: what it takes back, and why. */
    creditsId: uuid(),
    reason: text(),
    recipient: text(),
    createdAt: createdAt(),
    createdById: uuid(),
    releasedAt: instant(),
    releasedById: uuid(),
    sentAt: instant(),
    fileId: uuid(),
    /** What waits for money comes first in lists, then what is not sent, then what is paid. */
    urgency: integer()
      .notNull()
      .generatedAlwaysAs(sql`case state when 'unpaid' then 0 when 'released' then 1 when 'design' then 2 else 3 end`),
    /** Days since 2000: the soonest to be paid first, of paid ones the newest. */
    urgencyDay: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`case when state = 'paid' then '2000-01-01'::date - date else due - '2000-01-01'::date end`,
      ),
  },
  t => [
    // What lists are narrowed by stands behind their order: so rows that are not shown are not read.
    index('invoice_order').on(
      t.tenantId,
      t.urgency,
      t.urgencyDay,
      t.id,
      t.companyId,
      t.projectId,
      t.state,
      t.due,
      t.paidOn,
      t.releasedAt,
    ),
    unique('invoice_mark').on(t.tenantId, t.mark),
    unique('invoice_number').on(t.tenantId, t.number),
    index('invoice_company').on(t.tenantId, t.companyId, t.date),
    index('invoice_project').on(t.tenantId, t.projectId),
    index('invoice_open')
      .on(t.tenantId, t.due)
      .where(sql`state in ('released', 'unpaid')`),
    index('invoice_by_state').on(t.tenantId, t.state, t.date),
    index('invoice_credits').on(t.tenantId, t.creditsId),
    within('invoice_issuer', t.tenantId, t.issuerId, company),
    within('invoice_company_key', t.tenantId, t.companyId, company),
    within('invoice_contact', t.tenantId, t.contactId, contact),
    within('invoice_project_key', t.tenantId, t.projectId, project),
    within('invoice_created_by', t.tenantId, t.createdById, person),
    within('invoice_released_by', t.tenantId, t.releasedById, person),
    within('invoice_file', t.tenantId, t.fileId, storedFile),
  ],
)

/** A line: hours of a position, what comes on top of them, or an amount that was agreed. */
export const invoiceItem = tenantTable(
  'invoice_item',
  {
    invoiceId: uuid().notNull(),
    place: integer().notNull(),
    /** Of an agreed amount there is no crew. */
    crewId: uuid(),
    /** The position, which a plan may have lost since. */
    itemId: uuid(),
    functionCaption: text(),
    functionCode: text(),
    /** What comes on top: night, Sunday … and by how much. */
    reason: text(),
    percent: integer(),
    text: text(),
    /** Of an agreed amount: hundredths of a unit, and what one is; a fixed price has none. */
    quantity: integer(),
    unit: text(),
    unitPrice: bigint({ mode: 'number' }),
    minutes: integer(),
    signedMinutes: integer(),
    ratePerHour: integer(),
    net: money(),
    people: jsonb().$type<LinePerson[]>().notNull().default([]),
  },
  t => [
    unique('invoice_item_place').on(t.tenantId, t.invoiceId, t.place),
    index('invoice_item_position').on(t.tenantId, t.itemId),
    within('invoice_item_invoice', t.tenantId, t.invoiceId, invoice).onDelete('cascade'),
    within('invoice_item_crew', t.tenantId, t.crewId, projectCrew),
  ],
)

/** Crews that are charged: each by one invoice at a time, until it is credited. */
export const invoiceCrew = tenantTable(
  'invoice_crew',
  {
    invoiceId: uuid().notNull(),
    crewId: uuid().notNull(),
    freedAt: instant(),
  },
  t => [
    uniqueIndex('invoice_crew_once')
      .on(t.tenantId, t.crewId)
      .where(sql`freed_at is null`),
    index('invoice_crew_invoice').on(t.tenantId, t.invoiceId),
    within('invoice_crew_invoice_key', t.tenantId, t.invoiceId, invoice).onDelete('cascade'),
    within('invoice_crew_crew', t.tenantId, t.crewId, projectCrew),
  ],
)

/** Money that came in, or went back where it is below 0. Never changed: a mistake is met by its opposite. */
export const invoicePayment = tenantTable(
  'invoice_payment',
  {
    invoiceId: uuid().notNull(),
    amount: money(),
    receivedOn: date({ mode: 'string' }).notNull(),
    createdAt: createdAt(),
    createdById: uuid(),
  },
  t => [
    index('invoice_payment_invoice').on(t.tenantId, t.invoiceId, t.receivedOn),
    within('invoice_payment_invoice_key', t.tenantId, t.invoiceId, invoice),
    within('invoice_payment_by', t.tenantId, t.createdById, person),
  ],
)

/** Files that belong to an invoice. */
export const invoiceDocument = tenantTable(
  'invoice_document',
  {
    invoiceId: uuid().notNull(),
    name: text().notNull(),
    fileId: uuid().notNull(),
    /** The client sees it once the invoice is released. */
    forClient: boolean().notNull(),
    createdAt: createdAt(),
    createdById: uuid(),
  },
  t => [
    index('invoice_document_invoice').on(t.tenantId, t.invoiceId, t.createdAt),
    within('invoice_document_invoice_key', t.tenantId, t.invoiceId, invoice).onDelete('cascade'),
    within('invoice_document_file', t.tenantId, t.fileId, storedFile),
    within('invoice_document_by', t.tenantId, t.createdById, person),
  ],
)

/** What happened to an invoice; never changed. */
export const invoiceActivity = tenantTable(
  'invoice_activity',
  {
    invoiceId: uuid().notNull(),
    code: text().$type<(typeof invoiceEvents)[number]>().notNull(),
    /** A number, an address, a name or a reason, by the code. */
    text: text(),
    amount: bigint({ mode: 'number' }),
    createdAt: createdAt(),
    createdById: uuid(),
  },
  t => [
    index('invoice_activity_invoice').on(t.tenantId, t.invoiceId, t.createdAt),
    within('invoice_activity_invoice_key', t.tenantId, t.invoiceId, invoice).onDelete('cascade'),
    within('invoice_activity_by', t.tenantId, t.createdById, person),
  ],
)
