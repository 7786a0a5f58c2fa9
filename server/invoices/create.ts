import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { addsUp, type Agreed } from '../../domain/invoices/agreed.ts'
import { languageCode } from '../../domain/languages.ts'
import { sumsOf, taxRateOf } from '../../domain/invoices/tax.ts'
import type { Invoice, InvoiceChange, NewInvoice } from '../../openapi/invoices.ts'
import { refuseAbsent } from '../chosen.ts'
import { type Context, personOf } from '../context.ts'
import { nextOfSeries } from '../numbers.ts'
import { chargedCrews } from './charge.ts'
import { type InvoiceRow, invoiceOf, readInvoice } from './invoice.queries.ts'
import { agreedLine, hoursLine, insertLines, noted } from './write.ts'

type Wire = z.input<typeof Invoice>
type Facts = {
  company: { language: string | null } | null
  contact: boolean
  issuer: { id: string; country: string } | null
  crews: { id: string; companyId: string; projectId: string; signed: boolean; name: string; invoice: string | null }[]
}

/** Who is charged by whom for what, as it stands; the crews locked, so that none is charged twice. */
async function factsOf(
  ctx: Context,
  { companyId, contactId, crewIds }: Pick<z.output<typeof NewInvoice>, 'companyId' | 'contactId' | 'crewIds'>,
) {
  const { rows } = await ctx.tx.execute<Facts>(sql`
    select (select json_build_object('language', y.language) from company y
        where y.tenant_id = ${ctx.tenant.id} and y.id = ${companyId} and not y.own) as company,
      exists (select from contact k where k.tenant_id = ${ctx.tenant.id} and k.id = ${contactId}::uuid
        and k.company_id = ${companyId}) as contact,
      (select json_build_object('id', o.id, 'country', o.country) from company o
        where o.tenant_id = ${ctx.tenant.id} and o.own order by o.number, o.id limit 1) as issuer,
      (select coalesce(json_agg(json_build_object('id', c.id, 'companyId', p.company_id, 'projectId', p.id,
          'signed', n.signed_at is not null, 'name', c.name, 'invoice', coalesce(v.number, v.mark)) order by c.starts, c.id), '[]')
        from project_crew c join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
        left join delivery_note n on n.tenant_id = c.tenant_id and n.crew_id = c.id
        left join invoice_crew held on held.tenant_id = c.tenant_id and held.crew_id = c.id and held.freed_at is null
        left join invoice v on v.tenant_id = held.tenant_id and v.id = held.invoice_id
        where c.tenant_id = ${ctx.tenant.id} and c.id = any(${sql.param(crewIds)}::uuid[])) as crews`)
  const [facts] = rows
  if (!facts) throw new Error('a statement without an answer')
  return facts
}

type Creating = Context<
  | 'notFound'
  | 'crewInvoiced'
  | 'crewNotSigned'
  | 'invoiceNotPriced'
  | 'invoiceChanged'
  | 'issuerMissing'
  | 'invalidInput'
>

/**
 * An invoice in design. Throws `crewInvoiced`, which names the other one, `crewNotSigned`, `invoiceNotPriced`,
 * `invoiceChanged` where the hours come to something else than was shown, `issuerMissing`.
 */
export async function createInvoice(ctx: Creating, body: z.output<typeof NewInvoice>): Promise<Wire> {
  const crewIds = [...new Set(body.crewIds)]
  const facts = await factsOf(ctx, { ...body, crewIds })
  const { company, issuer } = facts
  if (!company) throw refuseAbsent(ctx, ['companyId'])
  if (body.contactId !== null && !facts.contact) refuseAbsent(ctx, ['contactId'])
  const crews = facts.crews.filter(({ companyId }) => companyId === body.companyId)
  if (crews.length < crewIds.length) refuseAbsent(ctx, ['crewIds'])
  if (!issuer) throw ctx.refuse('issuerMissing')
  checkAmounts(ctx, body.amounts)
  for (const { id, name, invoice, signed } of crews) {
    if (invoice !== null) throw ctx.refuse('crewInvoiced', { crew: { id, name }, invoice })
    if (!signed) throw ctx.refuse('crewNotSigned', { crew: { id, name } })
  }
  const charged = await chargedCrews(ctx, crewIds)
  const inOrder = crews.flatMap(({ id }) => charged.get(id) ?? [])
  const currencies = [...new Set(inOrder.flatMap(crew => crew.currencies))]
  if (inOrder.some(({ unpriced }) => unpriced > 0) || currencies.length > 1) throw ctx.refuse('invoiceNotPriced')
  const lines = [...inOrder.flatMap(crew => crew.lines).map(hoursLine), ...body.amounts.map(agreedLine)]
  const net = lines.reduce((sum, line) => sum + line.net, 0)
  if (body.net !== undefined && body.net !== net) throw ctx.refuse('invoiceChanged', { net })
  const taxRate = taxRateOf(body.taxCode, issuer.country)
  if (taxRate === null)
    throw ctx.refuse('invalidInput', { errors: [{ path: 'body.taxCode', message: 'no rate is known' }] })
  const sums = sumsOf(net, taxRate)
  const id = crypto.randomUUID()
  const projects = new Set(crews.map(({ projectId }) => projectId))
  const { rows: held } = await ctx.tx.execute<{ crewId: string }>(sql`
    with marked as (${nextOfSeries(ctx, 'invoice in design', sql`'D-'`)}),
    made as (
      insert into invoice (tenant_id, id, mark, type, state, issuer_id, company_id, contact_id, client_mark, reference,
        project_id, title, date, due, language, currency, tax_code, tax_rate, net, tax, total, created_at, created_by_id)
      select ${ctx.tenant.id}::uuid, ${id}::uuid, m.number, ${body.type}, 'design', ${issuer.id}::uuid, ${body.companyId}::uuid,
        ${body.contactId}::uuid, ${body.clientMark || null}, ${body.reference || null},
        ${projects.size === 1 ? ([...projects][0] ?? null) : null}::uuid, ${body.title || null}, ${body.date}::date,
        ${body.due}::date, ${languageCode(company.language ?? ctx.tenant.defaultLanguage)}, ${currencies[0] ?? 'EUR'},
        ${body.taxCode}, ${taxRate}::int, ${sums.net}::bigint, ${sums.tax}::bigint, ${sums.total}::bigint,
        ${ctx.now}::timestamptz, ${personOf(ctx)}::uuid
      from marked m returning id),
    lines as (${insertLines(ctx, id, lines)}),
    noted as (${noted(ctx, id, [{ code: 'created' }])})
    insert into invoice_crew (tenant_id, id, invoice_id, crew_id)
    select ${ctx.tenant.id}::uuid, gen_random_uuid(), ${id}::uuid, unnest(${sql.param(crewIds)}::uuid[])
    on conflict (tenant_id, crew_id) where freed_at is null do nothing returning crew_id as "crewId"`)
  if (held.length < crewIds.length) {
    const after = await factsOf(ctx, {
      ...body,
      crewIds: crewIds.filter(crew => !held.some(({ crewId }) => crewId === crew)),
    })
    const [taken] = after.crews
    throw ctx.refuse('crewInvoiced', {
      crew: taken && { id: taken.id, name: taken.name },
      invoice: taken?.invoice ?? null,
    })
  }
  return readInvoice(ctx, id)
}

/** Agreed amounts come to what their quantities and prices come to. */
function checkAmounts(ctx: Context<'invalidInput'>, amounts: readonly Agreed[]): void {
  const at = amounts.findIndex(one => !addsUp(one))
  if (at >= 0)
    throw ctx.refuse('invalidInput', {
      errors: [{ path: `body.amounts.${at}.net`, message: 'not what quantity and price come to' }],
    })
}

/** Changes what one in design says. Throws `invoiceReleased`. */
export async function changeInvoice(
  ctx: Context<'notFound' | 'invoiceReleased' | 'invalidInput'>,
  named: string,
  body: z.output<typeof InvoiceChange>,
): Promise<Wire> {
  const row = await invoiceOf<Changing>(
    ctx,
    named,
    sql`exists (select from contact c where c.tenant_id = v.tenant_id and c.id = ${body.contactId}::uuid
        and c.company_id = v.company_id) as "hasContact",
      (select o.country from company o where o.tenant_id = v.tenant_id and o.id = v.issuer_id) as "issuedIn",
      (select coalesce(sum(i.net) filter (where i.crew_id is not null), 0)::float8 from invoice_item i
        where i.tenant_id = v.tenant_id and i.invoice_id = v.id) as "ofHours",
      (select coalesce(max(i.place), -1) from invoice_item i where i.tenant_id = v.tenant_id and i.invoice_id = v.id) as place`,
  )
  if (row.state !== 'design') throw ctx.refuse('invoiceReleased')
  if (body.contactId !== null && !row.hasContact) refuseAbsent(ctx, ['contactId'])
  checkAmounts(ctx, body.amounts)
  const taxRate = taxRateOf(body.taxCode, row.issuedIn)
  if (taxRate === null)
    throw ctx.refuse('invalidInput', { errors: [{ path: 'body.taxCode', message: 'no rate is known' }] })
  const sums = sumsOf(
    body.amounts.reduce((sum, { net }) => sum + net, row.ofHours),
    taxRate,
  )
  // The new ones stand behind those they take the place of: both are there until the statement is over.
  await ctx.tx.execute(sql`
    with gone as (delete from invoice_item where tenant_id = ${ctx.tenant.id} and invoice_id = ${row.id} and crew_id is null),
    lines as (${insertLines(ctx, row.id, body.amounts.map(agreedLine), row.place + 1)}),
    noted as (${noted(ctx, row.id, [{ code: 'changed' }])})
    update invoice set type = ${body.type}, contact_id = ${body.contactId}::uuid, client_mark = ${body.clientMark || null},
      reference = ${body.reference || null}, title = ${body.title || null}, date = ${body.date}::date, due = ${body.due}::date,
      tax_code = ${body.taxCode}, tax_rate = ${taxRate}, net = ${sums.net}, tax = ${sums.tax}, total = ${sums.total}
    where tenant_id = ${ctx.tenant.id} and id = ${row.id}`)
  return readInvoice(ctx, row.id)
}
type Changing = InvoiceRow & { hasContact: boolean; issuedIn: string; ofHours: number; place: number }

/** Throws away what is in design; its crews can be charged anew. Throws `invoiceReleased`. */
export async function deleteInvoice(ctx: Context<'notFound' | 'invoiceReleased'>, named: string): Promise<void> {
  const row = await invoiceOf(ctx, named)
  if (row.state !== 'design') throw ctx.refuse('invoiceReleased')
  await ctx.tx.execute(sql`delete from invoice where tenant_id = ${ctx.tenant.id} and id = ${row.id}`)
}

/** The invoice in design a crew `c` is on, as a common table expression; locked until the transaction ends. */
export const draftOf = (ctx: Context, crewId: string): SQL => sql`
  select v.id, v.tax_rate as "taxRate" from invoice_crew held join invoice v on v.tenant_id = held.tenant_id and v.id = held.invoice_id
  where held.tenant_id = ${ctx.tenant.id} and held.crew_id = ${crewId} and held.freed_at is null and v.state = 'design'
  for no key update of v`
export type Draft = { id: string; taxRate: number }
type Kept = Agreed & { crewId: string | null }

/** Reckons the hours on an invoice in design anew: they were amended. */
export async function reckonAnew(ctx: Context, draft: Draft): Promise<void> {
  const { rows: kept } = await ctx.tx.execute<Kept>(sql`
    select i.crew_id as "crewId", coalesce(i.text, '') as text, i.quantity, i.unit, i.unit_price::float8 as "unitPrice",
      i.net::float8 as net from invoice_item i
    where i.tenant_id = ${ctx.tenant.id} and i.invoice_id = ${draft.id} order by i.place`)
  const crewIds = [...new Set(kept.flatMap(line => line.crewId ?? []))]
  const charged = await chargedCrews(ctx, crewIds)
  const lines = [
    ...crewIds.flatMap(id => charged.get(id)?.lines ?? []).map(hoursLine),
    ...kept.flatMap(({ crewId: of, ...agreed }) => (of === null ? [agreedLine(agreed)] : [])),
  ]
  const sums = sumsOf(
    lines.reduce((sum, { net }) => sum + net, 0),
    draft.taxRate,
  )
  await ctx.tx.execute(sql`delete from invoice_item where tenant_id = ${ctx.tenant.id} and invoice_id = ${draft.id}`)
  await ctx.tx.execute(sql`
    with lines as (${insertLines(ctx, draft.id, lines)})
    update invoice set net = ${sums.net}, tax = ${sums.tax}, total = ${sums.total}
    where tenant_id = ${ctx.tenant.id} and id = ${draft.id}`)
}
