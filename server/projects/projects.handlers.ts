import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/projects.ts'
import type { Handlers } from '../context.ts'
import { exportNotes } from '../deliveryNotes/export-notes.ts'
import { offsetOf, page } from '../page.ts'
import { type ItemRow, crewItem, itemRows } from '../projectCrewItems/item.queries.ts'
import { crewSummary, projectCrewRows, projectIdOf } from './project-crews.queries.ts'
import { projectRows, projectSummary } from './project-list.queries.ts'
import { projectOf } from './project.queries.ts'
import { renewVisitorLogin } from './renew-visitor-login.ts'
import { visitorLogin } from './visitor-login.ts'

export const handlers: Handlers<typeof contract> = {
  listProjects: async ({ query }, ctx) => {
    const rows = await projectRows(ctx, query)
    return { status: 200, body: page(rows, query, row => projectSummary(ctx, row)) }
  },
  readProject: async ({ params }, ctx) => ({ status: 200, body: await projectOf(ctx, params.id) }),

  listProjectCrews: async ({ params, query }, ctx) => {
    const rows = await projectCrewRows(ctx, params.id, query.limit, offsetOf(query))
    return { status: 200, body: page(rows, query, row => crewSummary(ctx, row)) }
  },

  listProjectItems: async ({ params, query }, ctx) => {
    const { rows } = await ctx.tx.execute<ItemRow>(
      itemRows(sql`i.tenant_id = ${ctx.tenant.id} and c.project_id = ${projectIdOf(ctx, params.id)}`, {
        tail: sql`order by i.starts, f.sort, i.id limit ${query.limit} offset ${offsetOf(query)}`,
      }),
    )
    return { status: 200, body: page(rows, query, row => crewItem(ctx, row)) }
  },

  readProjectPassword: async ({ params }, ctx) => ({
    status: 200,
    body: await visitorLogin(ctx, 'project', params.id),
  }),
  renewProjectPassword: async ({ params }, ctx) => ({
    status: 200,
    body: await renewVisitorLogin(ctx, 'project', params.id),
  }),

  exportDeliveryNotes: async ({ params }, ctx) => ({ status: 200, raw: await exportNotes(ctx, params.id) }),
}
