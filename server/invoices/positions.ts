import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { suggestedTax, taxRateOf } from '../../domain/invoices/tax.ts'
import type { InvoicePosition, listInvoicePositions } from '../../openapi/invoices.ts'
import type { Context } from '../context.ts'
import { type Listed, type Listing, listOf } from '../list.ts'
import { foundBy } from '../search/words.ts'
import { chargedCrews } from './charge.ts'
import { type CrewColumns, shiftJson, shiftWire } from './items.queries.ts'

type Wire = z.input<typeof InvoicePosition>
type Row = Omit<Wire, 'crews' | 'taxCode' | 'taxRate'> & {
  crews: (CrewColumns & { invoice: string | null })[]
  issuer: string
  client: { country: string; vatId: string | null }
}
type Query = z.output<(typeof listInvoicePositions)['query']>

/** Crews `c` whose work is over and not charged. */
const waiting = (ctx: Context) => sql`project_crew c
  left join delivery_note n on n.tenant_id = c.tenant_id and n.crew_id = c.id
  left join invoice_crew held on held.tenant_id = c.tenant_id and held.crew_id = c.id and held.freed_at is null
  where c.tenant_id = p.tenant_id and c.project_id = p.id and c.ends <= ${ctx.now}::timestamptz`

const listing = (ctx: Context, query: Query): Listing<Row, Row> => ({
  among: sql`from project p where p.tenant_id = ${ctx.tenant.id}
    and exists (select from ${waiting(ctx)} and held.id is null and n.signed_at is not null)
    ${query.companyId ? sql`and p.company_id = ${query.companyId}` : sql``}
    and ${foundBy(ctx, query.q, { project: sql`p.id`, company: sql`p.company_id` })}`,
  order: [
    { by: sql`p.first_day`, as: 'date' },
    { by: sql`p.number`, as: 'text' },
    { by: sql`p.id`, as: 'uuid' },
  ],
  rows: sql`
    select p.id, p.number, p.name, json_build_object('id', y.id, 'name', y.name) as company,
      case when k.id is not null then json_build_object('id', k.id, 'name', k.name) end as contact,
      p.client_mark as "clientMark", p.reference, y.payment_days as "paymentDays", p.first_day as "beginDate",
      p.last_day as "endDate", json_build_object('country', y.country, 'vatId', y.vat_id) as client,
      coalesce((select o.country from company o where o.tenant_id = p.tenant_id and o.own order by o.number, o.id limit 1), 'DE') as issuer,
      crews.of as crews
    from page join project p on p.tenant_id = ${ctx.tenant.id} and p.id = page.id
    join company y on y.tenant_id = p.tenant_id and y.id = p.company_id
    left join contact k on k.tenant_id = p.tenant_id and k.id = p.contact_id
    cross join lateral (select json_agg(${shiftJson}::jsonb || jsonb_build_object('invoice',
        (select coalesce(v.number, v.mark) from invoice v where v.tenant_id = held.tenant_id and v.id = held.invoice_id))
        order by c.starts, c.id) as of
      from (select c.* from ${waiting(ctx)}) c
      join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
      left join delivery_note n on n.tenant_id = c.tenant_id and n.crew_id = c.id
      left join invoice_crew held on held.tenant_id = c.tenant_id and held.crew_id = c.id and held.freed_at is null) crews`,
  item: row => row,
})

/** Projects with work that is over and not charged, each with all its crews that are over; the oldest first. */
export async function invoicePositions(ctx: Context<'invalidInput'>, query: Query): Promise<Listed<Wire>> {
  const listed = await listOf(ctx, query, listing(ctx, query))
  const charged = await chargedCrews(
    ctx,
    listed.items.flatMap(({ crews }) => crews.flatMap(crew => (crew.signedBy === null ? [] : [crew.id]))),
  )
  return { ...listed, items: listed.items.map(row => positionWire(row, charged)) }
}

function positionWire({ crews, issuer, client, ...row }: Row, charged: Awaited<ReturnType<typeof chargedCrews>>): Wire {
  const taxCode = suggestedTax(issuer, client)
  return {
    ...row,
    taxCode,
    taxRate: taxRateOf(taxCode, issuer) ?? 0,
    crews: crews.map(crew => {
      const of = charged.get(crew.id)
      const currency = of?.currencies.length === 1 ? (of.currencies[0] ?? null) : null
      return {
        ...shiftWire(crew),
        invoice: crew.invoice,
        people: of?.people ?? 0,
        minutes: of?.minutes ?? 0,
        amended: of?.amended ?? 0,
        unpriced: of?.unpriced ?? 0,
        currency,
        net: of && currency !== null ? of.net : null,
      }
    }),
  }
}
