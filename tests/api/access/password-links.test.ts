import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../../server/database/open.ts'
import { addLogin, mailWelcome, unknownPassword, welcomePath } from '../../../server/tenant/invite.ts'
import { silent } from '../../support/database.ts'
import { type MailServer, startMailServer } from '../../support/outside/mail-server.ts'
import { startTestServer, type ServerOptions } from '../../support/server.ts'
import { full } from '../../support/full.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import { temporaryFolder } from '../../support/files/temporary-folder.ts'
import { until } from '../../support/until.ts'
import { password, worldNow } from '../../support/world/cast.ts'

let stage: Stage
let smtp: MailServer
let logged: string[]
const statements: string[] = []

async function begin(options: ServerOptions = {}) {
  logged = []
  smtp = await startMailServer()
  const database = { onQuery: (text: string) => statements.push(text) }
  stage = await setStage({ ...options, database, config: { smtpUrl: smtp.url, ...options.config } })
}
beforeEach(() => begin())
afterEach(async () => {
  await stage.close()
  await smtp.close()
})

const minute = 60_000
const days = 86_400_000
const hour = 60 * minute
const fresh = 'a password of one’s own'

const post = (path: string, body: unknown, host = stage.world.a.host, headers: Record<string, string> = {}) =>
  stage.server.request(host, 'POST', `/api/v1${path}`, { body, headers })
const ask = (login: string, more: object = {}, host = stage.world.a.host) =>
  post('/forgottenPassword', { login, ...more }, host)
const look = (token: string, host = stage.world.a.host) =>
  stage.server.request(host, 'GET', `/api/v1/forgottenPassword/${token}`)
const set = (token: string, secret = fresh, host = stage.world.a.host) =>
  post(`/forgottenPassword/${token}`, { password: secret }, host)
const logIn = (secret: string) => post('/auth/token', { login: stage.world.a.logins.member, password: secret })
const withoutInstance = ({ status, body }: { status: number; body: unknown }) => ({
  status,
  body: typeof body === 'object' ? { ...body, instance: '' } : body,
})

const links = () =>
  smtp.taken.flatMap(({ mail }) => [...(mail.text ?? '').matchAll(/https?:\/\/\S+/g)].map(([link]) => link))
const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1)

/** The token of a link mailed to the member. */
async function linkFor(login = stage.world.a.logins.member, more: object = {}): Promise<string> {
  const before = links().length
  expect((await ask(login, more)).status).toBe(204)
  await stage.server.runJobs()
  const link = links()[before]
  if (!link) throw new Error('no link was mailed')
  return tokenOf(link)
}

describe('asking for a link', () => {
  it('mails one to the person’s address, whatever the case of the login', async () => {
    expect((await ask(` ${stage.world.a.logins.member.toUpperCase()} `)).status).toBe(204)
    await stage.server.runJobs()
    expect(smtp.taken.map(({ to }) => to)).toEqual([['member@example.test']])
    expect(links()[0]).toMatch(/^https:\/\/a\.test\/forgottenPassword\/[\w-]{43}$/)
  })

  it('never takes the host of the link from the request', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', forwarded: 'host=evil.example' }
    await post('/forgottenPassword', { login: stage.world.a.logins.member }, '127.0.0.1:6666', headers)
    expect((await ask(stage.world.a.logins.member, {}, 'evil.example')).status).toBe(404)
    await stage.server.runJobs()
    expect(links().map(link => new URL(link).host)).toEqual(['a.test'])
  })

  it.each(['nobody@a.test', 'projectVisitor', 'plusCrewVisitor', 'kiosk'] as const)(
    'answers for %s what it answers for the member, writes the same, and mails nothing',
    async name => {
      const { logins } = stage.world.a
      const login = name in logins ? logins[name as 'kiosk'] : name
      const jobs = () =>
        stage.admin('select task_identifier, attempts, max_attempts, priority from graphile_worker.jobs')
      const known = await ask(logins.member)
      const [job] = await jobs()
      await stage.server.runJobs()
      expect(smtp.taken).toHaveLength(1)
      const other = await ask(login)
      expect({ ...withoutInstance(other), text: other.text }).toEqual({ ...withoutInstance(known), text: known.text })
      expect(await jobs()).toEqual([job])
      await stage.server.runJobs()
      expect(smtp.taken).toHaveLength(1)
      expect(await jobs()).toEqual([])
    },
  )

  it('asks the database the same for a login that does not exist', async () => {
    const askedFor = async (login: string) => {
      statements.length = 0
      expect((await ask(login)).status).toBe(204)
      return [...statements]
    }
    const known = await askedFor(stage.world.a.logins.member)
    expect(known.length).toBeGreaterThan(2)
    expect(await askedFor('nobody@a.test')).toEqual(known)
  })

  it.runIf(full)('takes as long for a login that does not exist', async () => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const { member } = stage.world.a.logins
    for (let round = 0; round < 60; round++) {
      const kind = round % 2 ? 'known' : 'unknown'
      const started = performance.now()
      expect((await ask(kind === 'known' ? member : `nobody${round}@a.test`)).status).toBe(204)
      times[kind].push(performance.now() - started)
      await stage.admin('delete from login_attempt')
    }
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
    const ratio = median(times.known) / median(times.unknown)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  it.each(['member@a.test', 'nobody@a.test'])('is refused the sixth time within 15 minutes for %s', async login => {
    for (let time = 1; time <= 5; time++) expect((await ask(login)).status).toBe(204)
    stage.clock.forward(5 * minute)
    const sixth = await ask(login)
    expect(sixth).toMatchObject({ status: 429, body: { code: 'tooManyAttempts', retryAfter: 600 } })
    expect((await ask('chief@a.test')).status).toBe(204)
    expect((await logIn(password)).status).toBe(200)
    stage.clock.forward(10 * minute + 1)
    expect((await ask(login)).status).toBe(204)
  })

  it('is refused to an address that asks for many', async () => {
    await stage.admin(
      `insert into login_attempt (tenant_id, key, failures, since) values ($1, 'password request from 127.0.0.1', 100, $2)`,
      [stage.world.a.id, worldNow],
    )
    expect(codeOf(await ask('chief@a.test'))).toBe('tooManyAttempts')
  })

  it('says why it came: forgotten, or to be renewed', async () => {
    const forgotten = await linkFor()
    const renewed = await linkFor(undefined, { renew: true })
    expect(answered(await look(forgotten))).toMatchObject({ purpose: 'forgotten' })
    expect(answered(await look(renewed))).toMatchObject({ purpose: 'renew' })
    expect(new Set(smtp.taken.map(({ mail }) => mail.subject)).size).toBe(2)
  })

  it('keeps no token: neither in tables nor in the log', async () => {
    await stage.close()
    await smtp.close()
    const log = pino({ level: 'trace' }, { write: line => logged.push(line) })
    await begin({ log })
    const token = await linkFor()
    await look(token)
    await stage.server.request('a.test', 'GET', `/forgottenPassword/${token}`)
    await stage.server.request('a.test', 'GET', `/welcome/${token}`)
    await set(token)
    expect(logged.join('')).toContain('/forgottenPassword/[removed]')
    expect(logged.join('')).toContain('/welcome/[removed]')
    expect(logged.join('')).not.toContain(token)
    for (const table of [
      'mail',
      'email_message',
      'search_word',
      'password_link',
      'graphile_worker._private_jobs',
      'login_attempt',
    ])
      expect(JSON.stringify(await stage.admin(`select * from ${table}`)), table).not.toContain(token)
  })
})

describe('a link', () => {
  it('says whose password it sets, and until when', async () => {
    expect(answered(await look(await linkFor()))).toEqual({
      login: 'member@a.test',
      name: 'member Example',
      purpose: 'forgotten',
      expiresAt: new Date(worldNow.getTime() + hour).toISOString(),
    })
  })

  it('sets a password once', async () => {
    const token = await linkFor()
    expect(answered(await set(token))).toEqual({ login: 'member@a.test' })
    expect(codeOf(await logIn(password))).toBe('loginRefused')
    expect((await logIn(fresh)).status).toBe(200)
    expect(codeOf(await set(token, 'another password'))).toBe('linkNotValid')
    expect((await logIn(fresh)).status).toBe(200)
  })

  it('sets exactly one of twenty passwords that are sent at once', async () => {
    const token = await linkFor()
    const tries = await Promise.all(Array.from({ length: 20 }, (_, n) => set(token, `password number ${n}`)))
    const statuses = tries.map(({ status }) => status)
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect(statuses.filter(status => status === 410)).toHaveLength(19)
    expect((await logIn(`password number ${statuses.indexOf(200)}`)).status).toBe(200)
  })

  it.each(['used', 'expired', 'replaced by a newer one', 'of another agency', 'never sent'])(
    'answers the same when it is %s',
    async what => {
      const never = 'A'.repeat(43)
      const token = what === 'never sent' ? 'B'.repeat(43) : await linkFor()
      const host = what === 'of another agency' ? stage.world.b.host : stage.world.a.host
      if (what === 'used') answered(await set(token))
      if (what === 'expired') stage.clock.forward(hour)
      if (what.startsWith('replaced')) {
        stage.clock.forward(minute)
        await linkFor()
      }
      for (const send of [look, (key: string, at: string) => set(key, fresh, at)]) {
        const answer = await send(token, host)
        expect(withoutInstance(answer)).toEqual(withoutInstance(await send(never, host)))
        expect(answer.status).toBe(410)
        expect(codeOf(answer)).toBe('linkNotValid')
      }
      if (what === 'of another agency') answered(await look(token))
    },
  )

  it('stays good until the hour is over', async () => {
    const token = await linkFor()
    stage.clock.forward(hour - 1)
    answered(await set(token))
  })

  it('stays good while the mail with the next one has not left', async () => {
    const token = await linkFor()
    stage.clock.forward(minute)
    smtp.manner = 'later'
    await ask(stage.world.a.logins.member)
    await stage.server.runJobs()
    answered(await look(token))
  })

  it('stays good after a password that is too short, the login itself or everybody’s', async () => {
    const token = await linkFor()
    for (const bad of ['too short', 'Member@A.test', ' member@a.test ', '1q2w3e4r5t', 'Sunshine2026!'])
      expect(codeOf(await set(token, bad)), bad).toBe('invalidInput')
    answered(await set(token))
  })

  it('takes every other link of the login with it, and its failures', async () => {
    const forgotten = await linkFor()
    const renew = await linkFor(undefined, { renew: true })
    for (let n = 0; n < 6; n++) await logIn('wrong')
    answered(await set(forgotten))
    expect(codeOf(await look(renew))).toBe('linkNotValid')
    expect((await logIn(fresh)).status).toBe(200)
  })

  it('ends every session of the login here and, within a second, in another copy, and nobody else’s', async () => {
    const folder = temporaryFolder()
    const { appUrl } = stage.test
    const options = { dataDir: folder.path, explicitDataDir: true, databaseUrl: appUrl }
    const second = await openDatabase(options, silent, { poolSize: 3 })
    const copy = await startTestServer(second, { clock: stage.clock })
    try {
      const tokens = [await stage.token('member'), await stage.server.login('a.test', 'member@a.test')]
      const chief = await stage.token('chief')
      const at = (server: Pick<typeof copy, 'request'>, token: string) =>
        server.request('a.test', 'GET', '/api/v1/userRights', { token })
      for (const token of tokens)
        for (const server of [copy, stage.server]) expect((await at(server, token)).status).toBe(200)
      const link = await linkFor()
      answered(await set(link))
      for (const token of tokens) expect(codeOf(await at(stage.server, token))).toBe('sessionEnded')
      for (const token of tokens)
        await until(async () => (await at(copy, token)).status === 401, 'the other copy to hear of it', 1000)
      expect((await at(copy, chief)).status).toBe(200)
    } finally {
      await copy.stop()
      await second.close()
      folder.remove()
    }
  })

  it('leaves no session behind that began with the old password at the same moment', async () => {
    const token = await linkFor()
    const [, ...logins] = await Promise.all([set(token), ...Array.from({ length: 5 }, () => logIn(password))])
    for (const { status, body } of logins) {
      if (status !== 200) continue
      const session = await stage.server.request('a.test', 'GET', '/api/v1/userRights', {
        token: (body as { token: string }).token,
      })
      expect(session.status).toBe(401)
    }
    const left = await stage.admin(`select s.id from session s join login l on l.id = s.login_id
      where l.login = 'member@a.test' and s.revoked_at is null`)
    expect(left).toEqual([])
  })

  it('is looked up so often by one address and no more', async () => {
    for (let n = 0; n < 3; n++) answered(await look(stage.world.a.links.welcome))
    await stage.admin(
      `update login_attempt set failures = 100 where tenant_id = $1 and key = 'password link from 127.0.0.1'`,
      [stage.world.a.id],
    )
    expect(codeOf(await look(stage.world.a.links.welcome))).toBe('tooManyAttempts')
    expect(codeOf(await set(stage.world.a.links.welcome))).toBe('tooManyAttempts')
    stage.clock.forward(15 * minute + 1)
    answered(await set(stage.world.a.links.welcome))
  })
})

describe('the page of a link', () => {
  it('answers a repetition whose first answer was lost as it did then, and nothing but that', async () => {
    const token = await linkFor()
    const key = 'the-very-same-key'
    const send = (secret: string) =>
      stage.server.request(stage.world.a.host, 'POST', `/api/v1/forgottenPassword/${token}`, {
        body: { password: secret },
        key,
      })
    const first = answered(await send(fresh))
    expect(answered(await send(fresh))).toEqual(first)
    expect(codeOf(await send('another password'))).toBe('idempotencyKeyReused')
    expect(codeOf(await set(token))).toBe('linkNotValid')
    answered(await logIn(fresh))
    const [kept] = await stage.admin<{ told: string }>(
      `select k::text as told from idempotency_key k where key = '${key}'`,
    )
    expect(kept?.told).not.toContain(fresh)
  })

  it('is asked for once, however often the same request comes', async () => {
    for (let time = 0; time < 3; time++) {
      const sent = { body: { login: stage.world.a.logins.member }, key: 'one-asking-of-the-member' }
      const asked = await stage.server.request(stage.world.a.host, 'POST', '/api/v1/forgottenPassword', sent)
      expect(asked.status).toBe(204)
      await stage.server.runJobs()
    }
    expect(smtp.taken).toHaveLength(1)
  })

  it('is kept by nobody, and its address told to nobody', async () => {
    const folder = temporaryFolder()
    const web = join(folder.path, 'web')
    mkdirSync(web)
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>%tenant.title%</title>')
    const copy = await startTestServer(stage.test.database, { clock: stage.clock, web })
    try {
      const plain = await copy.request('a.test', 'GET', '/login')
      expect(plain.headers['cache-control']).toBe('no-cache')
      for (const path of ['/forgottenPassword/abc', '/welcome/abc']) {
        const headers = { 'if-none-match': String(plain.headers.etag) }
        const page = await copy.request('a.test', 'GET', path, { headers })
        expect(page.status, path).toBe(200)
        expect(page.headers, path).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      }
    } finally {
      await copy.stop()
      folder.remove()
    }
  })
})

describe('somebody who is invited', () => {
  const newcomer = {
    login: 'New.Hand@example.test',
    firstName: 'New',
    lastName: 'Hand',
    loginTypes: ['crew' as const],
    language: 'nl',
    timeZone: 'Europe/Amsterdam',
  }
  const invited = async () => {
    const passwordHash = await unknownPassword()
    const { id } = stage.world.a
    return stage.test.database.withTenant(id, tx => addLogin(tx, id, newcomer, passwordHash))
  }

  it('gets a link in their own language, chooses a password within seven days and logs in', async () => {
    const { id: tenantId } = stage.world.a
    const loginId = await invited()
    const to = { tenantId, loginId, recipient: newcomer.login, language: newcomer.language }
    await stage.test.database.withTenant(tenantId, tx => mailWelcome(tx, to, stage.clock.now))
    await stage.server.runJobs()
    expect(smtp.taken.map(({ mail }) => mail.subject)).toEqual(['Welkom bij Agency A'])
    const [link = ''] = links()
    expect(link).toMatch(/^https:\/\/a\.test\/welcome\/[\w-]{43}$/)
    stage.clock.forward(7 * days - 1)
    expect(answered(await look(tokenOf(link)))).toMatchObject({ name: 'New Hand', purpose: 'welcome' })
    answered(await set(tokenOf(link)))
    answered(await post('/auth/token', { login: newcomer.login, password: fresh }))
  })

  it('a second time is the same person, with another link', async () => {
    const { id } = stage.world.a
    const loginId = await invited()
    stage.clock.forward(8 * days)
    expect(await invited()).toBe(loginId)
    const path = await stage.test.database.withTenant(id, tx => welcomePath(tx, id, loginId, stage.clock.now))
    answered(await set(tokenOf(path)))
    const people = await stage.admin('select from person where email = $1', [newcomer.login.toLowerCase()])
    expect(people).toHaveLength(1)
  })
})
