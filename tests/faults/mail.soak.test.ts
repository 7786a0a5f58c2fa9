import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { seeded } from '../support/random/seeded.ts'
import { temporaryFolder } from '../support/files/temporary-folder.ts'
import { until } from '../support/until.ts'
import { arrived, mailStates, mails, queueMany } from './stage/mail-stage.ts'

const minute = 60_000
const random = seeded()

/** Ends the sender the hard way, where one runs. */
let kill: () => Promise<void> = async () => {}
afterEach(() => kill())

/** A server of its own process that sends mail until it is killed; its clock runs ahead. */
async function startSender(folder: string, ahead: number): Promise<void> {
  const args = [mails.stage.test.appUrl, mails.smtp.url, folder, String(ahead)]
  const child = fork(join(import.meta.dirname, 'mail-sender.ts'), args, { execArgv: ['--import', 'tsx'] })
  const ended = once(child, 'exit')
  kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  await once(child, 'message')
}

it(`sends no mail twice and loses none, however often it is killed amid sending, seed ${random.seed}`, async () => {
  const rounds = 6
  const folder = temporaryFolder()
  const ids = await queueMany(60)
  mails.smtp.delay = () => 40 + random.next() * 100
  const open = async () =>
    ((await mailStates()).get('queued') ?? []).length + ((await mailStates()).get('sending') ?? []).length
  const killedAfter: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = mails.smtp.connections
    await startSender(folder.path, round * 6 * minute)
    await until(async () => mails.smtp.connections > before || (await open()) === 0, 'it to send', 30_000)
    await pause(random.next() * 400)
    await kill()
    killedAfter.push(arrived().length)
  }
  await startSender(folder.path, rounds * 6 * minute)
  await until(async () => (await open()) === 0, 'everything to be settled', 60_000)
  await kill()

  const found = await mailStates()
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
  // Each round, and the end, has a patience of its own.
}, 300_000)
