import { eq } from 'drizzle-orm'
import type { Tx } from '../database/tenant.ts'
import { tenant, tenantHost } from '../database/tables/tenants.ts'

/** The agency served under a host, locked until the transaction ends. Throws for a host nobody configured. */
export async function tenantOfHost(db: Tx, host: string): Promise<typeof tenant.$inferSelect> {
  const [row] = await db
    .select({ tenant })
    .from(tenant)
    .innerJoin(tenantHost, eq(tenantHost.tenantId, tenant.id))
    .where(eq(tenantHost.host, host.toLowerCase()))
    .for('update', { of: tenant })
  if (!row) throw new Error(`No agency is served under ${host}.`)
  return row.tenant
}
