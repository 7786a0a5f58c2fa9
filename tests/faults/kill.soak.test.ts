import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPidFile } from '../../server/database/embedded/pid-file.ts'
import { freePort } from '../../server/database/embedded/postmaster.ts'
import { migrate } from '../../server/database/migrate.ts'
import { openDatabase } from '../../server/database/open.ts'
import { silent } from '../support/database.ts'
import { full } from '../support/full.ts'
import { type MailServer, startMailServer } from '../support/outside/mail-server.ts'
import { seeded } from '../support/random/seeded.ts'
import { temporaryFolder } from '../support/files/temporary-folder.ts'
import { until } from '../support/until.ts'
import { createWorld, type TenantWorld } from '../support/world.ts'
import { expectSameAnswers, forgetLeases, untilAllIsDone } from './stage/after-fire.ts'
import { asSuperuser } from './as-superuser.ts'
import { expectAll } from './stage/fire-checks.ts'
import { addFireCrews, type FireCrew } from './stage/fire-crews.ts'
import { lightFire } from './stage/fire.ts'
import { Killer, kill9 } from './killer.ts'
import { processesOn } from './processes.ts'
import { type Bundle, bundleServer, startProcess } from './server-process.ts'

const rounds = full ? 200 : 20
const random = seeded()

let folder: ReturnType<typeof temporaryFolder>
let bundle: Bundle
let smtp: MailServer
let world: TenantWorld
let crews: FireCrew[]
const pidFile = () => join(folder.path, 'postgres/db/postmaster.pid')
const asAdmin = <T>(work: (admin: pg.Client) => Promise<T>) => asSuperuser(folder.path, work)

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

/** What a second server on the same folder says before it ends. */
async function refusal(env: Record<string, string>): Promise<string> {
  const second = startProcess(bundle, await freePort(), env)
  expect(await second.ended).toBe(1)
  return second.said()
}

it.runIf(process.platform === 'linux')(
  `loses no acknowledged write, doubles none and does none by half over ${rounds} kills, seed ${random.seed}`,
  { timeout: rounds * 30_000 },
  async () => {
    const port = await freePort()
    const env = { DATA_DIR: folder.path, SMTP_URL: smtp.url }
    // Of its own numbers: when it kills does not hang on what the devices do.
    const killer = new Killer(() => startProcess(bundle, port, env), pidFile(), seeded(random.seed + 1))
    await killer.start()
    const fire = await lightFire(world, crews, () => [port], random.seed)
    const killing = async () => {
      for (let round = 0; round < rounds; round++) {
        await killer.round()
        if (round === 2) expect(await refusal(env)).toMatch(`Another Calltime is using ${folder.path}.`)
      }
    }
    try {
      // Whatever a device meets is told at once, not after the last round.
      await Promise.race([killing(), fire.ended.then(() => Promise.reject(new Error('no crews are left')))])
      fire.stop()
      await fire.ended
    } finally {
      fire.stop()
    }
    expect(fire.journal.wrong).toEqual([])

    await forgetLeases(asAdmin)
    expect(await killer.stop()).toBe(0)
    await killer.start()
    await untilAllIsDone(asAdmin)
    await expectSameAnswers(fire, world.host, port, random)
    const mails = await asAdmin(admin => expectAll(admin, fire, smtp.taken))

    expect(await killer.stop()).toBe(0)
    expect(readPidFile(pidFile())).toBeUndefined()
    expect(processesOn(folder.path)).toEqual([])
    const { kills, endedByItself, longestRecovery } = killer
    const { acknowledged, attempts, mostAttempts } = fire.journal
    const writes = { acknowledged: acknowledged.length, sent: attempts, mostAttempts, mails }
    console.log(JSON.stringify({ seed: random.seed, rounds, kills, endedByItself, longestRecovery, ...writes }))
  },
)
