import type { TenantRules } from '../../domain/tenant-rules.ts'
import type { Database } from '../database/open.ts'
import { tenantOfHost } from './tenant-of-host.ts'
import { writeTenant } from './write-tenant.ts'

/** Changes some of an agency's rules, the others stay. Every running server hears of it. Throws for an unknown host. */
export async function saveRules(database: Database, host: string, rules: Partial<TenantRules>): Promise<void> {
  await database.global(async db => writeTenant(db, await tenantOfHost(db, host), { settings: rules }))
}
