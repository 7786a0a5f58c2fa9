import { said } from '../../domain/said.ts'
import type * as contract from '../../openapi/bookkeeping.ts'
import type { Context, Handlers } from '../context.ts'
import { bookkeeping } from '../database/tables/bookkeeping.ts'
import { batchFile, batchOf } from './batch.ts'
import { booksOf } from './bookkeeping.queries.ts'
import { checkAccounts } from './checked-accounts.ts'

async function kept(ctx: Context<'notFound'>, companyId: string) {
  const { name: _, ...books } = await booksOf(ctx, companyId)
  return books
}

export const handlers: Handlers<typeof contract> = {
  readBookkeeping: async ({ params }, ctx) => ({ status: 200, body: await kept(ctx, params.id) }),
  changeBookkeeping: async ({ params, body }, ctx) => {
    const { companyId, ...before } = await kept(ctx, params.id)
    const changed = said(body)
    const after = { ...before, ...changed }
    checkAccounts(ctx, after)
    await ctx.tx
      .insert(bookkeeping)
      .values({ tenantId: ctx.tenant.id, id: crypto.randomUUID(), companyId, ...after })
      // What somebody else says at the same time of other fields stays.
      .onConflictDoUpdate({ target: [bookkeeping.tenantId, bookkeeping.companyId], set: changed })
    return { status: 200, body: await kept(ctx, params.id) }
  },
  readBookingBatch: async ({ params }, ctx) => ({ status: 200, body: await batchOf(ctx, params.id, params.month) }),
  downloadBookingBatch: async ({ params }, ctx) => ({
    status: 200,
    raw: await batchFile(ctx, params.id, params.month),
  }),
}
