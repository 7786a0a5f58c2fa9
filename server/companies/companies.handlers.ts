import { defaultHoursRule } from '../../domain/hours.ts'
import type * as contract from '../../openapi/companies.ts'
import type { Handlers } from '../context.ts'
import { offsetOf, page } from '../page.ts'
import { type CompanyRow, companyRow, companyRows, settingsRow } from './company.queries.ts'

const wire = ({ total: _, ...company }: CompanyRow) => company

export const handlers: Handlers<typeof contract> = {
  listCompanies: async ({ query }, ctx) => {
    const rows = await companyRows(ctx, { q: query.q, limit: query.limit, offset: offsetOf(query) })
    return { status: 200, body: page(rows, query, wire) }
  },

  readCompany: async ({ params }, ctx) => ({ status: 200, body: wire(await companyRow(ctx, params.id)) }),

  readCompanySettings: async ({ params, query }, ctx) => {
    const { number, name, city, ...row } = await settingsRow(ctx, params.id)
    return {
      status: 200,
      body: {
        company: row.id,
        deliveryNoteEmail: row.deliveryNoteEmail,
        language: row.language,
        hours: ctx.tenant.settings.hours ?? defaultHoursRule,
        account: query.expand === 'account' ? { number, name, city } : null,
      },
    }
  },
}
