import { type SQL, sql } from 'drizzle-orm'
import type { Agreed } from '../../domain/invoices/agreed.ts'
import { stateOf } from '../../domain/invoices/invoice-state.ts'
import type { invoiceEvents } from '../../openapi/invoices.ts'
import { type Context, personOf } from '../context.ts'
import type { InvoiceRow } from './invoice.queries.ts'

/** A line as it is written; money in the smallest unit. */
export interface WrittenLine {
  crewId: string | null
  itemId: string | null
  functionCaption: string | null
  functionCode: string | null
  reason: string | null
  percent: number | null
  text: string | null
  quantity: number | null
  unit: string | null
  unitPrice: number | null
  minutes: number | null
  signedMinutes: number | null
  ratePerHour: number | null
  net: number
  people: unknown[]
}

export const agreedLine = (agreed: Agreed): WrittenLine => ({
  ...{ crewId: null, itemId: null, functionCaption: null, functionCode: null, reason: null, percent: null },
  ...{ minutes: null, signedMinutes: null, ratePerHour: null, people: [] },
  ...agreed,
})

const ofHours = { text: null, quantity: null, unit: null, unitPrice: null } as const
/** A line of signed hours, which says nothing of its own. */
export const hoursLine = <Line extends object>(line: Line): Line & typeof ofHours => ({ ...line, ...ofHours })

/** A price that is no quantity of anything. */
export const fixedPrice = (text: string, net: number): Agreed => ({
  ...{ text, net, quantity: null, unit: null, unitPrice: null },
})

/** The statement that writes lines of an invoice, from a place on. */
export const insertLines = (ctx: Context, invoiceId: string, lines: readonly WrittenLine[], from = 0): SQL => sql`
  insert into invoice_item (tenant_id, id, invoice_id, place, crew_id, item_id, function_caption, function_code, reason, percent,
    text, quantity, unit, unit_price, minutes, signed_minutes, rate_per_hour, net, people)
  select ${ctx.tenant.id}::uuid, gen_random_uuid(), ${invoiceId}::uuid, n.place, n."crewId", n."itemId", n."functionCaption",
    n."functionCode", n.reason, n.percent, n.text, n.quantity, n.unit, n."unitPrice", n.minutes, n."signedMinutes", n."ratePerHour", n.net, n.people
  from jsonb_to_recordset(${JSON.stringify(lines.map((line, at) => ({ ...line, place: from + at })))}::jsonb)
    n (place int, "crewId" uuid, "itemId" uuid, "functionCaption" text, "functionCode" text, reason text, percent int, text text,
      quantity int, unit text, "unitPrice" bigint, minutes int, "signedMinutes" int, "ratePerHour" int, net bigint, people jsonb)`

interface Event {
  code: (typeof invoiceEvents)[number]
  text?: string | null
  amount?: number
}

/** The statement that notes what happened to an invoice. */
export const noted = (ctx: Context, invoiceId: string, events: readonly Event[]): SQL => sql`
  insert into invoice_activity (tenant_id, id, invoice_id, code, text, amount, created_at, created_by_id)
  select ${ctx.tenant.id}::uuid, gen_random_uuid(), ${invoiceId}::uuid, n.code, n.text, n.amount,
    ${ctx.now}::timestamptz + n.at * interval '1 millisecond', ${personOf(ctx)}::uuid
  from jsonb_to_recordset(${JSON.stringify(events.map((event, at) => ({ ...event, at })))}::jsonb)
    n (code text, text text, amount bigint, at int)`

/** The statement that settles an invoice by what was paid, credited and sent, and says when it was paid. */
export function settled(
  ctx: Context,
  row: InvoiceRow,
  change: Partial<Pick<InvoiceRow, 'paid' | 'credited'>> & { sent?: true; on?: string },
): SQL {
  const { paid = row.paid, credited = row.credited } = change
  const sent = change.sent ?? row.sentAt !== null
  const state = stateOf({ released: true, sent, total: row.total, paid, credited })
  const paidOn = state === 'paid' ? (row.paidOn ?? change.on ?? row.today) : null
  return sql`update invoice set paid = ${paid}, credited = ${credited}, state = ${state}, paid_on = ${paidOn}::date,
    sent_at = ${change.sent ? sql`coalesce(sent_at, ${ctx.now}::timestamptz)` : sql`sent_at`}
    where tenant_id = ${ctx.tenant.id} and id = ${row.id}`
}
