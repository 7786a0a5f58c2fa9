import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { PlanAnswer, ProjectHolidays } from '../../../openapi/projectPlans.ts'
import type { Template, TemplateWithPositions } from '../../../openapi/templates.ts'
import { answered, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'
import { worldNow } from '../../support/world/cast.ts'

type Kept = z.output<typeof Template>

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  await stage?.close()
  stage = await setStage()
  a = stage.world.a
})
afterAll(() => stage.close())

const hours = {
  startDay: 0,
  startTime: '18:00',
  endTime: '02:00',
  endDay: null,
  breakMinutes: 30,
  crewChiefOnly: false,
}
const places = [
  { day: 0, crewName: 'Show 1', amountOfRows: 4 },
  { day: 2, crewName: 'Show 2', amountOfRows: 6 },
]
const position = (more: object = {}) => ({ functionId: a.functions.stagehand, ...hours, places, ...more })
const shows = (more: object = {}) => ({
  name: 'Two shows',
  type: 'POSITIONS',
  companyId: null,
  items: [position()],
  ...more,
})
const create = (body: object) => stage.as('planner', 'POST', '/templates', body)
const keep = async (more: object = {}) => answered<Kept>(await create(shows(more)), 201)
const change = (id: string, body: object) => stage.as('planner', 'POST', `/templates/${id}`, body)
const list = async (query = '') =>
  answered<{ items: Kept[]; total: number }>(await stage.as('planner', 'GET', `/templates${query}`)).items
const names = async (query = '') => (await list(query)).map(({ name }) => name)
const read = async (id: string) =>
  answered<z.output<typeof TemplateWithPositions>>(await stage.as('planner', 'GET', `/templates/${id}`))
const errorsOf = (answer: { body: unknown }) =>
  (answer.body as { errors?: { path: string }[] }).errors?.map(({ path }) => path)

describe('a template is kept', () => {
  it('with its positions in their order, by times of day and days after the first', async () => {
    const made = await keep({
      companyId: a.companies.client,
      items: [
        position({ task: 'Truss', cateringId: a.catering, startDay: 1, endDay: 1, places: places.toReversed() }),
        position({ functionId: a.functions.rigger, crewChiefOnly: true }),
      ],
    })
    expect(made).toMatchObject({
      name: 'Two shows',
      type: 'POSITIONS',
      company: { id: a.companies.client },
      positions: 2,
      days: 2,
      timesUsed: 0,
      lastUsedAt: null,
      lastProject: null,
    })
    const { items } = await read(made.id)
    expect(items).toMatchObject([
      {
        function: { id: a.functions.stagehand },
        catering: { id: a.catering },
        task: 'Truss',
        ...{ startDay: 1, startTime: '18:00', endTime: '02:00', endDay: 1, breakMinutes: 30, crewChiefOnly: false },
        places,
      },
      { function: { id: a.functions.rigger }, catering: null, task: null, crewChiefOnly: true },
    ])
  })

  it('under a name nothing else has for the same projects, however it is written', async () => {
    await keep()
    const again = await create(shows({ name: 'TWO shows' }))
    expect(again).toMatchObject({ status: 409, body: { code: 'nameTaken' } })
    await keep({ companyId: a.companies.client })
    const other = await keep({ name: 'Fair' })
    expect(await change(other.id, { name: 'two shows' })).toMatchObject({ status: 409, body: { code: 'nameTaken' } })
    answered(await change(other.id, { name: 'FAIR' }))
    expect(await names('?q=fair')).toEqual(['FAIR'])
  })

  it('once, when it is sent twice at the same moment', async () => {
    const both = await Promise.all([create(shows()), create(shows())])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  it('of nothing that is not there, and says where', async () => {
    const absent = crypto.randomUUID()
    const refused = await create(
      shows({
        companyId: a.companies.own,
        items: [position(), position({ functionId: a.catering }), position({ cateringId: absent })],
      }),
    )
    expect(refused.status).toBe(404)
    expect(errorsOf(refused)).toEqual(['body.companyId', 'body.items.1.functionId', 'body.items.2.cateringId'])
    expect(await names('?q=two')).toEqual([])
  })

  const many = (count: number) =>
    Array.from({ length: count }, (_, day) => ({ day, crewName: `Crew ${day}`, amountOfRows: 1 }))
  it.each<[string, () => object]>([
    ['no position', () => ({ items: [] })],
    ['no place', () => ({ items: [position({ places: [] })] })],
    ['one day twice', () => ({ items: [position({ places: [places[0], places[0]] })] })],
    ['a day too far', () => ({ items: [position({ places: [{ ...places[0], day: 31 }] })] })],
    ['half a place', () => ({ items: [position({ places: [{ ...places[0], amountOfRows: 0.5 }] })] })],
    ['no time of day', () => ({ items: [position({ startTime: '24:00' })] })],
    ['a name of blanks', () => ({ name: '   ' })],
    ['another kind', () => ({ type: 'RECEIPT' })],
    [
      'more crews than a plan takes',
      () => ({
        items: ['a', 'b', 'c', 'd'].map(crew =>
          position({ places: many(31).map(one => ({ ...one, crewName: `${crew} ${one.day}` })) }),
        ),
      }),
    ],
    [
      'more than can be looked through',
      () => ({ items: Array.from({ length: 20 }, () => position({ places: many(31) })) }),
    ],
  ])('not with %s', async (_, more) => {
    expect(await create(shows(more()))).toMatchObject({ status: 400, body: { code: 'invalidInput' } })
  })
})

describe('templates are listed', () => {
  it('the company’s own first, then by use; those of others not at all', async () => {
    const { client, other } = a.companies
    await keep({ name: 'Theirs', companyId: other })
    const used = await keep({ name: 'Used' })
    answered(await plan({ crews: [crew], templateId: used.id }))
    expect(await names(`?company=${client}`)).toEqual(['Show main a', 'Used', 'Show gone a', 'Show other a'])
    expect((await names()).slice(0, 2)).toEqual(['Used', 'Show gone a'])
    expect(await names()).toContain('Theirs')
    expect(await names('?type=POSITIONS&q=us')).toEqual(['Used'])
  })

  it('page by page, none twice', async () => {
    const first = answered<{ items: Kept[]; total: number; next: string }>(
      await stage.as('planner', 'GET', '/templates?limit=2'),
    )
    const rest = answered<{ items: Kept[] }>(await stage.as('planner', 'GET', `/templates?limit=2&after=${first.next}`))
    expect(first.total).toBe(3)
    expect([...first.items, ...rest.items].map(({ name }) => name)).toEqual(await names())
  })

  it.each(['?type=RECEIPT', '?company=7', '?limit=0', '?after=x'])('not by %s', async query => {
    expect((await stage.as('planner', 'GET', `/templates${query}`)).status).toBe(400)
  })
})

describe('a template is changed', () => {
  it('in its name alone, or in its positions alone', async () => {
    const { id } = await keep()
    expect(answered(await change(id, { name: 'Shows' }))).toMatchObject({ name: 'Shows', positions: 1, company: null })
    const items = [position({ startTime: '17:00' }), position({ functionId: a.functions.rigger })]
    expect(answered(await change(id, { items, companyId: a.companies.client }))).toMatchObject({
      name: 'Shows',
      positions: 2,
      company: { id: a.companies.client },
    })
    expect((await read(id)).items.map(({ startTime }) => startTime)).toEqual(['17:00', '18:00'])
    expect((await change(id, {})).status).toBe(400)
  })

  it('not over what another has changed meanwhile', async () => {
    const { id } = await keep()
    const { revision } = await read(id)
    const both = await Promise.all([
      change(id, { items: [position({ startTime: '16:00' })], revision }),
      change(id, { items: [position({ startTime: '17:00' })], revision }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [first] = (await read(id)).items
    expect(first?.startTime).toBe(both[0]?.status === 200 ? '16:00' : '17:00')
    expect(await change(id, { name: 'Shows', revision })).toMatchObject({ body: { code: 'changedMeanwhile' } })
    const now = await read(id)
    expect(now.revision).toBe(revision + 1)
    answered(await change(id, { name: 'Shows', revision: now.revision }))
    expect((await change(id, { revision: now.revision })).status).toBe(400)
  })

  it('not when it is gone; what was planned from it stays', async () => {
    const { id } = await keep()
    const { crewIds } = answered<z.output<typeof PlanAnswer>>(await plan({ crews: [crew], templateId: id }))
    expect((await stage.as('planner', 'DELETE', `/templates/${id}`)).status).toBe(204)
    expect((await change(id, { items: [position()] })).status).toBe(404)
    expect((await stage.as('planner', 'DELETE', `/templates/${id}`)).status).toBe(404)
    const crews = answered<{ items: { id: string }[] }>(await stage.as('planner', 'GET', '/projects/7001/projectCrews'))
    expect(crews.items.map(one => one.id)).toContain(crewIds[0])
  })
})

const crew = { name: 'Show', startDate: '2026-09-01', startTime: '18:00', endTime: '02:00' }
const plan = (body: object) => stage.as('planner', 'POST', '/projects/7001/plan', body)

describe('a plan made from a template', () => {
  it('counts one use, and for which project', async () => {
    const { id } = await keep()
    answered(await plan({ crews: [crew, { ...crew, startDate: '2026-09-02' }], templateId: id }))
    expect((await list('?q=two'))[0]).toMatchObject({
      timesUsed: 1,
      lastUsedAt: worldNow.toISOString(),
      lastProject: 'Main a',
    })
    expect(await names('?q=main')).toEqual(['Two shows', 'Show main a'])
  })

  it('counts none where nothing of it could be planned', async () => {
    const { id } = await keep()
    const gap = { ...crew, startDate: '2027-03-28', startTime: '02:30', endTime: '10:00' }
    expect(await plan({ crews: [crew, gap], templateId: id })).toMatchObject({
      status: 409,
      body: { code: 'timeInGap', crew: 'Show', startDate: '2027-03-28' },
    })
    expect((await list('?q=two'))[0]).toMatchObject({ timesUsed: 0 })
  })

  it('is none where there is no such template', async () => {
    const refused = await plan({ crews: [crew], templateId: crypto.randomUUID() })
    expect(refused.status).toBe(404)
    expect(errorsOf(refused)).toEqual(['body.templateId'])
    expect((await plan({ templateId: (await keep()).id })).status).toBe(400)
  })
})

describe('bank holidays of a project', () => {
  const between = (dateFrom: string, dateTo: string) =>
    stage.as('planner', 'GET', `/projects/7001/bankHolidays?dateFrom=${dateFrom}&dateTo=${dateTo}`)

  it('are those at its place, also over the turn of a year', async () => {
    const { items } = answered<z.output<typeof ProjectHolidays>>(await between('2026-12-24', '2027-01-02'))
    expect(items).toEqual([
      { date: '2026-12-25', code: 'christmas' },
      { date: '2026-12-26', code: 'boxingDay' },
      { date: '2027-01-01', code: 'newYear' },
    ])
    // Vienna keeps it, Berlin does not.
    expect(answered(await between('2027-05-27', '2027-05-27'))).toEqual({ items: [] })
    await stage.admin(`update location set country = 'AT', region = 'Wien' where id = $1`, [a.locations.venue])
    expect(answered(await between('2027-05-27', '2027-05-27'))).toEqual({
      items: [{ date: '2027-05-27', code: 'corpusChristi' }],
    })
  })

  it.each([
    ['2026-06-02', '2026-06-01'],
    ['2026-06-01', '2026-12-01'],
  ])('are not asked for from %s to %s', async (from, to) => {
    expect(await between(from, to)).toMatchObject({ status: 400, body: { errors: [{ path: 'query.dateTo' }] } })
  })
})
