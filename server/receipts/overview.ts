import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { receiptStateOf, type PaidWith, type ReceiptPhase } from '../../domain/receipts/receipt-state.ts'
import type { ReceiptsOverview, readReceiptsOverview } from '../../openapi/receipts.ts'
import type { Context } from '../context.ts'
import { isAsked } from './receipt.queries.ts'

type Wire = z.input<typeof ReceiptsOverview>
type Counted = { phase: ReceiptPhase; paidWith: PaidWith; currency: string; receipts: number; gross: number }

/** How many there are, and what they come to; drafts are no money yet. */
export async function receiptsOverview(
  ctx: Context,
  asked: z.output<(typeof readReceiptsOverview)['query']>,
  which: SQL,
): Promise<Wire> {
  const { rows } = await ctx.tx.execute<Counted>(sql`
    select r.state as phase, r.paid_with as "paidWith", r.currency, count(*)::int as receipts,
      coalesce(sum((select sum(i.gross) from receipt_item i where i.tenant_id = r.tenant_id and i.receipt_id = r.id)), 0)::float8
        as gross
    from receipt r where r.tenant_id = ${ctx.tenant.id} and ${which} and ${isAsked(asked)}
    group by 1, 2, 3`)
  const byState: Wire['byState'] = { draft: 0, inReview: 0, paidBack: 0, companyCard: 0 }
  const sums = new Map<string, Wire['sums'][number]>()
  for (const { phase, paidWith, currency, receipts, gross } of rows) {
    byState[receiptStateOf(phase, paidWith)] += receipts
    if (phase === 'draft') continue
    const sum = sums.get(currency) ?? { currency, gross: 0, receipts: 0 }
    sums.set(currency, { currency, gross: sum.gross + gross, receipts: sum.receipts + receipts })
  }
  return {
    all: rows.reduce((sum, { receipts }) => sum + receipts, 0),
    byState,
    sums: [...sums.values()].toSorted((a, b) => b.receipts - a.receipts || (a.currency < b.currency ? -1 : 1)),
  }
}
