import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { ValuePerson } from '../../../openapi/contacts.ts'
import type {
  PCrew,
  PlannerCrew,
  PlannerCrewItem,
  PlannerCrewMembers,
  PlannerCrewMembership,
} from '../../../openapi/plannerCrews.shapes.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'
import { addItem, addLine, addPerson } from '../../support/world/add.ts'

type Crew = z.output<typeof PlannerCrew>
type Members = z.output<typeof PlannerCrewMembers>
type Membership = z.output<typeof PlannerCrewMembership>

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  await stage?.close()
  stage = await setStage()
  a = stage.world.a
})
afterAll(() => stage.close())

const days = 'dateFrom=2026-06-22&dateTo=2026-06-28'
const get = async <T>(path: string, who: LoginName = 'planner') => answered<T>(await stage.as(who, 'GET', path))
const items = async <T>(path: string, who: LoginName = 'planner') => (await get<{ items: T[] }>(path, who)).items
const add = (body: object, who: LoginName = 'planner') => stage.as(who, 'POST', '/plannerCrewMemberships', body)
const join = async (personId: string, more: object = {}, who: LoginName = 'planner') =>
  answered<Membership>(await add({ plannerCrewId: a.plannerCrews.main, personId, ...more }, who), 201)
const members = (id = a.plannerCrews.main, who: LoginName = 'planner', when = days) =>
  get<Members>(`/plannerCrews/${id}/crewMembers?${when}`, who)
const position = (more: Partial<Parameters<typeof addItem>[2]> = {}) =>
  addItem(stage.test.database, a.id, {
    crewId: a.crews.main,
    functionId: a.functions.stagehand,
    shift: { date: '2026-06-24', from: '08:00', to: '16:00' },
    ...more,
  })
const on = (itemId: string, personId: string, status: Parameters<typeof addLine>[2]['status']) =>
  addLine(stage.test.database, a.id, { itemId, personId, status })

describe('a crew', () => {
  it('is made by planning alone, with what it fills, and is planned by whoever makes it', async () => {
    const body = {
      name: ' Hall crew ',
      companyId: a.companies.client,
      functionIds: [a.functions.rigger, a.functions.rigger],
      city: 'Berlin',
    }
    const made = answered<z.output<typeof PCrew>>(await stage.as('planner', 'POST', '/pCrews', body), 201)
    expect(made).toMatchObject({
      name: 'Hall crew',
      type: null,
      company: { id: a.companies.client, name: 'Client Ltd' },
      city: 'Berlin',
      functions: [{ id: a.functions.rigger }],
      planner: { id: a.persons.planner },
      favourites: 0,
      blocked: 0,
    })
    for (const who of ['client', 'office', 'member'] as const)
      expect(codeOf(await stage.as(who, 'POST', '/pCrews', body))).toBe('loginTypeRequired')
    expect((await items<Crew>('/pCrews?q=hall')).map(({ id }) => id)).toEqual([made.id])
  })

  it('names only what may be chosen there', async () => {
    const refused = await stage.as('planner', 'POST', '/pCrews', {
      name: 'Nobody’s',
      companyId: a.companies.own,
      functionIds: [a.functions.rigger, a.catering],
      typeId: a.functions.rigger,
    })
    expect(refused).toMatchObject({
      status: 404,
      body: {
        errors: [{ path: 'body.typeId' }, { path: 'body.companyId' }, { path: 'body.functionIds.1' }],
      },
    })
  })

  it('is listed by name, to a client only where it is kept for the own company', async () => {
    const names = async (path: string, who: LoginName) => (await items<Crew>(path, who)).map(({ name }) => name)
    const all = ['Regulars of the client', 'Regulars of the other', 'Riggers in Berlin']
    for (const path of ['/plannerCrews', '/pCrews']) {
      expect(await names(path, 'planner')).toEqual(all)
      expect(await names(path, 'client')).toEqual(['Regulars of the client'])
      expect(await names(path, 'otherClient')).toEqual(['Regulars of the other'])
    }
    expect(await names(`/contacts/${a.contacts.client}/pCrews`, 'client')).toEqual(['Regulars of the client'])
  })
})

describe('what it fills', () => {
  it('is said by client, town and functions', async () => {
    const own = await position()
    await position({ functionId: a.functions.rigger })
    const foreign = await position({ crewId: a.crews.other, functionId: a.functions.rigger })
    const filled = async (id: string) =>
      (await items<z.output<typeof PlannerCrewItem>>(`/plannerCrews/${id}/items?${days}`)).map(one => one.id)
    expect(await filled(a.plannerCrews.main)).toEqual([own])
    // For the town: the other project is in Bremen.
    const riggers = await filled(a.plannerCrews.agency)
    expect(riggers).toHaveLength(1)
    expect(riggers).not.toContain(foreign)
    expect(await filled(a.plannerCrews.other)).toEqual([foreign])
  })

  it('is nothing where neither is said', async () => {
    await position()
    const made = answered<Crew>(await stage.as('planner', 'POST', '/pCrews', { name: 'Friends' }), 201)
    expect(await items(`/plannerCrews/${made.id}/items?${days}`)).toEqual([])
    expect(await get<Crew>(`/plannerCrews/${made.id}?${days}`)).toMatchObject({ open: 0, requested: 0 })
  })

  it('is counted: free places, and those that wait for an answer, of which clients hear nothing', async () => {
    const item = await position()
    await on(item, a.persons.member, 'confirmed')
    await on(item, a.persons.colleague, 'invited')
    const crew = (who: LoginName) => get<Crew>(`/plannerCrews/${a.plannerCrews.main}?${days}`, who)
    expect(await crew('planner')).toMatchObject({ favourites: 1, blocked: 0, open: 3, requested: 1 })
    expect(await crew('client')).toMatchObject({ open: 4, requested: 0 })
    const [listed] = await items<Crew>(`/plannerCrews?${days}&q=client`)
    expect(listed).toMatchObject({ open: 3, requested: 1 })
    const [shown] = await items<object>(`/plannerCrews/${a.plannerCrews.main}/items?${days}`)
    expect(shown).toMatchObject({ id: item, amountOfRows: 5, filled: 1, open: 3, requested: 1, venue: 'Müllerhalle a' })
  })

  it('is asked for a week unless said otherwise, and for 100 days at most', async () => {
    const soon = await items<object>(`/plannerCrews/${a.plannerCrews.main}/items`)
    expect(soon.map(one => (one as { id: string }).id)).toEqual([a.items.today, a.items.tomorrow, a.items.open])
    const path = `/plannerCrews/${a.plannerCrews.main}/items?dateFrom=2026-01-01&dateTo=`
    expect((await stage.as('planner', 'GET', `${path}2026-04-10`)).status).toBe(200)
    expect(codeOf(await stage.as('planner', 'GET', `${path}2026-04-11`))).toBe('invalidInput')
    expect(codeOf(await stage.as('planner', 'GET', `${path}2025-12-31`))).toBe('invalidInput')
  })
})

describe('who belongs to it', () => {
  it('with what they have on these days, and where', async () => {
    await join(a.persons.member, { assignmentType: 'substitute', reason: 'Knows the hall' })
    const elsewhere = await position({ crewId: a.crews.other })
    await on(elsewhere, a.persons.member, 'confirmed')
    const { items: found, positions } = await members()
    expect(found.map(({ id }) => id)).toEqual([a.persons.chief, a.persons.member])
    expect(found[1]).toMatchObject({
      jobs: [{ projectCrewItemId: elsewhere, kind: 'confirmed' }],
      weeklyMinutes: 2400,
      membership: {
        kind: 'favourite',
        assignmentType: 'substitute',
        reason: 'Knows the hall',
        endDate: null,
        author: 'planner Example',
      },
    })
    expect(positions).toMatchObject([{ id: elsewhere, venue: 'Elsewhere a' }])
  })

  it('a client sees of them only work for the own company, and neither absences nor hours', async () => {
    await join(a.persons.member)
    await on(await position({ crewId: a.crews.other }), a.persons.member, 'confirmed')
    const found = await members(a.plannerCrews.main, 'client', 'dateFrom=2026-06-15&dateTo=2026-07-20')
    const member = found.items.find(({ id }) => id === a.persons.member)
    expect(member).toMatchObject({ jobs: [], absences: [], weeklyMinutes: null, functions: [] })
    expect(found.positions).toEqual([])
  })

  it('is regular unless said otherwise; said anew, it changes', async () => {
    const first = await join(a.persons.member)
    expect(first).toMatchObject({
      kind: 'favourite',
      assignmentType: 'regular',
      reason: null,
      company: { id: a.companies.client },
      plannerCrew: { id: a.plannerCrews.main },
      person: { id: a.persons.member },
    })
    const second = await join(a.persons.member, { assignmentType: 'substitute' })
    expect(second.id).not.toBe(first.id)
    const own = await items<Membership>(`/persons/${a.persons.member}/plannerCrewMemberships`)
    expect(own).toEqual([second])
    expect((await members()).items).toHaveLength(2)
  })

  it('two who add the same person at once add one', async () => {
    const both = await Promise.all(
      [1, 2].map(() => add({ plannerCrewId: a.plannerCrews.main, personId: a.persons.member })),
    )
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect((await members()).items).toHaveLength(2)
  })

  it('is blocked for a reason, and is then neither regular nor substitute', async () => {
    const said = { plannerCrewId: a.plannerCrews.main, personId: a.persons.member, kind: 'blocked' }
    expect(codeOf(await add(said))).toBe('invalidInput')
    expect(codeOf(await add({ ...said, reason: ' ' }))).toBe('invalidInput')
    expect(codeOf(await add({ ...said, reason: 'Late', assignmentType: 'regular' }))).toBe('invalidInput')
    const blocked = await join(a.persons.member, { kind: 'blocked', reason: 'Late twice', endDate: '2026-12-31' })
    expect(blocked).toMatchObject({ assignmentType: null, reason: 'Late twice', endDate: '2026-12-31' })
    expect((await members()).items.map(({ membership }) => membership?.kind)).toEqual(['favourite', 'blocked'])
    expect(await get<Crew>(`/plannerCrews/${a.plannerCrews.main}`)).toMatchObject({ favourites: 1, blocked: 1 })
  })

  it('until the last day it holds', async () => {
    await join(a.persons.member, { endDate: '2026-06-09' })
    await join(a.persons.colleague, { endDate: '2026-06-10' })
    expect((await members()).items.map(({ id }) => id)).toEqual([a.persons.chief, a.persons.colleague])
  })

  it('leaves it, and leaves it once', async () => {
    const { id } = await join(a.persons.member)
    expect((await stage.as('client', 'DELETE', `/plannerCrewMemberships/${id}`)).status).toBe(204)
    expect((await stage.as('client', 'DELETE', `/plannerCrewMemberships/${id}`)).status).toBe(404)
    expect(await items(`/persons/${a.persons.member}/plannerCrewMemberships`)).toEqual([])
    // What is no membership is none here.
    const path = `/plannerCrewMemberships/${a.known.member.preference}`
    expect((await stage.as('planner', 'DELETE', path)).status).toBe(404)
  })

  it('a client adds whom the own company knows, and hears of nobody else', async () => {
    expect(await join(a.persons.colleague, {}, 'client')).toMatchObject({ author: 'client Example' })
    const stranger = { plannerCrewId: a.plannerCrews.main, personId: a.persons.stranger }
    expect((await add(stranger, 'client')).status).toBe(404)
    expect((await add({ ...stranger, personId: a.persons.planner })).status).toBe(404)
    expect((await add({ ...stranger, plannerCrewId: a.plannerCrews.agency }, 'client')).status).toBe(404)
    expect((await stage.as('client', 'GET', `/persons/${a.persons.stranger}/plannerCrewMemberships`)).status).toBe(404)
  })
})

describe('what it counts for', () => {
  interface Best {
    items: { id: string; favourite: string | null; blocked: object | null; hardReasons: string[] }[]
  }
  const best = async (item: string, person: string) =>
    (await get<Best>(`/projectCrewItems/${item}/bestPersons`)).items.find(({ id }) => id === person)
  /** Somebody who does it, and of whom nobody has said anything. */
  const newcomer = async () => {
    const { id } = await addPerson(stage.test.database, a, 'Fresh')
    await stage.as('planner', 'POST', `/crewMember/${id}/crewFunctions`, { functionId: a.functions.stagehand })
    return id
  }

  it('a member is the client’s favourite, a blocked one is blocked by the client, and nobody both', async () => {
    const item = await position()
    const person = await newcomer()
    expect(await best(item, person)).toMatchObject({ favourite: null, blocked: null })
    await join(person)
    expect(await best(item, person)).toMatchObject({ favourite: 'client', blocked: null })
    await join(person, { kind: 'blocked', reason: 'Asked not to' })
    expect(await best(item, person)).toMatchObject({
      favourite: null,
      blocked: { client: true, reason: 'Asked not to' },
      hardReasons: ['blocked'],
    })
  })

  it('a member of the agency’s own crew is the agency’s favourite', async () => {
    const item = await position({ crewId: a.crews.other })
    const person = await newcomer()
    await join(person, { plannerCrewId: a.plannerCrews.agency })
    expect(await best(item, person)).toMatchObject({ favourite: 'agency' })
  })

  it('is one truth with the favourites and blocks of the profile', async () => {
    const path = `/crewMember/${a.persons.chief}/crewPreferences`
    expect(await items(path)).toMatchObject([
      { id: a.memberships.main, kind: 'favourite', plannerCrew: { id: a.plannerCrews.main } },
    ])
    const block = { kind: 'blocked', companyId: a.companies.client, reason: 'No more' }
    await stage.as('planner', 'POST', path, block)
    expect(await items(path)).toMatchObject([{ kind: 'blocked', plannerCrew: null }])
    expect((await members()).items).toEqual([])
    await join(a.persons.chief)
    expect(await items(path)).toMatchObject([{ kind: 'favourite', plannerCrew: { id: a.plannerCrews.main } }])
    // A wish of the same kind is another one: the crew is left alone.
    await stage.as('planner', 'POST', path, { ...block, kind: 'favourite' })
    expect((await members()).items.map(({ id }) => id)).toEqual([a.persons.chief])
  })
})

describe('people outside a crew', () => {
  const outside = (id = a.plannerCrews.main, when = days) => get<Members>(`/plannerCrews/${id}/bestPersons?${when}`)

  it('who fit its open places best follow, nobody of the crew, and nobody in whose way something stands', async () => {
    const item = await position()
    expect((await outside()).items.map(({ id }) => id).toSorted()).toEqual(
      [a.persons.member, a.persons.stranger].toSorted(),
    )
    const [first] = (await outside()).items
    // Who has worked for the client.
    expect(first).toMatchObject({ id: a.persons.member, membership: null })
    await join(a.persons.member)
    expect((await outside()).items.map(({ id }) => id)).toEqual([a.persons.stranger])
    await on(item, a.persons.stranger, 'invited')
    expect(await outside()).toMatchObject({ items: [], positions: [] })
  })

  it('are shown with what they have, and where', async () => {
    await position()
    const job = await position({ crewId: a.crews.other, shift: { date: '2026-06-26', from: '08:00', to: '16:00' } })
    await on(job, a.persons.stranger, 'confirmed')
    const { items: found, positions } = await outside()
    expect(found.find(({ id }) => id === a.persons.stranger)).toMatchObject({
      jobs: [{ projectCrewItemId: job, kind: 'confirmed' }],
    })
    expect(positions).toMatchObject([{ id: job, venue: 'Elsewhere a', starts: '2026-06-26T06:00:00.000Z' }])
  })

  it('are nobody where nothing is open, and an absent crew has none', async () => {
    expect((await outside(a.plannerCrews.other, 'dateFrom=2027-01-01&dateTo=2027-01-07')).items).toEqual([])
    const absent = await stage.as('planner', 'GET', `/plannerCrews/${crypto.randomUUID()}/bestPersons?${days}`)
    expect(absent.status).toBe(404)
  })
})

describe('of a contact', () => {
  const path = (part: string) => `/contacts/${a.contacts.client}/${part}`

  it('projects it is named for, and their positions of some days', async () => {
    expect(await items(path('projects'))).toMatchObject([{ id: a.projects.main }])
    const found = await items<{ id: string }>(path('plannerPlanningItems?dateFrom=2026-06-10&dateTo=2026-06-11'))
    expect(found.map(({ id }) => id)).toEqual([a.items.today, a.items.tomorrow])
  })

  it('people who have worked for its company', async () => {
    expect(await items(path('persons'), 'client')).toMatchObject([{ id: a.persons.member }])
    expect(await items(path(`persons?functionId=${a.functions.rigger}`))).toEqual([])
  })

  it('value staff: who worked most and was rated best there first', async () => {
    const { id } = await addPerson(stage.test.database, a, 'Often')
    const past = (date: string) => position({ shift: { date, from: '08:00', to: '16:00' } })
    const shifts = [await past('2026-05-04'), await past('2026-05-05')]
    for (const shift of shifts) await on(shift, id, 'signedOff')
    const rate = (itemId: string | undefined, rating: number) =>
      stage.admin(
        `insert into item_rating (tenant_id, id, item_id, crew_id, status_id, person_id, rating, rater_name)
          select tenant_id, gen_random_uuid(), item_id, crew_id, id, person_id, $2::int, 'Carla'
          from project_crew_item_status where item_id = $1 and status in ('checkedOut', 'signedOff')`,
        [itemId, rating],
      )
    const staff = () => items<z.output<typeof ValuePerson>>(path('valueStaff'), 'client')
    expect(await staff()).toMatchObject([
      { id, shifts: 2, rating: null, ratings: 0, lastDay: '2026-05-05', functions: [{ code: 'SH' }] },
      { id: a.persons.member, shifts: 1, lastDay: '2026-06-09' },
    ])
    await rate(shifts[0], 1)
    await rate(shifts[1], 2)
    await rate(a.items.past, 5)
    expect(await staff()).toMatchObject([
      { id: a.persons.member, rating: 5, ratings: 1 },
      { id, rating: 1.5, ratings: 2 },
    ])
  })
})
