import { and, eq } from 'drizzle-orm'
import { login as logins } from '../database/tables/sessions.ts'
import type { Tx } from '../database/tenant.ts'

/** A person's login, locked until the transaction ends. Throws where nobody has it, and for a visitor's. */
export async function loginOf(tx: Tx, tenantId: string, name: string): Promise<{ id: string; personId: string }> {
  const [found] = await tx
    .select({ id: logins.id, personId: logins.personId })
    .from(logins)
    .where(and(eq(logins.tenantId, tenantId), eq(logins.login, name.trim().toLowerCase())))
    .for('update')
  if (!found) throw new Error(`Nobody logs in as ${name} there.`)
  if (found.personId === null) throw new Error(`${name} is a visitor's or a kiosk's login; it ends with its link.`)
  return { id: found.id, personId: found.personId }
}
