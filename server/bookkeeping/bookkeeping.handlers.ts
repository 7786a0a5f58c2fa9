import { said } from '../../domain/said.ts'
import type * as contract from '../../openapi/bookkeeping.ts'
import type { Handlers } from '../context.ts'
import { bookkeeping } from '../database/tables/bookkeeping.ts'
import { batchFile, batchOf } from './batch.ts'
import { booksOf } from './bookkeeping.queries.ts'
import { checkAccounts } from './checked-accounts.ts'

export const handlers: Handlers<typeof contract> = {
  readBookkeeping: async ({ params }, ctx) => {
    const { name: _, ...books } = await booksOf(ctx, params.id)
    return { status: 200, body: books }
  },
  changeBookkeeping: async ({ params, body }, ctx) => {
    const { name: _, companyId, ...before } = await booksOf(ctx, params.id)
    const after = { ...before, ...said(body) }
    checkAccounts(ctx, after)
    await ctx.tx
      .insert(bookkeeping)
      .values({ tenantId: ctx.tenant.id, id: crypto.randomUUID(), companyId, ...after })
      .onConflictDoUpdate({ target: [bookkeeping.tenantId, bookkeeping.companyId], set: after })
    return { status: 200, body: { companyId, ...after } }
  },
  readBookingBatch: async ({ params }, ctx) => ({ status: 200, body: await batchOf(ctx, params.id, params.month) }),
  downloadBookingBatch: async ({ params }, ctx) => ({
    status: 200,
    raw: await batchFile(ctx, params.id, params.month),
  }),
}
