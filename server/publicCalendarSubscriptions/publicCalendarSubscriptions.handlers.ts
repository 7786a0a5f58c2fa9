import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/publicCalendarSubscriptions.ts'
import { type Handlers, personOf } from '../context.ts'
import { listOf } from '../list.ts'
import { one } from '../one.ts'
import { publicCalendar } from './public-calendar.ts'
import { addSubscription, renewSubscription, subscriptionListing } from './subscriptions.ts'

export const handlers: Handlers<typeof contract> = {
  listPublicCalendarSubscriptions: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, subscriptionListing(ctx, ctx.visible)),
  }),
  createPublicCalendarSubscription: async ({ body }, ctx) => ({ status: 201, body: await addSubscription(ctx, body) }),
  deletePublicCalendarSubscription: async ({ params }, ctx) => {
    await ctx.tx.execute(
      sql`delete from calendar_subscription where tenant_id = ${ctx.tenant.id} and id = ${params.id}`,
    )
    return { status: 204 }
  },
  renewPublicCalendarSubscription: async ({ params }, ctx) => ({
    status: 200,
    body: await renewSubscription(ctx, params.id),
  }),
  refreshPublicCalendarSubscriptions: async (_, ctx) => {
    await ctx.tx.execute(sql`update calendar_subscription set refreshed_at = ${ctx.now}
      where tenant_id = ${ctx.tenant.id} and person_id = ${personOf(ctx)}`)
    return { status: 204 }
  },
  listPersonCalendarSubscriptions: async ({ params, query }, ctx) => {
    await one(ctx, sql`select id from person where tenant_id = ${ctx.tenant.id} and id = ${params.id}`)
    return { status: 200, body: await listOf(ctx, query, subscriptionListing(ctx, sql`n.person_id = ${params.id}`)) }
  },
  readPublicCalendar: async ({ params }, ctx) => ({ status: 200, raw: await publicCalendar(ctx, params.id) }),
}
