import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeLogin } from '../../../server/tenant/change-login.ts'
import { endLogin } from '../../../server/tenant/end-login.ts'
import { addLogin, unknownPassword, welcomePath } from '../../../server/tenant/invite.ts'
import { startTestServer } from '../../support/server.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import { until } from '../../support/until.ts'
import { password, worldNow } from '../../support/world/cast.ts'

let stage: Stage
beforeEach(async () => {
  stage = await setStage()
})
afterEach(() => stage.close())

const logIn = (login: string, secret = password) =>
  stage.server.request(stage.world.a.host, 'POST', '/api/v1/auth/token', { body: { login, password: secret } })
const end = (person: string) => stage.as('office', 'POST', `/persons/${person}/endAccess`)

/** A tablet the chief started. */
async function kioskOfChief() {
  const { host, logins, crews } = stage.world.a
  const token = await stage.server.login(host, logins.chief)
  const body = { crewId: crews.main, label: 'Gate B' }
  const started = await stage.server.request(host, 'POST', '/api/v1/kiosks', { token, body })
  return answered<{ token: string; kiosk: { id: string } }>(started, 201)
}

describe('somebody who leaves', () => {
  it('is logged out everywhere at once, on every copy of the server, and logs in no more', async () => {
    const { host, logins, persons } = stage.world.a
    const other = await startTestServer(stage.test.database, { clock: stage.clock })
    const mine = (server: typeof other, token: string) => server.request(host, 'GET', '/api/v1/jobs', { token })
    const tokens = [await stage.server.login(host, logins.member), await other.login(host, logins.member)]
    for (const token of tokens) {
      expect((await mine(stage.server, token)).status).toBe(200)
      expect((await mine(other, token)).status).toBe(200)
    }
    const colleague = await stage.token('colleague')

    expect(answered(await end(persons.member))).toMatchObject({ logins: 1, sessions: 2, kiosks: 0 })
    for (const token of tokens) {
      expect(codeOf(await mine(stage.server, token))).toBe('sessionEnded')
      await until(async () => (await mine(other, token)).status === 401, 'the other copy to hear of it')
      expect(codeOf(await stage.server.request(host, 'GET', '/api/v1/auth/refresh', { token }))).toBe('sessionEnded')
    }
    expect(codeOf(await logIn(logins.member))).toBe('loginRefused')
    expect((await mine(stage.server, colleague)).status).toBe(200)
    expect(answered(await end(persons.member))).toMatchObject({ logins: 0, sessions: 0 })
    await other.stop()
  })

  it('has no mailed link left, and none is made', async () => {
    const { host, logins, persons, links } = stage.world.a
    await stage.admin(
      'update password_link set login_id = (select id from login where person_id = $1 limit 1) where tenant_id = $2',
      [persons.member, stage.world.a.id],
    )
    await end(persons.member)
    const set = await stage.server.request(host, 'POST', `/api/v1/forgottenPassword/${links.welcome}`, {
      body: { password: 'a way back in' },
    })
    expect(codeOf(set)).toBe('linkNotValid')
    const asked = { body: { login: logins.member } }
    expect((await stage.server.request(host, 'POST', '/api/v1/forgottenPassword', asked)).status).toBe(204)
    await stage.server.runJobs()
    expect(await stage.admin(`select from mail where kind = 'passwordLink'`)).toEqual([])
  })

  it('leaves no kiosk open, but what a tablet recorded still arrives', async () => {
    const { host, persons, crews } = stage.world.a
    const { token } = await kioskOfChief()
    const roster = () => stage.server.request(host, 'GET', `/api/v1/projectCrews/${crews.main}/roster`, { token })
    expect((await roster()).status).toBe(200)
    expect(answered(await end(persons.chief))).toMatchObject({ sessions: 0 })
    expect(
      await stage.admin('select from kiosk where started_by_id = $1 and revoked_at is null', [persons.chief]),
    ).toEqual([])
    expect(codeOf(await roster())).toBe('kioskRevoked')
    const sent = await stage.server.request(host, 'POST', '/api/v1/punches', { token, body: { entries: [] } })
    expect(sent.status).toBe(200)
  })

  it('holds places planning is told of', async () => {
    expect(answered<{ positions: number }>(await end(stage.world.a.persons.member)).positions).toBeGreaterThan(0)
  })

  it('is not oneself, for an agency without an office could let nobody in again', async () => {
    expect(codeOf(await end(stage.world.a.persons.office))).toBe('outOfTurn')
    expect((await stage.as('office', 'GET', '/userRights')).status).toBe(200)
  })

  it('may be invited again: with a new password, and the old one stays void', async () => {
    const { id, host, logins, persons } = stage.world.a
    await endLogin(stage.test.database, host, logins.member, stage.clock.now)
    expect(codeOf(await logIn(logins.member))).toBe('loginRefused')
    const passwordHash = await unknownPassword()
    const back = { firstName: 'M', lastName: 'E', loginTypes: ['crew' as const], language: 'en', timeZone: 'UTC' }
    const path = await stage.test.database.withTenant(id, async tx =>
      welcomePath(tx, id, await addLogin(tx, id, { ...back, login: logins.member }, passwordHash), worldNow),
    )
    expect(codeOf(await logIn(logins.member))).toBe('loginRefused')
    const body = { password: 'back on the road' }
    const token = path.slice('/welcome/'.length)
    answered(await stage.server.request(host, 'POST', `/api/v1/forgottenPassword/${token}`, { body }))
    const again = answered<{ token: string }>(await logIn(logins.member, body.password)).token
    const seen = await stage.server.request(host, 'GET', '/api/v1/jobs', { token: again })
    expect(answered<{ total: number }>(seen).total).toBeGreaterThan(0)
    expect(await stage.admin('select from login where person_id = $1', [persons.member])).toHaveLength(1)
  })
})

describe('a login that changes', () => {
  it('ends its sessions, whatever changed it', async () => {
    const { host, logins } = stage.world.a
    const token = await stage.server.login(host, logins.member)
    const seen = () => stage.server.request(host, 'GET', '/api/v1/jobs', { token })
    expect((await seen()).status).toBe(200)
    expect(
      await changeLogin(stage.test.database, host, logins.member, { to: 'New.Name@a.test' }, stage.clock.now),
    ).toBe(1)
    await until(async () => (await seen()).status === 401, 'the session to end')
    expect(codeOf(await logIn(logins.member))).toBe('loginRefused')
    const anew = answered<{ token: string }>(await logIn('new.name@a.test')).token
    await stage.admin(`update login set login_types = '{office}' where login = 'new.name@a.test'`)
    const again = () => stage.server.request(host, 'GET', '/api/v1/jobs', { token: anew })
    await until(async () => (await again()).status === 401, 'the session to end')
  })

  it('is nobody else’s, and an address', async () => {
    const { host, logins } = stage.world.a
    const change = (to: string) => changeLogin(stage.test.database, host, logins.member, { to }, stage.clock.now)
    await expect(change(logins.chief)).rejects.toThrow('somebody else')
    await expect(change('no address')).rejects.toThrow('no mail address')
    await expect(endLogin(stage.test.database, host, logins.kiosk, worldNow)).rejects.toThrow('visitor')
    await expect(endLogin(stage.test.database, host, 'nobody@a.test', worldNow)).rejects.toThrow('Nobody logs in')
  })
})
