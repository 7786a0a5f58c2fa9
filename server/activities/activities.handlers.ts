import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/activities.ts'
import { idOrNumber } from '../access/scopes/judge.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { one } from '../one.ts'
import { activityListing, agencyListing } from './activity.queries.ts'
import { toDosOverview } from './to-dos-overview.ts'
import { addActivity, changeToDo } from './write-activity.ts'

export const handlers: Handlers<typeof contract> = {
  listActivities: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, activityListing(ctx, query)),
  }),

  listAgencyActivities: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, agencyListing(ctx, query)),
  }),

  readToDosOverview: async ({ query }, ctx) => ({ status: 200, body: await toDosOverview(ctx, query) }),

  createActivity: async ({ body }, ctx) => ({ status: 201, body: await addActivity(ctx, body) }),

  changeActivity: async ({ params, body }, ctx) => ({ status: 200, body: await changeToDo(ctx, params.id, body) }),

  createProjectActivity: async ({ params, body }, ctx) => {
    const project = await one<{ id: string }>(
      ctx,
      sql`select id from project where tenant_id = ${ctx.tenant.id} and ${idOrNumber(params.id)}`,
    )
    return { status: 201, body: await addActivity(ctx, { ...body, projectId: project.id }) }
  },

  createPersonActivity: async ({ params, body }, ctx) => {
    const person = await one<{ id: string }>(
      ctx,
      sql`select id from person where tenant_id = ${ctx.tenant.id} and id = ${params.id}`,
    )
    return { status: 201, body: await addActivity(ctx, { ...body, personId: person.id }) }
  },
}
