import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { CrewBooking, ProjectCrewProfile } from '../../../openapi/projectBookings.ts'
import { answered, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

type Booking = z.output<typeof CrewBooking>
type Profile = z.output<typeof ProjectCrewProfile>

let stage: Stage
let a: TenantWorld
beforeAll(async () => {
  stage = await setStage()
  a = stage.world.a
})
afterAll(() => stage.close())

const bookings = async (who: LoginName) =>
  answered<{ items: Booking[] }>(await stage.as(who, 'GET', '/projects/7001/crewBooking')).items
const profile = async (who: LoginName, person: string) =>
  answered<Profile>(await stage.as(who, 'GET', `/projects/7001/crewProfile/${person}`))

describe('who is booked on a project', () => {
  it('by shift and name, with those who were asked', async () => {
    const found = await bookings('planner')
    expect(found.map(({ person, startDate, status }) => [startDate, person.id, status])).toEqual([
      ['2026-06-09', a.persons.member, 'checkedOut'],
      ['2026-06-10', a.persons.chief, 'confirmed'],
      ['2026-06-10', a.persons.colleague, 'confirmed'],
      ['2026-06-10', a.persons.member, 'confirmed'],
      ['2026-06-11', a.persons.colleague, 'invited'],
      ['2026-06-11', a.persons.member, 'invited'],
      ['2026-06-12', a.persons.colleague, 'applied'],
    ])
    expect(found[0]).toMatchObject({ projectCrewItemId: a.items.past, projectCrew: { id: a.crews.main } })
    expect(JSON.stringify(found)).not.toContain('phone')
  })

  it('to a client and a visitor only what is certain', async () => {
    for (const who of ['client', 'projectVisitor'] as const)
      expect(new Set((await bookings(who)).map(({ status }) => status))).toEqual(new Set(['checkedOut', 'confirmed']))
  })
})

describe('somebody who comes', () => {
  it('with what they do there, their shifts, and how often they were at that place', async () => {
    const found = await profile('planner', a.persons.member)
    expect(found).toMatchObject({
      id: a.persons.member,
      functions: [{ id: a.functions.stagehand }],
      timesHere: 1,
      timesForClient: 1,
      bookings: [
        { id: a.jobs.member.past, status: 'checkedOut', starts: '2026-06-09T07:00:00.000Z' },
        { id: a.jobs.member.today },
        { id: a.jobs.member.tomorrow, status: 'invited' },
      ],
    })
    expect((await profile('client', a.persons.member)).bookings).toHaveLength(2)
  })

  it('is nobody on a project they are not on', async () => {
    const asked = (who: LoginName, person: string) => stage.as(who, 'GET', `/projects/7001/crewProfile/${person}`)
    expect((await asked('planner', a.persons.stranger)).status).toBe(404)
    expect((await asked('planner', a.persons.planner)).status).toBe(404)
  })
})

it('projects of a company, to a client those of the own one', async () => {
  const of = (who: LoginName, id: string) => stage.as(who, 'GET', `/companies/${id}/projects`)
  expect(answered(await of('client', a.companies.client))).toMatchObject({ items: [{ id: a.projects.main }], total: 1 })
  expect((await of('client', a.companies.other)).status).toBe(404)
})
