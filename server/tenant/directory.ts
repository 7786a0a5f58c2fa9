import { eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { tenant, tenantHost } from '../database/tables/tenants.ts'

export type TenantRecord = typeof tenant.$inferSelect & { hosts: string[]; mainHost: string | null }

/**
 * All tenants by host name, held in memory; one that changes is read again.
 * `localhost` and loopback addresses are the first tenant, unless a host of that name is configured.
 */
export class TenantDirectory {
  #records: TenantRecord[] = []
  #byHost = new Map<string, TenantRecord>()
  #version = 0
  #reading: Promise<void> = Promise.resolve()
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Counts the reads, so that what is derived from tenants knows when to be derived again. */
  get version() {
    return this.#version
  }

  /** Reads all, or the one with this id. One read after the other: what was read last is what holds. */
  read(id?: string): Promise<void> {
    const reading = this.#reading.then(() => this.#read(id))
    this.#reading = reading.catch(() => {})
    return reading
  }

  async #read(id?: string): Promise<void> {
    const [tenants, hosts] = await this.#database.global(async db => [
      await db
        .select()
        .from(tenant)
        .where(id === undefined ? undefined : eq(tenant.id, id)),
      await db
        .select()
        .from(tenantHost)
        .where(id === undefined ? undefined : eq(tenantHost.tenantId, id)),
    ])
    const hostsOf = new Map<string, typeof hosts>()
    for (const host of hosts) hostsOf.set(host.tenantId, [...(hostsOf.get(host.tenantId) ?? []), host])
    const fresh = tenants.map(row => {
      const own = hostsOf.get(row.id) ?? []
      return { ...row, hosts: own.map(h => h.host), mainHost: own.find(h => h.main)?.host ?? own[0]?.host ?? null }
    })
    const others = id === undefined ? [] : this.#records.filter(record => record.id !== id)
    this.#records = [...others, ...fresh].sort(
      (a, b) => a.sort - b.sort || a.createdAt.getTime() - b.createdAt.getTime(),
    )
    this.#byHost = new Map(this.#records.flatMap(record => record.hosts.map(host => [host, record] as const)))
    this.#version++
  }

  /** Tenant of a `Host` header, with or without a port; null for a name nobody configured. */
  byHost(header: string | undefined): TenantRecord | null {
    const host = hostName(header ?? '')
    const configured = this.#byHost.get(host)
    if (configured) return configured
    return isLoopback(host) ? (this.#records[0] ?? null) : null
  }

  /** A tenant by id; null where none is known, as of an agency that is gone. */
  known(id: string): TenantRecord | null {
    return this.all().find(tenant => tenant.id === id) ?? null
  }

  /** A tenant by id, read where it is not known yet. Throws where there is none. */
  async byId(id: string): Promise<TenantRecord> {
    if (!this.known(id)) await this.read(id)
    const found = this.known(id)
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
