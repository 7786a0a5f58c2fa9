import { type Lane, laneKinds } from './lanes.ts'

/** No connection became free in time, or what was asked for is known to be stuck. */
export class Busy extends Error {
  override readonly name = 'Busy'
}

interface Waiter {
  go: (reserve: boolean) => void
  refuse: () => void
}

interface Used {
  general: number
  reserve: number
}

/** Small pools are not divided: there is too little to share. */
const undivided = 4
const part = (of: number, share: number) => Math.max(Math.ceil(of * share), Math.min(of, undivided))

/** How many connections each may hold at once, of a pool of this size. */
export function sharesOf(size: number) {
  const reserve = Math.max(1, Math.floor(size / 5))
  const general = Math.max(1, size - reserve)
  const tenant = part(general, 0.6)
  return {
    general,
    reserve,
    /** Of the reserve; the last of it is for what has no tenant, such as readiness. */
    tenantsReserve: Math.max(1, reserve - 1),
    tenantReserve: Math.max(1, Math.floor(reserve / 2)),
    tenant,
    lane: part(tenant, 0.7),
  }
}

/**
 * Whose turn it is at the pool's connections: no tenant holds them all, no operation holds all of its tenant's, and the
 * reserve is kept for reserved lanes. Where a lane's statement ran out of time, the lane is narrowed to one try at a time
 * and whoever waits in it is refused, until one succeeds.
 */
export class Turns {
  readonly #shares: ReturnType<typeof sharesOf>
  readonly #all: Used = { general: 0, reserve: 0 }
  readonly #byTenant = new Map<string, Used>()
  readonly #byLane = new Map<string, number>()
  readonly #narrow = new Set<string>()
  /** In the order in which they are looked through: who was served goes to the end. */
  readonly #waiting = new Map<string, { tenant: string; lane: Lane; queue: Waiter[] }>()

  constructor(size: number) {
    this.#shares = sharesOf(size)
  }

  /** Resolves when it is the caller's turn, with how to end it. Throws `Busy`. Without a tenant, '' stands for it. */
  async take(tenant: string, lane: Lane): Promise<(late: boolean) => void> {
    const key = `${tenant} ${lane.name}`
    const place = this.#place(tenant, lane, key)
    const reserve = place ?? (await this.#wait(tenant, lane, key))
    if (place !== null) this.#use(tenant, key, place, 1)
    return late => {
      this.#use(tenant, key, reserve, -1)
      if (late) this.#narrowed(key)
      else this.#narrow.delete(key)
      this.#serve()
    }
  }

  /** Whether a turn would be taken from the reserve; null where there is none now. */
  #place(tenant: string, { kind }: Lane, key: string): boolean | null {
    const { general, reserve, tenantsReserve, tenantReserve, tenant: most, lane } = this.#shares
    if ((this.#byLane.get(key) ?? 0) >= (this.#narrow.has(key) ? 1 : lane)) return null
    const used = this.#byTenant.get(tenant) ?? { general: 0, reserve: 0 }
    if (this.#all.general < general && used.general < most) return false
    if (kind !== 'reserved') return null
    if (tenant === '') return this.#all.reserve < reserve ? true : null
    return this.#all.reserve < tenantsReserve && used.reserve < tenantReserve ? true : null
  }

  #use(tenant: string, key: string, reserve: boolean, by: 1 | -1) {
    const used = this.#byTenant.get(tenant) ?? { general: 0, reserve: 0 }
    for (const count of [used, this.#all]) count[reserve ? 'reserve' : 'general'] += by
    if (used.general || used.reserve) this.#byTenant.set(tenant, used)
    else this.#byTenant.delete(tenant)
    const inLane = (this.#byLane.get(key) ?? 0) + by
    if (inLane) this.#byLane.set(key, inLane)
    else this.#byLane.delete(key)
  }

  #wait(tenant: string, lane: Lane, key: string): Promise<boolean> {
    const found = this.#waiting.get(key) ?? { tenant, lane, queue: [] }
    this.#waiting.set(key, found)
    return new Promise((resolve, reject) => {
      const refuse = () => {
        clearTimeout(timer)
        reject(new Busy(`no connection for ${lane.name} within ${laneKinds[lane.kind].wait} ms`))
      }
      const waiter: Waiter = {
        refuse,
        go: reserve => {
          clearTimeout(timer)
          resolve(reserve)
        },
      }
      const timer = setTimeout(() => {
        found.queue.splice(found.queue.indexOf(waiter), 1)
        if (!found.queue.length) this.#waiting.delete(key)
        refuse()
      }, laneKinds[lane.kind].wait)
      found.queue.push(waiter)
    })
  }

  #narrowed(key: string) {
    this.#narrow.add(key)
    const found = this.#waiting.get(key)
    this.#waiting.delete(key)
    for (const waiter of found?.queue ?? []) waiter.refuse()
  }

  #serve() {
    for (const [key, found] of [...this.#waiting]) {
      for (let next = found.queue[0]; next; next = found.queue[0]) {
        const reserve = this.#place(found.tenant, found.lane, key)
        if (reserve === null) break
        found.queue.shift()
        this.#use(found.tenant, key, reserve, 1)
        next.go(reserve)
        if (found.queue.length) {
          this.#waiting.delete(key)
          this.#waiting.set(key, found)
        }
      }
      if (!found.queue.length) this.#waiting.delete(key)
    }
  }
}
