import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Outgoing, UnsentEmail } from '../../../openapi/unsentEmails.ts'
import { queueMail } from '../../../server/mail/queue-mail.ts'
import { type MailServer, startMailServer } from '../../support/outside/mail-server.ts'
import { type Stage, answered, codeOf, setStage } from '../../support/stage.ts'

type Unsent = z.output<typeof UnsentEmail>

let stage: Stage
let smtp: MailServer
beforeEach(async () => {
  smtp = await startMailServer()
  stage = await setStage({ config: { smtpUrl: smtp.url } })
  // What did not go out before is nobody's matter here.
  await stage.admin('delete from mail')
})
afterEach(async () => {
  await stage.close()
  await smtp.close()
})

const day = 86_400_000
const list = async (query = '') =>
  answered<{ items: Unsent[] }>(await stage.as('office', 'GET', `/unsentEmails${query}`)).items
const again = (id: string, mayArriveTwice = false) =>
  stage.as('office', 'POST', `/unsentEmails/${id}/send`, { mayArriveTwice })
const letGo = (id: string) => stage.as('office', 'POST', `/unsentEmails/${id}/letGo`)
async function queue(recipient = 'member@example.test'): Promise<string> {
  const { a } = stage.world
  const mail = { tenantId: a.id, kind: 'calendarWithdrawn', data: { name: 'Old phone' }, recipient, language: 'en' }
  return stage.test.database.withTenant(a.id, tx => queueMail(tx, mail, stage.clock.now))
}
/** One that was tried once, in the manner the mail server has. */
async function tried(manner: MailServer['manner'], recipient?: string): Promise<string> {
  smtp.manner = manner
  const id = await queue(recipient)
  await stage.server.runJobs()
  smtp.manner = 'take'
  return id
}
const refused = async (asked: ReturnType<typeof again>) => {
  const answer = await asked
  return { status: answer.status, code: codeOf(answer), state: (answer.body as { state?: string }).state }
}
const tooLate = (state: string) => ({ status: 409, code: 'outOfTurn', state })

describe('an e-mail that did not go out', () => {
  it('is listed with why, how often it was tried and when again; what is well is not', async () => {
    const failed = await tried('refuse recipient', 'nobody@example.test')
    stage.clock.forward(1000)
    const later = await tried('later')
    await tried('take')
    await queue()
    const items = await list()
    expect(items.map(({ id }) => id)).toEqual([later, failed])
    expect(items[0]).toMatchObject({
      state: 'retrying',
      cause: 'recipientRefused',
      attempts: 1,
      subject: expect.any(String),
      mailbox: 'accounts',
    })
    expect(Date.parse(items[0]?.nextAttemptAt ?? '')).toBeGreaterThan(stage.clock.now.getTime())
    expect(items[1]).toMatchObject({
      state: 'failed',
      addressee: { address: 'nobody@example.test' },
      reason: 'The mail server refuses the recipient: 550 no such user here',
      nextAttemptAt: null,
    })
    expect((await list('?state=failed')).map(({ id }) => id)).toEqual([failed])
    expect(await list('?q=nobodyelse')).toEqual([])
  })

  it.each([
    ['refuse text', 'mailRefused'],
    ['drop at text', 'unconfirmed'],
  ] as const)('says in its own words why (%s)', async (manner, cause) => {
    await tried(manner)
    expect(await list()).toMatchObject([{ cause }])
  })

  it('where nobody answers the port or the mail cannot be made says so as well', async () => {
    const unmade = await queue()
    await stage.admin(`update mail set kind = 'nonsense' where id = $1`, [unmade])
    await stage.server.runJobs()
    await smtp.close()
    await queue()
    await stage.server.runJobs()
    expect((await list()).map(({ cause }) => cause).toSorted()).toEqual(['unmade', 'unreachable'])
  })

  it('is sent again and arrives once, however often that was pressed', async () => {
    const id = await tried('refuse recipient')
    stage.clock.forward(10 * day)
    const pressed = await Promise.all([again(id), again(id)])
    for (const one of pressed) expect(answered<Unsent>(one)).toMatchObject({ id, state: 'retrying' })
    expect((await list())[0]?.nextAttemptAt).toBe(stage.clock.now.toISOString())
    await stage.server.runJobs()
    await stage.server.runJobs()
    expect(smtp.taken).toHaveLength(1)
    expect(await list()).toEqual([])
    expect(await refused(again(id))).toEqual(tooLate('sent'))
    expect(await refused(letGo(id))).toEqual(tooLate('sent'))
    expect(smtp.taken).toHaveLength(1)
  })

  it('has its three days anew once it is sent again', async () => {
    const id = await tried('refuse recipient')
    stage.clock.forward(10 * day)
    answered(await again(id))
    smtp.manner = 'later'
    await stage.server.runJobs()
    expect(await list()).toMatchObject([{ id, state: 'retrying', attempts: 2 }])
    stage.clock.forward(3 * day)
    await stage.server.runJobs()
    expect(await list()).toMatchObject([{ id, state: 'failed', attempts: 3 }])
  })

  it('that may have arrived is sent again only by who says so', async () => {
    const id = await tried('drop before answer')
    expect(await list()).toMatchObject([{ id, state: 'unclear', nextAttemptAt: null }])
    expect(await refused(again(id))).toEqual(tooLate('unclear'))
    expect(answered(await stage.as('office', 'POST', '/unsentEmails/send'))).toEqual({ count: 0 })
    await stage.server.runJobs()
    expect(smtp.taken).toHaveLength(1)
    answered(await again(id, true))
    await stage.server.runJobs()
    // The same mail, so that whoever has it twice is shown it once.
    expect(new Set(smtp.taken.map(({ mail }) => mail.messageId)).size).toBe(1)
    expect(smtp.taken).toHaveLength(2)
  })

  it('is let go: it is not listed, not tried any more, and was not sent', async () => {
    const later = await tried('later')
    const unclear = await tried('drop at text')
    for (const id of [later, unclear]) expect((await letGo(id)).status).toBe(204)
    expect(await list()).toEqual([])
    stage.clock.forward(day)
    await stage.server.runJobs()
    expect(smtp.taken).toEqual([])
    for (const asked of [letGo(later), again(later), again(unclear, true)])
      expect(await refused(asked)).toEqual(tooLate('letGo'))
    const kept = await stage.as('office', 'GET', `/emailMessages/${later}`)
    expect(answered(kept)).toMatchObject({ state: 'failed' })
  })

  it('all of them are sent again at once', async () => {
    for (const name of ['one', 'two', 'three']) await tried('refuse recipient', `${name}@example.test`)
    await tried('later', 'four@example.test')
    expect(answered(await stage.as('office', 'POST', '/unsentEmails/send'))).toEqual({ count: 4 })
    await stage.server.runJobs()
    expect(smtp.taken.map(({ to }) => to[0]).toSorted()).toEqual(
      ['one', 'two', 'three', 'four'].map(name => `${name}@example.test`).toSorted(),
    )
    expect(await list()).toEqual([])
  })

  it('of another agency, and one that never was, are not there', async () => {
    const id = await tried('refuse recipient')
    const asked = { token: await stage.token('office', 'b'), body: { mayArriveTwice: true } }
    const path = `/api/v1/unsentEmails/${id}/send`
    expect((await stage.server.request(stage.world.b.host, 'POST', path, asked)).status).toBe(404)
    expect((await again(crypto.randomUUID())).status).toBe(404)
  })
})

it('what waits to leave is counted, with since when', async () => {
  const read = async () =>
    answered<z.output<typeof Outgoing>>(await stage.as('office', 'GET', '/unsentEmails/outgoing'))
  await stage.admin('delete from push_message')
  const none = { count: 0, since: null }
  expect(await read()).toEqual({
    mails: none,
    deviceMessages: none,
    papers: { count: 2, since: '2026-06-01T08:00:00.000Z' },
  })
  const since = stage.clock.now.toISOString()
  await queue()
  stage.clock.forward(60_000)
  await queue()
  expect((await read()).mails).toEqual({ count: 2, since })
  // Their devices are told the same as soon as it is sent.
  await stage.server.runJobs()
  expect(await read()).toMatchObject({ mails: none, papers: none })
})
