import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { tenant, tenantHost } from '../database/tables/tenants.ts'

export type TenantRecord = typeof tenant.$inferSelect & { hosts: string[]; mainHost: string | null }

/**
 * All tenants by host name, held in memory and read again whenever one changes.
 * `localhost` and loopback addresses are the first tenant, unless a host of that name is configured.
 */
export class TenantDirectory {
  #byHost = new Map<string, TenantRecord>()
  #first: TenantRecord | null = null
  #version = 0
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Counts the reads, so that what is derived from tenants knows when to be derived again. */
  get version() {
    return this.#version
  }

  async read(): Promise<void> {
    const [tenants, hosts] = await this.#database.global(async db => [
      await db.select().from(tenant).orderBy(asc(tenant.sort), asc(tenant.createdAt)),
      await db.select().from(tenantHost).innerJoin(tenant, eq(tenant.id, tenantHost.tenantId)),
    ])
    const byHost = new Map<string, TenantRecord>()
    const records = tenants.map(row => {
      const own = hosts.filter(h => h.tenant_host.tenantId === row.id).map(h => h.tenant_host)
      return { ...row, hosts: own.map(h => h.host), mainHost: own.find(h => h.main)?.host ?? own[0]?.host ?? null }
    })
    for (const record of records) for (const host of record.hosts) byHost.set(host, record)
    this.#byHost = byHost
    this.#first = records[0] ?? null
    this.#version++
  }

  /** Tenant of a `Host` header, with or without a port; null for a name nobody configured. */
  byHost(header: string | undefined): TenantRecord | null {
    const host = hostName(header ?? '')
    const configured = this.#byHost.get(host)
    if (configured) return configured
    return isLoopback(host) ? this.#first : null
  }

  /** A tenant by id, read again once where it is not known yet. Throws where there is none. */
  async byId(id: string): Promise<TenantRecord> {
    const known = () => this.all().find(tenant => tenant.id === id)
    if (!known()) await this.read()
    const found = known()
    if (!found) throw new Error('there is no such tenant')
    return found
  }

  all(): TenantRecord[] {
    return [...new Set(this.#byHost.values())]
  }
}

/** Lower-case name without port and brackets. */
export function hostName(header: string): string {
  const bracketed = /^\[([0-9a-f:.]+)\](?::\d+)?$/i.exec(header)
  return (bracketed?.[1] ?? header.replace(/:\d+$/, '')).toLowerCase()
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
