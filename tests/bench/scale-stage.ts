/** A database with one agency of the demo in it, and a server on it: what `npm run bench -- --scale` measures. */
import { tmpdir } from 'node:os'
import pg from 'pg'
import { readConfig } from '../../server/config.ts'
import type { Database } from '../../server/database/open.ts'
import { seedDemo, type SeedOptions } from '../../server/demo/seed.ts'
import { agencies, type Agency, type AgencyKey } from '../../server/demo/tenants.ts'
import { createLog, type Log } from '../../server/log.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { createTestDatabase, startTestCluster } from '../support/database.ts'
import { idsOf, tokenOf } from './scale-asked.ts'

export const agency = (key: AgencyKey): Agency => {
  const found = agencies.find(one => one.key === key)
  if (!found) throw new Error(`the demo has no ${key}`)
  return found
}
export const measured = agency('nordlicht')
const other = agency('harbour')

export interface ScaleStage {
  database: Database
  /** The superuser, who sees every tenant. */
  client: pg.Client
  log: Log
  end: () => Promise<void>
}

export const progress = (what: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${what}`)

/** The measured agency alone in a database of its own. */
export async function setScale(size: SeedOptions): Promise<ScaleStage> {
  const settings = {
    shared_preload_libraries: 'pg_stat_statements',
    'pg_stat_statements.track': 'none',
    autovacuum: 'off',
    shared_buffers: '1GB',
    max_wal_size: '16GB',
    jit: 'off',
    max_parallel_workers_per_gather: '0',
  }
  // Larger than memory may be.
  const stop = await startTestCluster(settings, tmpdir())
  const { database, adminUrl, close } = await createTestDatabase()
  const log = createLog({ logLevel: 'silent' })
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  for (const extension of ['pg_stat_statements', 'pageinspect']) await client.query(`create extension ${extension}`)
  // Nobody makes what is there already: the other agency of the demo is made when it is wanted.
  await client.query(
    `insert into tenant (id, name, look, favicon_url, background_color_code, default_language, use_user_language,
      meta_host_name, meta_description, settings, sort) values ($1, '', '{}', '', '', 'en', true, '', '', '{}', 0)`,
    [other.id],
  )
  await seedDemo(database, new Date(), log, size)
  await client.query('delete from tenant where id = $1', [other.id])
  const end = async () => {
    await client.end()
    await close()
    await stop()
  }
  return { database, client, log, end }
}

export interface LoggedIn {
  server: RunningServer
  /** By who they are of: crew, chief, planner, client, office, kiosk. */
  tokens: Map<string, string>
  ids: Record<string, string>
}

/** A server without jobs on that database, with everybody logged in. */
export async function loggedIn({ database, client, log }: ScaleStage): Promise<LoggedIn> {
  const config = { ...readConfig({ PORT: '0', DEMO: 'off' }), nodeEnv: 'production' as const }
  const server = await startServer(config, database, log, { web: '/nowhere', contract: '{}' }, { runsJobs: false })
  const ids = await idsOf(client, measured.id)
  const tokens = new Map<string, string>()
  const logIn = (role: string) =>
    tokenOf(server, '/auth/token', null, { login: `${role}@${measured.mailDomain}`, password: 'calltime-demo' })
  for (const role of ['crew', 'planner', 'client', 'office']) tokens.set(role, await logIn(role))
  const kiosk = { crewId: ids['crew'], label: 'Bench' }
  // Whoever starts a kiosk leaves the tablet logged out.
  tokens.set('kiosk', await tokenOf(server, '/kiosks', await logIn('chief'), kiosk))
  tokens.set('chief', await logIn('chief'))
  const { rows } = await client.query<{ id: string }>('select id from kiosk where tenant_id = $1', [measured.id])
  ids['kiosk'] = rows[0]?.id ?? ''
  return { server, tokens, ids }
}
