import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { asClientSees } from '../../../domain/projectPeople/known.ts'
import type { ProjectPeople } from '../../../openapi/projectPeople.ts'
import { type LoginName, answered, setStage, type Stage } from '../../support/stage.ts'
import { addItem, addLine } from '../../support/world/add.ts'

type People = z.output<typeof ProjectPeople>['items']

let stage: Stage
beforeEach(async () => {
  stage = await setStage()
})
afterEach(() => stage.close())

const people = async (who: LoginName = 'planner') =>
  answered<{ items: People }>(await stage.as(who, 'GET', `/projects/${stage.world.a.projects.main}/people`)).items
/** Two weeks after the day of the world. */
const itemOn = (date: string) =>
  addItem(stage.test.database, stage.world.a.id, {
    crewId: stage.world.a.crews.main,
    functionId: stage.world.a.functions.stagehand,
    shift: { date, from: '08:00', to: '16:00' },
  })
const on = (itemId: string, personId: string, status: 'confirmed' | 'invited' | 'declined' | 'noShow') =>
  addLine(stage.test.database, stage.world.a.id, { itemId, personId, status })
const of = (all: People, id: string) => all.filter(({ person }) => person.id === id)

describe('the people of a project', () => {
  it('come by function, with their days and whether they have said yes', async () => {
    const { persons } = stage.world.a
    const [first, second] = [await itemOn('2026-06-24'), await itemOn('2026-06-25')]
    await on(first, persons.stranger, 'confirmed')
    await on(second, persons.stranger, 'invited')
    const [known] = of(await people(), persons.stranger)
    expect(known?.function.code).toBe('SH')
    expect(known?.days.map(({ date, state }) => [date, state])).toEqual([
      ['2026-06-24', 'confirmed'],
      ['2026-06-25', 'requested'],
    ])
    expect(known?.person.phone).not.toBeNull()
  })

  it('are not those who said no or did not come; whoever did not come is remembered by it', async () => {
    const { persons } = stage.world.a
    await on(await itemOn('2026-06-24'), persons.stranger, 'declined')
    await on(await itemOn('2026-06-05'), persons.stranger, 'noShow')
    // More than 60 days ago: nobody is reminded of it.
    await on(await itemOn('2026-04-07'), persons.stranger, 'noShow')
    expect(of(await people(), persons.stranger)).toEqual([])
    await on(await itemOn('2026-06-25'), persons.stranger, 'confirmed')
    expect(of(await people(), persons.stranger)).toMatchObject([{ absent: 1, late: 0 }])
  })

  it('are late from the grace of the agency on', async () => {
    const { persons, id } = stage.world.a
    const late = {
      personId: persons.stranger,
      status: 'checkedOut',
      checkOutAt: new Date('2026-06-05T14:00Z'),
    } as const
    const add = async (itemId: string, checkInAt: Date) =>
      addLine(stage.test.database, id, { ...late, itemId, checkInAt })
    await add(await itemOn('2026-06-05'), new Date('2026-06-05T06:05:00Z'))
    expect(of(await people(), persons.stranger)).toMatchObject([{ late: 0, timesHere: 1, timesForClient: 1 }])
    await add(await itemOn('2026-06-06'), new Date('2026-06-06T06:06:00Z'))
    expect(of(await people(), persons.stranger)).toMatchObject([{ late: 1, timesHere: 2, timesForClient: 2 }])
  })

  it('have a proof through their last shift, or one that ends before', async () => {
    const { persons, functions } = stage.world.a
    await on(await itemOn('2026-06-24'), persons.stranger, 'confirmed')
    const until = async (validUntil: string) => {
      await stage.as('planner', 'POST', `/crewMember/${persons.stranger}/crewFunctions`, {
        functionId: functions.stagehand,
        validUntil,
      })
      return of(await people(), persons.stranger)[0]?.qualified
    }
    expect(await until('2026-06-23')).toEqual({ state: 'ended', validUntil: '2026-06-23' })
    expect(await until('2026-06-24')).toEqual({ state: 'endsSoon', validUntil: '2026-06-24' })
    expect(await until('2028-01-01')).toEqual({ state: 'holds', validUntil: '2028-01-01' })
  })

  it('are to client and visitor exactly what planning sees as theirs', async () => {
    const { persons, companies } = stage.world.a
    await on(await itemOn('2026-06-24'), persons.stranger, 'invited')
    await stage.as('planner', 'POST', `/crewMember/${persons.member}/crewPreferences`, {
      kind: 'blocked',
      companyId: companies.client,
      reason: 'Came late',
    })
    const inside = await people()
    expect(of(inside, persons.member)[0]?.blocked).toEqual({ client: true, reason: 'Came late' })
    const outside = inside.flatMap(one => asClientSees(one) ?? [])
    expect(outside.length).toBeLessThan(inside.length)
    expect(await people('client')).toEqual(outside)
    expect(await people('projectVisitor')).toEqual(outside)
    const other = await stage.as('otherClient', 'GET', `/projects/${stage.world.a.projects.main}/people`)
    expect(other.status).toBe(404)
  })
})
