import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { currencyOf, type ReceiptCountry } from '../../domain/receipts/money-of.ts'
import type { NewReceiptTemplate, ReceiptTemplate } from '../../openapi/receipts.ts'
import { type Context, personOf } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'

type Wire = z.input<typeof ReceiptTemplate>
type Row = Omit<Wire, 'currency' | 'gross'> & { country: ReceiptCountry }
const wire = (row: Row): Wire => ({
  ...row,
  currency: currencyOf(row.country),
  gross: row.items.reduce((sum, { gross }) => sum + gross, 0),
})

const columns =
  sql.raw(`m.id, m.name, json_build_object('id', y.id, 'caption', y.caption, 'code', y.code) as type, m.shop,
  m.country, m.paid_with as "paidWith", m.items`)

/** Templates `m` that a condition names, by name. */
export const templateListing = (ctx: Context, which: SQL): Listing<Row, Wire> => ({
  among: sql`from receipt_template m where m.tenant_id = ${ctx.tenant.id} and ${which}`,
  order: [
    { by: sql`m.name`, as: 'text' },
    { by: sql`m.id`, as: 'uuid' },
  ],
  rows: sql`select ${columns} from page join receipt_template m on m.tenant_id = ${ctx.tenant.id} and m.id = page.id
    join lookup y on y.tenant_id = m.tenant_id and y.id = m.type_id`,
  item: wire,
})

/** Those of the agency's own companies. */
export const ofTheAgency = sql.raw(
  'exists (select from company o where o.tenant_id = m.tenant_id and o.id = m.company_id and o.own)',
)

/** A receipt as a template of the agency. Throws `nameTaken`. */
export async function createTemplate(
  ctx: Context<'notFound' | 'nameTaken'>,
  { receiptId, name }: z.output<typeof NewReceiptTemplate>,
): Promise<Wire> {
  const { rows } = await ctx.tx.execute<Row>(sql`
    with m as (insert into receipt_template (tenant_id, id, company_id, name, type_id, shop, country, paid_with, items, created_at,
        created_by_id)
      select r.tenant_id, gen_random_uuid(), coalesce((select o.id from company o where o.tenant_id = r.tenant_id and o.own
          order by o.number, o.id limit 1), r.company_id), ${name}::text, r.type_id, r.shop, r.country, r.paid_with,
        (select coalesce(jsonb_agg(jsonb_build_object('text', i.text, 'taxCode', i.tax_code, 'gross', i.gross)
          order by i.place), '[]') from receipt_item i where i.tenant_id = r.tenant_id and i.receipt_id = r.id),
        ${ctx.now}::timestamptz, ${personOf(ctx)}::uuid
      from receipt r where r.tenant_id = ${ctx.tenant.id} and r.id = ${receiptId}
      on conflict on constraint receipt_template_name do nothing returning *)
    select ${columns} from m join lookup y on y.tenant_id = m.tenant_id and y.id = m.type_id`)
  const [row] = rows
  if (!row) throw ctx.refuse('nameTaken')
  return wire(row)
}

/** Throws `notFound`. */
export async function deleteTemplate(ctx: Context<'notFound'>, id: string): Promise<void> {
  await one(ctx, sql`delete from receipt_template where tenant_id = ${ctx.tenant.id} and id = ${id} returning id`)
}
