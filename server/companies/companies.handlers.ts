import { sql } from 'drizzle-orm'
import { defaultHoursRule } from '../../domain/deliveryNotes/hours-rule.ts'
import type * as contract from '../../openapi/companies.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { projectsWhere } from '../projects/project-list.queries.ts'
import { companyListing, companyRow, settingsRow } from './company.queries.ts'

export const handlers: Handlers<typeof contract> = {
  listCompanies: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, companyListing(ctx, query.q)),
  }),

  readCompany: async ({ params }, ctx) => ({ status: 200, body: await companyRow(ctx, params.id) }),

  listCompanyProjects: async ({ params, query }, ctx) => {
    await companyRow(ctx, params.id)
    return { status: 200, body: await listOf(ctx, query, projectsWhere(ctx, sql`p.company_id = ${params.id}`)) }
  },

  readCompanySettings: async ({ params, query }, ctx) => {
    const { number, name, city, ...row } = await settingsRow(ctx, params.id)
    return {
      status: 200,
      body: {
        companyId: row.id,
        deliveryNoteEmail: row.deliveryNoteEmail,
        language: row.language,
        hours: ctx.tenant.settings.hours ?? defaultHoursRule,
        account: query.expand === 'account' ? { number, name, city } : null,
      },
    }
  },
}
