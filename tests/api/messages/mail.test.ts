import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { languageCodes } from '../../../domain/languages.ts'
import { type NewMail, queueMail } from '../../../server/mail/queue-mail.ts'
import { smtpMailer } from '../../../server/mail/smtp-mailer.ts'
import { addCrewOver } from '../../support/rows/crew-over.ts'
import { type Manner, type MailServer, startMailServer } from '../../support/outside/mail-server.ts'
import type { ServerOptions } from '../../support/server.ts'
import { answered, setStage, type Stage } from '../../support/stage.ts'

let stage: Stage
let smtp: MailServer

async function begin(options: ServerOptions = {}) {
  smtp = await startMailServer()
  stage = await setStage({ ...options, config: { smtpUrl: smtp.url, ...options.config } })
}
async function end() {
  await stage.close()
  await smtp.close()
}
beforeEach(() => begin())
afterEach(end)

const minute = 60_000
const linksIn = (text = '') => [...text.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => link)

async function queue(more: Partial<NewMail> = {}, purpose = 'forgotten'): Promise<string> {
  const { a } = stage.world
  const [member] = await stage.admin<{ id: string }>('select id from login where login = $1', [a.logins.member])
  const data = { loginId: member?.id ?? '', purpose }
  const mail = { tenantId: a.id, kind: 'passwordLink', data, recipient: 'member@example.test', language: 'en', ...more }
  return stage.test.database.withTenant(a.id, tx => queueMail(tx, mail, stage.clock.now))
}
const rowOf = async (id: string) => {
  const [row] = await stage.admin<{ state: string; attempts: number; last_error: string | null; wait: number }>(
    `select state, attempts, last_error, extract(epoch from next_attempt_at - $2::timestamptz)::float as wait
      from mail where id = $1`,
    [id, stage.clock.now],
  )
  if (!row) throw new Error('the mail has vanished')
  return row
}

describe('a mail', () => {
  it('goes out once, with text and page, headers and one link to the agency’s own host', async () => {
    const id = await queue()
    await stage.server.runJobs()
    await stage.server.runJobs()
    expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 1, last_error: null })
    expect(smtp.taken).toHaveLength(1)
    const { from, to, mail } = smtp.taken[0] ?? {}
    expect({ from, to }).toEqual({ from: 'noreply@a.test', to: ['member@example.test'] })
    expect(mail).toMatchObject({
      from: { name: 'Agency A', address: 'noreply@a.test' },
      to: [{ address: 'member@example.test' }],
      replyTo: [{ name: 'Agency A', address: 'help@example.test' }],
      subject: 'Set a new password',
      messageId: `<${id}@a.test>`,
      date: stage.clock.now.toISOString(),
    })
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
    const [link = '', ...others] = new Set([...linksIn(mail?.text), ...linksIn(mail?.html)])
    expect(others).toEqual([])
    expect(link).toMatch(/^https:\/\/a\.test\/forgottenPassword\/[\w-]{43}$/)
    expect(mail?.text).toContain('member@a.test')
    expect(mail?.text).toContain('10 June 2026 at 11:00 CEST')
  })

  it('loads nothing, runs nothing, and is readable in the dark', async () => {
    await stage.admin(`update person set first_name = '<img src=x onerror=alert(1)> & "Co"' where id = $1`, [
      stage.world.a.persons.member,
    ])
    await queue()
    await stage.server.runJobs()
    const html = smtp.taken[0]?.mail.html ?? ''
    expect(html).toContain('Hello &lt;img src=x onerror=alert(1)&gt; &amp; &quot;Co&quot;')
    expect(html).not.toMatch(/<(img|script|link|iframe|object)|url\(|@import|src=(?!x)/)
    expect(html).toContain('prefers-color-scheme:dark')
    expect(html).toContain('background:#1d4ed8;color:#ffffff')
    for (const tag of ['html', 'head', 'body', 'div', 'p', 'a', 'style', 'title'])
      expect(
        html.split(`<${tag}`).filter(rest => /^[\s>]/.test(rest)),
        tag,
      ).toHaveLength(html.split(`</${tag}>`).length - 1)
  })

  it.each(languageCodes)('says everything in %s, with nothing left to fill in', async language => {
    for (const purpose of ['forgotten', 'renew', 'welcome']) await queue({ language }, purpose)
    await stage.server.runJobs()
    expect(new Set(smtp.taken.map(({ mail }) => mail.subject)).size).toBe(3)
    for (const { mail } of smtp.taken) {
      for (const text of [mail.subject, mail.text, mail.html?.replace(/<style>.*<\/style>/, '')])
        expect(text).not.toMatch(/[{}]|undefined|null/)
      expect(mail.html).toContain(`<html lang="${language === 'deAt' ? 'de-AT' : language}">`)
    }
    expect(
      linksIn(smtp.taken.map(({ mail }) => mail.text).join('\n'))
        .map(link => link.split('/')[3])
        .toSorted(),
    ).toEqual(['forgottenPassword', 'forgottenPassword', 'welcome'])
  })

  it('of a login that is gone fails with a reason', async () => {
    const id = await queue({ data: { loginId: crypto.randomUUID(), purpose: 'forgotten' } })
    await stage.server.runJobs()
    expect(await rowOf(id)).toMatchObject({ state: 'failed', last_error: expect.stringContaining('no longer there') })
    expect(smtp.connections).toBe(0)
  })

  it('is sent by one of many that try at the same time', async () => {
    const ids = [await queue(), await queue(), await queue()]
    smtp.delay = () => 50
    await Promise.all([stage.server.runJobs(), stage.server.runJobs(), stage.server.runJobs()])
    expect(smtp.taken.map(({ mail }) => mail.messageId).toSorted()).toEqual(ids.map(id => `<${id}@a.test>`).toSorted())
  })

  it('that is asked for twice under one id is one mail', async () => {
    const id = crypto.randomUUID()
    await queue({ id })
    await queue({ id })
    await stage.server.runJobs()
    expect(smtp.taken).toHaveLength(1)
  })
})

describe('a delivery note', () => {
  it('arrives as a PDF, with its number, project, day and what the client said', async () => {
    const shift = { date: '2026-06-08', from: '06:00', to: '14:00' }
    const times = { inAt: '2026-06-08T03:58:00Z', outAt: '2026-06-08T12:03:00Z' }
    const { crewId, lines } = await addCrewOver(stage, shift, [{ name: 'w1', ...times }])
    const path = `/projectCrews/${crewId}`
    answered(await stage.as('planner', 'POST', `${path}/setProposedPaidChargedHours`))
    const body = { lines: lines.map(id => ({ id, chargeable: 450, startTime: '06:00' })) }
    answered(await stage.as('planner', 'POST', `${path}/digitalConfirm`, body))
    const sent = await stage.as('planner', 'POST', `${path}/deliveryNote/signed/send`, { email: 'carla@example.test' })
    expect(sent.status).toBeLessThan(300)
    await stage.server.runJobs()
    expect(smtp.taken).toHaveLength(1)
    const { mail } = smtp.taken[0] ?? {}
    const [note] = await stage.admin<{ number: string }>('select number from delivery_note where crew_id = $1', [
      crewId,
    ])
    expect(mail?.subject).toContain(note?.number)
    for (const said of [note?.number ?? '-', '7001 Main a', '8. Juni 2026']) expect(mail?.text).toContain(said)
    const [file, ...others] = mail?.attachments ?? []
    expect(others).toEqual([])
    expect(file).toMatchObject({ mimeType: 'application/pdf', disposition: 'attachment' })
    expect(file?.filename).toMatch(/\.pdf$/)
    expect(
      Buffer.from(file?.content as ArrayBuffer)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })
})

describe('a mail the server does not take', () => {
  it.each([
    ['later', 'does not take the recipient for now: 451 greylisted'],
    ['refuse text', 'refuses the mail: 554 no thanks'],
  ] as const)('“%s” is tried again, each time later, and arrives once', async (manner, reason) => {
    smtp.manner = manner
    const id = await queue()
    for (const wait of [5, 10, 20]) {
      await stage.server.runJobs()
      const row = await rowOf(id)
      expect(row).toMatchObject({ state: 'queued', last_error: expect.stringContaining(reason) })
      expect(row.wait).toBeGreaterThanOrEqual(wait * 0.8 - 0.01)
      expect(row.wait).toBeLessThanOrEqual(wait)
      stage.clock.forward(wait * 1000)
    }
    smtp.manner = 'take'
    await stage.server.runJobs()
    expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 4, last_error: null })
    expect(smtp.taken).toHaveLength(1)
  })

  it('because there is no such recipient has failed, and is not tried again', async () => {
    smtp.manner = 'refuse recipient'
    const id = await queue()
    await stage.server.runJobs()
    const reason = 'The mail server refuses the recipient: 550 no such user here'
    expect(await rowOf(id)).toMatchObject({ state: 'failed', attempts: 1, last_error: reason })
    stage.clock.forward(4 * 24 * 60 * minute)
    await stage.server.runJobs()
    expect(smtp.connections).toBe(1)
  })

  it('for three days has failed', async () => {
    smtp.manner = 'later'
    const id = await queue()
    await stage.server.runJobs()
    stage.clock.forward(3 * 24 * 60 * minute - 1000)
    await stage.server.runJobs()
    expect(await rowOf(id)).toMatchObject({ state: 'queued' })
    stage.clock.forward(11 * minute)
    await stage.server.runJobs()
    expect(await rowOf(id)).toMatchObject({ state: 'failed', attempts: 3 })
  })

  it.each(['drop at text', 'drop before answer'] satisfies Manner[])(
    'or says nothing about (%s) is unclear, and is not sent again',
    async manner => {
      smtp.manner = manner
      const id = await queue()
      await stage.server.runJobs()
      expect(await rowOf(id)).toMatchObject({
        state: 'unclear',
        last_error: expect.stringContaining('connection ended'),
      })
      smtp.manner = 'take'
      stage.clock.forward(60 * minute)
      await stage.server.runJobs()
      expect(smtp.taken).toHaveLength(manner === 'drop at text' ? 0 : 1)
      expect(await rowOf(id)).toMatchObject({ state: 'unclear', attempts: 1 })
    },
  )

  it('because it cannot be put together is tried again, and says so', async () => {
    const id = await queue({ kind: 'nonsense' })
    await stage.server.runJobs()
    const row = { state: 'queued', attempts: 1, last_error: expect.stringContaining('could not be put together') }
    expect(await rowOf(id)).toMatchObject(row)
    await stage.admin(`update mail set kind = 'passwordLink' where id = $1`, [id])
    stage.clock.forward(minute)
    await stage.server.runJobs()
    expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 2, last_error: null })
  })

  it('because nobody answers the port is tried again', async () => {
    await smtp.close()
    const id = await queue()
    await stage.server.runJobs()
    expect(await rowOf(id)).toMatchObject({ state: 'queued', last_error: 'The mail server takes no connections.' })
  })

  it('because it hangs is not waited for, and unclear only once its text was asked for', async () => {
    smtp.manner = 'hang'
    const begun: string[] = []
    const letter = { id: 'x', from: 'a@a.test', to: 'b@b.test', text: Buffer.from('Subject: x\r\n\r\nx\r\n') }
    const mailer = smtpMailer(smtp.url, 200)
    expect(await mailer.send(letter, async () => void begun.push('text'))).toMatchObject({ state: 'unclear' })
    expect(begun).toEqual(['text'])
    const silent = await startMailServer(0, { onMailFrom: () => {} })
    const before = await smtpMailer(silent.url, 200).send(letter, async () => void begun.push('more'))
    expect(before).toMatchObject({ state: 'refused', forGood: false })
    expect(begun).toEqual(['text'])
    await silent.close()
  })

  it('is kept back when it cannot be written down that it leaves', async () => {
    const letter = { id: 'x', from: 'a@a.test', to: 'b@b.test', text: Buffer.from('Subject: x\r\n\r\nx\r\n') }
    const failing = smtpMailer(smtp.url).send(letter, () => Promise.reject(new Error('the database is gone')))
    await expect(failing).rejects.toThrow('the database is gone')
    expect(smtp.taken).toEqual([])
  })
})

describe('a mail found amid its text', () => {
  it('is unclear after five minutes, not before', async () => {
    const id = await queue()
    await stage.admin(`update mail set state = 'sending', sending_since = $2, attempts = 1 where id = $1`, [
      id,
      stage.clock.now,
    ])
    stage.clock.forward(5 * minute)
    await stage.server.runJobs()
    expect(await rowOf(id)).toMatchObject({ state: 'sending' })
    stage.clock.forward(1)
    await stage.server.runJobs()
    expect(await rowOf(id)).toMatchObject({ state: 'unclear', last_error: expect.stringContaining('stopped') })
    expect(smtp.taken).toEqual([])
  })
})

describe('the password of the mail server', () => {
  it('is used, and stands neither in an error nor in the log', async () => {
    await end()
    const logged: string[] = []
    const secret = 'p@ss/w:rd'
    const guarded = await startMailServer(0, {
      authOptional: false,
      onAuth: ({ username, password }, _, done) =>
        username === 'me@x' && password === secret ? done(null, { user: 'me' }) : done(new Error('wrong')),
    })
    const urlWith = (password: string) => guarded.url.replace('//', `//me%40x:${encodeURIComponent(password)}@`)
    const log = pino({ level: 'trace' }, { write: line => logged.push(line) })
    await begin({ log, config: { smtpUrl: urlWith('not-the-secret') } })
    const id = await queue()
    await stage.server.runJobs()
    const row = await rowOf(id)
    expect(row).toMatchObject({
      state: 'queued',
      last_error: expect.stringMatching(/^The mail server refuses our login/),
    })
    expect(JSON.stringify(row) + logged.join('')).not.toContain('not-the-secret')
    const delivered = await smtpMailer(urlWith(secret)).send(
      { id: 'x', from: 'a@a.test', to: 'b@b.test', text: Buffer.from('Subject: x\r\n\r\nx\r\n') },
      async () => {},
    )
    expect(delivered).toEqual({ state: 'sent' })
    await guarded.close()
  })
})

describe('without a mail server', () => {
  it('a mail is a file only its owner may read', async () => {
    await end()
    smtp = await startMailServer()
    stage = await setStage()
    const id = await queue()
    await stage.server.runJobs()
    expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 1 })
    const folder = join(stage.test.database.dataDir, 'mail')
    expect(readdirSync(folder)).toEqual([`${id}.eml`])
    const path = join(folder, `${id}.eml`)
    expect(readFileSync(path, 'utf8')).toMatch(/^Subject: Set a new password\r?$/m)
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600)
  })
})
