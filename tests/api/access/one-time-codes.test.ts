import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashOfToken } from '../../../server/auth/password-link.ts'
import { givenCodes, shownAt } from '../../support/one-time-codes.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import { password } from '../../support/world/cast.ts'

interface Codes {
  codesSince: string | null
  spareCodesLeft: number
}

let stage: Stage
beforeEach(async () => {
  stage = await setStage()
})
afterEach(() => stage.close())

const seconds = (count: number) => stage.clock.forward(count * 1000)
const status = async () => answered<Codes>(await stage.as('member', 'GET', '/oneTimeCodes'))
const start = (code: string) => stage.as('member', 'POST', '/oneTimeCodes', { code })
/** Codes are asked for, and the next one is another one. */
async function withCodes() {
  const given = await givenCodes(stage)
  answered(await start(shownAt(given.secret, stage.clock.now)))
  seconds(30)
  return given
}
const logIn = (body: { code?: string; password?: string } = {}, who: 'member' | 'colleague' = 'member') =>
  stage.server.request(stage.world.a.host, 'POST', '/api/v1/auth/token', {
    body: { login: stage.world.a.logins[who], password, ...body },
    key: null,
  })
const end = (secret: string) =>
  stage.as('member', 'POST', '/oneTimeCodes/removals', { password: secret }, { key: null })

describe('a login with one-time codes', () => {
  it('is asked for one once the first was right, and not before', async () => {
    expect(await status()).toEqual({ codesSince: null, spareCodesLeft: 0 })
    const { secret, setupAddress } = await givenCodes(stage)
    const address = new URL(setupAddress)
    expect(address.href).toMatch(/^otpauth:\/\/totp\//)
    expect(decodeURIComponent(address.pathname)).toContain(stage.world.a.logins.member)
    expect(address.searchParams.get('secret')).toBe(secret)
    answered(await logIn())
    expect(codeOf(await start('000000'))).toBe('codeRefused')
    answered(await logIn())

    const code = shownAt(secret, stage.clock.now)
    expect(answered(await start(`${code.slice(0, 3)} ${code.slice(3)}`))).toEqual({
      codesSince: stage.clock.now.toISOString(),
      spareCodesLeft: 10,
    })
    expect(codeOf(await logIn())).toBe('codeWanted')
    seconds(30)
    answered(await logIn({ code: shownAt(secret, stage.clock.now) }))
    answered(await logIn({}, 'colleague'))
  })

  it('asks for the code only once the password is right', async () => {
    await withCodes()
    expect(codeOf(await logIn({ password: 'wrong' }))).toBe('loginRefused')
    expect(codeOf(await logIn({ password: 'wrong', code: '123456' }))).toBe('loginRefused')
  })

  it('takes the code of this half minute and of its neighbours, each once', async () => {
    const { secret } = await withCodes()
    seconds(300)
    const at = (offset: number) => shownAt(secret, new Date(stage.clock.now.getTime() + offset * 1000))
    expect(codeOf(await logIn({ code: at(-60) }))).toBe('codeRefused')
    expect(codeOf(await logIn({ code: at(60) }))).toBe('codeRefused')
    answered(await logIn({ code: at(-30) }))
    expect(codeOf(await logIn({ code: at(-30) }))).toBe('codeRefused')
    answered(await logIn({ code: at(30) }))
    // Whoever saw one over somebody's shoulder has it in vain.
    expect(codeOf(await logIn({ code: at(0) }))).toBe('codeRefused')
  })

  it('takes one code once, of two who come with it at the same time', async () => {
    const { secret } = await withCodes()
    const code = shownAt(secret, stage.clock.now)
    const both = await Promise.all([logIn({ code }), logIn({ code })])
    expect(both.map(({ status: said }) => said).toSorted()).toEqual([200, 401])
  })

  it('takes each spare code once, however it was typed', async () => {
    const { spareCodes } = await withCodes()
    expect(new Set(spareCodes).size).toBe(10)
    const [one = '', two = ''] = spareCodes
    answered(await logIn({ code: one }))
    expect(codeOf(await logIn({ code: one }))).toBe('codeRefused')
    answered(await logIn({ code: ` ${two.replace('-', '').toUpperCase()} ` }))
    expect((await status()).spareCodesLeft).toBe(8)
  })

  it('counts wrong codes as wrong passwords, and refuses a right one after too many', async () => {
    const { secret } = await withCodes()
    for (let at = 0; at < 5; at++) expect(codeOf(await logIn({ code: '000000' }))).toBe('codeRefused')
    expect(codeOf(await logIn({ code: shownAt(secret, stage.clock.now) }))).toBe('tooManyAttempts')
    seconds(16 * 60)
    answered(await logIn({ code: shownAt(secret, stage.clock.now) }))
  })

  it('takes no guesses back by a password alone', async () => {
    const { secret } = await withCodes()
    for (let at = 0; at < 4; at++) {
      expect(codeOf(await logIn({ code: '000000' }))).toBe('codeRefused')
      expect(codeOf(await logIn())).toBe('codeWanted')
    }
    expect(codeOf(await logIn({ code: '000000' }))).toBe('codeRefused')
    expect(codeOf(await logIn({ code: shownAt(secret, stage.clock.now) }))).toBe('tooManyAttempts')
  })

  it('is asked for none any more with the password, and begins anew with another secret', async () => {
    const before = await withCodes()
    expect(codeOf(await end('wrong'))).toBe('passwordWrong')
    expect(codeOf(await logIn())).toBe('codeWanted')
    expect(answered(await end(password))).toEqual({ codesSince: null, spareCodesLeft: 0 })
    answered(await logIn())
    const after = await givenCodes(stage)
    expect(after.secret).not.toBe(before.secret)
    answered(await start(shownAt(after.secret, stage.clock.now)))
    expect(codeOf(await logIn({ code: before.spareCodes[0] ?? '' }))).toBe('codeRefused')
  })

  it('begins with the last secret that was asked for', async () => {
    const [first, second] = [await givenCodes(stage), await givenCodes(stage)]
    expect(codeOf(await start(shownAt(first.secret, stage.clock.now)))).toBe('codeRefused')
    answered(await start(shownAt(second.secret, stage.clock.now)))
    const again = await stage.as('member', 'POST', '/oneTimeCodes/secrets', { password }, { key: null })
    expect([codeOf(again), codeOf(await start('000000'))]).toEqual(['outOfTurn', 'outOfTurn'])
  })

  it('takes a repetition of the first code for what it is, and no code of a secret that was replaced', async () => {
    const first = await givenCodes(stage)
    const second = await givenCodes(stage)
    const code = shownAt(second.secret, stage.clock.now)
    answered(await start(code))
    expect(answered(await start(code))).toMatchObject({ spareCodesLeft: 10 })
    expect(codeOf(await start(shownAt(first.secret, stage.clock.now)))).toBe('outOfTurn')
  })

  it('lets its owner in after a clock was set back', async () => {
    const { secret } = await withCodes()
    answered(await logIn({ code: shownAt(secret, stage.clock.now) }))
    seconds(-3600)
    answered(await logIn({ code: shownAt(secret, stage.clock.now) }))
    expect(codeOf(await logIn({ code: shownAt(secret, stage.clock.now) }))).toBe('codeRefused')
  })

  it('gives no guesses back for a new password by a mailed link', async () => {
    await withCodes()
    for (let at = 0; at < 5; at++) expect(codeOf(await logIn({ code: '000000' }))).toBe('codeRefused')
    await stage.admin(
      `insert into password_link (tenant_id, id, login_id, purpose, token_hash, expires_at)
        values ($1, gen_random_uuid(), $2, 'forgotten', $3, now() + interval '100 years')`,
      [stage.world.a.id, stage.world.a.loginIds.member, hashOfToken('by-mail')],
    )
    const changed = { body: { password: 'another good password' } }
    answered(await stage.server.request(stage.world.a.host, 'POST', '/api/v1/forgottenPassword/by-mail', changed))
    expect(codeOf(await logIn({ password: 'another good password', code: '000000' }))).toBe('tooManyAttempts')
  })

  it('is not begun without a secret, nor by a wrong password', async () => {
    expect(codeOf(await start('000000'))).toBe('outOfTurn')
    const wrong = await stage.as('member', 'POST', '/oneTimeCodes/secrets', { password: 'wrong' }, { key: null })
    expect(codeOf(wrong)).toBe('passwordWrong')
    expect(await stage.admin('select from one_time_code where started_at is null')).toEqual([])
  })

  it('keeps no secret and no spare code that could be read in the database', async () => {
    const { secret, spareCodes } = await withCodes()
    const kept = JSON.stringify(await stage.admin('select * from one_time_code'))
    for (const code of [secret, ...spareCodes]) expect(kept).not.toContain(code)
  })

  it('is let in without codes again by the office, which is written down', async () => {
    await withCodes()
    const { loginIds } = stage.world.a
    const listed = answered<{ items: { id: string; asksCode: boolean }[] }>(
      await stage.as('office', 'GET', '/logins?q=member'),
    )
    expect(listed.items.filter(({ asksCode }) => asksCode).map(({ id }) => id)).toEqual([loginIds.member])
    const remove = (id: string) => stage.as('office', 'DELETE', `/logins/${id}/oneTimeCodes`)
    expect((await remove(loginIds.member)).status).toBe(204)
    answered(await logIn())
    expect(codeOf(await remove(loginIds.member))).toBe('outOfTurn')
    expect(codeOf(await remove(loginIds.office))).toBe('outOfTurn')
    expect(codeOf(await remove(stage.world.b.loginIds.member))).toBe('notFound')
    const told = await stage.admin(`select person_id from activity where code = 'loginCodesEnded'`)
    expect(told).toEqual([{ person_id: stage.world.a.persons.member }])
  })
})
