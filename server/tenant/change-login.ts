import { and, eq } from 'drizzle-orm'
import type { LoginType } from '../../openapi/access.ts'
import type { Database } from '../database/open.ts'
import { login as logins } from '../database/tables/sessions.ts'
import { checkLogin } from './check-input.ts'
import { loginOf } from './login-of.ts'
import { tenantOfHost } from './tenant-of-host.ts'

/**
 * Gives a login another name or other login types, and answers how many sessions the database ended by that. Throws for
 * a login nobody has, a name that is no address and one somebody has.
 */
export async function changeLogin(
  database: Database,
  host: string,
  login: string,
  { to, types }: { to?: string | undefined; types?: LoginType[] | undefined },
  now: Date,
): Promise<number> {
  const name = to === undefined ? undefined : checkLogin(to)
  const { id: tenantId } = await database.global(db => tenantOfHost(db, host))
  return database.withTenant(tenantId, async tx => {
    const { id } = await loginOf(tx, tenantId, login)
    if (name !== undefined) {
      const [taken] = await tx
        .select({ id: logins.id })
        .from(logins)
        .where(and(eq(logins.tenantId, tenantId), eq(logins.login, name)))
      if (taken && taken.id !== id) throw new Error(`${name} is somebody else's login.`)
    }
    const living = `select count(*)::int as count from session
      where tenant_id = $1 and login_id = $2 and revoked_at is null and expires_at > $3`
    const [before] = await tx.raw<{ count: number }>(living, [tenantId, id, now])
    await tx
      .update(logins)
      .set({ ...(name === undefined ? {} : { login: name }), ...(types ? { loginTypes: types } : {}) })
      .where(and(eq(logins.tenantId, tenantId), eq(logins.id, id)))
    const [after] = await tx.raw<{ count: number }>(living, [tenantId, id, now])
    return (before?.count ?? 0) - (after?.count ?? 0)
  })
}
