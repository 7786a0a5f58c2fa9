import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { freePort } from '../../server/database/embedded/postmaster.ts'
import { createTestDatabase, startTestCluster, type TestDatabase } from '../support/database.ts'
import { full } from '../support/full.ts'
import { type MailServer, startMailServer } from '../support/outside/mail-server.ts'
import { seeded } from '../support/random/seeded.ts'
import { temporaryFolder } from '../support/files/temporary-folder.ts'
import { createWorld } from '../support/world.ts'
import { expectSameAnswers, forgetLeases, untilAllIsDone } from './stage/after-fire.ts'
import { expectAll } from './stage/fire-checks.ts'
import { addFireCrews } from './stage/fire-crews.ts'
import { lightFire } from './stage/fire.ts'
import { type Bundle, bundleServer, type ServerProcess, startProcess } from './server-process.ts'

const rounds = full ? 60 : 5
const crewsOfTwo = full ? 200 : 25
/** Ms: a crew's whole day takes two copies a second or two. */
const sharing = { timeout: 120_000 + crewsOfTwo * 2_000 }
const random = seeded()

let stopCluster: () => Promise<void>
let bundle: Bundle
beforeAll(async () => {
  stopCluster = await startTestCluster()
  bundle = await bundleServer()
})
afterAll(async () => {
  bundle.remove()
  await stopCluster()
})

let test: TestDatabase
let smtp: MailServer
let folder: ReturnType<typeof temporaryFolder>
let begun: ServerProcess[]
beforeEach(async () => {
  folder = temporaryFolder()
  smtp = await startMailServer()
  begun = []
})
afterEach(async () => {
  for (const { child } of begun) child.kill('SIGKILL')
  await Promise.all(begun.map(({ ended }) => ended))
  await smtp.close()
  await test.close()
  folder.remove()
})

function begin(port: number): ServerProcess {
  const env = { DATABASE_URL: test.appUrl, DATA_DIR: folder.path, SMTP_URL: smtp.url }
  const copy = startProcess(bundle, port, env)
  begun.push(copy)
  return copy
}
const asAdmin = async <T>(work: (admin: pg.Client) => Promise<T>): Promise<T> => {
  const admin = new pg.Client({ connectionString: test.adminUrl })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}
const figures = (more: object) => console.log(JSON.stringify({ seed: random.seed, ...more }))

it('five copies that start at once on an empty database all come up, each migration applied once', async () => {
  test = await createTestDatabase({ empty: true })
  const ports = await Promise.all([1, 2, 3, 4, 5].map(freePort))
  const copies = ports.map(begin)
  const asked = await Promise.all(copies.map(copy => copy.ready()))
  expect(asked.filter(count => count === null)).toEqual([])
  for (const table of ['drizzle.__drizzle_migrations', 'graphile_worker.migrations']) {
    const once = table.startsWith('drizzle') ? 'hash' : 'id'
    const rows = await asAdmin(admin =>
      admin.query(`select count(*)::int as all, count(distinct ${once})::int as once from ${table}`),
    )
    expect(rows.rows[0].all).toBeGreaterThan(0)
    expect(rows.rows[0].all).toBe(rows.rows[0].once)
  }
})

it('two copies share the jobs: every mail is received once, every note has its file', sharing, async () => {
  test = await createTestDatabase()
  const { a: world } = await createWorld(test.database)
  const crews = await addFireCrews(test.database, world, crewsOfTwo, random)
  const ports = [await freePort(), await freePort()]
  for (const copy of ports.map(begin)) await copy.ready()
  const fire = await lightFire(world, crews, () => ports, random.seed)
  await fire.ended
  expect(fire.journal.wrong).toEqual([])
  await untilAllIsDone(asAdmin)
  const mails = await asAdmin(admin => expectAll(admin, fire, smtp.taken))
  expect(mails).toEqual({ asked: smtp.taken.length, sent: smtp.taken.length, unclear: 0, queued: 0 })
  figures({ copies: 2, crews: crews.length, acknowledged: fire.journal.acknowledged.length, mails })
})

it(`either copy may be killed while devices use both, seed ${random.seed}`, { timeout: rounds * 30_000 }, async () => {
  test = await createTestDatabase()
  const { a: world } = await createWorld(test.database)
  const crews = await addFireCrews(test.database, world, rounds * 100, random)
  const when = seeded(random.seed + 1)
  const ports = [await freePort(), await freePort()]
  const copies = ports.map(begin)
  for (const copy of copies) await copy.ready()
  const fire = await lightFire(world, crews, () => ports, random.seed)
  const killing = async () => {
    for (let round = 0; round < rounds; round++) {
      await new Promise(resolve => setTimeout(resolve, when.whole(300, 1500)))
      const which = when.whole(0, 1)
      copies[which]?.child.kill('SIGKILL')
      await copies[which]?.ended
      const again = begin(ports[which] ?? 0)
      copies[which] = again
      expect(await again.ready(), again.said()).not.toBeNull()
    }
  }
  try {
    await Promise.race([killing(), fire.ended.then(() => Promise.reject(new Error('no crews are left')))])
    fire.stop()
    await fire.ended
  } finally {
    fire.stop()
  }
  expect(fire.journal.wrong).toEqual([])
  await forgetLeases(asAdmin)
  expect(await copies[0]?.stop()).toBe(0)
  const again = begin(ports[0] ?? 0)
  await again.ready()
  await untilAllIsDone(asAdmin)
  await expectSameAnswers(fire, world.host, ports[1] ?? 0, random)
  const mails = await asAdmin(admin => expectAll(admin, fire, smtp.taken))
  const { acknowledged, attempts, mostAttempts } = fire.journal
  figures({ copies: 2, kills: rounds, acknowledged: acknowledged.length, sent: attempts, mostAttempts, mails })
})
