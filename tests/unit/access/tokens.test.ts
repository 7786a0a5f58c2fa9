import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { type TokenSubject, Tokens } from '../../../server/access/tokens.ts'

const secretOf = (sign: string, bytes = 32) => Buffer.from(sign.repeat(bytes)).toString('base64url')
const tokens = new Tokens(secretOf('a'))
const now = new Date('2026-06-10T08:00:00.700Z')
const later = new Date('2026-06-11T08:00:00.700Z')
const ada: TokenSubject = {
  sessionId: 'session',
  tenantId: 'agency',
  kind: 'user',
  personId: 'ada',
  name: 'Ada Example',
  contactNumber: 'K-1',
  language: 'Welsh',
  loginTypes: ['crew', 'clients', 'planners', 'office'],
  number: null,
}

describe('a session’s token', () => {
  it('says whose it is, as the contract spells it, and nothing besides', async () => {
    const token = await tokens.sign(ada, now, later)
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'JWT' })
    const { jti, ...said } = decodeJwt(token)
    expect(jti).toMatch(/^[0-9a-f-]{36}$/)
    expect(said).toEqual({
      type: 'MOBILE',
      tid: 'agency',
      sub: 'session',
      iat: 1_781_078_400,
      exp: 1_781_164_800,
      loginData: {
        person: 'ada',
        name: 'Ada Example',
        contactNumber: 'K-1',
        language: 'Welsh',
        loginTypes: [{ caption: 'Crew' }, { caption: 'Clients' }, { caption: 'Planners' }, { caption: 'Office' }],
      },
    })
  })

  it.each([
    ['user', 'MOBILE'],
    ['projectVisitor', 'project'],
    ['plusCrewVisitor', 'pluscrew'],
    ['kiosk', 'kiosk'],
  ] as const)('of a %s is of the type %s, with the number of its page', async (kind, type) => {
    const said = decodeJwt(await tokens.sign({ ...ada, kind, number: '4711', loginTypes: [] }, now, later))
    expect(said).toMatchObject({ type, loginData: { number: '4711', loginTypes: [] } })
  })

  it('is never the same twice', async () => {
    expect(await tokens.sign(ada, now, later)).not.toBe(await tokens.sign(ada, now, later))
  })

  it('is read at every copy of the installation until it ends', async () => {
    const token = await tokens.sign(ada, now, later)
    const read = { sessionId: 'session', tenantId: 'agency', expires: 1_781_164_800_000 }
    expect(await tokens.verify(token, now)).toEqual(read)
    expect(await new Tokens(secretOf('a')).verify(token, new Date('2026-06-11T07:59:59Z'))).toEqual(read)
    expect(await tokens.verify(token, new Date('2026-06-11T08:00:01Z'))).toBeNull()
    expect(await new Tokens(secretOf('b')).verify(token, now)).toBeNull()
    expect(await tokens.verify('no token', now)).toBeNull()
  })

  it.each([
    ['no session', { tid: 'agency', exp: 1_781_164_800 }],
    ['no agency', { sub: 'session', exp: 1_781_164_800 }],
    ['no end', { sub: 'session', tid: 'agency' }],
    ['an agency that is no text', { sub: 'session', tid: 7, exp: 1_781_164_800 }],
  ])('that names %s is none', async (_, claims) => {
    const key = Buffer.from(secretOf('a'), 'base64url')
    const signed = (what: object) => new SignJWT({ ...what }).setProtectedHeader({ alg: 'HS256' }).sign(key)
    expect(await tokens.verify(await signed(claims), now)).toBeNull()
    const whole = { sub: 'session', tid: 'agency', exp: 1_781_164_800 }
    expect(await tokens.verify(await signed(whole), now)).not.toBeNull()
  })

  it('is signed by HS256 and nothing else, whatever it claims', async () => {
    const key = Buffer.from(secretOf('a', 64), 'base64url')
    const claims = { sub: 'session', tid: 'agency', exp: 1_781_164_800 }
    const other = await new SignJWT(claims).setProtectedHeader({ alg: 'HS512' }).sign(key)
    const same = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key)
    const long = new Tokens(secretOf('a', 64))
    expect(await long.verify(other, now)).toBeNull()
    expect(await long.verify(same, now)).not.toBeNull()
  })

  it('needs a secret that is one', () => {
    expect(() => new Tokens(secretOf('a', 31))).toThrow('32 bytes')
    expect(() => new Tokens(secretOf('a', 32))).not.toThrow()
  })
})
