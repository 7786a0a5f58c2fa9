import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SmsGateway } from '../../../server/sms/sms-gateway.ts'
import { type MailServer, startMailServer } from '../../support/outside/mail-server.ts'
import { type SmsServer, startSmsServer } from '../../support/outside/sms-server.ts'
import { answered, setStage, type Stage } from '../../support/stage.ts'

const hour = 3_600_000
const minute = 60_000
let stage: Stage
let smtp: MailServer
let sms: SmsServer
beforeEach(async () => {
  smtp = await startMailServer()
  sms = await startSmsServer()
  stage = await setStage({
    config: { smtpUrl: smtp.url, sms: { url: sms.url, token: 'secret of the gateway', from: 'Nordlicht' } },
  })
  const { a } = stage.world
  await stage.admin('delete from push_subscription')
  await stage.admin('delete from mail')
  // Another shift of the same time would be in the way.
  await stage.admin(`update project_crew_item_status set status = 'notNeeded' where person_id = $1 and id <> $2`, [
    ...[a.persons.member, job()],
  ])
  await person({ phone: '0171 1234567', country: 'DE' })
  await begins(6)
  await stage.admin(`update person set email = 'sam@example.test', language = 'en' where id = $1`, [a.persons.member])
})
afterEach(async () => {
  await stage.close()
  await smtp.close()
  await sms.close()
})

const job = () => stage.world.a.jobs.member.tomorrow
async function person({ phone, country }: { phone: string | null; country: string | null }) {
  await stage.admin('update person set phone = $2, country = $3 where id = $1', [
    ...[stage.world.a.persons.member, phone, country],
  ])
}
/** The shift begins so many hours from now. */
async function begins(hours: number) {
  const starts = new Date(stage.clock.now.getTime() + hours * hour)
  const ends = new Date(starts.getTime() + 8 * hour)
  await stage.admin(
    `update project_crew_item set starts = $2, ends = $3
      where id = (select item_id from project_crew_item_status where id = $1)`,
    [job(), starts, ends],
  )
  await stage.admin('update project_crew_item_status set starts = $2, ends = $3 where id = $1', [job(), starts, ends])
}
/** The person is on: a notice of it is queued and sent. */
async function told() {
  answered(await stage.as('planner', 'POST', `/projectCrewItemStatus/${job()}/activate`, {}))
  await stage.server.runJobs()
}
const later = async (ms: number) => {
  stage.clock.forward(ms)
  await stage.server.runJobs()
}
const mails = () => smtp.taken.filter(({ to }) => to.includes('sam@example.test'))
const row = async () =>
  (
    await stage.admin<{ id: string; state: string; by_sms: boolean; cause: string | null; last_error: string | null }>(
      `select id, state, by_sms, cause, last_error from mail where kind = 'jobNotice'`,
    )
  )[0]

/** What the gateway was given for the member, of a word planning has for the whole crew. */
async function wordToCrew(text: string) {
  await stage.admin(`update project_crew_item_status set status = 'confirmed' where id = $1`, [job()])
  const [{ crew_id: crew } = { crew_id: '' }] = await stage.admin<{ crew_id: string }>(
    'select crew_id from project_crew_item_status where id = $1',
    [job()],
  )
  answered(await stage.as('planner', 'POST', `/projectCrews/${crew}/messages`, { text, audience: 'all' }), 201)
  await stage.server.runJobs()
  return sms.delivered.map(({ body }) => body).filter(({ to }) => to === '+491711234567')
}

describe('a near call', () => {
  it('is told by a text message to whoever has no device, once, and by no mail', async () => {
    await told()
    expect(sms.asked).toHaveLength(1)
    const [{ method, headers, key, body } = { method: '', headers: {}, key: '', body: { to: '', text: '' } }] =
      sms.asked
    expect([method, body.to, body.from]).toEqual(['POST', '+491711234567', 'Nordlicht'])
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      authorization: 'Bearer secret of the gateway',
    })
    expect(key).toBe((await row())?.id)
    expect(body.text).toMatch(/: You are on: /)
    expect(body.text).toMatch(new RegExp(`\\nhttps://a\\.test/jobs/${job()}$`))
    expect(await row()).toMatchObject({ state: 'sent', by_sms: true, last_error: null })
    await later(hour)
    expect([sms.asked.length, mails()]).toEqual([1, []])
    const shown = await stage.as('office', 'GET', `/emailMessages/${(await row())?.id}`)
    expect(answered(shown)).toMatchObject({ state: 'sent', bySms: true })
  })

  it('that asks carries the link to an answer, which is kept nowhere', async () => {
    await stage.admin(`update project_crew_item_status set status = 'invited' where id = $1`, [job()])
    await stage.admin(
      `with of as (select set_config('app.tenant_id', $1, false))
        select queue_job_mail($1::uuid, $2, 'invited', $3, $4, null) from of`,
      [stage.world.a.id, stage.world.a.persons.member, job(), stage.clock.now],
    )
    await stage.server.runJobs()
    const token = /https:\/\/a\.test\/answer\/([\w-]{43})$/.exec(sms.delivered[0]?.body.text ?? '')?.[1] ?? ''
    expect(
      answered(await stage.server.request(stage.world.a.host, 'GET', `/api/v1/jobAnswers/${token}`)),
    ).toMatchObject({
      state: 'open',
    })
    const [kept] = await stage.admin<{ text: string; html: string }>(
      'select text, html from email_message where id = $1',
      [(await row())?.id],
    )
    expect(`${kept?.text}${kept?.html}`).not.toContain(token)
  })

  it('is a word to the crew as well', async () => {
    const text = 'Gate 3 instead of gate 1.'
    expect(await wordToCrew(text)).toMatchObject([{ text: expect.stringContaining(text) as string }])
  })

  it.each(['', 'x'])('is cut between two letters, however long it is: after %j', async first => {
    const [sent] = await wordToCrew(`${first}${'😀'.repeat(450)}`)
    expect(sent?.text).toContain('😀')
    expect(sent?.text.isWellFormed()).toBe(true)
  })

  it.each<[why: string, change: () => Promise<unknown>]>([
    ['it is further away', () => begins(12.1)],
    ['there is no number', () => person({ phone: null, country: 'DE' })],
    ['nobody can say of which country the number is', () => person({ phone: '0171 1234567', country: null })],
    [
      'the agency wants no text messages',
      async () => {
        const { revision } = answered<{ revision: number }>(await stage.as('office', 'GET', '/settings'))
        const settled = await stage.as('office', 'PATCH', '/settings', { rules: { sms: false }, revision })
        expect(answered(settled)).toMatchObject({ sendsSms: true, rules: { sms: false } })
        await expect.poll(() => stage.server.services.tenants.known(stage.world.a.id)?.settings.sms).toBe(false)
      },
    ],
    [
      'the installation sends none',
      async () => {
        stage.server.services.sms = null
        expect(answered(await stage.as('office', 'GET', '/settings'))).toMatchObject({ sendsSms: false })
      },
    ],
  ])('is told by mail where %s', async (_, change) => {
    await change()
    await told()
    expect([sms.asked.length, mails().length]).toEqual([0, 1])
    expect(await row()).toMatchObject({ state: 'sent', by_sms: false })
  })

  it('is told on the device of whoever has one', async () => {
    await stage.admin(
      `with of as (select set_config('app.tenant_id', $1, false))
        insert into push_subscription (tenant_id, id, person_id, endpoint, mark, public_key, secret, kind, browser, created_at)
        select $1::uuid, gen_random_uuid(), $2, 'https://fcm.googleapis.com/a', 'm', 'p', 's', 'phone', 'Chrome', $3 from of`,
      [stage.world.a.id, stage.world.a.persons.member, stage.clock.now],
    )
    answered(await stage.as('planner', 'POST', `/projectCrewItemStatus/${job()}/activate`, {}))
    expect(await row()).toBeUndefined()
  })
})

describe('a gateway', () => {
  it.each([500, 503, 429, 408, 'hang up'] as const)(
    'that says %s is asked again until it takes it once',
    async said => {
      sms.answer = said
      await told()
      const refused = await stage.as('office', 'GET', '/unsentEmails')
      expect(answered<{ items: object[] }>(refused).items).toMatchObject([{ state: 'retrying', cause: 'smsAway' }])
      await later(6_000)
      expect([sms.delivered.length, sms.asked.length, mails().length]).toEqual([0, 2, 0])
      sms.answer = 202
      await later(minute)
      await later(minute)
      expect([sms.delivered.length, sms.asked.length, mails().length]).toEqual([1, 3, 0])
      expect(await row()).toMatchObject({ state: 'sent', by_sms: true, cause: null, last_error: null })
    },
  )

  it('that is slow is not waited for, and asked again', async () => {
    stage.server.services.sms = new SmsGateway({ url: sms.url }, 100)
    sms.answer = 'silent'
    await told()
    expect(await row()).toMatchObject({ state: 'queued', last_error: 'The SMS gateway did not answer in time.' })
    sms.answer = 202
    await later(6_000)
    expect([sms.delivered.length, (await row())?.state]).toEqual([1, 'sent'])
  })

  it('whose answer was lost is asked again under the same key: it goes out once', async () => {
    sms.answer = 'answer lost'
    await told()
    await later(6_000)
    sms.answer = 200
    await later(minute)
    await later(hour)
    expect(new Set(sms.asked.map(({ key }) => key)).size).toBe(1)
    expect([sms.asked.length, sms.delivered.length, mails().length]).toEqual([3, 1, 0])
  })

  it('says when to come back, and is left alone until then', async () => {
    Object.assign(sms, { answer: 429, headers: { 'retry-after': '300' } })
    await told()
    await later(290_000)
    expect(sms.asked).toHaveLength(1)
    sms.answer = 202
    await later(12_000)
    expect([sms.asked.length, sms.delivered.length]).toEqual([2, 1])
  })

  it.each([400, 401, 404, 410, 307])('that says %i for good is not asked again: it goes as a mail', async said => {
    Object.assign(sms, { answer: said, headers: { location: `${sms.url}/elsewhere` } })
    await told()
    expect([sms.asked.length, mails().length]).toEqual([1, 1])
    expect(await row()).toMatchObject({ state: 'sent', by_sms: false })
    await later(hour)
    expect([sms.asked.length, mails().length]).toEqual([1, 1])
  })

  it('that takes nothing for a quarter of an hour is left: it goes as a mail', async () => {
    Object.assign(sms, { answer: 503, headers: { 'retry-after': '7200' } })
    await told()
    await later(14 * minute)
    expect([sms.asked.length, mails().length]).toEqual([1, 0])
    await later(minute + 1_000)
    expect([sms.asked.length, mails().length]).toEqual([1, 1])
    expect(await row()).toMatchObject({ state: 'sent', by_sms: false })
  })

  it('is asked nothing any more once the office has let it go', async () => {
    sms.answer = 503
    await told()
    answered(await stage.as('office', 'POST', `/unsentEmails/${(await row())?.id}/letGo`), 204)
    sms.answer = 202
    await later(minute)
    expect([sms.delivered.length, mails().length]).toEqual([0, 0])
  })

  it('was asked by a server that was killed before it wrote down the answer: asked again under the same key', async () => {
    await told()
    await stage.admin(`update mail set state = 'queued', by_sms = false, sent_at = null, next_attempt_at = $1`, [
      stage.clock.now,
    ])
    await later(minute)
    expect([sms.asked.length, sms.delivered.length, mails().length]).toEqual([2, 1, 0])
  })
})
