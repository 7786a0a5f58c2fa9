import type * as contract from '../../openapi/approvals.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { approvalListing } from './approval.queries.ts'

export const handlers: Handlers<typeof contract> = {
  listApprovals: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, approvalListing(ctx, query.state)),
  }),
}
