import type * as contract from '../../openapi/bankTransfers.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { transferListing } from './bank-transfer.queries.ts'

export const handlers: Handlers<typeof contract> = {
  listBankTransfers: async ({ query }, ctx) => ({ status: 200, body: await listOf(ctx, query, transferListing(ctx)) }),
}
