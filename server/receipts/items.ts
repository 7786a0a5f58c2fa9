import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ReceiptCountry } from '../../domain/receipts/money-of.ts'
import type { ReceiptPhase } from '../../domain/receipts/receipt-state.ts'
import { type ReceiptItem, mostItems } from '../../openapi/receipts.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { receiptIdOf, receiptNamed } from './named.ts'
import { type EnteredItem, rated } from './write.ts'

type Wire = z.input<typeof ReceiptItem>
type Row = Omit<Wire, 'net'>
const wire = (row: Row): Wire => ({ ...row, net: row.gross - row.tax })

/** In the order of the slip. */
export const itemListing = (ctx: Context, named: string): Listing<Row, Wire> => ({
  among: sql`from receipt_item i where i.tenant_id = ${ctx.tenant.id} and i.receipt_id = ${receiptIdOf(ctx, named)}`,
  order: [
    { by: sql`i.place`, as: 'int' },
    { by: sql`i.id`, as: 'uuid' },
  ],
  rows: sql`select i.id, i.text, i.tax_code as "taxCode", i.tax_rate as "taxRate", i.gross::float8 as gross, i.tax::float8 as tax
    from page join receipt_item i on i.tenant_id = ${ctx.tenant.id} and i.id = page.id`,
  item: wire,
})

type Draft = { id: string; phase: ReceiptPhase; country: ReceiptCountry; items: number }

/** The receipt something is altered of, locked until the transaction ends. Throws `notFound`, `receiptHandedIn`. */
async function draftWith(
  ctx: Context<'notFound' | 'receiptHandedIn'>,
  of: { receipt: string } | { item: string },
): Promise<Draft> {
  const which =
    'receipt' in of
      ? receiptNamed(of.receipt)
      : sql`r.id = (select i.receipt_id from receipt_item i where i.tenant_id = ${ctx.tenant.id} and i.id = ${of.item})`
  const draft = await one<Draft>(
    ctx,
    sql`select r.id, r.state as phase, r.country, (select count(*)::int from receipt_item i
        where i.tenant_id = r.tenant_id and i.receipt_id = r.id) as items
      from receipt r where r.tenant_id = ${ctx.tenant.id} and ${which} for no key update of r`,
  )
  if (draft.phase !== 'draft') throw ctx.refuse('receiptHandedIn')
  return draft
}

/** Behind the others. Throws `receiptHandedIn`, `receiptFull`. */
export async function addItem(
  ctx: Context<'notFound' | 'receiptHandedIn' | 'receiptFull'>,
  named: string,
  entered: EnteredItem,
): Promise<Wire> {
  const draft = await draftWith(ctx, { receipt: named })
  if (draft.items >= mostItems) throw ctx.refuse('receiptFull')
  const id = crypto.randomUUID()
  const row = { id, ...rated(entered, draft.country) }
  await ctx.tx.execute(sql`
    insert into receipt_item (tenant_id, id, receipt_id, place, text, tax_code, tax_rate, gross, tax)
    select ${ctx.tenant.id}::uuid, ${id}::uuid, ${draft.id}::uuid, coalesce(max(i.place), -1) + 1, ${row.text}::text,
      ${row.taxCode}::text, ${row.taxRate}::int, ${row.gross}::bigint, ${row.tax}::bigint
    from receipt_item i where i.tenant_id = ${ctx.tenant.id} and i.receipt_id = ${draft.id}`)
  return wire(row)
}

/** Throws `receiptHandedIn`. */
export async function changeItem(
  ctx: Context<'notFound' | 'receiptHandedIn'>,
  id: string,
  entered: EnteredItem,
): Promise<Wire> {
  const draft = await draftWith(ctx, { item: id })
  const row = { id, ...rated(entered, draft.country) }
  await ctx.tx.execute(sql`
    update receipt_item set text = ${row.text}, tax_code = ${row.taxCode}, tax_rate = ${row.taxRate}, gross = ${row.gross},
      tax = ${row.tax} where tenant_id = ${ctx.tenant.id} and id = ${id}`)
  return wire(row)
}

/** Throws `receiptHandedIn`. */
export async function deleteItem(ctx: Context<'notFound' | 'receiptHandedIn'>, id: string): Promise<void> {
  await draftWith(ctx, { item: id })
  await ctx.tx.execute(sql`delete from receipt_item where tenant_id = ${ctx.tenant.id} and id = ${id}`)
}
