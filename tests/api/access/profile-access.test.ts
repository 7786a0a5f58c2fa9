import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { ProfileAccess, PublicProfile } from '../../../openapi/profileAccess.ts'
import { type MailServer, startMailServer } from '../../support/outside/mail-server.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'
import { addPerson } from '../../support/world/add.ts'

type Access = z.output<typeof ProfileAccess>
type Profile = z.output<typeof PublicProfile>

let stage: Stage
let smtp: MailServer
let a: TenantWorld
beforeEach(async () => {
  smtp = await startMailServer()
  stage = await setStage({ config: { smtpUrl: smtp.url } })
  a = stage.world.a
})
afterEach(async () => {
  await stage.close()
  await smtp.close()
})

const minute = 60_000
const change = (id: string, who: LoginName, body: object = {}) =>
  stage.as(who, 'POST', `/persons/${id}/profileAccess`, body)
const read = async (id: string, who: LoginName = 'planner') =>
  answered<Access>(await stage.as(who, 'GET', `/persons/${id}/profileAccess`))
const shown = (id: string) => stage.as(null, 'GET', `/persons/${id}/publicProfile`)
const links = async () => {
  await stage.server.runJobs()
  return smtp.taken.flatMap(({ mail }) => [...(mail.text ?? '').matchAll(/https?:\/\/\S+/g)].map(([link]) => link))
}
/** Somebody planning knows who has no login. */
async function somebody(name: string): Promise<string> {
  const { id, login } = await addPerson(stage.test.database, a, name)
  await stage.admin('delete from login where login = $1', [login])
  return id
}

describe('an invitation', () => {
  it('is mailed with a link by which a password is chosen; then they log in and are not invited again', async () => {
    const id = await somebody('Nele')
    expect(await read(id)).toEqual({ accountState: 'none', invitedAt: null, publicProfile: false })
    expect(answered<Access>(await change(id, 'office'))).toMatchObject({
      accountState: 'invited',
      invitedAt: stage.clock.now.toISOString(),
    })
    expect(smtp.taken).toHaveLength(0)
    const [link] = await links()
    expect(link).toMatch(/^https:\/\/a\.test\/welcome\/[\w-]{43}$/)
    expect(smtp.taken.map(({ to }) => to)).toEqual([['Nele@example.test']])
    const token = link?.slice(link.lastIndexOf('/') + 1)
    const password = { password: 'a password of one’s own' }
    const logIn = () =>
      stage.as(null, 'POST', '/auth/token', { login: 'nele@example.test', password: password.password })
    expect(codeOf(await logIn())).toBe('loginRefused')
    expect((await stage.as(null, 'POST', `/forgottenPassword/${token}`, password)).status).toBe(200)
    expect((await logIn()).status).toBe(200)
    expect(await read(id)).toMatchObject({ accountState: 'active', invitedAt: null })
    expect(codeOf(await change(id, 'planner'))).toBe('loginActive')
  })

  it('asked for twice within ten minutes is sent once, later again', async () => {
    const id = await somebody('Nele')
    const both = await Promise.all([change(id, 'planner'), change(id, 'office')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    stage.clock.forward(9 * minute)
    expect((await change(id, 'planner')).status).toBe(200)
    expect(await links()).toHaveLength(1)
    stage.clock.forward(minute)
    expect((await change(id, 'planner')).status).toBe(200)
    expect(await links()).toHaveLength(2)
  })

  it('goes to nobody who logs in, and to nobody without an address', async () => {
    expect(codeOf(await change(a.persons.member, 'planner'))).toBe('loginActive')
    expect(codeOf(await change(a.persons.member, 'member'))).toBe('loginActive')
    const id = await somebody('Nele')
    await stage.admin('update person set email = null where id = $1', [id])
    expect(codeOf(await change(id, 'planner'))).toBe('recipientMissing')
    await stage.admin('update person set email = $2 where id = $1', [id, a.logins.member])
    expect(codeOf(await change(id, 'planner'))).toBe('loginActive')
    expect(await links()).toEqual([])
  })

  it('lets whoever was shut out in again by the office alone, with another password', async () => {
    await stage.as('office', 'POST', `/persons/${a.persons.member}/endAccess`)
    expect(await read(a.persons.member)).toEqual({ accountState: 'ended', invitedAt: null, publicProfile: false })
    expect(codeOf(await change(a.persons.member, 'planner'))).toBe('accessEnded')
    expect(answered<Access>(await change(a.persons.member, 'office'))).toMatchObject({ accountState: 'invited' })
    const old = { login: a.logins.member, password: 'open sesame, please' }
    expect(codeOf(await stage.as(null, 'POST', '/auth/token', old))).toBe('loginRefused')
    expect(await links()).toHaveLength(1)
  })
})

describe('a public profile', () => {
  const keys = (profile: Profile) => Object.keys(profile).toSorted()

  it('is there for everybody once somebody says so, and is not found otherwise, as nobody is', async () => {
    const absent = await shown(crypto.randomUUID())
    const hidden = await shown(a.persons.chief)
    const plain = ({ status, body }: typeof absent) => ({ status, body: { ...(body as object), instance: '' } })
    expect(plain(hidden)).toEqual(plain(absent))
    expect(hidden.status).toBe(404)
    expect(answered<Access>(await change(a.persons.chief, 'chief', { publicProfile: true })).publicProfile).toBe(true)
    expect((await shown(a.persons.chief)).status).toBe(200)
    await change(a.persons.chief, 'chief', { publicProfile: false })
    expect(plain(await shown(a.persons.chief))).toEqual(plain(absent))
  })

  it('tells nothing but what is meant for everybody', async () => {
    await stage.admin(
      `update person set home_city = 'Secret Town', home_latitude = 53.123, home_longitude = 9.456, kiosk_pin = 'sealed'
        where id = $1`,
      [a.persons.member],
    )
    const profile = answered<Profile>(await shown(a.persons.member))
    expect(keys(profile)).toEqual(
      ['functions', 'id', 'languages', 'name', 'pictureUrl', 'rating', 'ratings', 'shifts', 'sinceYear'].toSorted(),
    )
    expect(profile).toMatchObject({ id: a.persons.member, name: 'member E.', languages: ['en'] })
    for (const { proven, ...one } of profile.functions) {
      expect(keys(one as unknown as Profile)).toEqual(['caption', 'code', 'id'])
      expect(typeof proven).toBe('boolean')
    }
    const told = JSON.stringify(profile)
    const [row] = await stage.admin<Record<string, unknown>>('select * from person where id = $1', [a.persons.member])
    const kept = ['last_name', 'email', 'phone', 'number', 'home_city', 'home_latitude', 'home_longitude', 'kiosk_pin']
    for (const column of kept) {
      expect(row?.[column], column).toBeTruthy()
      expect(told, column).not.toContain(String(row?.[column]))
    }
    const picture = await stage.server.request(a.host, 'GET', profile.pictureUrl ?? '')
    expect(picture.status).toBe(200)
  })

  it('shows functions that are valid today, and a rating once there are three', async () => {
    const rate = (rating: number) =>
      stage.as('planner', 'POST', `/crewMember/${a.persons.member}/crewRatings`, { rating, remark: 'Between us' })
    await stage.admin('delete from crew_rating where person_id = $1', [a.persons.member])
    await rate(5)
    await rate(4)
    expect(answered<Profile>(await shown(a.persons.member))).toMatchObject({ rating: null, ratings: 2 })
    await rate(4)
    const profile = answered<Profile>(await shown(a.persons.member))
    expect(profile).toMatchObject({ rating: 4.3, ratings: 3 })
    expect(JSON.stringify(profile)).not.toContain('Between us')
    await stage.admin(`update person_function set valid_until = '2026-06-09', proof = 'Card' where person_id = $1`, [
      a.persons.member,
    ])
    expect(answered<Profile>(await shown(a.persons.member)).functions).toEqual([])
  })

  it('is switched by nobody else, by nobody outside the crew, and ends with the access', async () => {
    for (const who of ['planner', 'office'] as const)
      expect(codeOf(await change(a.persons.chief, who, { publicProfile: true }))).toBe('ownProfileOnly')
    expect((await change(a.persons.planner, 'planner', { publicProfile: true })).status).toBe(404)
    await stage.as('office', 'POST', `/persons/${a.persons.member}/endAccess`)
    expect((await shown(a.persons.member)).status).toBe(404)
    await change(a.persons.member, 'office')
    expect((await shown(a.persons.member)).status).toBe(404)
  })

  it('is of this agency alone', async () => {
    const elsewhere = await stage.server.request(
      stage.world.b.host,
      'GET',
      `/api/v1/persons/${a.persons.member}/publicProfile`,
    )
    expect(elsewhere.status).toBe(404)
  })
})
