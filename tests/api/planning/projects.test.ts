import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Seal } from '../../../server/access/sealed.ts'
import { readSecrets } from '../../../server/secrets.ts'
import { startTestServer } from '../../support/server.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import { until } from '../../support/until.ts'
import type { TenantWorld } from '../../support/world.ts'
import { worldNow } from '../../support/world/cast.ts'

interface Person {
  id: string
  name: string
  phone: string | null
}
interface Project {
  id: string
  number: string
  comment: string | null
  contact: { name: string } | null
  projectManager: (Person & { email: string | null }) | null
  places: { amount: number; filled: number; requested: number }
}
interface Crew {
  id: string
  crewChief: Person | null
  places: Project['places']
  deliveryNote: string | null
}
interface List<T> {
  items: T[]
  total: number
}
interface Link {
  login: string | null
  password: string | null
  link: string | null
}

let stage: Stage
let a: TenantWorld
beforeAll(async () => {
  stage = await setStage()
  a = stage.world.a
})
afterAll(() => stage.close())

const read = async <T>(who: LoginName, path: string) => answered<T>(await stage.as(who, 'GET', path))
const inside = ['planner', 'office'] as const
const outside = ['client', 'projectVisitor'] as const

describe('a project', () => {
  it('is the same by number and by id', async () => {
    const byNumber = await read<Project>('planner', '/projects/7001')
    expect(byNumber).toMatchObject({
      id: a.projects.main,
      number: '7001',
      name: 'Main a',
      company: { id: a.companies.client, number: 'C-2', name: 'Client Ltd' },
      reference: null,
      beginDate: '2026-06-09',
      endDate: '2026-06-12',
      comment: 'between us',
      location: { id: a.locations.venue },
      projectManager: { id: a.persons.planner, name: 'planner Example', email: 'planner@example.test' },
      contact: { id: a.contacts.client, name: 'Carla Client' },
      places: { amount: 20, filled: 4, requested: 3 },
    })
    expect(await read('planner', `/projects/${a.projects.main}`)).toEqual(byNumber)
  })

  it('is on the days its shifts are on, whatever was announced', async () => {
    const announce = (begin: string, end: string) =>
      stage.admin('update project set begin_date = $2, end_date = $3 where id = $1', [a.projects.main, begin, end])
    await announce('2026-06-01', '2026-06-30')
    const days = { beginDate: '2026-06-09', endDate: '2026-06-12' }
    expect(await read<Project>('planner', '/projects/7001')).toMatchObject(days)
    const { items } = await read<List<Project>>('planner', '/projects')
    expect(items.find(({ number }) => number === '7001')).toMatchObject(days)
    await announce('2026-06-09', '2026-06-12')
  })

  it('keeps what is between planning and office from clients and visitors', async () => {
    for (const who of inside)
      expect(await read<Project>(who, '/projects/7001')).toMatchObject({
        comment: 'between us',
        places: { requested: 3 },
      })
    for (const who of outside)
      expect(await read<Project>(who, '/projects/7001')).toMatchObject({ comment: null, places: { requested: 0 } })
    expect((await read<Project>('client', '/projects/7001')).contact).toMatchObject({ name: 'Carla Client' })
    expect((await read<Project>('projectVisitor', '/projects/7001')).contact).toBeNull()
    const manager = (await read<Project>('projectVisitor', '/projects/7001')).projectManager
    expect(manager).toMatchObject({ name: 'planner Example', phone: '+49 170 planner' })
  })

  it('names its crews with places and chief, soonest first', async () => {
    const { items, total } = await read<List<Crew>>('planner', '/projects/7001/projectCrews')
    expect(total).toBe(1)
    expect(items[0]).toMatchObject({
      id: a.crews.main,
      name: 'Main crew',
      meetingPoint: 'Gate 3',
      location: { id: a.locations.venue },
      crewChief: { id: a.persons.chief, phone: '+49 170 chief' },
      places: { amount: 20, filled: 4, requested: 3 },
      deliveryNote: 'open',
    })
    const [seen] = (await read<List<Crew>>('projectVisitor', '/projects/7001/projectCrews')).items
    expect(seen).toMatchObject({
      crewChief: { name: 'chief Example', phone: null },
      places: { requested: 0 },
      deliveryNote: null,
    })
    expect((await read<List<Crew>>('client', '/projects/7001/projectCrews')).items[0]).toMatchObject({
      crewChief: { phone: '+49 170 chief' },
      deliveryNote: null,
    })
  })

  it('names nobody to clients and visitors who has only been asked', async () => {
    const members = async (who: LoginName) =>
      (await read<{ members: Person[] }>(who, `/projectCrews/${a.crews.main}`)).members.map(({ name }) => name).length
    expect([await members('planner'), await members('member')]).toEqual([6, 6])
    expect([await members('client'), await members('projectVisitor')]).toEqual([4, 4])
  })

  it('counts an invitation only where a place of its position is free', async () => {
    const other = '/projects/7002'
    await stage.admin(`update project_crew_item set amount_of_rows = 1 where id = $1`, [a.items.otherToday])
    await stage.admin(
      `insert into project_crew_item_status (tenant_id, id, item_id, crew_id, person_id, status, starts, ends, status_since)
        select i.tenant_id, gen_random_uuid(), i.id, i.crew_id, $2, 'invited', i.starts, i.ends, now() from project_crew_item i where i.id = $1`,
      [a.items.otherToday, a.persons.office],
    )
    expect((await read<Project>('planner', other)).places).toEqual({ amount: 6, filled: 1, requested: 0 })
  })

  it('lists its positions as a crew’s, with the same comments kept back', async () => {
    const path = '/projects/7001/projectCrewItems'
    const { items, total } = await read<
      List<{ id: string; commentInternal: string | null; commentExternal: string | null }>
    >('planner', path)
    expect([total, items.map(({ id }) => id)]).toEqual([
      4,
      [a.items.past, a.items.today, a.items.tomorrow, a.items.open],
    ])
    expect(items.every(item => item.commentInternal === 'internal')).toBe(true)
    for (const who of outside)
      for (const item of (await read<typeof items extends (infer I)[] ? List<I> : never>(who, path)).items)
        expect(item).toMatchObject({ commentInternal: null, commentExternal: 'external' })
    const { items: one } = await read<List<{ id: string }>>('planner', `${path}?limit=1&page=2`)
    expect(one.map(({ id }) => id)).toEqual([a.items.today])
  })

  it('tells a client how a released delivery note stands', async () => {
    const note = crypto.randomUUID()
    await stage.admin(
      `insert into delivery_note (tenant_id, id, crew_id, number, confirmed_at, released_at, created_at) values ($1, $2, $3, '7001-1', now(), null, now())`,
      [a.id, note, a.crews.main],
    )
    const told = async (who: LoginName) =>
      (await read<List<Crew>>(who, '/projects/7001/projectCrews')).items[0]?.deliveryNote
    expect([await told('planner'), await told('client'), await told('projectVisitor')]).toEqual([
      'unsigned',
      null,
      null,
    ])
    await stage.admin('update delivery_note set released_at = now() where id = $1', [note])
    expect([await told('office'), await told('client'), await told('projectVisitor')]).toEqual([
      'unsigned',
      'unsigned',
      null,
    ])
  })
})

describe('of another project', () => {
  it('a visitor finds nothing, by number or id, in any address', async () => {
    const { b } = stage.world
    const foreign = ['7002', a.projects.other, b.projects.main, '9999', crypto.randomUUID()]
    for (const id of foreign)
      for (const path of [`/projects/${id}`, `/projects/${id}/projectCrews`, `/projects/${id}/projectCrewItems`]) {
        const answer = await stage.as('projectVisitor', 'GET', path)
        expect([answer.status, codeOf(answer)], path).toEqual([404, 'notFound'])
      }
    for (const path of [
      `/projectCrews/${a.crews.other}`,
      `/projectCrews/${a.crews.other}/projectCrewItems`,
      `/projectCrewItems/${a.items.otherToday}`,
      `/locations/${a.locations.elsewhere}`,
      `/persons/${a.persons.stranger}/picture`,
    ])
      expect((await stage.as('projectVisitor', 'GET', path)).status, path).toBe(404)
  })
})

describe('the visitors’ link', () => {
  beforeEach(async () => {
    await stage.admin(
      `delete from session where login_id in (select id from login where kind = 'project' and subject_id = $1)`,
      [a.projects.other],
    )
    await stage.admin(`delete from login where kind = 'project' and subject_id = $1`, [a.projects.other])
    await stage.admin('delete from login_attempt')
  })
  const renew = (key?: string) => stage.as('planner', 'POST', '/projects/7002/password', {}, key ? { key } : {})
  const open = (of: Link) =>
    stage.server.request(a.host, 'POST', '/api/v1/auth/token', {
      body: { login: of.login, password: of.password },
      key: null,
    })
  const tokenOf = async (of: Link) => answered<{ token: string }>(await open(of)).token
  const works = async (token: string) =>
    (await stage.server.request(a.host, 'GET', '/api/v1/projects/7002', { token })).status

  it('is none at first, is made, read again by planning and the client, and opens the project', async () => {
    expect(await read<Link>('planner', '/projects/7002/password')).toEqual({ login: null, password: null, link: null })
    const made = answered<Link>(await renew())
    expect(made.login).toBe('7002')
    expect(made.link).toBe(`https://a.test/projects/7002?project-id=7002&password=${made.password}`)
    for (const who of ['planner', 'otherClient'] as const)
      expect(await read<Link>(who, `/projects/${a.projects.other}/password`)).toEqual(made)
    const token = await tokenOf(made)
    expect(await works(token)).toBe(200)
    const kept = await stage.admin<Record<string, string>>(`select * from login where subject_id = $1`, [
      a.projects.other,
    ])
    expect(JSON.stringify(kept)).not.toContain(made.password)
    expect(kept[0]).toMatchObject({ kind: 'project', login: '7002', subject_number: '7002' })
    const seal = new Seal((await readSecrets(stage.test.database)).seal)
    expect(seal.open(kept[0]?.['sealed_password'] ?? '', { tenantId: a.id, rowId: kept[0]?.['id'] ?? '' })).toBe(
      made.password,
    )
  })

  it('ends with every session it opened when it is renewed, on every copy of the server', async () => {
    const copy = await startTestServer(stage.test.database, { clock: stage.clock })
    try {
      const old = answered<Link>(await renew())
      const token = await tokenOf(old)
      const elsewhere = () => copy.request(a.host, 'GET', '/api/v1/projects/7002', { token })
      expect([await works(token), (await elsewhere()).status]).toEqual([200, 200])
      const fresh = answered<Link>(await renew())
      expect(fresh.password).not.toBe(old.password)
      await until(async () => (await works(token)) === 401, 'the session to end here', 1000)
      await until(async () => (await elsewhere()).status === 401, 'the session to end elsewhere', 1000)
      expect(codeOf(await open(old))).toBe('loginRefused')
      expect(await works(await tokenOf(fresh))).toBe(200)
    } finally {
      await copy.stop()
    }
  })

  it('is made once, however often the same request comes, and its password stands in no kept answer', async () => {
    const key = crypto.randomUUID()
    const first = answered<Link>(await renew(key))
    expect(answered<Link>(await renew(key))).toEqual(first)
    const [kept] = await stage.admin<{ body: string | null; status: number }>(
      `select status, body from idempotency_key where key = $1`,
      [key],
    )
    expect(kept).toEqual({ status: 200, body: null })
    const again = await stage.as('planner', 'POST', '/projects/7001/password', {}, { key })
    expect(codeOf(again)).toBe('idempotencyKeyReused')
    expect(await works(await tokenOf(first))).toBe(200)
  })

  it('is one when two make it at once', async () => {
    const made = await Promise.all([renew(), renew(), renew()])
    const links = made.map(answer => answered<Link>(answer))
    const now = await read<Link>('planner', '/projects/7002/password')
    expect(links).toContainEqual(now)
    expect(
      await stage.admin(`select 1 from login where kind = 'project' and subject_id = $1`, [a.projects.other]),
    ).toHaveLength(1)
    expect(await works(await tokenOf(now))).toBe(200)
  })

  it('takes another name where somebody has the number as a login', async () => {
    await stage.admin(`update login set login = '7002' where login = $1`, [a.logins.stranger])
    const made = answered<Link>(await renew())
    expect(made.login).toBe('project-7002')
    expect(await works(await tokenOf(made))).toBe(200)
    await stage.admin(`update login set login = $1 where login = '7002'`, [a.logins.stranger])
  })

  it('says that it is there but not known when its sealed password does not open', async () => {
    const made = answered<Link>(await renew())
    await stage.admin(
      `update login set sealed_password = (select sealed_password || 'A' from login where subject_id = $1) where subject_id = $1`,
      [a.projects.other],
    )
    expect(await read<Link>('planner', '/projects/7002/password')).toEqual({
      login: made.login,
      password: null,
      link: null,
    })
  })

  it('leads to the agency’s host, whatever host the request names', async () => {
    await renew()
    const { body } = await stage.server.request('127.0.0.1', 'GET', '/api/v1/projects/7002/password', {
      token: await stage.token('planner'),
    })
    expect((body as Link).link).toMatch(/^https:\/\/a\.test\/projects\/7002\?/)
  })
})

describe('the list of projects', () => {
  const numbers = async (who: LoginName, query = '') =>
    (await read<List<Project>>(who, `/projects${query}`)).items.map(({ number }) => number)

  it('is a desk’s whole, and a client’s own', async () => {
    expect(await numbers('planner')).toEqual(['7002', '7001'])
    expect(await numbers('office')).toEqual(['7002', '7001'])
    expect(await numbers('client')).toEqual(['7001'])
    expect(await numbers('otherClient')).toEqual(['7002'])
  })

  it('is split where the last day is over', async () => {
    expect(await numbers('planner', '?tab=ongoing')).toEqual(['7001', '7002'])
    expect(await numbers('planner', '?tab=past')).toEqual([])
    // Nothing comes of the first any more: the other one is called next.
    stage.clock.set(new Date('2026-06-13T11:59:00Z'))
    expect(await numbers('planner', '?tab=ongoing')).toEqual(['7002', '7001'])
    stage.clock.set(new Date('2026-06-13T12:00:00Z'))
    expect(await numbers('planner', '?tab=ongoing')).toEqual(['7002'])
    expect(await numbers('planner', '?tab=past')).toEqual(['7001'])
    stage.clock.set(worldNow)
  })

  it('leaves out what began before the day that was asked for', async () => {
    expect(await numbers('planner', '?dateFrom=2026-06-10')).toEqual(['7002'])
  })

  it('leaves out what is no client’s work, or the types that are named', async () => {
    const typed = async (code: string | null) => {
      await stage.admin('update project set type_id = null where tenant_id = $1', [a.id])
      if (code === null) return
      await stage.admin(
        `with made as (insert into lookup (tenant_id, id, kind, code, caption, sort)
           values ($1, gen_random_uuid(), 'projectTypes', $2, $2, 1) returning id)
         update project set type_id = (select id from made) where id = $3`,
        [a.id, code, a.projects.main],
      )
    }
    for (const code of ['internalSickness', 'internalVacation']) {
      await typed(code)
      expect(await numbers('planner'), code).toEqual(['7002'])
      expect(await numbers('planner', '?excludeTypes='), code).toEqual(['7002', '7001'])
      expect(await numbers('planner', `?excludeTypes=concert,${code}`), code).toEqual(['7002'])
      // A single read is no list.
      expect((await read<Project & { type: object }>('planner', '/projects/7001')).type).toMatchObject({ code })
    }
    await typed('festival')
    expect(await numbers('planner')).toEqual(['7002', '7001'])
    expect(await numbers('planner', '?excludeTypes=festival')).toEqual(['7002'])
    expect((await stage.as('planner', 'GET', "/projects?excludeTypes=';--")).status).toBe(400)
    await typed(null)
  })

  it('keeps what a client asked for by itself until planning takes it on', async () => {
    await stage.admin('update project set requested_at = $1 where id = $2', [worldNow, a.projects.main])
    expect(await numbers('planner', '?tab=requested')).toEqual(['7001'])
    expect(await numbers('client', '?tab=requested')).toEqual(['7001'])
    expect(await numbers('otherClient', '?tab=requested')).toEqual([])
    expect(await numbers('planner', '?tab=ongoing')).toEqual(['7002'])
    await stage.admin('update project set requested_at = null where id = $1', [a.projects.main])
    expect(await numbers('planner', '?tab=requested')).toEqual([])
  })

  it('tells a client nothing of who was asked', async () => {
    const [own] = (await read<List<Project>>('client', '/projects')).items
    expect(own?.places.requested).toBe(0)
    const [, same] = (await read<List<Project>>('planner', '/projects')).items
    expect(same?.places.requested).toBeGreaterThan(0)
  })
})
