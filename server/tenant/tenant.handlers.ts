import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/tenant.ts'
import type { Handlers } from '../context.ts'
import { offsetOf, page } from '../page.ts'

type CompanyRow = { id: string; number: string; name: string; city: string; total: number }

export const handlers: Handlers<typeof contract> = {
  readTenant: async (_, { tenant }) => ({
    status: 200,
    body: {
      id: tenant.id,
      name: tenant.name,
      faviconUrl: tenant.faviconUrl,
      mobileTheme: { colorScheme: tenant.look.colorScheme, primaryColor: tenant.look.light.accent },
      mark: tenant.look.mark,
      defaultLanguage: tenant.defaultLanguage,
      useUserLanguage: tenant.useUserLanguage,
      metaHostName: tenant.metaHostName,
      metaDescription: tenant.metaDescription,
      backgroundUrl: tenant.backgroundUrl,
      backgroundColorCode: tenant.backgroundColorCode,
      oneCrewOneTree: tenant.treeTitle === null ? null : { title: tenant.treeTitle },
      mapTilesUrl: tenant.settings.mapTilesUrl,
      supportEmail: tenant.settings.supportEmail,
      supportPhone: tenant.settings.supportPhone,
      checkInOpensMinutes: tenant.settings.checkInOpensMinutes,
    },
  }),

  listTenantCompanies: async ({ query }, ctx) => {
    const { rows } = await ctx.tx.execute<CompanyRow>(sql`
      select id, number, name, city, count(*) over ()::int as total from company
      where tenant_id = ${ctx.tenant.id} and own order by name, id limit ${query.limit} offset ${offsetOf(query)}`)
    return { status: 200, body: page(rows, query, ({ total: _, ...company }) => company) }
  },
}
