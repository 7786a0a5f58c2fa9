import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/projects.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { itemListing } from '../projectCrewItems/item.queries.ts'
import { projectCrewListing, projectIdOf } from './project-crews.queries.ts'
import { projectListing, projectsOverview } from './project-list.queries.ts'
import { projectOf } from './project.queries.ts'
import { renewVisitorLogin } from './renew-visitor-login.ts'
import { visitorLogin } from './visitor-login.ts'

export const handlers: Handlers<typeof contract> = {
  listProjects: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, projectListing(ctx, query)),
  }),
  readProjectsOverview: async ({ query }, ctx) => ({ status: 200, body: await projectsOverview(ctx, query) }),
  readProject: async ({ params }, ctx) => ({ status: 200, body: await projectOf(ctx, params.id) }),

  listProjectCrews: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, projectCrewListing(ctx, params.id)),
  }),

  listProjectItems: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, itemListing(ctx, sql`c.project_id = ${projectIdOf(ctx, params.id)}`)),
  }),

  readProjectPassword: async ({ params }, ctx) => ({
    status: 200,
    body: await visitorLogin(ctx, 'project', params.id),
  }),
  renewProjectPassword: async ({ params }, ctx) => ({
    status: 200,
    body: await renewVisitorLogin(ctx, 'project', params.id),
  }),
}
