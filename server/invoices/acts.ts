import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { openOf } from '../../domain/invoices/invoice-state.ts'
import { sumsOf } from '../../domain/invoices/tax.ts'
import type { Invoice, InvoiceCredit, InvoicePayment, InvoiceRelease, InvoiceSending } from '../../openapi/invoices.ts'
import { type Context, personOf } from '../context.ts'
import { mailsWithin } from '../mail/mails-within.ts'
import { nextOfSeries } from '../numbers.ts'
import { one } from '../one.ts'
import { type InvoiceRow, invoiceOf, invoiceWire, readInvoice } from './invoice.queries.ts'
import { agreedLine, fixedPrice, insertLines, noted, settled } from './write.ts'

type Wire = z.input<typeof Invoice>

/** The statement that takes the next number of whoever issues it, in the year of its date. Decision 51 of the product. */
const nextNumber = (ctx: Context, { issuerId }: Pick<InvoiceRow, 'issuerId'>, date: string) => {
  const year = date.slice(0, 4)
  const prefix = sql`((select invoice_prefix from company where tenant_id = ${ctx.tenant.id} and id = ${issuerId}) || ${`${year}-`}::text)`
  return nextOfSeries(ctx, `invoice ${issuerId} ${year}`, prefix)
}

const mailed = (ctx: Context, row: InvoiceRow, id: string, email: string) =>
  mailsWithin(ctx.tenant, ctx.now, {
    kind: 'invoice',
    data: sql`jsonb_build_object('invoiceId', ${id}::text)`,
    recipient: sql`${email}::text`,
    language: sql`${row.language}::text`,
    from: sql`(values (1)) one`,
    createdById: personOf(ctx),
  })

/** Freezes it under its number. Throws `invoiceReleased`, `invoiceChanged`. */
export async function releaseInvoice(
  ctx: Context<'notFound' | 'invoiceReleased' | 'invoiceChanged'>,
  named: string,
  { total, email }: z.output<typeof InvoiceRelease>,
): Promise<Wire> {
  const row = await invoiceOf(ctx, named)
  if (row.state !== 'design') throw ctx.refuse('invoiceReleased')
  if (row.total !== total) throw ctx.refuse('invoiceChanged', { total: row.total, currency: row.currency })
  const mails = email === null ? null : mailed(ctx, row, row.id, email)
  // What comes to nothing, or less, waits for nobody.
  const state = row.total <= 0 ? 'paid' : email === null ? 'released' : 'unpaid'
  await ctx.tx.execute(sql`
    with numbered as (${nextNumber(ctx, row, row.date)}),
    released as (update invoice v set number = n.number, state = ${state}, released_at = ${ctx.now},
      released_by_id = ${personOf(ctx)}::uuid, sent_at = ${email === null ? null : ctx.now}::timestamptz,
      recipient = ${email}::text, paid_on = ${state === 'paid' ? row.today : null}::date
      from numbered n where v.tenant_id = ${ctx.tenant.id} and v.id = ${row.id}),
    ${mails ? sql`${mails.queued},` : sql``}
    noted as (${noted(ctx, row.id, [{ code: 'released' }, ...(email === null ? [] : [{ code: 'sent' as const, text: email }])])})
    select ${mails ? mails.jobs : sql`1`} as jobs`)
  return readInvoice(ctx, row.id)
}

/** A released one, locked. Throws `invoiceInDesign`. */
async function released(ctx: Context<'notFound' | 'invoiceInDesign'>, named: string): Promise<InvoiceRow> {
  const row = await invoiceOf(ctx, named)
  if (row.state === 'design') throw ctx.refuse('invoiceInDesign')
  return row
}

export async function sendInvoice(
  ctx: Context<'notFound' | 'invoiceInDesign'>,
  named: string,
  { email }: z.output<typeof InvoiceSending>,
): Promise<Wire> {
  const row = await released(ctx, named)
  const mails = email === null ? null : mailed(ctx, row, row.id, email)
  await ctx.tx.execute(sql`
    with sent as (${settled(ctx, row, { sent: true })}),
    ${mails ? sql`${mails.queued},` : sql``}
    noted as (${noted(ctx, row.id, [{ code: 'sent', text: email }])})
    select ${mails ? mails.jobs : sql`1`} as jobs`)
  return readInvoice(ctx, row.id)
}

/** Throws `invoiceInDesign`, `paymentTooHigh` where more is noted than is open, or paid back than was paid. */
export async function addPayment(
  ctx: Context<'notFound' | 'invoiceInDesign' | 'paymentTooHigh'>,
  named: string,
  { amount, receivedOn }: z.output<typeof InvoicePayment>,
): Promise<Wire> {
  const row = await released(ctx, named)
  if (amount > Math.max(0, openOf(row)) || amount < -row.paid)
    throw ctx.refuse('paymentTooHigh', { open: Math.max(0, openOf(row)), currency: row.currency })
  await ctx.tx.execute(sql`
    with paid as (insert into invoice_payment (tenant_id, id, invoice_id, amount, received_on, created_at, created_by_id)
      values (${ctx.tenant.id}, gen_random_uuid(), ${row.id}, ${amount}, ${receivedOn}::date, ${ctx.now}, ${personOf(ctx)})),
    noted as (${noted(ctx, row.id, [{ code: 'paymentReceived', amount }])})
    ${settled(ctx, row, { paid: row.paid + amount, on: receivedOn })}`)
  return readInvoice(ctx, row.id)
}

/**
 * A credit note with a number of its own, for the whole or a part. Once the whole is credited its crews can be charged
 * anew. Throws `invoiceInDesign`, and `creditTooHigh` for a credit note, and where less is left.
 */
export async function creditInvoice(
  ctx: Context<'notFound' | 'invoiceInDesign' | 'creditTooHigh'>,
  named: string,
  { reason, net }: z.output<typeof InvoiceCredit>,
): Promise<Wire> {
  const row = await creditable(ctx, named)
  const left = row.total - row.credited
  // The rest is taken back to the cent, whatever parts of it were rounded to before.
  const whole = net === null || sumsOf(net, row.taxRate).total === left
  const rest = { net: row.net + row.before.net, tax: row.tax + row.before.tax, total: row.total + row.before.total }
  const sums = whole ? rest : sumsOf(net ?? 0, row.taxRate)
  if (row.type === 'creditNote' || sums.total <= 0 || sums.total > left)
    throw ctx.refuse('creditTooHigh', { left: Math.max(0, left), currency: row.currency })
  const id = crypto.randomUUID()
  const { number } = await one<{ number: string }>(
    ctx,
    sql`with numbered as (${nextNumber(ctx, row, row.today)}),
    made as (insert into invoice (tenant_id, id, mark, number, type, state, issuer_id, company_id, contact_id, client_mark,
        reference, project_id, title, date, due, language, currency, tax_code, tax_rate, net, tax, total, credits_id, reason,
        created_at, created_by_id)
      select v.tenant_id, ${id}::uuid, n.number, n.number, 'creditNote', 'design', v.issuer_id, v.company_id, v.contact_id,
        v.client_mark, v.reference, v.project_id, v.title, ${row.today}::date, ${row.today}::date, v.language, v.currency,
        v.tax_code, v.tax_rate, ${-sums.net}::bigint, ${-sums.tax}::bigint, ${-sums.total}::bigint, v.id, ${reason},
        ${ctx.now}::timestamptz, ${personOf(ctx)}::uuid
      from invoice v, numbered n where v.tenant_id = ${ctx.tenant.id} and v.id = ${row.id}),
    lines as (${insertLines(ctx, id, [agreedLine(fixedPrice(reason, -sums.net))])})
    select number from numbered`,
  )
  // It waits for nobody: it is settled with what it takes back.
  await ctx.tx.execute(sql`
    with made as (update invoice set state = 'paid', paid = total, paid_on = ${row.today}::date, released_at = ${ctx.now},
      released_by_id = ${personOf(ctx)}::uuid where tenant_id = ${ctx.tenant.id} and id = ${id}),
    told as (${noted(ctx, id, [{ code: 'released' }])}),
    freed as (update invoice_crew set freed_at = ${ctx.now} where tenant_id = ${ctx.tenant.id} and invoice_id = ${row.id}
      and freed_at is null and ${sums.total === left}::boolean),
    noted as (${noted(ctx, row.id, [{ code: 'credited', text: number, amount: sums.total }])})
    ${settled(ctx, row, { credited: row.credited + sums.total, on: row.today })}`)
  const { today } = row
  return invoiceWire({
    ...row,
    ...{
      id,
      number,
      mark: number,
      type: 'creditNote',
      state: 'paid',
      date: today,
      due: today,
      paidOn: today,
      sentAt: null,
    },
    ...{ net: -sums.net, tax: -sums.tax, total: -sums.total, paid: -sums.total, credited: 0, reason },
    ...{ credits: { id: row.id, number: row.number ?? row.mark }, people: 0, crews: 0, minutes: 0 },
  })
}

type Creditable = InvoiceRow & { before: { net: number; tax: number; total: number } }

/** A released one, locked, with what credit notes took off it before. Throws `invoiceInDesign`. */
async function creditable(ctx: Context<'notFound' | 'invoiceInDesign'>, named: string): Promise<Creditable> {
  const before = sql`(select json_build_object('net', coalesce(sum(c.net), 0), 'tax', coalesce(sum(c.tax), 0),
    'total', coalesce(sum(c.total), 0)) from invoice c where c.tenant_id = v.tenant_id and c.credits_id = v.id) as before`
  const row = await invoiceOf<Creditable>(ctx, named, before)
  if (row.state === 'design') throw ctx.refuse('invoiceInDesign')
  return row
}
