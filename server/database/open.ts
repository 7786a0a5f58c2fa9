import pg from 'pg'
import { type Config, StartRefused } from '../config.ts'
import type { Log } from '../log.ts'
import { openEmbedded, type Embedded } from './embedded/embedded.ts'
import { createListener, type Listener } from './listen.ts'
import { openPool } from './pool.ts'
import { checkServer, ensureTenantRole } from './roles.ts'
import { transactions, type Transactions } from './tenant.ts'
import { Turns } from './turns.ts'

export interface Database extends Transactions, Omit<Listener, 'close'> {
  /** For what must not run in a transaction. Its connections have the application's role and no tenant. */
  readonly pool: pg.Pool
  readonly log: Log
  /** Where files go beside the data: the configured folder, unless the embedded database had to move. */
  readonly dataDir: string
  /** The private PostgreSQL, if it is ours. */
  readonly embedded: Embedded | undefined
  /** The address of the moment, past any pooler: for connections that keep a session. */
  url(): string
  /** Waits for running transactions, then ends every connection and the private PostgreSQL. Harmless to repeat. */
  close(): Promise<void>
}

export type DatabaseConfig = Pick<
  Config,
  'dataDir' | 'explicitDataDir' | 'databaseUrl' | 'databaseDirectUrl' | 'databaseConnections'
>

export interface OpenOptions {
  /** Called with every statement but BEGIN, COMMIT and the tenant's settings. */
  onQuery?: (text: string) => void
  poolSize?: number
}

const { builtins } = pg.types

/** Left as PostgreSQL wrote them: a Date would move a local date or time into the server's zone. Drizzle does the same. */
const AS_TEXT = new Set<number>([builtins.DATE, builtins.TIMESTAMP, builtins.TIMESTAMPTZ, builtins.INTERVAL])

const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    AS_TEXT.has(id)
      ? (value: unknown) => value
      : format === 'binary'
        ? pg.types.getTypeParser(id, 'binary')
        : pg.types.getTypeParser(id, 'text'),
}

/** Without the address, which may hold a password: what the other side said names host and port, or the role. */
const unreachable = (error: unknown) =>
  new StartRefused(
    `The database of DATABASE_URL cannot be used: ${error instanceof Error ? error.message : String(error)}. ` +
      'Is it running, and are host, port, name, role and password right?',
    { cause: error },
  )

/**
 * Opens the database of the configuration, the embedded one or yours, ready for transactions but not yet migrated.
 * Throws `StartRefused` with how to mend it if the server is too old, the role too mighty or the folder in use.
 */
export async function openDatabase(config: DatabaseConfig, log: Log, options: OpenOptions = {}): Promise<Database> {
  const { databaseUrl, databaseDirectUrl } = config
  const embedded = databaseUrl === undefined ? await openEmbedded({ ...config, log }) : undefined
  const pooled = () => embedded?.url() ?? databaseUrl ?? ''
  const url = () => databaseDirectUrl ?? pooled()
  const connection = (connectionString: string) => ({
    ...{ connectionString, application_name: 'calltime', keepAlive: true, types },
    connectionTimeoutMillis: 10_000,
  })

  const size = options.poolSize ?? config.databaseConnections ?? 20
  const pool = openPool(
    () => connection(pooled()),
    size,
    err => log.warn({ err }, 'An idle database connection was lost.'),
  )
  const listener = createListener(() => new pg.Client(connection(url())), log)

  const closeAll = async () => {
    await listener.close()
    await pool.end()
    await embedded?.stop()
  }
  let closed: Promise<void> | undefined
  const close = () => (closed ??= closeAll())

  try {
    const client = await pool.connect()
    try {
      await checkServer(client)
      await ensureTenantRole(client)
    } finally {
      client.release()
    }
  } catch (error) {
    await close()
    throw databaseUrl === undefined || error instanceof StartRefused ? error : unreachable(error)
  }

  return {
    ...transactions(pool, new Turns(size), options.onQuery),
    listen: listener.listen,
    onGap: listener.onGap,
    get listening() {
      return listener.listening
    },
    pool,
    log,
    dataDir: embedded?.dataDir ?? config.dataDir,
    embedded,
    url,
    close,
  }
}
