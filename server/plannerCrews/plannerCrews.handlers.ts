import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/plannerCrews.ts'
import { type Handlers, personOf } from '../context.ts'
import { listOf } from '../list.ts'
import { askedDays } from '../planningCalendar/asked-days.ts'
import { bestOutside } from './best-outside.ts'
import { makeCrew } from './make-crew.ts'
import { crewMembers } from './members.queries.ts'
import { addMembership, membershipListing } from './membership.queries.ts'
import { crewItems, pCrewListing, plannerCrew, plannerCrewListing } from './planner-crew.queries.ts'

export const handlers: Handlers<typeof contract> = {
  listPlannerCrews: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, plannerCrewListing(ctx, askedDays(ctx, query), query.q)),
  }),
  readPlannerCrew: async ({ params, query }, ctx) => ({
    status: 200,
    body: await plannerCrew(ctx, params.id, askedDays(ctx, query)),
  }),
  listPlannerCrewItems: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, crewItems(ctx, params.id, askedDays(ctx, query))),
  }),
  listPlannerCrewMembers: async ({ params, query }, ctx) => ({
    status: 200,
    body: await crewMembers(ctx, params.id, askedDays(ctx, query), query),
  }),
  findPlannerCrewBestPersons: async ({ params, query }, ctx) => ({
    status: 200,
    body: await bestOutside(ctx, params.id, askedDays(ctx, query), query.most),
  }),

  listPCrews: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, pCrewListing(ctx, ctx.visible, query.q)),
  }),
  createPCrew: async ({ body }, ctx) => ({ status: 201, body: await makeCrew(ctx, body) }),

  createPlannerCrewMembership: async ({ body }, ctx) => ({ status: 201, body: await addMembership(ctx, body) }),
  deletePlannerCrewMembership: async ({ params }, ctx) => {
    await ctx.tx.execute(sql`update crew_preference set ended_at = ${ctx.now}, ended_by_id = ${personOf(ctx)}
      where tenant_id = ${ctx.tenant.id} and id = ${params.id} and ended_at is null`)
    return { status: 204 }
  },
  listPersonPlannerCrewMemberships: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, membershipListing(ctx, params.id)),
  }),
}
