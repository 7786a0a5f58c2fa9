import { sql } from 'drizzle-orm'
import { readConfig } from '../../server/config.ts'
import { seedDemo } from '../../server/demo/seed.ts'
import { createLog } from '../../server/log.ts'
import { startServer } from '../../server/start.ts'
import { createTestDatabase, startTestCluster } from '../support/database.ts'
import { cpuPerRequest, get, serve } from './cpu.ts'

interface Requests {
  /** Of each answer. */
  bytes: { rights: number; jobs: number }
  rightsToBare: number
  jobsToSql: number
}

/** CPU of the server for two requests, beside servers that do nothing but what cannot be left out. */
export async function measureRequests(requests: number): Promise<Requests> {
  const stop = await startTestCluster()
  const { database, appUrl, close } = await createTestDatabase()
  const log = createLog({ logLevel: 'silent' })
  await seedDemo(database, new Date(), log)
  const config = { ...readConfig({ PORT: '0', DEMO: 'off' }), nodeEnv: 'production' as const }
  const server = await startServer(config, database, log, { web: '/nowhere', contract: '{}' }, { runsJobs: false })
  const host = { host: 'localhost' }
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'crew@nordlicht.example', password: 'calltime-demo' }),
  })
  const { token } = (await answer.json()) as { token: string }
  const headers = { ...host, authorization: `Bearer ${token}` }
  const tenantId = server.services.tenants.byHost('localhost')?.id ?? ''
  const person = await database.withTenant(tenantId, async tx => {
    const found = await tx.execute<{ id: string }>(
      sql`select person_id as id from login where login = 'crew@nordlicht.example'`,
    )
    return found.rows[0]?.id ?? ''
  })
  const jobs = await get(server.port, '/api/v1/jobs?tab=past', headers)
  const rights = await get(server.port, '/api/v1/userRights', headers)
  await server.stop()

  const app = await serve('app', {}, appUrl)
  const bareRights = await serve('bare', { bytes: rights.bytes }, appUrl)
  const raw = await serve('raw', { tenantId, personId: person }, appUrl)
  const cpu = {
    rights: await cpuPerRequest(app, '/api/v1/userRights', headers, requests),
    bareRights: await cpuPerRequest(bareRights, '/', host, requests),
    jobs: await cpuPerRequest(app, '/api/v1/jobs?tab=past', headers, Math.ceil(requests / 5)),
    raw: await cpuPerRequest(raw, '/', host, Math.ceil(requests / 5)),
  }
  for (const { child } of [app, bareRights, raw]) child.kill('SIGTERM')
  await close()
  await stop()
  return {
    bytes: { rights: rights.bytes, jobs: jobs.bytes },
    rightsToBare: cpu.rights / cpu.bareRights,
    jobsToSql: cpu.jobs / cpu.raw,
  }
}
