import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type LoginName, answered, setStage, type Stage } from '../../support/stage.ts'
import { addItem, addLine, addPerson } from '../../support/world/add.ts'

interface Stages {
  people: number
  places: number
  hours: { planned: number; worked: number | null; chargeable: number | null; invoiced: number | null }
}
interface Cost {
  planned: number
  chargeable: number | null
  invoiced: number | null
}
interface Position extends Stages {
  id: string
  rate: number | null
  currency: string | null
  addOns: { reason: string }[]
  cost: Cost | null
}
interface Costs extends Stages {
  crews: (Stages & {
    crew: { id: string }
    state: string
    amounts: (Cost & { currency: string })[]
    positions: Position[]
  })[]
  amounts: (Cost & { currency: string })[]
  unpriced: number
  rateCards: string[]
}

let stage: Stage
let night: string
beforeEach(async () => {
  stage = await setStage()
  const { a } = stage.world
  answered(
    await stage.as('office', 'POST', `/rateCards/${a.rateCards.main}/items`, {
      functionId: a.functions.stagehand,
      ratePerHour: 3100,
      minimumMinutes: 0,
      addOns: { night: { from: '23:00', to: '06:00', percent: 25 }, sunday: null, holiday: null, overtime: null },
    }),
  )
  night = await addItem(stage.test.database, a.id, {
    crewId: a.crews.main,
    functionId: a.functions.stagehand,
    shift: { date: '2026-06-16', from: '22:00', to: '06:00' },
  })
})
afterEach(() => stage.close())

const costs = async (who: LoginName = 'planner') =>
  answered<Costs>(await stage.as(who, 'GET', `/projects/${stage.world.a.projects.main}/costs`))
const positionOf = (of: Costs) => of.crews.flatMap(({ positions }) => positions).find(({ id }) => id === night)

/** Somebody on the night, 21:58 to 04:00 by the venue's clock: from the start on, less half an hour. */
async function comes(checkOutAt: Date | null) {
  const { a } = stage.world
  const person = await addPerson(stage.test.database, a, `Nightowl ${checkOutAt?.getTime() ?? 'there'}`)
  return addLine(stage.test.database, a.id, {
    itemId: night,
    personId: person.id,
    status: checkOutAt ? 'checkedOut' : 'checkedIn',
    checkInAt: new Date('2026-06-16T19:58:00Z'),
    ...(checkOutAt && { checkOutAt }),
  })
}

describe('the costs of a project', () => {
  it('are planned for every place, whoever is on it', async () => {
    await stage.admin('update project_crew_item set amount_of_rows = 3 where id = $1', [night])
    expect(positionOf(await costs())).toMatchObject({
      people: 0,
      places: 3,
      hours: { planned: 3 * 450, worked: null, chargeable: null, invoiced: null },
      rate: 3100,
      currency: 'EUR',
      addOns: [{ reason: 'night', minutes: 420 }],
      cost: { planned: 3 * 28675, chargeable: null, invoiced: null },
    })
  })

  it('are worked until now while somebody is there, and chargeable once the crew is over', async () => {
    await comes(null)
    stage.clock.set('2026-06-16T21:00:00Z')
    expect(positionOf(await costs())?.hours).toMatchObject({ worked: 62, chargeable: null })
    await comes(new Date('2026-06-17T02:00:00Z'))
    stage.clock.set('2026-06-30T00:00:00Z')
    const over = positionOf(await costs())
    expect(over?.hours.chargeable).toBe(330)
    expect(over?.cost).toMatchObject({ chargeable: 20925, invoiced: null })
  })

  it('add up: positions to their crew, crews to the project', async () => {
    await comes(new Date('2026-06-17T02:00:00Z'))
    stage.clock.set('2026-06-30T00:00:00Z')
    const all = await costs()
    const sum = (of: readonly (number | null | undefined)[]) => of.reduce<number>((whole, one) => whole + (one ?? 0), 0)
    for (const crew of all.crews) {
      expect(crew.hours.planned).toBe(sum(crew.positions.map(({ hours }) => hours.planned)))
      expect(crew.places).toBe(sum(crew.positions.map(({ places }) => places)))
      expect(crew.amounts[0]?.planned ?? 0).toBe(sum(crew.positions.map(({ cost }) => cost?.planned)))
      expect(crew.amounts[0]?.chargeable ?? 0).toBe(sum(crew.positions.map(({ cost }) => cost?.chargeable)))
    }
    expect(all.hours.worked).toBe(sum(all.crews.map(({ hours }) => hours.worked)))
    expect(all.amounts[0]?.planned).toBe(sum(all.crews.map(({ amounts }) => amounts[0]?.planned)))
    expect(all.rateCards).toEqual(['Rates main a'])
    expect(all.unpriced).toBe(
      all.crews.flatMap(({ positions }) => positions).filter(({ rate }) => rate === null).length,
    )
    const read = await stage.as('planner', 'GET', `/projects/${stage.world.a.projects.main}`)
    const { number } = answered<{ number: string }>(read)
    expect(answered(await stage.as('planner', 'GET', `/projects/${number}/costs`))).toEqual(all)
  })

  it('say nothing to a client of when people came', async () => {
    await comes(new Date('2026-06-17T02:00:00Z'))
    stage.clock.set('2026-06-30T00:00:00Z')
    const seen = positionOf(await costs('client'))
    expect(seen?.hours).toMatchObject({ worked: null, chargeable: 330 })
    expect(seen?.cost?.planned).toBe(5 * 28675)
    const other = await stage.as('otherClient', 'GET', `/projects/${stage.world.a.projects.main}/costs`)
    expect(other.status).toBe(404)
  })

  it('name no price without the right to it', async () => {
    await stage.admin(
      `insert into login_type_rights (tenant_id, login_type, rights, mailbox_rights) values ($1, 'planners', $2, '{}')`,
      [stage.world.a.id, JSON.stringify({ projects: { READ: ['ALL'] } })],
    )
    await expect
      .poll(async () => positionOf(await costs()))
      .toMatchObject({ hours: { planned: 5 * 450 }, rate: null, currency: null, addOns: [], cost: null })
    expect((await costs()).amounts).toEqual([])
  })
})
