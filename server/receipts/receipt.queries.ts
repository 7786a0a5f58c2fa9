import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type ReceiptPhase, receiptStateOf } from '../../domain/receipts/receipt-state.ts'
import type { Receipt, listReceipts } from '../../openapi/receipts.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { foundBy } from '../search/words.ts'
import { iso, isoOrNull } from '../wire.ts'
import { receiptNamed } from './named.ts'

type Wire = z.input<typeof Receipt>
export type ReceiptRow = Omit<Wire, 'state' | 'handedInAt' | 'decidedAt' | 'net'> & {
  phase: ReceiptPhase
  handedInAt: string | null
  decidedAt: string | null
}

/** Receipts `r` that a condition names. `of`: what they are joined to, as `page` is. */
export const receiptRows = (ctx: Context, which: SQL, of: SQL = sql`receipt r`, more?: SQL): SQL => sql`
  select r.id, r.number, r.state as phase, json_build_object('id', y.id, 'caption', y.caption, 'code', y.code) as type,
    r.shop, r.date, r.country, r.currency, r.paid_with as "paidWith", r.total::float8 as total,
    own.tax, own.gross, own.items, own."taxRates", papers.documents, papers."pictureId",
    json_build_object('id', w.id, 'name', w.first_name || ' ' || w.last_name) as person,
    r.person_id is not distinct from ${ctx.who.personId}::uuid as own,
    json_build_object('id', c.id, 'name', c.name) as company,
    case when p.id is not null then json_build_object('id', p.id, 'number', p.number, 'name', p.name) end as project,
    r.handed_in_at as "handedInAt", r.decided_at as "decidedAt", x.first_name || ' ' || x.last_name as "decidedBy", r.reason
    ${more ? sql`, ${more}` : sql``}
  from ${of}
  join lookup y on y.tenant_id = r.tenant_id and y.id = r.type_id
  join person w on w.tenant_id = r.tenant_id and w.id = r.person_id
  join company c on c.tenant_id = r.tenant_id and c.id = r.company_id
  left join project p on p.tenant_id = r.tenant_id and p.id = r.project_id
  left join person x on x.tenant_id = r.tenant_id and x.id = r.decided_by_id
  cross join lateral (select coalesce(sum(i.tax), 0)::float8 as tax, coalesce(sum(i.gross), 0)::float8 as gross,
      count(*)::int as items,
      coalesce(json_agg(distinct i.tax_rate order by i.tax_rate desc) filter (where i.id is not null), '[]') as "taxRates"
    from receipt_item i where i.tenant_id = r.tenant_id and i.receipt_id = r.id) own
  cross join lateral (select count(*)::int as documents,
      (array_agg(d.id order by d.created_at, d.id) filter (where d.small_id is not null))[1] as "pictureId"
    from receipt_document d where d.tenant_id = r.tenant_id and d.receipt_id = r.id) papers
  where r.tenant_id = ${ctx.tenant.id} and ${which}`

export const receiptWire = ({ phase, handedInAt, decidedAt, ...row }: ReceiptRow): Wire => ({
  ...row,
  state: receiptStateOf(phase, row.paidWith),
  net: row.gross - row.tax,
  handedInAt: isoOrNull(handedInAt),
  decidedAt: decidedAt === null ? null : iso(decidedAt),
})

type Asked = Partial<Omit<z.output<(typeof listReceipts)['query']>, 'limit' | 'page' | 'after'>>

/** The condition on receipts `r` for what is asked of them. */
export const isAsked = ({ state, typeId, from, until }: Asked): SQL => {
  const phase =
    state === undefined
      ? sql`true`
      : state === 'draft' || state === 'inReview'
        ? sql`r.state = ${state}`
        : sql`(r.state = 'approved' and r.paid_with = ${state === 'paidBack' ? 'own' : 'companyCard'})`
  return sql`(${phase} ${typeId ? sql`and r.type_id = ${typeId}` : sql``}
    ${from ? sql`and r.date >= ${from}::date` : sql``} ${until ? sql`and r.date <= ${until}::date` : sql``})`
}

/** Receipts one may read, by the day on the slip, the newest first. */
export const receiptListing = (ctx: Context, asked: Asked, which: SQL): Listing<ReceiptRow, Wire> => ({
  among: sql`from receipt r where r.tenant_id = ${ctx.tenant.id} and ${which} and ${isAsked(asked)}
    and ${foundBy(ctx, asked.q, { receipt: sql`r.id`, person: sql`r.person_id`, project: sql`r.project_id` })}`,
  order: [
    { by: sql`r.date`, as: 'date', desc: true },
    { by: sql`r.number`, as: 'text', desc: true },
    { by: sql`r.id`, as: 'uuid' },
  ],
  rows: receiptRows(ctx, sql`true`, sql`page join receipt r on r.id = page.id`),
  item: receiptWire,
})

/** A receipt, locked until the transaction ends, with `more` of it. Throws `notFound`. */
export const receiptOf = <Row extends ReceiptRow = ReceiptRow>(
  ctx: Context<'notFound'>,
  named: string,
  more?: SQL,
): Promise<Row> =>
  one<Row>(ctx, sql`${receiptRows(ctx, receiptNamed(named), sql`receipt r`, more)} for no key update of r`)

export const readReceipt = async (ctx: Context<'notFound'>, named: string): Promise<Wire> =>
  receiptWire(await one<ReceiptRow>(ctx, receiptRows(ctx, receiptNamed(named))))
