import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/crewMembersDocuments.ts'
import { paperColumns } from '../../openapi/crewMembersDocuments.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { projectIdOf } from '../projects/project-crews.queries.ts'
import { exportPapers } from './export.ts'
import { forCompany, onProject, papersListing } from './papers.queries.ts'

export const handlers: Handlers<typeof contract> = {
  listCrewMembersDocuments: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, papersListing(ctx, params.id, query, paperColumns)),
  }),
  listSocialSecurityDocuments: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, papersListing(ctx, params.id, query, ['socialSecurity'])),
  }),
  exportCrewMembersDocuments: async ({ params, body }, ctx) => ({
    status: 200,
    raw: await exportPapers(
      ctx,
      {
        named: sql`select number || ' ' || name as name, id from project where tenant_id = ${ctx.tenant.id}
          and id = ${projectIdOf(ctx, params.id)}`,
        projectId: sql`named.id`,
        meant: onProject(ctx, params.id, body),
      },
      body,
    ),
  }),
  exportCompanyCrewMembersDocuments: async ({ params, body }, ctx) => ({
    status: 200,
    raw: await exportPapers(
      ctx,
      {
        named: sql`select name from company where tenant_id = ${ctx.tenant.id} and id = ${params.id}`,
        projectId: null,
        meant: forCompany(ctx, params.id, body.dateFrom, body.dateTo),
      },
      body,
    ),
  }),
}
