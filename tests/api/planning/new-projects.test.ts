import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { CrewItem } from '../../../openapi/positions.ts'
import type { Project, ProjectCrewSummary } from '../../../openapi/projects.shapes.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import type { Sent } from '../../support/server.ts'
import type { TenantWorld } from '../../support/world.ts'
import { worldNow } from '../../support/world/cast.ts'

type Made = z.output<typeof Project>
type Crew = z.output<typeof ProjectCrewSummary>
type Item = z.output<typeof CrewItem>

let stage: Stage
let a: TenantWorld
beforeAll(async () => {
  stage = await setStage()
  a = stage.world.a
})
afterAll(() => stage.close())

const entered = (more: Record<string, unknown> = {}) => ({
  name: 'Autumn show',
  companyId: a.companies.client,
  locationId: a.locations.venue,
  beginDate: '2026-09-01',
  endDate: '2026-09-03',
  ...more,
})
const send = (path: string, body?: unknown, sent?: Sent) => stage.as('planner', 'POST', path, body, sent)
const create = async (more?: Record<string, unknown>) => answered<Made>(await send('/projects', entered(more)), 201)
const wrong = async (more: Record<string, unknown>, status = 400) => {
  const answer = await send('/projects', entered(more))
  expect(answer.status, answer.text).toBe(status)
  return (answer.body as { errors: { path: string }[] }).errors.map(({ path }) => path)
}
const count = async (table: string) =>
  (await stage.admin<{ rows: number }>(`select count(*)::int as rows from ${table} where tenant_id = $1`, [a.id]))[0]
    ?.rows

describe('a new project', () => {
  it('holds what was entered, under the next number', async () => {
    const first = await create({
      reference: 'PO-12',
      clientMark: 'CL',
      projectManagerId: a.persons.planner,
      comment: 'Bring own radios',
    })
    expect(first).toMatchObject({
      number: 'P-1001',
      name: 'Autumn show',
      company: { id: a.companies.client },
      location: { id: a.locations.venue },
      reference: 'PO-12',
      clientMark: 'CL',
      projectManager: { id: a.persons.planner },
      comment: 'Bring own radios',
      beginDate: '2026-09-01',
      endDate: '2026-09-03',
      status: 'confirmed',
      closed: false,
      places: { amount: 0 },
    })
    expect((await create()).number).toBe('P-1002')
    expect(answered<Made>(await stage.as('planner', 'GET', '/projects/P-1001')).id).toBe(first.id)
    expect(answered<Made>(await stage.as('client', 'GET', '/projects/P-1001')).comment).toBeNull()
    expect((await stage.as('otherClient', 'GET', '/projects/P-1001')).status).toBe(404)
  })

  it('can be managed by whoever plans or does the books', async () => {
    const managers = answered<{ items: { id: string; name: string }[] }>(
      await stage.as('planner', 'GET', '/projectManagers'),
    ).items.map(({ id }) => id)
    expect(managers).toContain(a.persons.planner)
    expect(managers).toContain(a.persons.office)
    expect(managers).not.toContain(a.persons.member)
    for (const projectManagerId of managers)
      expect((await create({ projectManagerId })).projectManager?.id).toBe(projectManagerId)
  })

  it('is numbered behind those that came from elsewhere', async () => {
    const { b } = stage.world
    await stage.admin(`update project set number = 'P-2040' where id = $1`, [b.projects.main])
    const answer = await stage.server.request(b.host, 'POST', '/api/v1/projects', {
      token: await stage.token('planner', 'b'),
      body: { ...entered(), companyId: b.companies.client, locationId: b.locations.venue },
    })
    expect(answered<Made>(answer, 201).number).toBe('P-2041')
  })

  it('passes over numbers that are taken, however they came to be', async () => {
    const [one, other] = [await create(), await create()]
    const next = Number(other.number.slice(2)) + 1
    await stage.admin(
      `update project set number = 'P-' || ($2 + case id when $1 then 0 else 1 end) where id in ($1, $3)`,
      [one.id, next, other.id],
    )
    expect((await create()).number).toBe(`P-${next + 2}`)
    expect((await create()).number).toBe(`P-${next + 3}`)
  })

  it('is given a number of its own, however many are added at once, and none is left out', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => create()))
    const figures = made.map(({ number }) => Number(number.slice(2))).toSorted((x, y) => x - y)
    expect(figures).toEqual(figures.map((_, at) => (figures[0] ?? 0) + at))
  })

  it('has a name of one line that can be read', async () => {
    expect((await create({ name: ' Autumn\r\nshow \uD83C', comment: 'Bring\nown radios' })).name).toBe('Autumn show')
    expect((await create({ name: 'Gŵyl 🏴󠁧󠁢󠁷󠁬󠁳󠁿 👩‍🔧', beginDate: '2018-01-01' })).name).toBe('Gŵyl 🏴󠁧󠁢󠁷󠁬󠁳󠁿 👩‍🔧')
  })

  it('is one, though its answer was lost and it is sent again', async () => {
    const key = 'a-project-sent-twice'
    const first = answered<Made>(await send('/projects', entered(), { key }), 201)
    expect(answered<Made>(await send('/projects', entered(), { key }), 201).id).toBe(first.id)
  })

  it('brings its place along, all or nothing', async () => {
    const place = {
      name: 'Schuppen 59',
      street: 'Kai 1',
      zipcode: '20457',
      city: 'Hamburg',
      country: 'DE',
      timeZone: 'Europe/Berlin',
    }
    const made = await create({ locationId: undefined, location: place })
    expect(made.location).toMatchObject({ name: 'Schuppen 59', city: 'Hamburg', timeZone: 'Europe/Berlin' })
    const before = [await count('location'), await count('project')]
    expect(await wrong({ locationId: undefined, location: { ...place, timeZone: 'Mars/Olympus' } })).toEqual([
      'body.location.timeZone',
    ])
    expect([await count('location'), await count('project')]).toEqual(before)
  })

  it('says of each field what is wrong with it, and writes nothing', async () => {
    const before = await count('project')
    const { b } = stage.world
    expect(await wrong({ endDate: '2026-08-31' })).toEqual(['body.endDate'])
    expect(await wrong({ locationId: undefined })).toEqual(['body.locationId'])
    const place = { name: 'Kai', street: '', zipcode: '', city: 'Hamburg', country: 'DE', timeZone: 'Europe/Berlin' }
    expect(await wrong({ location: place })).toEqual(['body.location'])
    expect(await wrong({ companyId: a.companies.own }, 404)).toEqual(['body.companyId'])
    expect(await wrong({ companyId: b.companies.client, locationId: b.locations.venue }, 404)).toEqual([
      'body.companyId',
      'body.locationId',
    ])
    expect(await wrong({ contactId: b.companies.client, projectManagerId: a.persons.member }, 404)).toEqual([
      'body.contactId',
      'body.projectManagerId',
    ])
    expect(await wrong({ typeId: a.functions.stagehand }, 404)).toEqual(['body.typeId'])
    expect(await wrong({ name: '  ' })).toEqual(['body.name'])
    expect(await wrong({ beginDate: '1999-01-01' })).toEqual(['body.beginDate'])
    // No list would show it.
    expect(await wrong({ beginDate: '2017-12-31' })).toEqual(['body.beginDate'])
    expect(await wrong({ name: '\u200B\u2060' })).toEqual(['body.name'])
    expect(await count('project')).toBe(before)
  })
})

describe('a copied project', () => {
  const copy = (of: string, more: Record<string, unknown> = {}) => send(`/projects/${of}/copy`, entered(more))
  const crewsOf = async (id: string) =>
    answered<{ items: Crew[] }>(await stage.as('planner', 'GET', `/projects/${id}/projectCrews`)).items
  const itemsOf = async (id: string) =>
    answered<{ items: Item[] }>(await stage.as('planner', 'GET', `/projects/${id}/projectCrewItems`)).items
  const shape = ({ function: what, task, startTime, endTime, amountOfRows, breakMinutes }: Item) =>
    [what.code, task, startTime, endTime, amountOfRows, breakMinutes].join()

  it('has the shifts of the other one at the same time of day on later days, with nobody on them', async () => {
    const source = answered<Made>(await stage.as('planner', 'GET', '/projects/7001'))
    const made = answered<Made>(await copy('7001', { beginDate: '2026-09-08', endDate: '2026-09-11' }), 201)
    expect(made.places).toEqual({ amount: source.places.amount, filled: 0, requested: 0 })
    const [old, fresh] = [await itemsOf(source.id), await itemsOf(made.id)]
    expect(fresh.map(shape).toSorted()).toEqual(old.map(shape).toSorted())
    // From 9 June on it was; 91 days later it is.
    const later = (day: string) => new Date(Date.parse(day) + 91 * 86_400_000).toISOString().slice(0, 10)
    expect(fresh.map(({ startDate }) => startDate).toSorted()).toEqual(
      old.map(({ startDate }) => later(startDate)).toSorted(),
    )
    expect(made.beginDate).toBe('2026-09-08')
    const crews = await crewsOf(made.id)
    expect(crews.map(({ name }) => name)).toEqual((await crewsOf(source.id)).map(({ name }) => name))
    expect(crews.every(({ crewChief }) => crewChief === null)).toBe(true)
  })

  it('keeps the time of day where the clocks have changed between', async () => {
    const made = answered<Made>(await copy('7001', { beginDate: '2026-12-08', endDate: '2026-12-11' }), 201)
    const [old] = await itemsOf(a.projects.main)
    const fresh = (await itemsOf(made.id)).find(item => old && shape(item) === shape(old))
    if (!old || !fresh) throw new Error('nothing was copied')
    expect(fresh.startTime).toBe(old.startTime)
    // 182 days and the hour that winter gives back.
    expect(Date.parse(fresh.starts) - Date.parse(old.starts)).toBe((182 * 24 + 1) * 3_600_000)
  })

  it('leaves shifts or comments behind where that is wanted', async () => {
    expect(answered<Made>(await copy('7001', { shifts: false }), 201).places.amount).toBe(0)
    await stage.admin(
      `update project_crew_item set comment_internal = 'Ask Ola' where tenant_id = $1 and crew_id = $2`,
      [a.id, a.crews.main],
    )
    const comments = async (more: object) => {
      const { id } = answered<Made>(
        await copy('7001', { beginDate: '2026-10-06', endDate: '2026-10-09', ...more }),
        201,
      )
      const rows = await stage.admin<{ comments: number }>(
        `select count(comment_internal)::int as comments from project_crew c
         join project_crew_item i on i.tenant_id = c.tenant_id and i.crew_id = c.id where c.project_id = $1`,
        [id],
      )
      return rows[0]?.comments
    }
    expect(await comments({ comments: false })).toBe(0)
    expect(await comments({})).toBeGreaterThan(0)
  })

  it('goes to the new place with its shifts, which take its time zone', async () => {
    const zone = 'Europe/Lisbon'
    const place = { name: 'Armazém', street: 'Cais 1', zipcode: '1000', city: 'Lisboa', country: 'PT', timeZone: zone }
    const made = answered<Made>(await copy('7001', { locationId: undefined, location: place }), 201)
    expect((await crewsOf(made.id)).map(({ location }) => location.name)).toContain('Armazém')
    expect((await itemsOf(made.id)).map(({ timeZone }) => timeZone)).toContain(zone)
  })

  it('names the crew whose time does not exist on its new day, and leaves nothing behind', async () => {
    await stage.admin(
      `update project_crew_item set start_time = '02:30', end_time = '09:00' where tenant_id = $1 and crew_id = $2`,
      [a.id, a.crews.main],
    )
    const first = (
      await stage.admin<{ day: string }>(
        `select min(start_date)::text as day from project_crew_item where tenant_id = $1 and crew_id = $2`,
        [a.id, a.crews.main],
      )
    )[0]
    const source = answered<Made>(await stage.as('planner', 'GET', '/projects/7001'))
    const away = Date.parse(first?.day ?? '') - Date.parse(source.beginDate)
    // The clocks of 28 March 2027 jump from two to three.
    const beginDate = new Date(Date.parse('2027-03-28') - away).toISOString().slice(0, 10)
    const before = await count('project')
    const answer = await copy('7001', { beginDate, endDate: beginDate })
    expect([answer.status, codeOf(answer)]).toEqual([409, 'timeInGap'])
    expect(answer.body).toMatchObject({ crew: expect.any(String) as string, startDate: '2027-03-28', which: 'start' })
    expect(await count('project')).toBe(before)
  })

  it('is nobody else’s to take', async () => {
    const { b } = stage.world
    expect((await copy(b.projects.main)).status).toBe(404)
    expect((await stage.as('client', 'POST', '/projects/7001/copy', entered())).status).toBe(403)
  })
})

describe('a closed project', () => {
  it('is listed among the closed, until it is opened again', async () => {
    const { number } = await create({ beginDate: '2026-07-01', endDate: '2026-07-01' })
    const listed = async (closed: boolean) =>
      answered<{ items: { number: string }[] }>(
        await stage.as('planner', 'GET', `/projects?tab=ongoing&closed=${closed}`),
      ).items.some(one => one.number === number)
    expect(answered<Made>(await send(`/projects/${number}/close`)).closed).toBe(true)
    expect([await listed(true), await listed(false)]).toEqual([true, false])
    // A second tap changes nothing, not even when it was.
    stage.clock.set(new Date(worldNow.getTime() + 60_000))
    expect(answered<Made>(await send(`/projects/${number}/close`)).closed).toBe(true)
    stage.clock.set(worldNow)
    const [{ at } = { at: null }] = await stage.admin<{ at: Date }>(
      'select closed_at as at from project where number = $1 and tenant_id = $2',
      [number, a.id],
    )
    expect(at).toEqual(worldNow)
    expect(answered<Made>(await send(`/projects/${number}/reopen`)).closed).toBe(false)
    expect([await listed(true), await listed(false)]).toEqual([false, true])
  })
})
