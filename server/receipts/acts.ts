import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { missingOf } from '../../domain/receipts/receipt-state.ts'
import { differenceOf } from '../../domain/receipts/sums.ts'
import type { Receipt } from '../../openapi/receipts.ts'
import { type Context, personOf } from '../context.ts'
import { one } from '../one.ts'
import { type ReceiptRow, receiptOf, receiptWire } from './receipt.queries.ts'
import { noted } from './write.ts'

type Wire = z.input<typeof Receipt>

/** Writes what becomes of it with its note, and answers it as it is then. */
async function become(ctx: Context, row: ReceiptRow, change: Partial<ReceiptRow>, set: SQL, note: SQL): Promise<Wire> {
  await ctx.tx.execute(sql`with noted as (${note}) update receipt set ${set}
    where tenant_id = ${ctx.tenant.id} and id = ${row.id}`)
  return receiptWire({ ...row, ...change })
}

/** Throws `receiptHandedIn`, `receiptIncomplete` with what is missing, `receiptSumDiffers` with both sums. */
export async function handIn(
  ctx: Context<'notFound' | 'receiptHandedIn' | 'receiptIncomplete' | 'receiptSumDiffers'>,
  named: string,
): Promise<Wire> {
  const row = await receiptOf(ctx, named)
  if (row.phase !== 'draft') throw ctx.refuse('receiptHandedIn')
  const missing = missingOf(row)
  if (missing.length > 0) throw ctx.refuse('receiptIncomplete', { missing })
  const { total, gross, currency } = row
  if (differenceOf(total, gross) !== 0) throw ctx.refuse('receiptSumDiffers', { total, items: gross, currency })
  return become(
    ctx,
    row,
    {
      phase: 'inReview',
      handedInAt: ctx.now.toISOString(),
      ...{ decidedAt: null, decidedBy: null, reason: null },
    },
    sql`state = 'inReview', handed_in_at = ${ctx.now}, decided_at = null, decided_by_id = null, reason = null`,
    noted(ctx, row.id, 'handedIn'),
  )
}

async function inReview(ctx: Context<'notFound' | 'receiptNotInReview'>, named: string): Promise<ReceiptRow> {
  const row = await receiptOf(ctx, named)
  if (row.phase !== 'inReview') throw ctx.refuse('receiptNotInReview', { state: receiptWire(row).state })
  return row
}

/** Throws `receiptNotInReview`. */
export async function withdraw(ctx: Context<'notFound' | 'receiptNotInReview'>, named: string): Promise<Wire> {
  const row = await inReview(ctx, named)
  const set = sql`state = 'draft', handed_in_at = null`
  return become(ctx, row, { phase: 'draft', handedInAt: null }, set, noted(ctx, row.id, 'withdrawn'))
}

/** Of two who decide the second is told `receiptNotInReview`. Declined it is a draft again, with the reason. */
export async function decide(
  ctx: Context<'notFound' | 'receiptNotInReview'>,
  named: string,
  reason: string | null,
): Promise<Wire> {
  const row = await inReview(ctx, named)
  const phase = reason === null ? 'approved' : 'draft'
  const { by } = await one<{ by: string }>(
    ctx,
    sql`select w.first_name || ' ' || w.last_name as by from person w
      where w.tenant_id = ${ctx.tenant.id} and w.id = ${personOf(ctx)}`,
  )
  return become(
    ctx,
    row,
    { phase, decidedAt: ctx.now.toISOString(), decidedBy: by, reason },
    sql`state = ${phase}, decided_at = ${ctx.now}, decided_by_id = ${personOf(ctx)}, reason = ${reason}`,
    noted(ctx, row.id, reason === null ? 'approved' : 'declined', reason),
  )
}
