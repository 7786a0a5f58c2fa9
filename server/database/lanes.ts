import { AsyncLocalStorage } from 'node:async_hooks'

/** How much patience a piece of work has with the database, in ms. */
export interface Limits {
  /** One statement. */
  statement: number
  /** Waiting for somebody else's lock. */
  lock: number
  /** A transaction in which nothing is asked. */
  idle: number
  /** Waiting for a connection. */
  wait: number
}

export const laneKinds = {
  reading: { statement: 10_000, lock: 3_000, idle: 15_000, wait: 6_000 },
  changing: { statement: 15_000, lock: 8_000, idle: 20_000, wait: 6_000 },
  /** Login, readiness and punches: a part of the connections is theirs alone. */
  reserved: { statement: 8_000, lock: 4_000, idle: 15_000, wait: 8_000 },
  /** What nobody waits for: jobs, sweeps, commands, the demo. */
  work: { statement: 120_000, lock: 30_000, idle: 120_000, wait: 60_000 },
} as const satisfies Record<string, Limits>

export interface Lane {
  /** What shares a fate when the database is slow: an operation, or a kind of work. */
  name: string
  kind: keyof typeof laneKinds
}

const lanes = new AsyncLocalStorage<Lane>()
const work: Lane = { name: 'work', kind: 'work' }

/** Whatever is asked of the database inside runs in this lane. */
export const inLane = <T>(lane: Lane, doing: () => T): T => lanes.run(lane, doing)

export const presentLane = (): Lane => lanes.getStore() ?? work
