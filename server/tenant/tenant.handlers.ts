import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/tenant.ts'
import type { Handlers } from '../context.ts'
import { offsetOf, page } from '../page.ts'
import { tenantWire } from './tenant-wire.ts'

type CompanyRow = { id: string; number: string; name: string; city: string; total: number }

export const handlers: Handlers<typeof contract> = {
  readTenant: async (_, { tenant }) => ({
    status: 200,
    body: tenantWire(tenant),
  }),

  listTenantCompanies: async ({ query }, ctx) => {
    const { rows } = await ctx.tx.execute<CompanyRow>(sql`
      select id, number, name, city, count(*) over ()::int as total from company
      where tenant_id = ${ctx.tenant.id} and own order by name, id limit ${query.limit} offset ${offsetOf(query)}`)
    return { status: 200, body: page(rows, query, ({ total: _, ...company }) => company) }
  },
}
