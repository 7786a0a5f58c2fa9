import pg from 'pg'
import type { OpenOptions } from '../../server/database/open.ts'
import type { TestDatabase } from './database.ts'
import { Clock, type Received, type Sent, type ServerOptions, startTestServer, type TestServer } from './server.ts'
import { storePapers } from './rows/document-rows.ts'
import { storeUploads } from './rows/upload-rows.ts'
import type { TenantWorld, World } from './world.ts'
import { worldDatabase } from './world-template.ts'
import { worldNow } from './world/cast.ts'

export type LoginName = keyof TenantWorld['logins']

export interface Stage {
  test: TestDatabase
  world: World
  server: TestServer
  clock: Clock
  /** Token of a login, logged in once and kept. */
  token: (name: LoginName, of?: 'a' | 'b') => Promise<string>
  /** A request to /api/v1 as somebody of tenant a (or b), or as nobody. */
  as: (name: LoginName | null, method: string, path: string, body?: unknown, sent?: Sent) => Promise<Received>
  /** As the superuser, past row-level security. */
  admin: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>
  close: () => Promise<void>
}

/** A server over a small world of two agencies at ten in the morning. */
export async function setStage(options: ServerOptions & { database?: OpenOptions } = {}): Promise<Stage> {
  const { test, world } = await worldDatabase(options.database)
  const clock = options.clock ?? new Clock(worldNow)
  const server = await startTestServer(test.database, { ...options, clock })
  for (const tenant of [world.a, world.b]) {
    await storePapers(server.services.files, tenant)
    await storeUploads(server.services.files, tenant)
  }
  const admin = new pg.Client({ connectionString: test.adminUrl })
  await admin.connect()
  const tokens = new Map<string, Promise<string>>()
  const token: Stage['token'] = (name, of = 'a') => {
    const { host, logins } = world[of]
    const key = `${of} ${name}`
    const known = tokens.get(key) ?? server.login(host, logins[name])
    tokens.set(key, known)
    return known
  }
  return {
    test,
    world,
    server,
    clock,
    token,
    as: async (name, method, path, body, sent = {}) =>
      server.request(world.a.host, method, `/api/v1${path}`, {
        ...(name === null ? {} : { token: await token(name) }),
        ...(body === undefined ? {} : { body }),
        ...sent,
      }),
    admin: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await admin.query<Row>(text, values)).rows,
    close: async () => {
      await admin.end()
      await server.stop()
      await test.close()
    },
  }
}

/** Logging in leaves these behind; every other table changes by an effect only. */
const besides = ['session', 'login_attempt']

async function ofTables(stage: Pick<Stage, 'admin'>, held: string): Promise<string> {
  const tables = await stage.admin<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'tenant_id' order by table_name`,
  )
  return tables
    .filter(({ name }) => !besides.includes(name))
    .map(({ name }) => `select '${name}' as name, ${held} as held from "${name}" x`)
    .join(' union all ')
}

async function heldBy(stage: Pick<Stage, 'admin'>, query: string): Promise<Record<string, string>> {
  const rows = await stage.admin<{ name: string; held: string }>(query)
  return Object.fromEntries(rows.map(({ name, held }) => [name, held]))
}

/** What every table of the tenants holds, as one text per table. */
export const contentsOf = async (stage: Pick<Stage, 'admin'>): Promise<Record<string, string>> =>
  heldBy(
    stage,
    await ofTables(stage, `count(*) || ' ' || coalesce(md5(string_agg(x::text, '|' order by x::text)), '')`),
  )

const rowsAndNewest = new WeakMap<object, Promise<string>>()

/**
 * How many rows every table of the tenants has and which transaction wrote the newest: equal texts, nothing written, for
 * whatever is added or changed is newer than all before. Far cheaper than the contents.
 */
export async function writesOf(stage: Pick<Stage, 'admin'>): Promise<Record<string, string>> {
  const known =
    rowsAndNewest.get(stage) ??
    ofTables(stage, `count(*) || ' rows, the newest of ' || coalesce(max(x.xmin::text::bigint), 0)`)
  rowsAndNewest.set(stage, known)
  return heldBy(stage, await known)
}

/** A problem's code, or undefined where the answer is none. */
export const codeOf = ({ body }: Received): string | undefined =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' ? body.code : undefined

/** The answer of an expected status; shows what was answered instead. */
export function answered<T = Record<string, unknown>>(received: Received, status = 200): T {
  if (received.status !== status) throw new Error(`expected ${status}, got ${received.status}: ${received.text}`)
  return received.body as T
}
