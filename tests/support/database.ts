import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { z } from 'zod'
import { openEmbedded } from '../../server/database/embedded/embedded.ts'
import { migrate } from '../../server/database/migrate.ts'
import { openDatabase, type Database, type OpenOptions } from '../../server/database/open.ts'
import { quickPlace, sweepTemporaryFolders, temporaryFolder } from './files/temporary-folder.ts'

/** What a test process has to know about the run's PostgreSQL. */
const Cluster = z.object({ appUrl: z.string(), adminUrl: z.string() })

export interface TestDatabase {
  database: Database
  /** The superuser's address of the same database, for looking past row-level security. */
  adminUrl: string
  /** The application's address, for opening it a second time. */
  appUrl: string
  /** Ends its connections and drops it. */
  close: () => Promise<void>
}

const VARIABLE = 'CALLTIME_TEST_CLUSTER'
const TEMPLATE = 'calltime_template'

export const silent = pino({ level: 'silent' })

/** Files are copied as they lie, and not by the log of writes, which nobody reads here. */
const copyOf = (template: string) => `template ${template} strategy file_copy owner calltime`
const named = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href

async function asAdmin(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Starts one PostgreSQL for the whole run, with a migrated template. Child processes find it through the environment. */
export async function startTestCluster(
  more: Record<string, string> = {},
  place = quickPlace(),
): Promise<() => Promise<void>> {
  sweepTemporaryFolders()
  const folder = temporaryFolder(place)
  // A test database need not survive a power cut.
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '300', ...more }
  const embedded = await openEmbedded({ dataDir: folder.path, explicitDataDir: true, log: silent, settings })
  const adminUrl = embedded.adminUrl('postgres')
  try {
    process.env[VARIABLE] = JSON.stringify({ appUrl: embedded.url(), adminUrl } satisfies z.output<typeof Cluster>)
    await keepTemplate(TEMPLATE, migrate, 'calltime')
  } catch (error) {
    await embedded.stop()
    folder.remove()
    throw error
  }
  return async () => {
    Reflect.deleteProperty(process.env, VARIABLE)
    await embedded.stop()
    folder.remove()
  }
}

function testCluster(): z.output<typeof Cluster> {
  const text = process.env[VARIABLE]
  if (text === undefined) throw new Error('No test cluster runs: add tests/support/database.setup.ts to globalSetup.')
  return Cluster.parse(JSON.parse(text))
}

/** A database that others are copied from: a copy itself, with what `fill` adds; nobody connects to it any more. */
export async function keepTemplate(
  name: string,
  fill: (database: Database) => Promise<unknown>,
  from = TEMPLATE,
): Promise<void> {
  const { adminUrl, appUrl } = testCluster()
  await asAdmin(adminUrl, `create database ${name} ${copyOf(from)}`)
  const folder = temporaryFolder()
  const source = { dataDir: folder.path, explicitDataDir: true, databaseUrl: named(appUrl, name) }
  const database = await openDatabase(source, silent)
  try {
    await fill(database)
  } finally {
    await database.close()
    folder.remove()
  }
  await asAdmin(adminUrl, `alter database ${name} allow_connections false`)
}

/** A migrated, empty database of its own, opened as the application opens it. About 100 ms. */
export async function createTestDatabase(
  options: OpenOptions & { empty?: boolean; template?: string } = {},
): Promise<TestDatabase> {
  const cluster = testCluster()
  const name = `test_${randomBytes(6).toString('hex')}`
  const template = options.empty === true ? 'calltime' : (options.template ?? TEMPLATE)
  await asAdmin(cluster.adminUrl, `create database ${name} ${copyOf(template)}`)
  const folder = temporaryFolder()
  const appUrl = named(cluster.appUrl, name)
  const database = await openDatabase({ dataDir: folder.path, explicitDataDir: true, databaseUrl: appUrl }, silent, {
    poolSize: 5,
    ...options,
  })
  return {
    database,
    appUrl,
    adminUrl: named(cluster.adminUrl, name),
    close: async () => {
      await database.close()
      await asAdmin(cluster.adminUrl, `drop database ${name} with (force)`)
      folder.remove()
    },
  }
}
