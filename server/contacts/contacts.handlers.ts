import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/contacts.ts'
import { visibleRows } from '../access/visible.ts'
import type { Handlers } from '../context.ts'
import { personListing } from '../crewMembers/crew-member.queries.ts'
import { listOf } from '../list.ts'
import { itemListing, pCrewListing } from '../plannerCrews/planner-crew.queries.ts'
import { askedDays } from '../planningCalendar/asked-days.ts'
import { projectsWhere } from '../projects/project-list.queries.ts'
import { companyOf, hasWorkedThere, valueListing } from './contact.queries.ts'

export const handlers: Handlers<typeof contract> = {
  listContactPlannerPlanningItems: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(
      ctx,
      query,
      itemListing(
        ctx,
        askedDays(ctx, query),
        sql`p.contact_id = ${params.id} and ${visibleRows('planningCalendar', ctx)}`,
      ),
    ),
  }),
  listContactProjects: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(
      ctx,
      query,
      projectsWhere(ctx, sql`p.contact_id = ${params.id} and ${visibleRows('projects', ctx)}`),
    ),
  }),
  listContactPersons: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, personListing(ctx, query, hasWorkedThere(ctx, params.id))),
  }),
  listContactValueStaff: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, valueListing(ctx, params.id)),
  }),
  listContactPCrews: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, pCrewListing(ctx, sql`g.company_id = ${companyOf(ctx, params.id)}`)),
  }),
}
