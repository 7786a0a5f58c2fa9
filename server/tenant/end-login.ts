import { type EndedAccess, endAccess } from '../access/end-access.ts'
import type { Database } from '../database/open.ts'
import { loginOf } from './login-of.ts'
import { tenantOfHost } from './tenant-of-host.ts'

/** Ends the access of whoever has a login at the agency of a host. Throws where nobody has it. */
export async function endLogin(database: Database, host: string, login: string, now: Date): Promise<EndedAccess> {
  const { id: tenantId } = await database.global(db => tenantOfHost(db, host))
  return database.withTenant(tenantId, async tx => {
    const { personId } = await loginOf(tx, tenantId, login)
    const ended = await endAccess(tx, { tenantId, personId, by: null }, now)
    if (!ended) throw new Error(`${login} belongs to nobody.`)
    return ended
  })
}
