import { decodeJwt } from 'jose'
import { afterAll, describe, expect, it } from 'vitest'
import { Rights } from '../../../server/access/rights.ts'
import { lifetimes, Sessions } from '../../../server/access/sessions.ts'
import { Tokens } from '../../../server/access/tokens.ts'
import { login } from '../../../server/database/tables/sessions.ts'
import { accessStage, closeAccessStage } from '../../support/access-stage.ts'
import { worldNow } from '../../support/world/cast.ts'

afterAll(closeAccessStage)

const day = 86_400_000
const after = (ms: number) => new Date(worldNow.getTime() + ms)
const tokens = new Tokens(Buffer.from('s'.repeat(32)).toString('base64url'))

/** A copy of the server, and a login of its own for each test. */
async function copy(most?: number) {
  const { test, world, statements } = await accessStage()
  const { database } = test
  const sessions = new Sessions(database, tokens, new Rights(database), most)
  const addLogin = async (more: Partial<typeof login.$inferInsert> = {}) => {
    const id = crypto.randomUUID()
    const row = {
      tenantId: world.a.id,
      id,
      login: `${id}@a.test`,
      passwordHash: '',
      kind: 'user',
      loginTypes: ['crew'],
    }
    // A user is a person, a visitor stands for a subject.
    const whose = { personId: (more.kind ?? 'user') === 'user' ? world.a.persons.stranger : null }
    const values = { ...row, ...whose, ...more }
    const [added] = await database.withTenant(world.a.id, tx => tx.insert(login).values(values).returning())
    if (!added) throw new Error('no login was added')
    return added
  }
  const start = async (more: Partial<typeof login.$inferInsert> = {}, until?: Date) => {
    const of = await addLogin(more)
    return database.withTenant(world.a.id, tx =>
      sessions.start(tx, of, { name: 'Ada', language: 'cy' }, worldNow, 'a browser', until),
    )
  }
  const isRead = async (token: string, now = worldNow) => {
    statements.length = 0
    const principal = await sessions.principalOf(token, world.a.id, now)
    return { principal, read: statements.some(text => text.includes('from "session"')) }
  }
  const idOf = (token: string) => String(decodeJwt(token).sub)
  const change = (text: string, values: unknown[]) => database.withTenant(world.a.id, tx => tx.raw(text, values))
  return { sessions, world, database, addLogin, start, isRead, idOf, change }
}

describe('a session', () => {
  it('knows the person behind it, and what they may do', async () => {
    const { world, start, isRead, idOf } = await copy()
    const { persons, companies } = world.a
    const token = await start({
      personId: persons.member,
      companyId: companies.client,
      contactNumber: 'K-9',
      loginTypes: ['crew', 'clients'],
    })
    const { principal } = await isRead(token)
    expect(principal).toMatchObject({
      kind: 'user',
      tenantId: world.a.id,
      sessionId: idOf(token),
      loginTypes: new Set(['crew', 'clients']),
      personId: persons.member,
      name: 'member Example',
      companyId: companies.client,
      contactNumber: 'K-9',
      subjectId: null,
      subjectNumber: null,
      language: 'en',
      mailboxRights: { emailMessages: { READ: ['OWN'] } },
    })
    expect(Object.keys(principal?.rights ?? {})).toEqual(expect.arrayContaining(['payrolls', 'projects']))
    expect(decodeJwt(token)).toMatchObject({
      tid: world.a.id,
      loginData: { person: persons.member, contactNumber: 'K-9', name: 'Ada', language: 'cy' },
    })
  })

  it('speaks the language of its person', async () => {
    const { world, start, isRead, change } = await copy()
    await change(`update person set language = 'nl' where id = $1`, [world.a.persons.stranger])
    expect((await isRead(await start({ personId: world.a.persons.stranger }))).principal?.language).toBe('nl')
    await change(`update person set language = 'en' where id = $1`, [world.a.persons.stranger])
  })

  it.each([
    ['user', 'user', 30],
    ['project', 'projectVisitor', 7],
    ['pluscrew', 'plusCrewVisitor', 90],
    ['kiosk', 'kiosk', 14],
  ] as const)('of a login of the kind %s is of a %s for %d days', async (kind, of, days) => {
    const { world, start, isRead } = await copy()
    const subject = kind === 'user' ? {} : { subjectId: world.a.projects.main, subjectNumber: '7001' }
    const token = await start({ kind, loginTypes: [], ...subject })
    const name = kind === 'user' ? 'stranger Example' : null
    expect((await isRead(token)).principal).toMatchObject({ kind: of, name, language: 'en', ...subject })
    const { iat, exp, loginData } = decodeJwt<{ loginData: object }>(token)
    expect([(exp ?? 0) - (iat ?? 0), lifetimes[of]]).toEqual([(days * day) / 1000, days * day])
    expect(loginData).toMatchObject(kind === 'user' ? {} : { number: '7001' })
    expect((await isRead(token, after(days * day - 1))).principal).not.toBeNull()
    expect((await isRead(token, after(days * day))).principal).toBeNull()
  })

  it('ends when it is told to, and keeps what it came from', async () => {
    const { start, isRead, idOf, change } = await copy()
    const token = await start({}, after(3 * day))
    expect(decodeJwt(token).exp).toBe(after(3 * day).getTime() / 1000)
    const [kept] = await change(
      `select user_agent, expires_at = $2::timestamptz as on_time, created_at = $3::timestamptz as noted from session where id = $1`,
      [idOf(token), after(3 * day), worldNow],
    )
    expect(kept).toEqual({ user_agent: 'a browser', on_time: true, noted: true })
    expect((await isRead(token)).principal).not.toBeNull()
  })

  it.each([
    ['its row is over', `update session set expires_at = $2 where id = $1`, [worldNow]],
    ['it was revoked', `update session set revoked_at = $2 where id = $1`, [worldNow]],
    [
      'its login has ended',
      `update login set ended_at = $2 where id = (select login_id from session where id = $1)`,
      [worldNow],
    ],
  ])('is none any more where %s', async (_, text, values) => {
    const { start, isRead, idOf, change } = await copy()
    const token = await start()
    await change(text, [idOf(token), ...values])
    expect((await isRead(token)).principal).toBeNull()
  })

  it('is none at another agency, remembered or not, nor of a forged token', async () => {
    const { sessions, world, start, isRead } = await copy()
    const token = await start()
    expect(await sessions.principalOf(token, world.b.id, worldNow)).toBeNull()
    expect((await isRead(token)).principal).not.toBeNull()
    expect(await sessions.principalOf(token, world.b.id, worldNow)).toBeNull()
    expect((await isRead('forged')).principal).toBeNull()
  })

  it('is none where only its token is over', async () => {
    const { start, isRead, idOf, change } = await copy()
    const token = await start({}, after(day))
    await change('update session set expires_at = $2 where id = $1', [idOf(token), after(9 * day)])
    expect((await isRead(token, after(day))).principal).toBeNull()
    expect((await isRead(token, after(day - 1))).principal).not.toBeNull()
    expect((await isRead(token, after(day))).principal).toBeNull()
  })
})

describe('a younger token', () => {
  it('lets the session of a user roll on', async () => {
    const { sessions, world, database, start, isRead, idOf } = await copy()
    const { principal } = await isRead(await start({ personId: world.a.persons.member }))
    if (!principal) throw new Error('nobody')
    const young = await database.withTenant(world.a.id, tx => sessions.prolong(tx, principal, after(20 * day)))
    expect(decodeJwt(young ?? '').exp).toBe(after(50 * day).getTime() / 1000)
    expect(idOf(young ?? '')).toBe(principal.sessionId)
    expect((await isRead(young ?? '', after(49 * day))).principal?.personId).toBe(world.a.persons.member)
  })

  it('of a kiosk ends with its crew as before', async () => {
    const { sessions, world, database, start, isRead } = await copy()
    const { principal } = await isRead(
      await start({ kind: 'kiosk', loginTypes: [], subjectId: world.a.crews.main, subjectNumber: '7' }, after(2 * day)),
    )
    if (!principal) throw new Error('nobody')
    const young = await database.withTenant(world.a.id, tx => sessions.prolong(tx, principal, after(day)))
    expect(decodeJwt(young ?? '')).toMatchObject({ exp: after(2 * day).getTime() / 1000, loginData: { number: '7' } })
  })

  it('is not given to a session that was revoked', async () => {
    const { sessions, world, database, start, isRead } = await copy()
    const [one, other] = [await start(), await start()]
    const { principal } = await isRead(one)
    if (!principal) throw new Error('nobody')
    await isRead(other)
    await database.withTenant(world.a.id, tx => sessions.revoke(tx, principal, worldNow))
    expect(await database.withTenant(world.a.id, tx => sessions.prolong(tx, principal, worldNow))).toBeNull()
    expect((await isRead(one)).principal).toBeNull()
    expect(await isRead(other)).toMatchObject({ principal: expect.anything() as object, read: false })
  })
})

describe('what a copy of the server remembers', () => {
  it('it does not read again', async () => {
    const { start, isRead } = await copy()
    const token = await start()
    expect([(await isRead(token)).read, (await isRead(token)).read]).toEqual([true, false])
  })

  it('it does not trust while it may have missed an end', async () => {
    const { sessions, start, isRead } = await copy()
    const token = await start()
    await isRead(token)
    sessions.mayRemember = false
    expect([(await isRead(token)).read, (await isRead(token)).read]).toEqual([true, true])
    const other = await start()
    await isRead(other)
    sessions.mayRemember = true
    expect([(await isRead(token)).read, (await isRead(other)).read]).toEqual([false, true])
  })

  it('it forgets of one session, by every token of it, and of no other', async () => {
    const { sessions, world, database, start, isRead, idOf } = await copy()
    const [one, other] = [await start(), await start()]
    const { principal } = await isRead(one)
    if (!principal) throw new Error('nobody')
    const young = (await database.withTenant(world.a.id, tx => sessions.prolong(tx, principal, after(1000)))) ?? ''
    for (const token of [young, other]) await isRead(token)
    sessions.forget(idOf(one))
    sessions.forget('unheard of')
    expect([(await isRead(one)).read, (await isRead(young)).read, (await isRead(other)).read]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('it forgets of one agency, and of no other', async () => {
    const { sessions, world, start, isRead } = await copy()
    const token = await start()
    await isRead(token)
    sessions.forgetTenant(world.b.id)
    expect((await isRead(token)).read).toBe(false)
    sessions.forgetTenant(world.a.id)
    expect((await isRead(token)).read).toBe(true)
  })

  it('it forgets altogether', async () => {
    const { sessions, start, isRead } = await copy()
    const token = await start()
    await isRead(token)
    sessions.forgetAll()
    expect((await isRead(token)).read).toBe(true)
  })

  it.each([
    ['one session', (sessions: Sessions, id: string) => sessions.forget(id)],
    ['an agency', (sessions: Sessions, _: string, agency: string) => sessions.forgetTenant(agency)],
    ['everything', (sessions: Sessions) => sessions.forgetAll()],
  ])('is not what it had read when it forgot %s', async (_, forget) => {
    const { database, world, start, idOf } = await copy()
    const token = await start()
    let isRead = 0
    const read = async (...given: Parameters<typeof database.withTenant>) => {
      const found = await database.withTenant(...given)
      if (isRead++ === 0) forget(sessions, idOf(token), world.a.id)
      return found
    }
    const noticing = Object.create(database, { withTenant: { value: read } }) as typeof database
    const sessions = new Sessions(noticing, tokens, new Rights(database))
    const known = () => sessions.principalOf(token, world.a.id, worldNow)
    for (const reads of [1, 2, 2]) {
      expect(await known()).not.toBeNull()
      expect(isRead).toBe(reads)
    }
  })

  it('is no more than there is room for: the one remembered longest goes', async () => {
    const { start, isRead } = await copy(2)
    const [a, b, c] = [await start(), await start(), await start()]
    for (const token of [a, b, c]) await isRead(token)
    expect([(await isRead(b)).read, (await isRead(c)).read, (await isRead(a)).read]).toEqual([false, false, true])
    expect([(await isRead(c)).read, (await isRead(b)).read]).toEqual([false, true])
  })
})

describe('the end of a session', () => {
  it('is told once to whoever waits for it, and to nobody who stopped waiting', async () => {
    const { sessions, start, isRead, idOf } = await copy()
    const token = await start()
    await isRead(token)
    const told: string[] = []
    const waits = (name: string) => sessions.whenEnded(idOf(token), () => void told.push(name))
    const [stop] = [waits('one'), waits('two'), waits('three')]
    stop()
    sessions.hasEnded('unheard of')
    expect(told).toEqual([])
    sessions.hasEnded(idOf(token))
    sessions.hasEnded(idOf(token))
    expect(told).toEqual(['two', 'three'])
    expect((await isRead(token)).read).toBe(true)
  })

  it('is told to who waits anew after everybody had stopped', async () => {
    const { sessions, start, idOf } = await copy()
    const id = idOf(await start())
    const told: string[] = []
    sessions.whenEnded(id, () => void told.push('gone'))()
    sessions.whenEnded(id, () => void told.push('here'))
    sessions.hasEnded(id)
    expect(told).toEqual(['here'])
  })
})
