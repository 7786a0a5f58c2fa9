import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { tenant } from '../database/tables/tenants.ts'
import type { TenantRow } from '../tenant/write-tenant.ts'

/** The agency as it is stored just now: what the server remembers of it may be a moment older. */
export async function ownRow({ tx, tenant: { id } }: Context, { locked = false } = {}): Promise<TenantRow> {
  const asked = tx.select().from(tenant).where(eq(tenant.id, id))
  const [row] = await (locked ? asked.for('no key update') : asked)
  if (!row) throw new Error('the agency of this request is gone')
  return row
}
