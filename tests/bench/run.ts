/** `npm run bench`: measures what can be counted or set side by side in one run, and writes docs/measurements.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readConfig } from '../../server/config.ts'
import { seedDemo } from '../../server/demo/seed.ts'
import { createLog } from '../../server/log.ts'
import { startServer } from '../../server/start.ts'
import { walkAll } from '../models/all.ts'
import { createTestDatabase, startTestCluster } from '../support/database.ts'
import { measureBytes } from './bytes.ts'
import { measureOutbox } from './outbox.ts'
import { cpuPerRequest, get, serve } from './cpu.ts'
import { measureKiosk } from './kiosk.ts'

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
const times = (ratio: number) => `${ratio.toFixed(2)}×`
const sections: string[] = []
const table = (title: string, head: string[], rows: string[][]) => {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  sections.push([`## ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n'))
}

const path = join(import.meta.dirname, '../../docs/measurements.md')

/** Figures of the tests, which no bench measures: they stay as they were written down. */
const others = (before: string): string[] =>
  before
    .split(/^(?=## )/m)
    .filter(section => /^## .* by `npm test/.test(section))
    .map(section => `${section.trimEnd()}\n`)

async function main() {
  const bytes = measureBytes()
  table(
    'First load, brotli, by `npm run build && npm run bench`',
    ['what', 'measured', 'bar'],
    [
      ...Object.entries(bytes.login).map(([language, size]) => [`/login, JavaScript, ${language}`, kb(size), '110 KB']),
      ['/login, CSS', kb(bytes.css), '10 KB'],
      ['a kiosk, JavaScript, heaviest language', kb(bytes.kiosk), '125 KB'],
      ['the parts that carry Mantine, JavaScript, once, when the first is shown', kb(bytes.forms), '60 KB'],
      ['the shell around every protected screen, JavaScript in all', kb(bytes.shell), 'counted once'],
      ...bytes.rows.map(row => [`${row.path} adds to the shell`, kb(row.added), '25 KB']),
    ],
  )

  table(
    'Kiosk at CPU ×6, tap to confirmation, median of five tablets in one run, by `npm run bench`',
    ['what', 'ratio', 'bar'],
    await (async () => {
      const { onlineToBare, offlineToOnline } = await measureKiosk()
      return [
        ['tap → confirmation against a bare button that changes one text', times(onlineToBare), '2×'],
        ['without network against with it', times(offlineToOnline), '1.1×'],
      ]
    })(),
  )

  const stop = await startTestCluster()
  const { database, appUrl, close } = await createTestDatabase()
  const log = createLog({ logLevel: 'silent' })
  await seedDemo(database, new Date(), log)
  const config = { ...readConfig({ PORT: '0', DEMO: 'off' }), nodeEnv: 'production' as const }
  const server = await startServer(config, database, log, { web: '/nowhere', contract: '{}' })
  const host = { host: 'localhost' }
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'crew@nordlicht.example', password: 'calltime-demo' }),
  })
  const { token } = (await answer.json()) as { token: string }
  const headers = { ...host, authorization: `Bearer ${token}` }
  const tenantId = server.services.tenants.byHost('localhost')?.id ?? ''
  const rows = await get(server.port, '/api/v1/jobs?tab=past', headers)
  const person = await database.withTenant(tenantId, async tx => {
    const found = await tx.execute<{ id: string }>(
      sql`select person_id as id from login where login = 'crew@nordlicht.example'`,
    )
    return found.rows[0]?.id ?? ''
  })
  const rights = await get(server.port, '/api/v1/userRights', headers)
  await server.stop()

  const app = await serve('app', {}, appUrl)
  const bareRights = await serve('bare', { bytes: rights.bytes }, appUrl)
  const bareJobs = await serve('bare', { bytes: rows.bytes }, appUrl)
  const raw = await serve('raw', { tenantId, personId: person }, appUrl)
  const requests = process.argv.includes('--full') ? 20_000 : 3_000
  const cpu = {
    rights: await cpuPerRequest(app, '/api/v1/userRights', headers, requests),
    bareRights: await cpuPerRequest(bareRights, '/', host, requests),
    jobs: await cpuPerRequest(app, '/api/v1/jobs?tab=past', headers, Math.ceil(requests / 5)),
    bareJobs: await cpuPerRequest(bareJobs, '/', host, requests),
    raw: await cpuPerRequest(raw, '/', host, Math.ceil(requests / 5)),
  }
  for (const { child } of [app, bareRights, bareJobs, raw]) child.kill('SIGTERM')
  table(
    'Server CPU per request, side by side in one run, by `npm run bench`',
    ['request', 'bytes', 'ratio', 'bar'],
    [
      [
        'GET /userRights, session checked, against bare node:http sending the same bytes',
        String(rights.bytes),
        times(cpu.rights / cpu.bareRights),
        '1.5×',
      ],
      [
        'GET /jobs?tab=past against the same SQL without the server, answered over node:http',
        String(rows.bytes),
        times(cpu.jobs / cpu.raw),
        '1.2×',
      ],
    ],
  )
  await close()
  await stop()

  const outbox = await measureOutbox()
  table(
    'The outbox on the device, side by side in one browser, by `npm run bench`',
    ['what', 'ratio', 'bar'],
    [
      ['an outbox of 10,000 entries opens against one of 10', times(outbox.opening), '1.2×'],
      [
        `a punch is kept while 10,000 others go out (${outbox.sentMeanwhile.toLocaleString('en')} of them meanwhile), against at rest`,
        `${times(outbox.tap)}, ${outbox.ms.draining.toFixed(0)} ms`,
        '100 ms',
      ],
    ],
  )

  table(
    'Statecharts, transitions walked on the real actor, by `npm run test:models`',
    ['chart', 'transitions', 'edges'],
    (await walkAll()).map(({ machine, missing, transitions, edges }) => [
      machine,
      `${transitions - missing.length} of ${transitions}`,
      String(edges),
    ]),
  )

  const head = `# Measurements\n\nWritten by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}. Bytes, counts and ratios of one run; machines differ, so there are no seconds.\nQueries per request are held by tests/api/queries.test.ts: at most 3 for a GET and 6 for a POST, the same for 1 and 1,000 rows.\n\n`
  writeFileSync(path, head + [...sections, ...others(readFileSync(path, 'utf8'))].join('\n'))
  process.stdout.write(sections.join('\n'))
}

await main()
process.exit(0)
