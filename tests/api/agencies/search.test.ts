import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LoginName, answered, setStage, type Stage } from '../../support/stage.ts'
import { until } from '../../support/until.ts'
import type { TenantWorld } from '../../support/world.ts'

interface Found {
  projects: { id: string; number: string; name: string; endDate: string; company: { name: string } }[]
  people: { id: string; name: string; functions: { code: string }[] }[]
  locations: { id: string; name: string }[]
  companies: { id: string; name: string; projects: number }[]
}
const nothing: Found = { projects: [], people: [], locations: [], companies: [] }

let stage: Stage
let a: TenantWorld
beforeAll(async () => {
  stage = await setStage()
  a = stage.world.a
})
afterAll(() => stage.close())

const found = async (who: LoginName, q: string) =>
  answered<Found>(await stage.as(who, 'GET', `/search?q=${encodeURIComponent(q)}`))

describe('a search from anywhere', () => {
  it('finds projects by their own words, their client’s and their place’s', async () => {
    const [number, name, venue] = await stage
      .admin(
        `select p.number, p.name, l.name as venue from project p join location l on l.tenant_id = p.tenant_id and l.id = p.location_id where p.id = $1`,
        [a.projects.main],
      )
      .then(([row]) => [row?.['number'], row?.['name'], row?.['venue']].map(String))
    for (const q of [number, name, venue, 'client ltd'])
      expect(
        (await found('planner', q ?? '')).projects.map(({ id }) => id),
        q,
      ).toContain(a.projects.main)
    expect((await found('planner', 'client ltd')).companies).toMatchObject([{ name: 'Client Ltd', projects: 1 }])
  })

  it('finds people of the crew with what they can do, and nobody at a desk', async () => {
    const [first] = await stage.admin('select first_name, last_name from person where id = $1', [a.persons.member])
    const { people } = await found('planner', String(first?.['last_name']))
    expect(people.map(({ id }) => id)).toContain(a.persons.member)
    const [desk] = await stage.admin('select last_name from person where id = $1', [a.persons.planner])
    expect((await found('planner', String(desk?.['last_name']))).people.map(({ id }) => id)).not.toContain(
      a.persons.planner,
    )
  })

  it('shows a client the own projects and company, and nobody of the crew', async () => {
    const [first] = await stage.admin('select last_name from person where id = $1', [a.persons.member])
    expect((await found('client', String(first?.['last_name']))).people).toEqual([])
    expect((await found('otherClient', 'client ltd')).projects).toEqual([])
    expect((await found('otherClient', 'client ltd')).companies).toEqual([])
    expect((await found('client', 'client ltd')).companies).toHaveLength(1)
  })

  it('hides people from whoever may not list them', async () => {
    const [first] = await stage.admin('select last_name from person where id = $1', [a.persons.member])
    const q = String(first?.['last_name'])
    expect((await found('office', q)).people).not.toEqual([])
    await stage.admin(
      `insert into login_type_rights (tenant_id, login_type, rights, mailbox_rights) values ($1, 'office', $2, '{}')`,
      [a.id, JSON.stringify({ projects: { READ: ['ALL'] } })],
    )
    await until(async () => (await found('office', q)).people.length === 0, 'the right to be gone')
    await stage.admin('delete from login_type_rights')
    await until(async () => (await found('office', q)).people.length > 0, 'the right to be back')
  })

  it('finds nothing by signs alone, and takes what is searched literally', async () => {
    for (const q of ['%', '--', '" or 1=1 --']) expect(await found('planner', q), q).toEqual(nothing)
  })

  it('answers six of each at most: what runs or comes before what is over', async () => {
    await stage.admin(
      `insert into project (tenant_id, id, number, name, company_id, location_id, begin_date, end_date)
       select tenant_id, gen_random_uuid(), 'S-' || n, 'Searchable ' || n, company_id, location_id,
         begin_date + n * 30, begin_date + n * 30
       from project, generate_series(-4, 4) n where id = $1`,
      [a.projects.main],
    )
    const { projects } = await found('planner', 'searchable')
    expect(projects).toHaveLength(6)
    const today = stage.clock.now.toISOString().slice(0, 10)
    const over = projects.map(({ endDate }) => endDate < today)
    expect(over).toEqual(over.toSorted((one, other) => Number(one) - Number(other)))
  })
})
