import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/tenant.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { tenantWire } from './tenant-wire.ts'

type CompanyRow = { id: string; number: string; name: string; city: string }

export const handlers: Handlers<typeof contract> = {
  readTenant: async (_, { tenant }) => ({
    status: 200,
    body: tenantWire(tenant),
  }),

  listTenantCompanies: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, {
      among: sql`from company y where y.tenant_id = ${ctx.tenant.id} and y.own`,
      order: [
        { by: sql`y.name`, as: 'text' },
        { by: sql`y.id`, as: 'uuid' },
      ],
      rows: sql`select y.id, y.number, y.name, y.city from company y
        where y.tenant_id = ${ctx.tenant.id} and y.id in (select id from page)`,
      item: (row: CompanyRow) => row,
    }),
  }),
}
