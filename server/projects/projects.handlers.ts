import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/projects.ts'
import { logged } from '../activities/log.ts'
import type { Context, Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { itemListing } from '../projectCrewItems/item.queries.ts'
import { addProject } from './add-project.ts'
import { projectsCalendar } from './calendar.queries.ts'
import { changeProject } from './change-project.ts'
import { projectClosing } from './closing.queries.ts'
import { copyProject } from './copy-project.ts'
import { projectCrewListing, projectIdOf } from './project-crews.queries.ts'
import { projectListing, projectsOverview } from './project-list.queries.ts'
import { seeProject } from './last-change.ts'
import { managerListing } from './managers.queries.ts'
import { projectOf } from './project.queries.ts'
import { renewVisitorLogin } from './renew-visitor-login.ts'
import { visitorLogin } from './visitor-login.ts'

/** Says when planning was done with a project, or that it is not after all; one that is so already is left as it is. */
async function close(ctx: Context, id: string, closed: boolean) {
  const { rows } = await ctx.tx.execute<{ id: string }>(sql`
    update project set closed_at = ${closed ? ctx.now : null} where tenant_id = ${ctx.tenant.id} and id = ${projectIdOf(ctx, id)}
      and (closed_at is null) = ${closed} returning id`)
  const code = closed ? 'projectClosed' : 'projectReopened'
  await logged(
    ctx,
    rows.map(project => ({ code, projectId: project.id })),
  )
}

export const handlers: Handlers<typeof contract> = {
  listProjects: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, projectListing(ctx, query)),
  }),
  readProjectsOverview: async ({ query }, ctx) => ({ status: 200, body: await projectsOverview(ctx, query) }),
  readProjectsCalendar: async ({ query }, ctx) => ({ status: 200, body: await projectsCalendar(ctx, query) }),
  listProjectManagers: async ({ query }, ctx) => ({ status: 200, body: await listOf(ctx, query, managerListing(ctx)) }),
  createProject: async ({ body }, ctx) => {
    const id = await addProject(ctx, body)
    return { status: 201, body: await projectOf(ctx, id) }
  },
  copyProject: async ({ params, body }, ctx) => {
    const id = await copyProject(ctx, params.id, body)
    return { status: 201, body: await projectOf(ctx, id) }
  },
  changeProject: async ({ params, body }, ctx) => {
    const plannedCost = await changeProject(ctx, params.id, body)
    return { status: 200, body: { project: await projectOf(ctx, params.id), plannedCost } }
  },
  readProjectClosing: async ({ params }, ctx) => ({ status: 200, body: await projectClosing(ctx, params.id) }),
  closeProject: async ({ params }, ctx) => {
    await close(ctx, params.id, true)
    return { status: 200, body: await projectOf(ctx, params.id) }
  },
  reopenProject: async ({ params }, ctx) => {
    await close(ctx, params.id, false)
    return { status: 200, body: await projectOf(ctx, params.id) }
  },
  readProject: async ({ params }, ctx) => ({ status: 200, body: await projectOf(ctx, params.id) }),

  seeProject: async ({ params }, ctx) => {
    await seeProject(ctx, params.id)
    return { status: 204 }
  },

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
