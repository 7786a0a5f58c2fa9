import { expect, it } from 'vitest'
import { startMailServer } from '../support/outside/mail-server.ts'
import { arrived, mailStates, mails, queueMany } from './stage/mail-stage.ts'

const minute = 60_000

it('loses nothing while the mail server is away for an hour, and sends everything once when it is back', async () => {
  await mails.smtp.close()
  const ids = await queueMany(12)
  for (let passed = 0; passed < 60 * minute; passed += minute / 2) {
    await mails.stage.server.runJobs()
    mails.stage.clock.forward(minute / 2)
  }
  expect((await mailStates()).get('queued')?.toSorted()).toEqual(ids.toSorted())
  const tries = await mails.stage.admin<{ attempts: number }>('select attempts from mail')
  for (const { attempts } of tries) {
    expect(attempts).toBeGreaterThan(6)
    expect(attempts).toBeLessThan(16)
  }
  mails.smtp = await startMailServer(mails.smtp.port)
  mails.stage.clock.forward(10 * minute)
  await mails.stage.server.runJobs()
  expect(arrived().toSorted()).toEqual(ids.toSorted())
  expect((await mailStates()).get('sent')?.toSorted()).toEqual(ids.toSorted())
})
