import { eq } from 'drizzle-orm'
import { type LoginType, type Rights as RightsOf, defaultMailboxRights, defaultRights } from '../../openapi/access.ts'
import type { Database } from '../database/open.ts'
import { loginTypeRights } from '../database/tables/sessions.ts'

interface Grant {
  rights: RightsOf
  mailboxRights: RightsOf
}

/** Rights of login types per tenant: the contract's defaults unless the tenant has rows of its own. */
export class Rights {
  #byTenant = new Map<string, Promise<Map<string, Grant>>>()
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  forget(tenantId: string) {
    this.#byTenant.delete(tenantId)
  }

  forgetAll() {
    this.#byTenant.clear()
  }

  async of(tenantId: string, loginTypes: Iterable<LoginType>): Promise<Grant> {
    const own = await this.#ownRights(tenantId)
    const grants = [...loginTypes].map(
      type => own.get(type) ?? { rights: defaultRights[type], mailboxRights: defaultMailboxRights[type] },
    )
    return {
      rights: merge(grants.map(grant => grant.rights)),
      mailboxRights: merge(grants.map(grant => grant.mailboxRights)),
    }
  }

  #ownRights(tenantId: string): Promise<Map<string, Grant>> {
    const known = this.#byTenant.get(tenantId)
    if (known) return known
    const read = this.#database.withTenant(tenantId, async tx => {
      const rows = await tx.select().from(loginTypeRights).where(eq(loginTypeRights.tenantId, tenantId))
      return new Map(rows.map(row => [row.loginType, { rights: row.rights, mailboxRights: row.mailboxRights }]))
    })
    this.#byTenant.set(tenantId, read)
    read.catch(() => this.#byTenant.delete(tenantId))
    return read
  }
}

/** A person with several login types has every right of each, with all permission types. */
function merge(all: RightsOf[]): RightsOf {
  const merged: Record<string, Record<string, string[]>> = {}
  for (const rights of all)
    for (const [right, permissions] of Object.entries(rights)) {
      const target = (merged[right] ??= {})
      for (const [permission, types] of Object.entries(permissions))
        target[permission] = [...new Set([...(target[permission] ?? []), ...types])]
    }
  return merged
}
