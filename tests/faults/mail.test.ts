import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { queueMail } from '../../server/mail/queue-mail.ts'
import { startTestCluster } from '../support/database.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { Clock } from '../support/server.ts'
import { setStage, type Stage } from '../support/stage.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { until } from '../support/until.ts'

let stopCluster: () => Promise<void>
let stage: Stage
let smtp: MailServer
beforeAll(async () => {
  stopCluster = await startTestCluster()
})
afterAll(() => stopCluster())
beforeEach(async () => {
  smtp = await startMailServer()
  stage = await setStage({ clock: new Clock(new Date()), config: { smtpUrl: smtp.url } })
  // By this clock nobody has read these addresses for long: each would withdraw itself, by a mail of its own.
  await stage.admin('delete from calendar_subscription')
})
afterEach(async () => {
  await kill()
  await stage.close()
  await smtp.close()
})

const minute = 60_000

/** Ends the sender the hard way, where one runs. */
let kill: () => Promise<void> = async () => {}

/** A server of its own process that sends mail until it is killed; its clock runs ahead. */
async function startSender(folder: string, ahead: number): Promise<void> {
  const args = [stage.test.appUrl, smtp.url, folder, String(ahead)]
  const child = fork(join(import.meta.dirname, 'mail-sender.ts'), args, { execArgv: ['--import', 'tsx'] })
  const ended = once(child, 'exit')
  kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  await once(child, 'message')
}

/** Many mails to as many people; answers their ids. */
async function queueMany(count: number): Promise<string[]> {
  const { a } = stage.world
  const [member] = await stage.admin<{ id: string }>('select id from login where login = $1', [a.logins.member])
  const data = { loginId: member?.id ?? '', purpose: 'welcome' }
  return stage.test.database.withTenant(a.id, async tx => {
    const ids: string[] = []
    for (let n = 0; n < count; n++) {
      const mail = { tenantId: a.id, kind: 'passwordLink', data, recipient: `p${n}@example.test`, language: 'en' }
      ids.push(await queueMail(tx, mail, stage.clock.now))
    }
    return ids
  })
}
const states = async () => {
  const rows = await stage.admin<{ state: string; ids: string[] }>(
    'select state, array_agg(id::text) as ids from mail group by state',
  )
  return new Map(rows.map(({ state, ids }) => [state, ids]))
}
/** Ids of the mails that arrived, as often as they did. */
const arrived = () => smtp.taken.map(({ mail }) => /<(.+)@/.exec(mail.messageId ?? '')?.[1] ?? '')

it('loses nothing while the mail server is away for an hour, and sends everything once when it is back', async () => {
  await smtp.close()
  const ids = await queueMany(12)
  for (let passed = 0; passed < 60 * minute; passed += minute / 2) {
    await stage.server.runJobs()
    stage.clock.forward(minute / 2)
  }
  expect((await states()).get('queued')?.toSorted()).toEqual(ids.toSorted())
  const tries = await stage.admin<{ attempts: number }>('select attempts from mail')
  for (const { attempts } of tries) {
    expect(attempts).toBeGreaterThan(6)
    expect(attempts).toBeLessThan(16)
  }
  smtp = await startMailServer(smtp.port)
  stage.clock.forward(10 * minute)
  await stage.server.runJobs()
  expect(arrived().toSorted()).toEqual(ids.toSorted())
  expect((await states()).get('sent')?.toSorted()).toEqual(ids.toSorted())
})

it('sends no mail twice and loses none, however often it is killed amid sending', async () => {
  const rounds = 6
  const folder = temporaryFolder()
  const ids = await queueMany(60)
  smtp.delay = () => 40 + Math.random() * 100
  const open = async () =>
    ((await states()).get('queued') ?? []).length + ((await states()).get('sending') ?? []).length
  const killedAfter: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = smtp.connections
    await startSender(folder.path, round * 6 * minute)
    await until(async () => smtp.connections > before || (await open()) === 0, 'it to send', 30_000)
    await pause(Math.random() * 400)
    await kill()
    killedAfter.push(arrived().length)
  }
  await startSender(folder.path, rounds * 6 * minute)
  await until(async () => (await open()) === 0, 'everything to be settled', 60_000)
  await kill()

  const found = await states()
  expect([...found.values()].flat().toSorted()).toEqual(ids.toSorted())
  expect([...found.keys()].filter(state => state !== 'sent' && state !== 'unclear')).toEqual([])
  const received = arrived()
  expect(new Set(received).size).toBe(received.length)
  for (const id of found.get('sent') ?? []) expect(received).toContain(id)
  for (const id of received) expect([...(found.get('sent') ?? []), ...(found.get('unclear') ?? [])]).toContain(id)
  // Four are under way at a time.
  expect(found.get('unclear')?.length ?? 0).toBeLessThanOrEqual(4 * rounds)
  console.info(
    `killed after ${killedAfter.join(', ')} mails; unclear: ${found.get('unclear')?.length ?? 0} of ${ids.length}`,
  )
  folder.remove()
})
