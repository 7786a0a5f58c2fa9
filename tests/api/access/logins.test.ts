import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { whileWritten } from '../../support/rows/held-row.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'

interface Login {
  id: string
  login: string | null
  person: { id: string; name: string }
  loginTypes: string[]
  company: { id: string } | null
  state: string
  since: string | null
  lastLoginAt: string | null
  devices: number
  own: boolean
}

let stage: Stage
beforeEach(async () => {
  stage = await setStage()
})
afterEach(() => stage.close())

const nia = { firstName: 'Nia', lastName: 'Gray', login: 'Nia.Gray@example.com', loginTypes: ['crew'], companyId: null }
const invite = (over: object = {}) => stage.as('office', 'POST', '/logins', { ...nia, ...over })
const listed = async (query = '') =>
  answered<{ items: Login[]; total: number }>(await stage.as('office', 'GET', `/logins?${query}`))
const change = (id: string, to: object) => stage.as('office', 'POST', `/logins/${id}`, to)
const mails = () =>
  stage.admin<{ recipient: string }>(`select recipient from mail where kind = 'passwordLink' order by created_at, id`)
const idOf = (who: 'member' | 'office' | 'client' | 'planner') => stage.world.a.loginIds[who]
const entered = async () => {
  const [row] = await stage.admin<{ count: number }>('select count(*)::int as count from person')
  return row?.count
}

describe('logins', () => {
  it('are those of people, by name, with how each stands; no visitor and no kiosk is among them', async () => {
    await stage.token('member')
    const { items } = await listed()
    expect(items.map(({ person }) => person.name.split(' ').at(-1))).toEqual(
      items.map(({ person }) => person.name.split(' ').at(-1)).toSorted(),
    )
    const [row] = await stage.admin<{ count: number }>(
      `select count(*)::int as count from login where tenant_id = $1 and kind = 'user'`,
      [stage.world.a.id],
    )
    expect(items).toHaveLength(row?.count ?? 0)
    const member = items.find(({ id }) => id === idOf('member'))
    expect(member).toMatchObject({
      loginTypes: ['crew'],
      state: 'active',
      since: null,
      company: null,
      devices: 1,
      own: false,
    })
    expect(member?.lastLoginAt).not.toBeNull()
    expect(items.filter(({ own }) => own).map(({ id }) => id)).toEqual([idOf('office')])
    expect(items.find(({ id }) => id === idOf('client'))?.company?.id).toBe(stage.world.a.companies.client)
  })

  it('are found by whose they are, by their state and by what they are for', async () => {
    answered(await invite(), 201)
    const names = async (query: string) => (await listed(query)).items.map(({ login }) => login)
    expect(await names('q=gray')).toEqual(['nia.gray@example.com'])
    expect(await names('state=invited')).toEqual(['nia.gray@example.com'])
    expect(await names('type=planners')).toEqual([stage.world.a.logins.planner])
    answered(await stage.as('office', 'POST', `/persons/${stage.world.a.persons.planner}/endAccess`))
    expect(await names('state=ended')).toEqual([stage.world.a.logins.planner])
  })
})

describe('whoever was erased', () => {
  it('stands last, without name, address and client, and is found by no word', async () => {
    const { persons } = stage.world.a
    const erasing = { name: 'client Example', reason: 'asked by letter' }
    answered(await stage.as('office', 'POST', `/persons/${persons.client}/erasure`, erasing))
    const { items } = await listed()
    expect(items.at(-1)).toMatchObject({
      id: idOf('client'),
      login: null,
      person: { id: persons.client, name: 'Erased person' },
      company: null,
      state: 'erased',
      devices: 0,
    })
    expect(items.at(-1)?.since).not.toBeNull()
    expect(items.filter(({ state }) => state === 'erased')).toHaveLength(1)
    expect((await listed('state=erased')).items.map(({ id }) => id)).toEqual([idOf('client')])
    expect((await listed('state=ended')).items).toEqual([])
    for (const q of ['client', 'erased'])
      expect((await listed(`q=${q}`)).items.map(({ id }) => id)).not.toContain(idOf('client'))
    const changed = await change(idOf('client'), { login: 'back@example.com', loginTypes: ['crew'], companyId: null })
    expect(codeOf(changed)).toBe('accessEnded')
  })

  it('is logged out at once', async () => {
    const token = await stage.token('planner')
    const { id, persons } = stage.world.a
    await stage.admin('update project set manager_id = null where tenant_id = $1', [id])
    await stage.admin(
      `update activity set done_at = now(), done_by_id = for_id where tenant_id = $1 and type = 'TODO' and done_at is null`,
      [id],
    )
    const erasing = { name: 'planner Example', reason: 'asked by letter' }
    answered(await stage.as('office', 'POST', `/persons/${persons.planner}/erasure`, erasing))
    expect((await stage.server.request(stage.world.a.host, 'GET', '/api/v1/projects', { token })).status).toBe(401)
    expect((await listed('state=erased')).items.map(({ person }) => person.id)).toEqual([persons.planner])
  })
})

describe('an invitation', () => {
  it('enters somebody new, as what was said, and mails them a link', async () => {
    const before = await entered()
    const made = answered<Login>(await invite({ loginTypes: ['planners', 'crew'] }), 201)
    expect(made).toMatchObject({
      login: 'nia.gray@example.com',
      loginTypes: ['planners', 'crew'],
      state: 'invited',
      devices: 0,
    })
    expect(made.person.name).toBe('Nia Gray')
    expect(await entered()).toBe((before ?? 0) + 1)
    expect(await mails()).toEqual([{ recipient: 'nia.gray@example.com' }])
  })

  it('sent twice is one person and one mail; said otherwise, it is as said last', async () => {
    const first = answered<Login>(await invite(), 201)
    const before = await entered()
    const second = answered<Login>(await invite({ firstName: 'Mia', loginTypes: ['office'] }), 201)
    expect(second).toMatchObject({ id: first.id, loginTypes: ['office'], person: { name: 'Nia Gray' } })
    expect(await entered()).toBe(before)
    expect(await mails()).toHaveLength(1)
  })

  it('of many at once is one person', async () => {
    const before = await entered()
    const all = await Promise.all(Array.from({ length: 6 }, () => invite()))
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201))
    expect(await entered()).toBe((before ?? 0) + 1)
  })

  it('goes to whoever is known by the address and has no login', async () => {
    const { persons, id } = stage.world.a
    await stage.admin('delete from session where tenant_id = $1', [id])
    await stage.admin('update person set email = $1 where id = $2', ['nia.gray@example.com', persons.stranger])
    await stage.admin('update login set ended_at = now() where person_id = $1', [persons.stranger])
    const before = await entered()
    const made = answered<Login>(await invite(), 201)
    expect(made.person.id).toBe(persons.stranger)
    expect(await entered()).toBe(before)
  })

  it('is refused for an address somebody logs in with, and for a client of no company or of none of its clients', async () => {
    const { logins, companies } = stage.world.a
    expect(codeOf(await invite({ login: logins.member.toUpperCase() }))).toBe('loginActive')
    expect((await invite({ loginTypes: ['clients'] })).status).toBe(400)
    expect((await invite({ companyId: companies.client })).status).toBe(400)
    expect((await invite({ loginTypes: ['crew', 'crew'] })).status).toBe(400)
    expect((await invite({ loginTypes: [] })).status).toBe(400)
    const asClient = { loginTypes: ['clients'] }
    expect(codeOf(await invite({ ...asClient, companyId: companies.own }))).toBe('notFound')
    expect(codeOf(await invite({ ...asClient, companyId: stage.world.b.companies.client }))).toBe('notFound')
    expect(await mails()).toEqual([])
  })

  it('of a client knows the contact of that address', async () => {
    const { companies, id } = stage.world.a
    await stage.admin(`update contact set email = 'Nia.Gray@example.com' where tenant_id = $1 and company_id = $2`, [
      id,
      companies.client,
    ])
    const made = answered<Login>(await invite({ loginTypes: ['clients'], companyId: companies.client }), 201)
    expect(made.company?.id).toBe(companies.client)
    const rows = await stage.admin<{ known: boolean }>(
      `select contact_number = (select number from contact where email = 'Nia.Gray@example.com') as known from login where id = $1`,
      [made.id],
    )
    expect(rows).toEqual([{ known: true }])
  })
})

describe('a changed login', () => {
  const member = () => stage.world.a.logins.member
  const changeOf = (to: object) => change(idOf('member'), to)
  const as = (loginTypes: string[], companyId: string | null = null, login = member()) => ({
    login,
    loginTypes,
    companyId,
  })

  it('is of other types at once: its devices are logged out', async () => {
    const token = await stage.token('member')
    const { host } = stage.world.a
    const changed = answered<Login>(await changeOf(as(['crew', 'planners'])))
    expect(changed).toMatchObject({ loginTypes: ['crew', 'planners'], devices: 0 })
    expect((await stage.server.request(host, 'GET', '/api/v1/jobs', { token })).status).toBe(401)
    expect(answered<Login>(await changeOf(as(['crew', 'planners'])))).toMatchObject({ devices: 0 })
  })

  it('stays that of the contact of its company, and of no other one', async () => {
    const { companies, logins, loginIds } = stage.world.a
    const contact = async () =>
      (
        await stage.admin<{ at: string | null }>('select contact_number as at from login where id = $1', [
          loginIds.client,
        ])
      )[0]?.at
    await stage.admin(`update login set contact_number = '77' where id = $1`, [loginIds.client])
    const to = (types: string[], companyId: string) =>
      change(loginIds.client, { login: logins.client, loginTypes: types, companyId })
    answered(await to(['clients', 'crew'], companies.client))
    expect(await contact()).toBe('77')
    answered(await to(['clients'], companies.other))
    expect(await contact()).toBeNull()
  })

  it('gets another name, and mail goes there', async () => {
    const { persons } = stage.world.a
    await stage.admin('update person set email = upper($1) where id = $2', [member(), persons.member])
    answered(await changeOf(as(['crew'], null, 'New.Name@example.com')))
    const rows = await stage.admin<{ login: string; email: string }>(
      'select g.login, r.email from login g join person r on r.id = g.person_id where g.id = $1',
      [idOf('member')],
    )
    expect(rows).toEqual([{ login: 'new.name@example.com', email: 'new.name@example.com' }])
  })

  it('leaves an address of its own as it is', async () => {
    const { persons } = stage.world.a
    await stage.admin(`update person set email = 'private@example.com' where id = $1`, [persons.member])
    answered(await changeOf(as(['crew'], null, 'new.name@example.com')))
    expect(await stage.admin('select email from person where id = $1', [persons.member])).toEqual([
      { email: 'private@example.com' },
    ])
  })

  it('is refused under a name somebody has, of whoever has left, and of whom nobody knows', async () => {
    const { logins, persons, loginIds } = stage.world.a
    expect(codeOf(await changeOf(as(['crew'], null, logins.chief)))).toBe('loginActive')
    answered(await stage.as('office', 'POST', `/persons/${persons.member}/endAccess`))
    expect(codeOf(await changeOf(as(['crew'])))).toBe('accessEnded')
    expect(codeOf(await change(loginIds.projectVisitor, as(['crew'])))).toBe('notFound')
    expect(codeOf(await change(crypto.randomUUID(), as(['crew'])))).toBe('notFound')
  })

  it('gets a name two are given at once only once', async () => {
    const taken = `update login set login = 'both@example.com' where id = $1`
    const second = await whileWritten(stage, [taken, [stage.world.a.loginIds.chief]], () =>
      changeOf(as(['crew'], null, 'both@example.com')),
    )
    expect(codeOf(second)).toBe('loginActive')
  })

  it('never takes the office from whoever changes it', async () => {
    const { logins } = stage.world.a
    const own = (types: string[]) => change(idOf('office'), as(types, null, logins.office))
    expect(codeOf(await own(['planners']))).toBe('outOfTurn')
    expect(answered<Login>(await own(['office', 'planners']))).toMatchObject({ loginTypes: ['office', 'planners'] })
  })
})
