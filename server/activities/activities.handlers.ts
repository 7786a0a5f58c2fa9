import type * as contract from '../../openapi/activities.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { activityListing } from './activity.queries.ts'

export const handlers: Handlers<typeof contract> = {
  listActivities: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, activityListing(ctx, query)),
  }),
}
