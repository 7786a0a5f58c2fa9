/**
 * What one tenant reads of the database while it is there alone, and while 999 others are. Every statement the server
 * sends is taken down once, with its values, and sent again to both databases, so that nothing but the others differs.
 */
import pg from 'pg'
import type { Principal } from '../../server/access/principal.ts'
import { readConfig } from '../../server/config.ts'
import { seedDemo } from '../../server/demo/seed.ts'
import { agencies, type Agency, type AgencyKey } from '../../server/demo/tenants.ts'
import { createLog } from '../../server/log.ts'
import { startServer } from '../../server/start.ts'
import { createTestDatabase, startTestCluster } from '../support/database.ts'
import { type Asked, idsOf, notifications, requests, scopes, tokenOf } from './scale-asked.ts'
import { levels, type Read, readBy, statementsOf } from './scale-buffers.ts'
import { enlarge, logInEverybody, multiply, rowsOfAll } from './scale-tenants.ts'

export interface Scaled {
  group: Asked['group']
  what: string
  alone: number
  among: number
  /** Pages more because indexes have become a level deeper: levels added × how often each was gone down. */
  deeper: number
  plans: [string[], string[]]
}

const others = 999
const timesAsLarge = 12
const large = { people: 150, projects: 260 }
const small = { people: 80, projects: 6 }

const agency = (key: AgencyKey): Agency => {
  const found = agencies.find(one => one.key === key)
  if (!found) throw new Error(`the demo has no ${key}`)
  return found
}
const measured = agency('nordlicht')
const template = agency('harbour')

interface Scale {
  all: Scaled[]
  tenants: number
  /** Rows of the measured tenant, and of all together. */
  own: number
  total: number
}

export async function measureScale(): Promise<Scale> {
  const stop = await startTestCluster({
    shared_preload_libraries: 'pg_stat_statements',
    'pg_stat_statements.track': 'none',
    autovacuum: 'off',
    shared_buffers: '1GB',
    max_wal_size: '16GB',
    jit: 'off',
    max_parallel_workers_per_gather: '0',
  })
  const { database, adminUrl, close } = await createTestDatabase()
  const log = createLog({ logLevel: 'silent' })
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    for (const extension of ['pg_stat_statements', 'pageinspect']) await client.query(`create extension ${extension}`)
    const progress = (what: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${what}`)
    // Nobody makes what is there already: so the agency to be copied comes later.
    await client.query(
      `insert into tenant (id, name, look, favicon_url, background_color_code, default_language, use_user_language,
        meta_host_name, meta_description, settings, sort) values ($1, '', '{}', '', '', 'en', true, '', '', '{}', 0)`,
      [template.id],
    )
    await seedDemo(database, new Date(), log, large)
    await client.query('delete from tenant where id = $1', [template.id])
    await enlarge(client, measured.id, timesAsLarge)
    await logInEverybody(client, measured.id, 20)
    await client.query('vacuum analyze')
    progress('one tenant is there')

    const config = { ...readConfig({ PORT: '0', DEMO: 'off' }), nodeEnv: 'production' as const }
    const server = await startServer(config, database, log, { web: '/nowhere', contract: '{}' }, { runsJobs: false })
    const asked: Asked[] = []
    const ids = await idsOf(client, measured.id)
    const tokens = new Map<string, string>()
    for (const role of ['crew', 'chief', 'planner', 'client', 'office']) {
      const login = { login: `${role}@${measured.mailDomain}`, password: 'calltime-demo' }
      tokens.set(role, await tokenOf(server, '/auth/token', null, login))
    }
    const kiosk = { crew: ids.crew, label: 'Bench' }
    const chief = { login: `chief@${measured.mailDomain}`, password: 'calltime-demo' }
    tokens.set('kiosk', await tokenOf(server, '/kiosks', await tokenOf(server, '/auth/token', null, chief), kiosk))
    const { rows } = await client.query<{ id: string }>('select id from kiosk where tenant_id = $1', [measured.id])
    ids.kiosk = rows[0]?.id ?? ''
    const principals = new Map<string, Principal>()
    const { sessions, rights } = server.services
    for (const [who, token] of tokens) {
      sessions.forgetAll()
      rights.forgetAll()
      const statements = await statementsOf(async () => {
        const principal = await sessions.principalOf(token, measured.id, new Date())
        if (!principal) throw new Error(`${who} is nobody`)
        principals.set(who, principal)
      })
      asked.push({
        group: 'sessions',
        what: `a session that is not remembered, ${who}`,
        tenantId: measured.id,
        statements,
      })
    }
    asked.push(...(await requests(server, measured.id, tokens, ids)))
    asked.push(...(await scopes(server, principals, ids)))
    const crew = principals.get('crew')
    if (crew) asked.push(...(await notifications(server, tokens, crew, ids)))
    await server.stop()
    await client.query('vacuum analyze')
    progress(`${asked.length} requests are taken down`)

    const readAll = async () => {
      const all: Read[] = []
      for (const { tenantId, statements } of asked) all.push(await readBy(client, tenantId, statements))
      return all
    }
    const own = await rowsOfAll(client)
    const alone = await readAll()
    const depthAlone = await levels(client)
    await seedDemo(database, new Date(), log, small)
    await logInEverybody(client, template.id, 2)
    progress('copying')
    await multiply(client, template.id, others - 1)
    await client.query('vacuum analyze')
    progress(`${others + 1} tenants are there`)
    const among = await readAll()
    const depthAmong = await levels(client)
    const added = (index: string) => (depthAmong.get(index) ?? 0) - (depthAlone.get(index) ?? 0)
    const all = asked.map(({ group, what }, at): Scaled => {
      const [one, many] = [alone[at], among[at]]
      if (!one || !many) throw new Error(`${what} was not measured`)
      const deeper = [...many.searches].reduce((pages, [index, count]) => pages + added(index) * count, 0)
      return { group, what, alone: one.buffers, among: many.buffers, deeper, plans: [one.plans, many.plans] }
    })
    return { all, tenants: others + 1, own, total: await rowsOfAll(client) }
  } finally {
    await client.end()
    await close()
    await stop()
  }
}
