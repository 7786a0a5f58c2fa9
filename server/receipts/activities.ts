import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ReceiptActivity } from '../../openapi/receipts.ts'
import { type Context, personOf } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { iso } from '../wire.ts'
import { receiptIdOf, receiptNamed } from './named.ts'

type Wire = z.input<typeof ReceiptActivity>
const wire = (row: Wire): Wire => ({ ...row, at: iso(row.at) })

/** The newest first. */
export const activityListing = (ctx: Context, named: string): Listing<Wire, Wire> => ({
  among: sql`from receipt_activity a where a.tenant_id = ${ctx.tenant.id} and a.receipt_id = ${receiptIdOf(ctx, named)}`,
  order: [
    { by: sql`a.created_at`, as: 'timestamptz', desc: true },
    { by: sql`a.id`, as: 'uuid' },
  ],
  rows: sql`select a.id, a.code, a.text, a.created_at as at, w.first_name || ' ' || w.last_name as author
    from page join receipt_activity a on a.tenant_id = ${ctx.tenant.id} and a.id = page.id
    left join person w on w.tenant_id = a.tenant_id and w.id = a.created_by_id`,
  item: wire,
})

/** Throws `notFound`. */
export async function comment(ctx: Context<'notFound'>, named: string, text: string): Promise<Wire> {
  const said = await one<Wire>(
    ctx,
    sql`with said as (insert into receipt_activity (tenant_id, id, receipt_id, code, text, created_at, created_by_id)
        select r.tenant_id, gen_random_uuid(), r.id, 'commented', ${text}::text, ${ctx.now}::timestamptz, ${personOf(ctx)}::uuid
        from receipt r where r.tenant_id = ${ctx.tenant.id} and ${receiptNamed(named)} returning *)
      select a.id, a.code, a.text, a.created_at as at, w.first_name || ' ' || w.last_name as author
      from said a left join person w on w.tenant_id = a.tenant_id and w.id = a.created_by_id`,
  )
  return wire(said)
}
