import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  await stage?.close()
  stage = await setStage()
  a = stage.world.a
})
afterAll(() => stage.close())

const of = (part: string) => `/crewMember/${a.persons.member}${part}`
const post = (path: string, body: object, who: LoginName = 'planner') => stage.as(who, 'POST', path, body)
const items = async <T>(path: string, who: LoginName = 'planner') =>
  answered<{ items: T[] }>(await stage.as(who, 'GET', path)).items
type Row = Record<string, unknown>

describe('people of the crew', () => {
  it('are found by name and by what they can do; nobody at a desk', async () => {
    const found = async (query: string) => (await items<{ id: string }>(`/persons?${query}`)).map(({ id }) => id)
    expect(await found(`functionId=${a.functions.stagehand}`)).toEqual([a.persons.member, a.persons.stranger])
    expect(await found('q=memb')).toEqual([a.persons.member])
    expect(await found('q=plan')).toEqual([])
    expect(await found(`functionId=${a.functions.rigger}`)).toEqual([])
  })

  it('a client reads those who have worked for it, and no phone', async () => {
    const [only, ...others] = await items<Row>('/personsClientRelated', 'client')
    expect(only).toMatchObject({ id: a.persons.member })
    expect(only).not.toHaveProperty('phone')
    expect(others).toEqual([])
    expect(await items('/personsClientRelated', 'otherClient')).toEqual([])
  })

  it('carry their phone only where one may turn to them', async () => {
    const asked = async (who: LoginName) => answered<{ phone: string | null }>(await stage.as(who, 'GET', of('')))
    expect((await asked('planner')).phone).toMatch(/^\+49/)
    expect((await asked('office')).phone).toBeNull()
  })

  it('somebody who is none of the crew is nobody here', async () => {
    expect((await stage.as('planner', 'GET', `/crewMember/${a.persons.planner}`)).status).toBe(404)
    expect((await stage.as('planner', 'GET', `/crewMember/${a.persons.planner}/crewTags`)).status).toBe(404)
  })

  it('are given a home, and lose it', async () => {
    const home = { latitude: 53.55, longitude: 9.99 }
    expect(answered(await post(of(''), { homeCity: ' Hamburg ', home }))).toMatchObject({ homeCity: 'Hamburg', home })
    expect(answered(await post(of(''), { homeCity: '' }))).toMatchObject({ homeCity: null, home })
    expect(answered(await post(of(''), { home: null }))).toMatchObject({ home: null })
  })
})

describe('functions', () => {
  it('one they have is given its new proof, and stays one', async () => {
    const entered = { functionId: a.functions.stagehand, proof: 'Course of May', validUntil: '2026-06-09' }
    expect(answered(await post(of('/crewFunctions'), entered))).toMatchObject({
      id: a.known.member.function,
      proof: 'Course of May',
      expired: true,
    })
    expect(await items<Row>(of('/crewFunctions'))).toHaveLength(1)
    answered(await post(of('/crewFunctions'), { ...entered, validUntil: '2026-06-10' }))
    expect(await items<Row>(of('/documentBasedSkills'))).toMatchObject([{ proof: 'Course of May', expired: false }])
  })

  it('without a paper is no skill by document', async () => {
    answered(await post(of('/crewFunctions'), { functionId: a.functions.stagehand }))
    expect(await items(of('/documentBasedSkills'))).toEqual([])
  })

  it('go once, and are then none', async () => {
    const remove = () => stage.as('planner', 'DELETE', `/crewFunctions/${a.known.member.function}`)
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    expect(await items(of('/crewFunctions'))).toEqual([])
  })

  it('what is no function is none', async () => {
    expect(codeOf(await post(of('/crewFunctions'), { functionId: a.catering }))).toBe('notFound')
  })
})

describe('ratings, words, favourites and blocks', () => {
  it('a rating changes the mean, newest first, with who gave it', async () => {
    answered(await post(of('/crewRatings'), { rating: 1, remark: 'Left early' }), 201)
    expect((await items<Row>(of('/crewRatings'))).map(({ rating }) => rating)).toEqual([1, 4])
    expect(answered(await stage.as('planner', 'GET', of('')))).toMatchObject({ rating: 2.5, ratings: 2 })
    for (const rating of [0, 6, 2.5]) expect((await post(of('/crewRatings'), { rating })).status).toBe(400)
  })

  it('the same word twice is one', async () => {
    answered(await post(of('/crewTags'), { tag: 'heights' }), 201)
    answered(await post(of('/crewTags'), { tag: ' heights ' }), 201)
    expect((await items<Row>(of('/crewTags'))).map(({ tag }) => tag)).toEqual(['calm', 'heights'])
  })

  it('what a client says takes the place of what it said before; ended or over it is left out', async () => {
    const say = (body: Row) => post(of('/crewPreferences'), { reason: 'Because', ...body })
    const said = async () =>
      (await items<Row>(of('/crewPreferences'))).map(({ kind, company }) => [kind, (company as Row | null)?.id ?? null])
    answered(await say({ kind: 'blocked', companyId: a.companies.client }), 201)
    stage.clock.forward(1_000)
    answered(await say({ kind: 'favourite', endDate: '2026-06-10' }), 201)
    expect(await said()).toEqual([
      ['favourite', null],
      ['blocked', a.companies.client],
    ])
    stage.clock.set('2026-06-10T22:00:00.000Z')
    expect(await said()).toEqual([['blocked', a.companies.client]])
    const [{ id } = { id: '' }] = await items<{ id: string }>(of('/crewPreferences'))
    expect((await stage.as('planner', 'DELETE', `/crewPreferences/${id}`)).status).toBe(204)
    expect(await said()).toEqual([])
    expect((await say({ kind: 'blocked', reason: ' ' })).status).toBe(400)
    expect((await say({ kind: 'blocked', companyId: a.companies.own })).status).toBe(404)
  })
})

describe('contracts', () => {
  const path = () => `/persons/${a.persons.member}/staffContracts`
  const enter = (body: Row) => post(path(), { currency: 'EUR', ...body }, 'office')

  it('a new one ends the one without an end on the day before', async () => {
    answered(await enter({ beginDate: '2026-07-01', weeklyMinutes: 1200, hourlyRate: 1900 }), 201)
    expect(await items<Row>(path(), 'office')).toMatchObject([
      { beginDate: '2026-07-01', endDate: null, active: false },
      { beginDate: '2026-01-01', endDate: '2026-06-30', active: true },
    ])
    const active = `/persons/${a.persons.member}/activeStaffContracts`
    expect(await items<Row>(active, 'member')).toMatchObject([{ beginDate: '2026-01-01' }])
  })

  it('two at once are refused, and nothing is changed', async () => {
    expect(codeOf(await enter({ beginDate: '2025-12-01' }))).toBe('outOfTurn')
    expect(codeOf(await enter({ beginDate: '2026-01-01' }))).toBe('outOfTurn')
    expect(await items<Row>(path(), 'office')).toMatchObject([{ endDate: null }])
  })

  it.each<[string, Row]>([
    ['ends before it begins', { beginDate: '2027-02-01', endDate: '2027-01-31' }],
    ['names no currency', { beginDate: '2027-02-01', currency: 'Euro' }],
    ['pays less than nothing', { beginDate: '2027-02-01', hourlyRate: -1 }],
    ['has more hours than a week', { beginDate: '2027-02-01', weeklyMinutes: 10_081 }],
  ])('one that %s is refused', async (_, body) => {
    expect((await enter(body)).status).toBe(400)
  })
})
