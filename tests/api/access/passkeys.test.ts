import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Lies } from '../../support/outside/authenticator.ts'
import { deviceOf } from '../../support/outside/passkeys.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import { password } from '../../support/world/cast.ts'

interface Passkey {
  id: string
  name: string
  host: string
  synced: boolean
  usedAt: string | null
}
interface Creation {
  challenge: string
  rp: { id: string; name: string }
  user: { id: string; name: string }
  excludeCredentials: { id: string }[]
}
type Device = ReturnType<typeof deviceOf>

let stage: Stage
beforeEach(async () => {
  stage = await setStage()
  await stage.admin('delete from passkey')
})
afterEach(() => stage.close())

const ofHost = () => deviceOf(stage.world.a.host)
const minutes = (count: number) => stage.clock.forward(count * 60_000)
const list = async (who: 'member' | 'colleague' = 'member') =>
  answered<{ items: Passkey[] }>(await stage.as(who, 'GET', '/passkeys')).items
const begin = (who: 'member' | 'colleague' = 'member', secret = password) =>
  stage.as(who, 'POST', '/passkeys/creations', { password: secret }, { key: null })
const keep = (device: Device, challenge: string, lies: Lies = {}, who: 'member' | 'colleague' = 'member') =>
  stage.as(who, 'POST', '/passkeys', { name: 'Phone', credential: device.make(challenge, lies) })
async function passkey(device = ofHost(), who: 'member' | 'colleague' = 'member'): Promise<Device> {
  answered(await keep(device, answered<Creation>(await begin(who)).challenge, {}, who), 201)
  return device
}
const at = (host: string, path: string, body?: unknown) =>
  stage.server.request(host, 'POST', `/api/v1/auth/${path}`, { key: null, ...(body === undefined ? {} : { body }) })
const ask = async (host = stage.world.a.host) =>
  answered<{ challenge: string; rpId: string }>(await at(host, 'passkeyRequests')).challenge
const come = async (device: Device, lies: Lies = {}, host = stage.world.a.host) =>
  at(host, 'passkey', device.answer(await ask(host), lies))
const whoIs = async (token: string) =>
  answered<{ items: Passkey[] }>(await stage.server.request(stage.world.a.host, 'GET', '/api/v1/passkeys', { token }))
    .items.length

describe('a passkey', () => {
  it('logs its owner in without a password, and says when it did', async () => {
    const { host } = stage.world.a
    const creation = answered<Creation>(await begin())
    expect(creation).toMatchObject({ rp: { id: host }, user: { name: `member@${host}` }, excludeCredentials: [] })
    const device = ofHost()
    answered(await keep(device, creation.challenge), 201)
    expect(await list()).toMatchObject([{ name: 'Phone', host, synced: false, usedAt: null }])
    expect(await list('colleague')).toEqual([])
    const { token } = answered<{ token: string }>(await come(device, { userHandle: creation.user.id }))
    expect(await whoIs(token)).toBe(1)
    expect(await list()).toMatchObject([{ usedAt: stage.clock.now.toISOString() }])
    expect(answered<Creation>(await begin()).excludeCredentials).toEqual([{ type: 'public-key', id: device.id }])
  })

  it('opens nothing once it is taken away', async () => {
    const device = await passkey()
    const [{ id } = { id: '' }] = await list()
    expect((await stage.as('colleague', 'DELETE', `/passkeys/${id}`)).status).toBe(404)
    expect((await stage.as('member', 'DELETE', `/passkeys/${id}`)).status).toBe(204)
    expect(codeOf(await come(device))).toBe('passkeyRefused')
    expect(await list()).toEqual([])
  })

  it('opens nothing once its login has ended', async () => {
    const device = await passkey()
    await stage.admin('update login set ended_at = now() where login = $1', [stage.world.a.logins.member])
    expect(codeOf(await come(device))).toBe('passkeyRefused')
  })

  it('of another agency opens nothing here', async () => {
    const device = await passkey()
    const { a, b } = stage.world
    expect(codeOf(await come(device, { origin: `https://${b.host}`, rpId: b.host }, b.host))).toBe('passkeyRefused')
    expect(codeOf(await at(a.host, 'passkey', device.answer(await ask(b.host))))).toBe('passkeyRefused')
  })

  it.each<[string, Lies]>([
    ['was asked on another page', { origin: 'https://a.test.evil.example' }],
    ['was asked without encryption', { origin: 'http://a.test' }],
    ['is of another host', { rpId: 'evil.example' }],
    ['was not unlocked', { locked: true }],
    ['signs something else', { challenge: 'AAAA' }],
    ['names somebody else', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['was made for another purpose', { type: 'webauthn.create' }],
  ])('is refused where it %s', async (_, lies) => {
    const device = await passkey()
    expect(codeOf(await come(device, lies))).toBe('passkeyRefused')
    answered(await come(device))
  })

  it('is refused with a signature of another device', async () => {
    const device = await passkey()
    const answer = { ...ofHost().answer(await ask()), id: device.id, rawId: device.id }
    expect(codeOf(await at(stage.world.a.host, 'passkey', answer))).toBe('passkeyRefused')
  })

  it('is refused where the device counts less than before: it was copied', async () => {
    const device = await passkey()
    answered(await come(device, { counter: 7 }))
    expect(codeOf(await come(device, { counter: 7 }))).toBe('passkeyRefused')
    expect(codeOf(await come(device, { counter: 3 }))).toBe('passkeyRefused')
    answered(await come(device, { counter: 8 }))
  })

  it('answers once what was asked, within five minutes', async () => {
    const device = await passkey()
    const { host } = stage.world.a
    const answer = device.answer(await ask())
    const both = await Promise.all([at(host, 'passkey', answer), at(host, 'passkey', answer)])
    expect(both.map(one => codeOf(one) ?? one.status).toSorted()).toEqual([200, 'passkeyRefused'])
    const late = device.answer(await ask())
    minutes(5)
    expect(codeOf(await at(host, 'passkey', late))).toBe('passkeyRefused')
    answered(await come(device))
  })
})

describe('making a passkey', () => {
  it('asks the password once more, and counts wrong ones as a login does', async () => {
    expect(codeOf(await begin('member', 'wrong'))).toBe('passwordWrong')
    for (let tried = 1; tried < 5; tried++) await begin('member', 'wrong')
    expect(codeOf(await begin())).toBe('tooManyAttempts')
    expect(codeOf(await at(stage.world.a.host, 'token', { login: stage.world.a.logins.member, password }))).toBe(
      'tooManyAttempts',
    )
    expect(await list()).toEqual([])
  })

  it('is of whoever asked, once', async () => {
    const { challenge } = answered<Creation>(await begin())
    const device = ofHost()
    expect(codeOf(await keep(device, challenge, {}, 'colleague'))).toBe('passkeyRefused')
    expect(codeOf(await keep(device, await ask()))).toBe('passkeyRefused')
    answered(await keep(device, challenge), 201)
    expect(codeOf(await keep(ofHost(), challenge))).toBe('passkeyRefused')
    expect(await list()).toHaveLength(1)
  })

  it.each<[string, Lies]>([
    ['on another page', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['by a device nobody unlocked', { locked: true }],
    ['by signing in', { type: 'webauthn.get' }],
  ])('is refused where it was made %s', async (_, lies) => {
    expect(codeOf(await keep(ofHost(), answered<Creation>(await begin()).challenge, lies))).toBe('passkeyRefused')
    expect(await list()).toEqual([])
  })

  it('keeps one of a device once, whoever sends it again', async () => {
    const device = await passkey()
    expect(codeOf(await keep(device, answered<Creation>(await begin()).challenge))).toBe('passkeyRefused')
    expect(codeOf(await keep(device, answered<Creation>(await begin('colleague')).challenge, {}, 'colleague'))).toBe(
      'passkeyRefused',
    )
    expect(await list('colleague')).toEqual([])
  })

  it('ends at ten, also of two at once', async () => {
    for (let made = 0; made < 9; made++) await passkey()
    const challenges = [answered<Creation>(await begin()).challenge, answered<Creation>(await begin()).challenge]
    const both = await Promise.all(challenges.map(challenge => keep(ofHost(), challenge)))
    expect(both.map(one => codeOf(one) ?? one.status).toSorted()).toEqual([201, 'outOfTurn'])
    expect(codeOf(await begin())).toBe('outOfTurn')
    expect(await list()).toHaveLength(10)
  })

  it('asks no more often than somebody would', async () => {
    await stage.admin(
      `insert into login_attempt (tenant_id, key, failures, since)
       select tenant_id, 'passkey from ' || address, 2000, $2 from (values ('127.0.0.1'), ('::1'), ('::ffff:127.0.0.1')) as from_(address),
         (select $1::uuid as tenant_id) as mine`,
      [stage.world.a.id, stage.clock.now],
    )
    const refused = await at(stage.world.a.host, 'passkeyRequests')
    expect(codeOf(refused)).toBe('tooManyAttempts')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})
