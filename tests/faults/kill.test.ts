import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../server/database/embedded/postmaster.ts'
import { readPidFile } from '../../server/database/embedded/pid-file.ts'
import { migrate } from '../../server/database/migrate.ts'
import { openDatabase } from '../../server/database/open.ts'
import { silent } from '../support/database.ts'
import { full } from '../support/full.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { exchange } from '../support/server.ts'
import { seeded } from '../support/seeded.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { until } from '../support/until.ts'
import { createWorld, password, type TenantWorld } from '../support/world.ts'
import { asSuperuser } from './as-superuser.ts'
import { crewDay, type CrewMemory } from './crew-day.ts'
import { expectAnswersKept, expectHours, expectMails, expectNoHalves, expectPunches } from './fire-checks.ts'
import { addFireCrews, type FireCrew } from './fire-crews.ts'
import { Killer, kill9 } from './killer.ts'
import { newJournal, outboxClients } from './outbox-client.ts'
import { processesOn } from './processes.ts'
import { type Bundle, bundleServer, startProcess } from './server-process.ts'

const rounds = full ? 200 : 20
const devices = 8
const random = seeded()

let folder: ReturnType<typeof temporaryFolder>
let bundle: Bundle
let smtp: MailServer
let world: TenantWorld
let crews: FireCrew[]
const pidFile = () => join(folder.path, 'postgres/db/postmaster.pid')

beforeAll(async () => {
  folder = temporaryFolder()
  bundle = await bundleServer()
  smtp = await startMailServer()
  const database = await openDatabase({ dataDir: folder.path, explicitDataDir: true }, silent)
  try {
    await migrate(database)
    world = (await createWorld(database)).a
    crews = await addFireCrews(database, world, rounds * 40, random)
  } finally {
    await database.close()
  }
})
afterAll(async () => {
  await until(() => {
    const left = processesOn(folder.path)
    for (const { pid } of left) kill9(pid)
    return left.length === 0
  }, 'every process of this test to be gone')
  await smtp.close()
  bundle.remove()
  folder.remove()
})

const asAdmin = <T>(work: (admin: pg.Client) => Promise<T>) => asSuperuser(folder.path, work)

it.runIf(process.platform === 'linux')(
  `loses no acknowledged write, doubles none and does none by half over ${rounds} kills, seed ${random.seed}`,
  { timeout: rounds * 30_000 },
  async () => {
    const port = await freePort()
    const env = { DATA_DIR: folder.path, SMTP_URL: smtp.url }
    // Of its own numbers: when it kills does not hang on what the devices do.
    const killer = new Killer(() => startProcess(bundle, port, env), pidFile(), seeded(random.seed + 1))
    const journal = newJournal()
    let over = false
    const clients = outboxClients(
      journal,
      world.host,
      () => [port],
      () => over,
    )
    await killer.start()

    const logins = { chief: world.logins.chief, planner: world.logins.planner }
    const everybody = new Set([
      ...Object.values(logins),
      ...crews.flatMap(({ lines }) => lines.map(({ login }) => login)),
    ])
    for (const login of everybody) await clients.logIn(login, password)

    const memories: CrewMemory[] = []
    const waiting = [...crews]
    const device = async () => {
      for (let crew = waiting.pop(); crew && !over; crew = waiting.pop())
        memories.push(await crewDay(clients, logins, crew, seeded(random.seed + waiting.length)))
    }
    const load = Promise.all(Array.from({ length: devices }, device))
    // Whatever a device meets is told at once, not after the last round.
    const fire = async () => {
      for (let round = 0; round < rounds && !over; round++) {
        await killer.round()
        if (round === 2) expect(await refusal(env)).toMatch(`Another Calltime is using ${folder.path}.`)
      }
      over = true
    }
    try {
      await Promise.all([load, fire()])
    } finally {
      over = true
    }
    expect(waiting.length, 'crews left: the load lasted to the end').toBeGreaterThan(0)
    expect(journal.wrong).toEqual([])

    // As if the leases of what was under way had run out.
    await asAdmin(async admin => {
      await admin.query(`update mail set sending_since = sending_since - interval '1 hour' where state = 'sending'`)
      await admin.query(`update mail set next_attempt_at = now() where state = 'queued'`)
    })
    expect(await killer.stop()).toBe(0)
    await killer.start()
    const unfinished = `select (select count(*) from mail where state in ('queued', 'sending'))
      + (select count(*) from delivery_note where released_at is not null and file_id is null) = 0 as none`
    await until(
      () => asAdmin(async admin => (await admin.query<{ none: boolean }>(unfinished)).rows[0]?.none),
      'mails and files of all that was released',
      90_000,
    )
    for (const { path, key, body, status, text, login, what } of random.shuffled(journal.acknowledged).slice(0, 200)) {
      const again = await exchange(port, world.host, 'POST', `/api/v1${path}`, {
        token: clients.tokenOf(login),
        key,
        ...(body === undefined ? {} : { body }),
      })
      expect([again.status, again.text], what).toEqual([status, text])
    }

    const mails = await asAdmin(async admin => {
      await expectPunches(admin, journal.acknowledged)
      await expectHours(admin, memories)
      await expectNoHalves(admin)
      await expectAnswersKept(admin, journal.acknowledged)
      return expectMails(admin, memories, smtp.taken)
    })
    expect(await killer.stop()).toBe(0)
    expect(readPidFile(pidFile())).toBeUndefined()
    expect(processesOn(folder.path)).toEqual([])
    const { kills, endedByItself, longestRecovery } = killer
    const writes = {
      acknowledged: journal.acknowledged.length,
      sent: journal.attempts,
      mostAttempts: journal.mostAttempts,
    }
    console.log(JSON.stringify({ seed: random.seed, rounds, kills, endedByItself, longestRecovery, ...writes, mails }))
  },
)

/** What a second server on the same folder says before it ends. */
async function refusal(env: Record<string, string>): Promise<string> {
  const second = startProcess(bundle, await freePort(), env)
  expect(await second.ended).toBe(1)
  return second.said()
}
