import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { taxRateOf } from '../../domain/invoices/tax.ts'
import { currencyOf } from '../../domain/receipts/money-of.ts'
import { taxCodes } from '../../openapi/invoices.ts'
import type { NewReceipt, Receipt, ReceiptChange } from '../../openapi/receipts.ts'
import { isOffice } from '../access/principal.ts'
import { refuseAbsent } from '../chosen.ts'
import { type Context, personOf } from '../context.ts'
import { nextOfSeries } from '../numbers.ts'
import { one } from '../one.ts'
import { ownCrew } from '../projectDocuments/shared.ts'
import { receiptNamed } from './named.ts'
import { type ReceiptRow, readReceipt, receiptOf } from './receipt.queries.ts'
import { type EnteredItem, insertItems, noted } from './write.ts'

type Wire = z.input<typeof Receipt>
type Head = z.output<typeof ReceiptChange>
type Facts = { knownType: boolean; projectCompany: string | null; ownCompany: string | null }

/** What a body names, as it stands: of the crew only a project they work on, or the one it is for already. */
const facts = (
  ctx: Context,
  { typeId, projectId }: Pick<Head, 'typeId' | 'projectId'>,
  kept: SQL = sql`null::uuid`,
): SQL => sql`
  exists (select from lookup y where y.tenant_id = ${ctx.tenant.id} and y.kind = 'receiptTypes'
    and y.id = ${typeId}::uuid) as "knownType",
  (select p.company_id from project p where p.tenant_id = ${ctx.tenant.id} and p.id = ${projectId}::uuid
    and (${isOffice(ctx.who)}::boolean or p.id = ${kept} or exists (select from project_crew c
      where c.tenant_id = p.tenant_id and c.project_id = p.id and ${ownCrew(ctx)}))) as "projectCompany",
  (select o.id from company o where o.tenant_id = ${ctx.tenant.id} and o.own order by o.number, o.id limit 1) as "ownCompany"`

/** Throws `notFound` for what may not be chosen. */
const mustKnow = (ctx: Context<'notFound'>, { knownType, projectCompany }: Facts, projectId: string | null) =>
  refuseAbsent(ctx, [...(knownType ? [] : ['typeId']), ...(projectId && !projectCompany ? ['projectId'] : [])])

async function insertReceipt(
  ctx: Context<'notFound'>,
  head: Head & { companyId: string },
  items: readonly EnteredItem[],
  [code, text]: ['created' | 'copied', string | null],
): Promise<Wire> {
  const id = crypto.randomUUID()
  const year = ctx.now.toISOString().slice(0, 4)
  await ctx.tx.execute(sql`
    with numbered as (${nextOfSeries(ctx, `receipt ${year}`, sql`${`R-${year}-`}::text`)}),
    made as (insert into receipt (tenant_id, id, number, state, type_id, person_id, company_id, project_id, shop, date, country,
        currency, paid_with, total, created_at, created_by_id)
      select ${ctx.tenant.id}::uuid, ${id}::uuid, n.number, 'draft', ${head.typeId}::uuid, ${personOf(ctx)}::uuid,
        ${head.companyId}::uuid, ${head.projectId}::uuid, ${head.shop || null}, ${head.date}::date, ${head.country},
        ${currencyOf(head.country)}, ${head.paidWith}, ${head.total}::bigint, ${ctx.now}::timestamptz, ${personOf(ctx)}::uuid
      from numbered n),
    items as (${insertItems(ctx, id, items, head.country)})
    ${noted(ctx, id, code, text)}`)
  return readReceipt(ctx, id)
}

/** A draft of whoever sends it. Throws `issuerMissing` where the agency has no company. */
export async function createReceipt(
  ctx: Context<'notFound' | 'issuerMissing'>,
  { items, ...head }: z.output<typeof NewReceipt>,
): Promise<Wire> {
  const known = await one<Facts>(ctx, sql`select ${facts(ctx, head)}`)
  mustKnow(ctx, known, head.projectId)
  const companyId = known.projectCompany ?? known.ownCompany
  if (companyId === null) throw ctx.refuse('issuerMissing')
  return insertReceipt(ctx, { ...head, companyId }, items, ['created', null])
}

type Copied = Head & { companyId: string; number: string; items: EnteredItem[]; today: string }

/** The same again, today, as a draft of whoever copies it; what the slip says is kept as its items are. */
export async function copyReceipt(ctx: Context<'notFound'>, named: string): Promise<Wire> {
  const { number, items, today, ...head } = await one<Copied>(
    ctx,
    sql`select r.number, r.type_id as "typeId", r.company_id as "companyId", r.project_id as "projectId", r.shop, r.country,
        r.paid_with as "paidWith", r.total::float8 as total, r.date,
        (${ctx.now}::timestamptz at time zone (select w.time_zone from person w where w.tenant_id = r.tenant_id
          and w.id = ${personOf(ctx)}))::date as today,
        (select coalesce(json_agg(json_build_object('text', i.text, 'taxCode', i.tax_code, 'gross', i.gross)
          order by i.place), '[]') from receipt_item i where i.tenant_id = r.tenant_id and i.receipt_id = r.id) as items
      from receipt r where r.tenant_id = ${ctx.tenant.id} and ${receiptNamed(named)}`,
  )
  return insertReceipt(ctx, { ...head, date: today }, items, ['copied', number])
}

/** Throws `receiptHandedIn`. */
export async function changeReceipt(
  ctx: Context<'notFound' | 'receiptHandedIn'>,
  named: string,
  head: Head,
): Promise<Wire> {
  const row = await receiptOf<ReceiptRow & Facts>(ctx, named, facts(ctx, head, sql`r.project_id`))
  if (row.phase !== 'draft') throw ctx.refuse('receiptHandedIn')
  mustKnow(ctx, row, head.projectId)
  const companyId = row.projectCompany ?? row.ownCompany ?? row.company.id
  const rates = sql.join(
    taxCodes.map(code => sql`(${code}::text, ${taxRateOf(code, head.country) ?? 0}::int)`),
    sql`, `,
  )
  await ctx.tx.execute(sql`
    with rated as (update receipt_item i set tax_rate = n.rate,
        tax = sign(i.gross) * round(abs(i.gross) * n.rate::numeric / (10000 + n.rate))
      from (values ${rates}) n (code, rate) where i.tenant_id = ${ctx.tenant.id} and i.receipt_id = ${row.id}
        and i.tax_code = n.code and ${row.country !== head.country}::boolean),
    noted as (${noted(ctx, row.id, 'changed')})
    update receipt set type_id = ${head.typeId}, shop = ${head.shop || null}, date = ${head.date}::date, country = ${head.country},
      currency = ${currencyOf(head.country)}, paid_with = ${head.paidWith}, project_id = ${head.projectId}::uuid,
      company_id = ${companyId}::uuid, total = ${head.total}::bigint
    where tenant_id = ${ctx.tenant.id} and id = ${row.id}`)
  return readReceipt(ctx, row.id)
}

/** Throws `receiptApproved`. */
export async function deleteReceipt(ctx: Context<'notFound' | 'receiptApproved'>, named: string): Promise<void> {
  const row = await receiptOf(ctx, named)
  if (row.phase === 'approved') throw ctx.refuse('receiptApproved')
  await ctx.tx.execute(sql`delete from receipt where tenant_id = ${ctx.tenant.id} and id = ${row.id}`)
}
