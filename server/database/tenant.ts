import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { databaseCode, outOfTime } from './errors.ts'
import { type Lane, laneKinds, presentLane } from './lanes.ts'
import { noteQuery } from './query-log.ts'
import type { Turns } from './turns.ts'

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/** Drizzle's transaction, and `raw` for SQL it has no words for. Times and dates come as text, bigint and numeric too. */
export type Tx = Transaction & {
  raw<Row extends pg.QueryResultRow = pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>
}

export interface TransactionOptions {
  readOnly?: boolean
}

export interface Transactions {
  /**
   * Runs the work in one transaction that sees this tenant's rows only, within the time of the present lane. The work may
   * run again (up to 3 times) after a deadlock, a serialization failure or an exclusion constraint, so it awaits nothing but
   * queries. Throws when called inside another, and `Busy` when no connection became free in time.
   */
  withTenant<T>(tenantId: string, work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** The same for tables without a tenant, as the application's own role. Throws when called inside another. */
  global<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
}

/**
 * Serialization failure, deadlock, and an exclusion constraint that met what was not yet written when the work asked: run
 * again, it sees that and answers with it.
 */
const PASSING = new Set(['40001', '40P01', '23P01'])
const RETRIES = 3

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** One transaction's life. What was started inside it and outlives it must not reach the connection's next user. */
interface Scope {
  open: boolean
  /** PostgreSQL answers COMMIT of a failed transaction with ROLLBACK, and with no error. */
  rolledBack: boolean
}

const current = new AsyncLocalStorage<Scope>()

const textOf = (query: unknown): string =>
  typeof query === 'string'
    ? query
    : typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string'
      ? query.text
      : ''

const commandOf = (result: unknown) =>
  typeof result === 'object' && result !== null && 'command' in result ? result.command : undefined

/** The connection for the length of one transaction: counts, and refuses what comes after the end. */
function guarded(client: pg.PoolClient, scope: Scope, hook?: (text: string) => void): pg.PoolClient {
  const send: (...given: unknown[]) => unknown = client.query.bind(client)
  const query = async (...given: unknown[]) => {
    const text = textOf(given[0])
    if (!scope.open) throw new Error(`A query came after its transaction had ended: ${text}`)
    noteQuery(text, hook)
    const result = await send(...given)
    if (text === 'commit') scope.rolledBack = commandOf(result) !== 'COMMIT'
    return result
  }
  return new Proxy(client, { get: (target, key) => (key === 'query' ? query : Reflect.get(target, key, target)) })
}

/** For the length of one transaction, so that nothing of it is left where connections are shared with others. */
const timeLimits = ({ kind }: Lane) => {
  const { statement, lock, idle } = laneKinds[kind]
  const named = { statement_timeout: statement, lock_timeout: lock, idle_in_transaction_session_timeout: idle }
  return Object.entries(named)
    .map(([name, ms]) => `set_config('${name}', '${ms}', true)`)
    .join(', ')
}

/** The two ways into the database, over one pool. */
export function transactions(pool: pg.Pool, turns: Turns, hook?: (text: string) => void): Transactions {
  const once = async <T>(
    tenantId: string | undefined,
    work: (tx: Tx) => Promise<T>,
    lane: Lane,
    readOnly: boolean,
  ): Promise<T> => {
    const scope: Scope = { open: true, rolledBack: false }
    const client = await pool.connect()
    const connection = guarded(client, scope, hook)
    let broken = false
    const onError = () => {
      broken = true
    }
    client.on('error', onError)
    try {
      const result = await current.run(scope, () =>
        drizzle(connection, { casing: 'snake_case' }).transaction(
          async transaction => {
            const limits = `select ${timeLimits(lane)}`
            if (tenantId === undefined) await connection.query(limits)
            else {
              const settings = `${limits}, set_config('app.tenant_id', $1, true), set_config('role', 'app_user', true)`
              await connection.query(settings, [tenantId])
            }
            const raw: Tx['raw'] = async (text, values = []) => {
              const { rows } = await connection.query(text, [...values])
              return rows
            }
            return work(Object.assign(transaction, { raw }))
          },
          readOnly ? { accessMode: 'read only' } : undefined,
        ),
      )
      if (scope.rolledBack) {
        throw new Error('Nothing was stored: a query inside the transaction had failed and its error was swallowed.')
      }
      return result
    } finally {
      scope.open = false
      client.off('error', onError)
      // A connection that is not back to idle would hand its open transaction to the next one.
      client.release(broken || client.getTransactionStatus() !== 'I')
    }
  }

  const run = async <T>(tenantId: string | undefined, work: (tx: Tx) => Promise<T>, options?: TransactionOptions) => {
    if (current.getStore()?.open === true) {
      throw new Error('A transaction was asked for inside another: pass its tx on instead.')
    }
    const lane = presentLane()
    const end = await turns.take(tenantId ?? '', lane)
    let late = false
    try {
      for (let attempt = 1; ; attempt++) {
        try {
          return await once(tenantId, work, lane, options?.readOnly === true)
        } catch (error) {
          late = outOfTime(error)
          if (attempt > RETRIES || !PASSING.has(databaseCode(error) ?? '')) throw error
          await pause(Math.random() * 20 * 2 ** attempt)
        }
      }
    } finally {
      end(late)
    }
  }

  return {
    withTenant: async (tenantId, work, options) => {
      if (!UUID.test(tenantId)) throw new TypeError('A tenant id is a UUID.')
      return run(tenantId, work, options)
    },
    global: async (work, options) => run(undefined, work, options),
  }
}
