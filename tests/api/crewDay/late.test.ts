import { afterAll, beforeAll, expect, it } from 'vitest'
import { isLate } from '../../../domain/projectCrewItems/late.ts'
import { answered, type LoginName, setStage, type Stage } from '../../support/stage.ts'

interface Late {
  person: { id: string; phone: string | null }
  chief: { phone: string | null } | null
  starts: string
  project: { number: string }
}

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())

const lateFor = async (who: LoginName) => answered<{ items: Late[] }>(await stage.as(who, 'GET', '/latePeople')).items
const idsFor = async (who: LoginName) => (await lateFor(who)).map(({ person }) => person.id).toSorted()

it('names who should be at work and is not: after the grace, and not who is on the way or there', async () => {
  const { persons, items } = stage.world.a
  stage.clock.set('2026-06-10T08:34:00.000Z')
  expect(await lateFor('planner')).toEqual([])

  // From the very moment the grace ends: as the screens say it.
  stage.clock.set('2026-06-10T08:35:00.000Z')
  expect(isLate({ starts: '2026-06-10T08:30:00.000Z', preCallAt: null }, stage.clock.now.getTime(), 5)).toBe(true)
  expect(await lateFor('planner')).toHaveLength(4)

  stage.clock.set('2026-06-10T08:36:00.000Z')
  const all = [persons.member, persons.chief, persons.colleague, persons.stranger].toSorted()
  expect(await idsFor('planner')).toEqual(all)
  expect((await lateFor('planner')).every(({ person }) => person.phone !== null)).toBe(true)

  // A client reads the own projects, and calls whoever leads.
  const theirs = await lateFor('client')
  expect(theirs.map(({ person }) => person.id)).not.toContain(persons.stranger)
  expect(theirs.length).toBeGreaterThan(0)
  for (const { person, chief } of theirs) {
    expect(person.phone).toBeNull()
    expect(chief?.phone).toEqual(expect.any(String))
  }
  expect(await lateFor('member')).toEqual([])
  expect(await lateFor('office')).toEqual([])

  const punch = (who: LoginName, item: string, caption: string) =>
    stage.as(who, 'POST', `/projectCrewItems/${item}/activities`, { type: 'LOG', caption })
  answered(await punch('member', items.today, 'Pre-call'), 201)
  answered(await punch('chief', items.today, 'Check-in'), 201)
  expect(await idsFor('planner')).toEqual([persons.colleague, persons.stranger].toSorted())

  // Over is over.
  stage.clock.set('2026-06-10T16:01:00.000Z')
  expect(await lateFor('planner')).toEqual([])
})
