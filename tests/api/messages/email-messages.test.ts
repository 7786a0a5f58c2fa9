import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type {
  EmailMessage,
  EmailMessageAttachment,
  EmailMessageDetails,
  Mailbox,
} from '../../../openapi/emailMessages.ts'
import { queueMail } from '../../../server/mail/queue-mail.ts'
import { addCrewOver } from '../../support/rows/crew-over.ts'
import { type MailServer, startMailServer } from '../../support/outside/mail-server.ts'
import { type LoginName, answered, codeOf, setStage, type Stage } from '../../support/stage.ts'

type Message = z.output<typeof EmailMessage>
type Details = z.output<typeof EmailMessageDetails>

let stage: Stage
let smtp: MailServer
beforeEach(async () => {
  smtp = await startMailServer()
  stage = await setStage({ config: { smtpUrl: smtp.url } })
})
afterEach(async () => {
  await stage.close()
  await smtp.close()
})

const hour = 3_600_000
const list = async (who: LoginName, query = '') =>
  answered<{ items: Message[] }>(await stage.as(who, 'GET', `/emailMessages${query}`)).items
const read = async (id: string, who: LoginName = 'office') =>
  answered<Details>(await stage.as(who, 'GET', `/emailMessages/${id}`))
async function send(kind: string, data: Record<string, string>, recipient: string): Promise<string> {
  const { a } = stage.world
  const mail = { tenantId: a.id, kind, data, recipient, language: 'en' }
  const id = await stage.test.database.withTenant(a.id, tx => queueMail(tx, mail, stage.clock.now))
  await stage.server.runJobs()
  return id
}
/** A notice that can be done without. */
const notice = (recipient = 'member@example.test', name = 'Old phone') => send('calendarWithdrawn', { name }, recipient)
const byteLength = (content: ArrayBuffer | Uint8Array | string | undefined) =>
  typeof content === 'object' ? content.byteLength : undefined
const taken = () => smtp.taken.at(-1)?.mail
const tokenIn = (text = '') => /\/unsubscribe\/([\w-]+)/.exec(text)?.[1] ?? ''
const turn = (which: 'subscribe' | 'unsubscribe', token: string) =>
  stage.as(null, 'POST', `/emailMessages/${which}`, { token })

async function password(purpose = 'forgotten'): Promise<string> {
  const [login] = await stage.admin<{ id: string }>('select id from login where login = $1', [
    stage.world.a.logins.member,
  ])
  return send('passwordLink', { loginId: login?.id ?? '', purpose }, 'member@example.test')
}

async function deliveryNote(email: string): Promise<string> {
  const shift = { date: '2026-06-08', from: '06:00', to: '14:00' }
  const times = { inAt: '2026-06-08T03:58:00Z', outAt: '2026-06-08T12:03:00Z' }
  const { crewId, lines } = await addCrewOver(stage, shift, [{ name: 'w1', ...times }])
  const path = `/projectCrews/${crewId}`
  answered(await stage.as('planner', 'POST', `${path}/setProposedPaidChargedHours`))
  const body = { lines: lines.map(id => ({ id, chargeable: 450, startTime: '06:00' })) }
  answered(await stage.as('planner', 'POST', `${path}/digitalConfirm`, body))
  expect((await stage.as('planner', 'POST', `${path}/deliveryNote/signed/send`, { email })).status).toBeLessThan(300)
  await stage.server.runJobs()
  const [row] = await stage.admin<{ id: string }>('select id from mail where crew_id = $1', [crewId])
  return row?.id ?? ''
}

describe('a mail that was sent', () => {
  it('is kept as it was, with its file, whom it went to and what it is about', async () => {
    const id = await deliveryNote('carla@example.test')
    const message = await read(id)
    expect(message).toMatchObject({
      mailbox: 'deliveryNotes',
      state: 'sent',
      reason: null,
      addressee: { name: 'Carla Client', address: 'carla@example.test', company: 'Client Ltd' },
      sender: { name: 'Agency A', address: 'noreply@a.test' },
      hadSentBy: 'planner Example',
      about: { kind: 'project', key: '7001' },
      attachments: 1,
      subject: taken()?.subject,
    })
    const files = answered<{ items: z.output<typeof EmailMessageAttachment>[] }>(
      await stage.as('client', 'GET', `/emailMessages/${id}/emailMessageAttachments`),
    ).items
    expect(files).toMatchObject([
      { contentType: 'application/pdf', size: byteLength(taken()?.attachments[0]?.content) },
    ])
    const file = await stage.as('client', 'GET', `/emailMessageAttachments/${files[0]?.id}/download`)
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(file.text.startsWith('%PDF')).toBe(true)
    // By their words, their mailbox and their state.
    const found = async (query: string) => (await list('office', query)).map(one => one.id)
    expect(await found('?q=carla')).toContain(id)
    expect(await found('?q=7001&mailbox=deliveryNotes&state=sent')).toEqual([id])
    expect(await found('?q=7001&mailbox=invoices')).toEqual([])
    expect(await found('?mailbox=deliveryNotes&state=failed')).toEqual([])
  })

  it('is read by the office, by whom it went to and by their company; by nobody else', async () => {
    const note = await deliveryNote('carla@example.test')
    // Somebody of the agency who was sent the client's paper: it is no mail of the client's.
    const internal = await deliveryNote('planner@example.test')
    const own = await send('calendarWithdrawn', { name: 'Desk' }, 'client@example.test')
    const ids = async (who: LoginName) => (await list(who)).map(({ id }) => id)
    expect(await ids('client')).toEqual(expect.arrayContaining([note, own, stage.world.a.emails.main]))
    expect(await ids('client')).not.toContain(internal)
    expect(await ids('otherClient')).toEqual([stage.world.a.emails.other])
    expect(await ids('office')).toEqual(expect.arrayContaining([note, internal, own]))
    expect((await stage.as('otherClient', 'GET', `/emailMessages/${note}`)).status).toBe(404)
  })

  it('is the client’s also where their contact works for the agency', async () => {
    const { id, persons } = stage.world.a
    await stage.admin(`update person set email = 'carla@example.test' where tenant_id = $1 and id = $2`, [
      ...[id, persons.colleague],
    ])
    const note = await deliveryNote('carla@example.test')
    expect((await list('client')).map(one => one.id)).toContain(note)
    await stage.admin('update person set email = null where tenant_id = $1 and id = $2', [id, persons.colleague])
  })

  it('opens nothing: what its link could do is kept nowhere', async () => {
    const id = await password('welcome')
    const link = /https:\/\/\S+\/welcome\/([\w-]+)/.exec(taken()?.text ?? '')?.[1] ?? ''
    expect(link).toHaveLength(43)
    const message = await read(id)
    expect(message).toMatchObject({ mailbox: 'accounts', subject: 'Welcome to Agency A' })
    expect(message.text).toContain('this link is not shown here')
    expect(message.html).not.toContain('href')
    const everything = await stage.admin('select * from email_message e left join mail m using (tenant_id, id)')
    const words = await stage.admin('select word from search_word')
    for (const kept of [JSON.stringify(message), JSON.stringify(everything), JSON.stringify(words)])
      expect(kept).not.toContain(link.slice(0, 20))
    // And the link works for whoever has the mail.
    expect((await stage.as(null, 'GET', `/forgottenPassword/${link}`)).status).toBe(200)
    // Nor is the one to unsubscribe.
    const other = await notice()
    expect(tokenIn(taken()?.text)).toHaveLength(43)
    expect(JSON.stringify(await read(other))).not.toContain(tokenIn(taken()?.text))
  })

  it('runs nothing: whatever somebody is called stands there as text', async () => {
    const evil = '<img src=x onerror=alert(1)><script>alert(2)</script>'
    const { html, text } = await read(await notice('member@example.test', evil))
    expect(html).not.toMatch(/<(img|script|style|iframe)/i)
    expect(html).toContain('&lt;script&gt;')
    expect(text).toContain(evil)
  })

  it('that came back says why, one that waits is on its way, and each is counted', async () => {
    smtp.manner = 'refuse recipient'
    const failed = await notice()
    smtp.manner = 'later'
    const waits = await notice()
    expect(await read(failed)).toMatchObject({
      state: 'failed',
      cause: 'recipientRefused',
      reason: expect.stringContaining('refuses the recipient'),
    })
    expect(await read(waits)).toMatchObject({
      state: 'queued',
      cause: 'recipientRefused',
      reason: expect.stringContaining('for now'),
      sentAt: null,
    })
    const boxes = answered<{ items: z.output<typeof Mailbox>[] }>(
      await stage.as('office', 'GET', '/emailMessages/mailboxes'),
    )
    expect(boxes.items.find(({ id }) => id === 'accounts')).toEqual({
      id: 'accounts',
      total: 2,
      states: { queued: 1, sent: 0, unclear: 0, failed: 1, stopped: 0 },
    })
    expect((await list('office', '?state=queued')).map(({ id }) => id)).toEqual([waits])
  })

  it('is kept with one copy of its files however often it is tried', async () => {
    smtp.manner = 'later'
    const id = await deliveryNote('carla@example.test')
    smtp.manner = 'take'
    stage.clock.forward(hour)
    await stage.server.runJobs()
    expect(await read(id)).toMatchObject({ state: 'sent', attachments: 1 })
    expect(await stage.admin('select id from email_message_attachment where message_id = $1', [id])).toHaveLength(1)
  })
})

describe('whoever wants no more', () => {
  it('says so by the link of a mail, once or twice, and has them again the same way', async () => {
    await notice()
    const token = tokenIn(taken()?.text)
    expect(taken()?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(
      `<https://a.test/unsubscribe/${token}>`,
    )
    expect(taken()?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
      'List-Unsubscribe=One-Click',
    )
    expect(answered(await turn('unsubscribe', token))).toEqual({
      on: false,
      changed: true,
      address: 'm•••••@example.test',
    })
    expect(answered(await turn('unsubscribe', token))).toMatchObject({ on: false, changed: false })
    const before = smtp.taken.length
    const stopped = await notice('Member@Example.test')
    expect(smtp.taken).toHaveLength(before)
    expect(await read(stopped)).toMatchObject({ state: 'stopped', reason: null })
    // What is needed still comes, and carries no such link.
    await password()
    expect(smtp.taken).toHaveLength(before + 1)
    expect(tokenIn(taken()?.text)).toBe('')
    expect(taken()?.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false)
    expect(answered(await turn('subscribe', token))).toMatchObject({ on: true, changed: true })
    await notice()
    expect(smtp.taken).toHaveLength(before + 2)
  })

  it('is not turned off by a link nobody sent, nor by one of another agency', async () => {
    await notice()
    const token = tokenIn(taken()?.text)
    for (const wrong of ['x', `${token.slice(0, -1)}_`, '0'.repeat(200)])
      expect(codeOf(await turn('unsubscribe', wrong))).toBe('linkNotValid')
    const elsewhere = await stage.server.request(stage.world.b.host, 'POST', '/api/v1/emailMessages/unsubscribe', {
      body: { token },
    })
    expect(codeOf(elsewhere)).toBe('linkNotValid')
    expect(answered(await stage.as('member', 'GET', '/emailMessages/notices'))).toMatchObject({ on: true })
  })

  it('may press the button of the mail program; only opening the address changes nothing', async () => {
    await notice()
    const path = `/unsubscribe/${tokenIn(taken()?.text)}`
    const press = (body: string) =>
      stage.server.request(stage.world.a.host, 'POST', path, {
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    await stage.server.request(stage.world.a.host, 'GET', path)
    expect((await press('anything=else')).status).toBe(400)
    expect(answered(await stage.as('member', 'GET', '/emailMessages/notices'))).toMatchObject({ on: true })
    const elsewhere = await stage.server.request(stage.world.b.host, 'POST', path, {
      body: 'List-Unsubscribe=One-Click',
    })
    expect(elsewhere.status).toBe(410)
    expect((await press('x'.repeat(3000))).status).toBe(413)
    expect((await press('List-Unsubscribe=One-Click')).status).toBe(204)
    expect(answered(await stage.as('member', 'GET', '/emailMessages/notices'))).toMatchObject({ on: false })
  })

  it('turns them on again in the profile, and then no link of before turns them off', async () => {
    await notice()
    const token = tokenIn(taken()?.text)
    expect(answered(await stage.as('member', 'POST', '/emailMessages/notices', { on: false }))).toEqual({
      address: 'member@example.test',
      on: false,
    })
    stage.clock.forward(hour)
    answered(await stage.as('member', 'POST', '/emailMessages/notices', { on: true }))
    expect(codeOf(await turn('unsubscribe', token))).toBe('linkNotValid')
    await notice()
    expect(answered(await turn('unsubscribe', tokenIn(taken()?.text)))).toMatchObject({ on: false })
  })

  it('is told of a call that begins within twelve hours all the same', async () => {
    const { jobs } = stage.world.a
    answered(await stage.as('chief', 'POST', '/emailMessages/notices', { on: false }))
    const cannotCome = async (job: string) => {
      await stage.admin(
        `update project_crew_item_status set status = 'cancelled', cancel_reason = 'Ill' where id = $1`,
        [job],
      )
      const id = await send('cannotCome', { jobId: job, to: 'chief' }, 'chief@example.test')
      return (await read(id)).state
    }
    expect(await cannotCome(jobs.colleague.today)).toBe('sent')
    expect(await cannotCome(jobs.colleague.tomorrow)).toBe('stopped')
  })
})
