import { decodeJwt } from 'jose'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as passwords from '../../../server/auth/passwords.ts'
import { openDatabase } from '../../../server/database/open.ts'
import { silent } from '../../support/database.ts'
import { startTestServer } from '../../support/server.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import { temporaryFolder } from '../../support/files/temporary-folder.ts'
import { until } from '../../support/until.ts'
import { password, worldNow } from '../../support/world/cast.ts'

let stage: Stage
beforeEach(async () => {
  await stage?.close()
  stage = await setStage()
})
afterAll(() => stage.close())

const logIn = (login: string, secret = password, host = stage.world.a.host) =>
  stage.server.request(host, 'POST', '/api/v1/auth/token', { body: { login, password: secret }, key: null })
const withToken = (token: string, path = '/userRights', method = 'GET') =>
  stage.server.request(stage.world.a.host, method, `/api/v1${path}`, { token })
const days = 86_400_000

describe('logging in', () => {
  it('answers a token that says who one is, and nothing secret', async () => {
    const { a } = stage.world
    const { token } = answered<{ token: string }>(await logIn(a.logins.member))
    const claims = decodeJwt(token)
    expect(claims).toMatchObject({
      type: 'MOBILE',
      tid: a.id,
      loginData: { person: a.persons.member, language: 'en', loginTypes: [{ caption: 'Crew' }] },
    })
    expect(claims.exp).toBe((worldNow.getTime() + 30 * days) / 1000)
    expect(JSON.stringify(claims)).not.toMatch(/argon|hash|phone|email/i)
  })

  it('takes the login in any case and with blanks around it, the password exactly', async () => {
    const { member } = stage.world.a.logins
    answered(await logIn(` ${member.toUpperCase()} `))
    expect(codeOf(await logIn(member, `${password} `))).toBe('loginRefused')
    expect(codeOf(await logIn(member, password.toUpperCase()))).toBe('loginRefused')
  })

  it.each([
    ['projectVisitor', 'project', 7, '7001'],
    ['plusCrewVisitor', 'pluscrew', 90, '12'],
    ['kiosk', 'kiosk', 14, undefined],
  ] as const)('as a %s gives a session of its own kind and length', async (name, type, length, number) => {
    const { token } = answered<{ token: string }>(await logIn(stage.world.a.logins[name]))
    const claims = decodeJwt<{ loginData: { number?: string } }>(token)
    expect(claims).toMatchObject({ type, exp: (worldNow.getTime() + length * days) / 1000 })
    expect(claims.loginData.number).toBe(number)
  })

  it('refuses a wrong password and an unknown login alike, after comparing a password in both cases', async () => {
    const compared = vi.spyOn(passwords, 'passwordMatches')
    const wrong = await logIn(stage.world.a.logins.member, 'wrong')
    const unknown = await logIn('nobody@a.test', 'wrong')
    const elsewhere = await logIn(stage.world.b.logins.member, password)
    expect(wrong.status).toBe(401)
    const shown = (answer: typeof wrong) => ({ ...(answer.body as object), instance: '' })
    expect(shown(unknown)).toEqual(shown(wrong))
    expect(shown(elsewhere)).toEqual(shown(wrong))
    expect(compared.mock.calls.map(([stored, given]) => [stored === null, given])).toEqual([
      [false, 'wrong'],
      [true, 'wrong'],
      [true, password],
    ])
    compared.mockRestore()
  })

  it.each(['member', 'nobody'])('refuses the sixth attempt for %s, and says how long to wait', async name => {
    const login = `${name}@a.test`
    for (let attempt = 1; attempt <= 5; attempt++) expect((await logIn(login, 'wrong')).status).toBe(401)
    stage.clock.forward(60_000)
    const sixth = await logIn(login, password)
    expect(sixth).toMatchObject({ status: 429, body: { code: 'tooManyAttempts', retryAfter: 14 * 60 } })
    expect(sixth.headers['retry-after']).toBe(String(14 * 60))
    stage.clock.forward(14 * 60_000 + 1)
    expect((await logIn(login)).status).toBe(name === 'member' ? 200 : 401)
  })

  it('counts guesses that are sent at once', async () => {
    const guesses = await Promise.all(Array.from({ length: 20 }, (_, n) => logIn('member@a.test', `guess ${n}`)))
    const statuses = guesses.map(({ status }) => status)
    expect(statuses.filter(status => status === 401)).toHaveLength(5)
    expect(statuses.filter(status => status === 429)).toHaveLength(15)
  })

  it('limits one login without touching others behind the same address, and forgets failures after a success', async () => {
    for (let attempt = 1; attempt <= 6; attempt++) await logIn('member@a.test', 'wrong')
    answered(await logIn('chief@a.test'))
    for (let round = 0; round < 3; round++) {
      for (let attempt = 1; attempt <= 4; attempt++) await logIn('colleague@a.test', 'wrong')
      answered(await logIn('colleague@a.test'))
    }
  })

  it('limits an address that tries many logins', async () => {
    await stage.admin(
      `insert into login_attempt (tenant_id, key, failures, since) values ($1, 'address 127.0.0.1', 200, $2)`,
      [stage.world.a.id, worldNow],
    )
    expect(codeOf(await logIn('planner@a.test'))).toBe('tooManyAttempts')
    answered(await logIn('planner@b.test', password, stage.world.b.host))
  })
})

describe('a link that many screens share', () => {
  const screens = <T>(of: () => Promise<T>) => Promise.all(Array.from({ length: 25 }, of))

  it('lets all of them in at once', async () => {
    const { plusCrewVisitor } = stage.world.a.logins
    for (const answer of await screens(() => logIn(plusCrewVisitor))) answered(answer)
  })

  it('is not locked by those that still have an old password', async () => {
    const { plusCrewVisitor } = stage.world.a.logins
    for (const { status } of await screens(() => logIn(plusCrewVisitor, 'the one before'))) expect(status).toBe(401)
    for (const answer of await screens(() => logIn(plusCrewVisitor))) answered(answer)
  })
})

describe('wrong guesses', () => {
  const from = async (address: string, login: string, secret: string) => {
    const proxied = await startTestServer(stage.test.database, { clock: stage.clock, config: { trustProxy: 1 } })
    try {
      return await proxied.request('a.test', 'POST', '/api/v1/auth/token', {
        body: { login, password: secret },
        key: null,
        headers: { 'x-forwarded-for': address },
      })
    } finally {
      await proxied.stop()
    }
  }

  it('from one address lock nobody out elsewhere', async () => {
    for (let attempt = 1; attempt <= 6; attempt++) await logIn('member@a.test', 'wrong')
    expect(codeOf(await logIn('member@a.test'))).toBe('tooManyAttempts')
    answered(await from('203.0.113.7', 'member@a.test', password))
  })

  it('from everywhere lock out whom nobody knows, not where the person has logged in before', async () => {
    answered(await from('203.0.113.7', 'member@a.test', password))
    await stage.admin(
      `insert into login_attempt (tenant_id, key, failures, since) values ($1, 'account member@a.test', 50, $2)`,
      [stage.world.a.id, worldNow],
    )
    expect(codeOf(await logIn('member@a.test'))).toBe('tooManyAttempts')
    answered(await from('203.0.113.7', 'member@a.test', password))
    expect(codeOf(await logIn('member@a.test'))).toBe('tooManyAttempts')
  })

  it('alone are counted: logging in often is no attack', async () => {
    for (let time = 0; time < 8; time++) answered(await logIn('member@a.test'))
  })

  it.each([-3, 3])('never keep anybody longer than the window, though the clock was moved by %i days', async moved => {
    for (let attempt = 1; attempt <= 6; attempt++) await logIn('member@a.test', 'wrong')
    stage.clock.forward(moved * days)
    const after = await logIn('member@a.test')
    if (after.status !== 200) expect(Number(after.headers['retry-after'])).toBeLessThanOrEqual(900)
    stage.clock.forward(15 * 60_000 + 1)
    answered(await logIn('member@a.test'))
  })

  it('ask for no more patience than the window has, though it began later than now', async () => {
    await stage.admin(
      `insert into login_attempt (tenant_id, key, failures, since) values ($1, 'password request member@a.test', 9, $2)`,
      [stage.world.a.id, new Date(worldNow.getTime() + 3 * days)],
    )
    const body = { login: 'member@a.test' }
    for (let time = 0; time < 6; time++) await stage.as(null, 'POST', '/forgottenPassword', body)
    const { status, headers } = await stage.as(null, 'POST', '/forgottenPassword', body)
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBe(900)
  })
})

describe('refreshing', () => {
  it('gives a younger token and keeps the old one until it expires', async () => {
    const old = await stage.token('member')
    stage.clock.forward(29 * days)
    const { token } = answered<{ token: string }>(await withToken(old, '/auth/refresh'))
    expect(token).not.toBe(old)
    expect(decodeJwt(token).sub).toBe(decodeJwt(old).sub)
    expect((await withToken(old)).status).toBe(200)
    expect((await withToken(old, '/auth/refresh')).status).toBe(200)
    stage.clock.forward(days)
    expect((await withToken(old)).status).toBe(401)
    expect((await withToken(token)).status).toBe(200)
    stage.clock.forward(29 * days)
    expect((await withToken(token, '/auth/refresh')).status).toBe(401)
  })

  it('does not prolong a kiosk, which ends with its crew', async () => {
    const old = await stage.token('kiosk')
    stage.clock.forward(13 * days)
    const { token } = answered<{ token: string }>(await withToken(old, '/auth/refresh'))
    expect(decodeJwt(token).exp).toBe(decodeJwt(old).exp)
  })

  it('is never kept by a cache', async () => {
    const answer = await withToken(await stage.token('member'), '/auth/refresh')
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('logging out', () => {
  it('ends this session with all its tokens at once, and no other', async () => {
    const old = await stage.token('member')
    const { token } = answered<{ token: string }>(await withToken(old, '/auth/refresh'))
    const other = await stage.server.login('a.test', stage.world.a.logins.member)
    expect((await withToken(old, '/auth/logout', 'POST')).status).toBe(204)
    for (const gone of [old, token]) expect(codeOf(await withToken(gone))).toBe('sessionEnded')
    expect((await withToken(other)).status).toBe(200)
    expect(codeOf(await withToken(token, '/auth/refresh'))).toBe('sessionEnded')
  })

  it('ends it within a second in every other copy of the server, also where the token was just used', async () => {
    const folder = temporaryFolder()
    const { appUrl } = stage.test
    const second = await openDatabase({ dataDir: folder.path, explicitDataDir: true, databaseUrl: appUrl }, silent, {
      poolSize: 3,
    })
    const copy = await startTestServer(second, { clock: stage.clock })
    try {
      const token = await stage.token('member')
      const there = () => copy.request('a.test', 'GET', '/api/v1/userRights', { token })
      expect((await there()).status).toBe(200)
      await withToken(token, '/auth/logout', 'POST')
      await until(async () => (await there()).status === 401, 'the other copy to hear of the logout', 1000)
    } finally {
      await copy.stop()
      await second.close()
      folder.remove()
    }
  })
})

describe('rights', () => {
  it('are those of the login type, and none for visitors; a kiosk may not even ask', async () => {
    const rights = async (name: Parameters<Stage['token']>[0], path = '/userRights') =>
      Object.keys(answered<object>(await withToken(await stage.token(name), path)))
    expect(await rights('member')).toEqual(expect.arrayContaining(['crewInfo', 'vacancies', 'payrolls']))
    expect(await rights('client')).not.toContain('crewInfo')
    for (const visitor of ['projectVisitor', 'plusCrewVisitor'] as const) expect(await rights(visitor)).toEqual([])
    for (const path of ['/userRights', '/mailboxUserRights'])
      expect(codeOf(await withToken(await stage.token('kiosk'), path))).toBe('visitorNotAllowed')
    expect(await rights('office', '/mailboxUserRights')).toEqual(['emailMessages'])
    expect(await rights('member', '/mailboxUserRights')).toEqual([])
  })
})
