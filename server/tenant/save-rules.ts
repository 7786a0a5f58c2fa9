import { eq } from 'drizzle-orm'
import type { TenantRules } from '../../domain/tenant-rules.ts'
import type { Database } from '../database/open.ts'
import { tenant } from '../database/tables/tenants.ts'
import { tenantOfHost } from './tenant-of-host.ts'

/** Changes some of an agency's rules, the others stay. Every running server hears of it. Throws for an unknown host. */
export async function saveRules(database: Database, host: string, rules: Partial<TenantRules>): Promise<void> {
  await database.global(async db => {
    const { id, settings } = await tenantOfHost(db, host)
    await db
      .update(tenant)
      .set({ settings: { ...settings, ...rules } })
      .where(eq(tenant.id, id))
  })
}
