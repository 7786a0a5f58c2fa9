/** Child process of the CPU bench: one of three servers that answer the same bytes. Prints its port. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/database/open.ts'
import type { Context } from '../../server/context.ts'
import { jobListing } from '../../server/jobs/jobs.queries.ts'
import { listOf } from '../../server/list.ts'
import { createLog } from '../../server/log.ts'
import { startServer } from '../../server/start.ts'

const [kind = '', argument = '{}'] = process.argv.slice(2)
const asked = JSON.parse(argument) as { bytes?: number; tenantId?: string; personId?: string }
const config = {
  ...readConfig({ ...process.env, PORT: '0', DEMO: 'off', LOG_LEVEL: 'warn' }),
  nodeEnv: 'production' as const,
}
const log = createLog(config)
const ready = (port: number) => process.stdout.write(`${port}\n`)
const json = { 'content-type': 'application/json; charset=utf-8' }

if (kind === 'bare') {
  const body = Buffer.alloc(asked.bytes ?? 0, 'x')
  const server = createServer((_, answer) => answer.writeHead(200, json).end(body))
  server.listen(0, '127.0.0.1', () => ready((server.address() as AddressInfo).port))
} else {
  const database = await openDatabase(config, log)
  if (kind === 'app') {
    // The demo's delivery notes are drawn by whoever runs jobs: that is no part of a request.
    const files = { web: '/nowhere', contract: '{}' }
    ready((await startServer(config, database, log, files, { runsJobs: false })).port)
  } else {
    const { tenantId = '', personId = '' } = asked
    const server = createServer((_, answer) => {
      void database
        .withTenant(
          tenantId,
          async tx => {
            const ctx = {
              tx,
              tenant: { id: tenantId },
              who: { personId },
              now: new Date(),
              visible: sql`s.person_id = ${personId}`,
            } as Context<'invalidInput'>
            const listing = jobListing(ctx, { tab: 'past' })
            return (await listOf(ctx, { limit: 1000, page: 1 }, { ...listing, item: row => row })).items
          },
          { readOnly: true },
        )
        .then(rows => answer.writeHead(200, json).end(JSON.stringify(rows)))
    })
    server.listen(0, '127.0.0.1', () => ready((server.address() as AddressInfo).port))
  }
}
process.on('SIGTERM', () => process.exit(0))
