import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { isOverdue } from '../../domain/invoices/invoice-state.ts'
import type { Invoice, listInvoices } from '../../openapi/invoices.ts'
import { type Context, personOf } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { foundBy } from '../search/words.ts'
import { iso } from '../wire.ts'
import { invoiceNamed } from './named.ts'
import { figuresOn } from './visible.ts'

type Wire = z.input<typeof Invoice>
export type InvoiceRow = Omit<Wire, 'isOverdue' | 'sentAt'> & {
  sentAt: string | null
  releasedAt: string | null
  issuerId: string
  language: string
  fileId: string | null
  today: string
}

/** Today, where whoever asks is. */
export const todayOf = (ctx: Context): SQL => sql`(${ctx.now}::timestamptz at time zone
  (select w.time_zone from person w where w.tenant_id = ${ctx.tenant.id} and w.id = ${personOf(ctx)}))::date`

/** Invoices `v` that a condition names. `of`: what they are joined to, as `page` is. */
export const invoiceRows = (ctx: Context, which: SQL, of: SQL = sql`invoice v`, more?: SQL): SQL => sql`
  select v.id, v.number, v.mark, v.type, v.state, json_build_object('id', y.id, 'name', y.name) as company,
    case when k.id is not null then json_build_object('id', k.id, 'name', k.name) end as contact,
    v.client_mark as "clientMark", v.reference,
    case when p.id is not null then json_build_object('id', p.id, 'number', p.number, 'name', p.name) end as project,
    v.title, v.date, v.due, v.paid_on as "paidOn", v.currency, v.tax_code as "taxCode", v.tax_rate as "taxRate",
    v.net::float8 as net, v.tax::float8 as tax, v.total::float8 as total, v.paid::float8 as paid,
    v.credited::float8 as credited,
    case when o.id is not null then json_build_object('id', o.id, 'number', o.number) end as credits, v.reason,
    coalesce(v.recipient, y.invoice_email, k.email, y.delivery_note_email) as recipient,
    work.people, work.crews, work.minutes, v.sent_at as "sentAt", v.released_at as "releasedAt",
    v.issuer_id as "issuerId", v.language, v.file_id as "fileId", ${todayOf(ctx)} as today${more ? sql`, ${more}` : sql``}
  from ${of}
  join company y on y.tenant_id = v.tenant_id and y.id = v.company_id
  left join contact k on k.tenant_id = v.tenant_id and k.id = v.contact_id
  left join project p on p.tenant_id = v.tenant_id and p.id = v.project_id
  left join invoice o on o.tenant_id = v.tenant_id and o.id = v.credits_id
  cross join lateral (select coalesce(sum(jsonb_array_length(i.people)), 0)::int as people,
      count(distinct i.crew_id)::int as crews, coalesce(sum(i.minutes), 0)::int as minutes
    from invoice_item i where i.tenant_id = v.tenant_id and i.invoice_id = v.id and i.reason is null) work
  where v.tenant_id = ${ctx.tenant.id} and ${which}`

export function invoiceWire({
  releasedAt: _,
  issuerId: _i,
  language: _l,
  fileId: _f,
  today,
  sentAt,
  ...row
}: InvoiceRow): Wire {
  return { ...row, sentAt: sentAt && iso(sentAt), isOverdue: isOverdue(row.state, row.due, today) }
}

type Asked = Partial<Omit<z.output<(typeof listInvoices)['query']>, 'limit' | 'page' | 'after'>>

/** Invoices one may read: what waits for money first, then what is not sent, then what is paid. */
export function invoiceListing(ctx: Context, asked: Asked, which: SQL): Listing<InvoiceRow, Wire> {
  const { state, figure } = asked
  const figures = figuresOn(ctx, todayOf(ctx))
  const states = state === 'overdue' ? figures.overdue : sql`v.state = ${state ?? ''}`
  return {
    among: sql`from invoice v where v.tenant_id = ${ctx.tenant.id} and ${which}
      ${state ? sql`and ${states}` : sql``}
      ${figure ? sql`and ${figures[figure]}` : sql``}
      ${asked.companyId ? sql`and v.company_id = ${asked.companyId}` : sql``}
      ${asked.dueUntil ? sql`and v.due <= ${asked.dueUntil}::date and v.state <> 'paid'` : sql``}
      and ${foundBy(ctx, asked.q, { invoice: sql`v.id`, company: sql`v.company_id`, project: sql`v.project_id` })}`,
    order: [
      { by: sql`v.urgency`, as: 'int' },
      { by: sql`v.urgency_day`, as: 'int' },
      { by: sql`v.id`, as: 'uuid' },
    ],
    rows: invoiceRows(ctx, sql`true`, sql`page join invoice v on v.id = page.id`),
    item: invoiceWire,
  }
}

/** An invoice, locked until the transaction ends, with `more` of it. Throws `notFound`. */
export const invoiceOf = <Row extends InvoiceRow = InvoiceRow>(
  ctx: Context<'notFound'>,
  named: string,
  more?: SQL,
): Promise<Row> =>
  one<Row>(ctx, sql`${invoiceRows(ctx, invoiceNamed(named), sql`invoice v`, more)} for no key update of v`)

export const readInvoice = async (ctx: Context<'notFound'>, named: string): Promise<Wire> =>
  invoiceWire(await one<InvoiceRow>(ctx, invoiceRows(ctx, invoiceNamed(named))))
