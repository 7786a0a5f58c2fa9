import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { CrewItem } from '../../../openapi/positions.ts'
import type { PlanAnswer } from '../../../openapi/projectPlans.ts'
import type { ProjectCrewSummary } from '../../../openapi/projects.shapes.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'
import { addItem, addLine } from '../../support/world/add.ts'
import { worldNow } from '../../support/world/cast.ts'

type Item = z.output<typeof CrewItem>
type Crew = z.output<typeof ProjectCrewSummary>
type Answer = z.output<typeof PlanAnswer>

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  await stage?.close()
  stage = await setStage()
  a = stage.world.a
})
afterAll(() => stage.close())

const post = (path: string, body: object, project = '7001') =>
  stage.as('planner', 'POST', `/projects/${project}/${path}`, body)
const plan = (body: object) => post('plan', body)
const items = async (project = '7001') =>
  answered<{ items: Item[] }>(await stage.as('planner', 'GET', `/projects/${project}/projectCrewItems`)).items
const item = async (id: string) => (await items()).find(one => one.id === id)
const crews = async () =>
  answered<{ items: Crew[] }>(await stage.as('planner', 'GET', '/projects/7001/projectCrews')).items
const hours = { startDate: '2026-09-01', startTime: '18:00', endTime: '02:00' }
const position = (more: object = {}) => ({ functionId: a.functions.rigger, amountOfRows: 4, ...more })
const errorsOf = (answer: { body: unknown }) =>
  (answer.body as { errors?: { path: string }[] }).errors?.map(({ path }) => path)

describe('a crew is added', () => {
  it('with its positions, which work its hours where they say nothing else', async () => {
    const made = answered<Crew>(
      await post('projectCrews', {
        name: 'Load-out',
        ...hours,
        meetingPoint: 'Dock 2',
        crewChiefId: a.persons.chief,
        positions: [position(), position({ functionId: a.functions.stagehand, startTime: '19:30', breakMinutes: 30 })],
      }),
      201,
    )
    expect(made).toMatchObject({
      name: 'Load-out',
      meetingPoint: 'Dock 2',
      crewChief: { id: a.persons.chief },
      location: { id: a.locations.venue },
      places: { amount: 8, filled: 0 },
      starts: '2026-09-01T16:00:00.000Z',
      ends: '2026-09-02T00:00:00.000Z',
    })
    const own = (await items()).filter(({ projectCrew }) => projectCrew.id === made.id)
    expect(
      own.map(({ startTime, endTime, breakMinutes, amountOfRows, revision }) => [
        startTime,
        endTime,
        breakMinutes,
        amountOfRows,
        revision,
      ]),
    ).toEqual([
      ['18:00', '02:00', 0, 4, 1],
      ['19:30', '02:00', 30, 4, 1],
    ])
  })

  it('without any position yet, at another place, and the project’s days follow its positions', async () => {
    const made = answered<Crew>(
      await post('projectCrews', { name: 'Survey', ...hours, locationId: a.locations.elsewhere }),
      201,
    )
    expect(made).toMatchObject({ location: { id: a.locations.elsewhere }, places: { amount: 0 }, crewChief: null })
    const before = answered<{ endDate: string }>(await stage.as('planner', 'GET', '/projects/7001'))
    answered(await post('projectCrewItems', { projectCrewId: made.id, ...position(), ...hours }), 201)
    expect(before.endDate < '2026-09-01').toBe(true)
    expect(answered(await stage.as('planner', 'GET', '/projects/7001'))).toMatchObject({ endDate: '2026-09-01' })
  })

  it('is told apart by what it names that is not there', async () => {
    const absent = crypto.randomUUID()
    const refused = await post('projectCrews', {
      name: 'Load-out',
      ...hours,
      locationId: absent,
      crewChiefId: absent,
      positions: [position(), position({ functionId: absent }), position({ cateringId: a.functions.rigger })],
    })
    expect(refused.status).toBe(404)
    expect(errorsOf(refused)).toEqual([
      'body.locationId',
      'body.crewChiefId',
      'body.positions.1.functionId',
      'body.positions.2.cateringId',
    ])
    expect(await crews()).toHaveLength(1)
  })

  it.each([
    ['a gap', { startDate: '2027-03-28', startTime: '02:30', endTime: '10:00' }, 'timeInGap'],
    ['a doubled hour', { startDate: '2026-10-25', startTime: '02:30', endTime: '10:00' }, 'timeIsDoubled'],
  ])('not into %s, and says which crew', async (_, when, code) => {
    const refused = await post('projectCrews', { name: 'Night', ...when })
    expect(refused).toMatchObject({ status: 409, body: { code, crew: 'Night', startDate: when.startDate } })
    expect(await crews()).toHaveLength(1)
  })

  it.each([
    ['the end is before the start', { endDate: '2026-08-31' }, ['body.endTime']],
    ['it lasts three days', { endDate: '2026-09-04' }, ['body.endDate']],
    ['no place at all', { positions: [{ amountOfRows: 0 }] }, undefined],
    ['ten thousand places', { positions: [{ amountOfRows: 10_000 }] }, undefined],
    ['less than none', { positions: [{ amountOfRows: -1 }] }, undefined],
  ])('not when %s', async (_, more, paths) => {
    const positions = 'positions' in more ? more.positions.map(position) : []
    const refused = await post('projectCrews', { name: 'Wrong', ...hours, ...more, positions })
    expect(refused.status, refused.text).toBe(400)
    if (paths) expect(errorsOf(refused)).toEqual(paths)
    expect(await crews()).toHaveLength(1)
  })
})

describe('a position is added', () => {
  it('to a crew, with the hours of its first position', async () => {
    const [first] = (await items()).filter(({ projectCrew }) => projectCrew.id === a.crews.main)
    const made = answered<Item>(await post('projectCrewItems', { projectCrewId: a.crews.main, ...position() }), 201)
    expect(made).toMatchObject({ startTime: first?.startTime, endTime: first?.endTime, filled: 0, clientAdded: false })
  })

  it('not to a crew without hours of its own, nor to one of another project', async () => {
    const made = answered<Crew>(await post('projectCrews', { name: 'Survey', ...hours }), 201)
    const refused = await post('projectCrewItems', { projectCrewId: made.id, ...position() })
    expect(refused.status).toBe(400)
    expect(errorsOf(refused)).toEqual(['body.startTime'])
    expect((await post('projectCrewItems', { projectCrewId: a.crews.other, ...position() })).status).toBe(404)
  })
})

describe('a plan is changed as a whole', () => {
  it('adds, changes and takes away at once, and says how many are told', async () => {
    const spare = answered<Item>(await post('projectCrewItems', { projectCrewId: a.crews.main, ...position() }), 201)
    const answer = answered<Answer>(
      await plan({
        crews: [{ name: 'Show', ...hours, positions: [position(), position()] }],
        items: [{ projectCrewId: a.crews.main, ...position(), ...hours }],
        changes: [
          { id: a.items.tomorrow, startTime: '08:30', revision: 1 },
          { id: a.items.open, commentInternal: 'ask twice' },
        ],
        crewChanges: [{ id: a.crews.main, name: 'Early crew', crewChiefId: null }],
        removedItemIds: [spare.id],
      }),
    )
    // Two were invited for tomorrow; whoever applied for another day is told nothing.
    expect(answer.told).toBe(2)
    expect(answer.crewIds).toHaveLength(1)
    expect(answer.itemIds).toHaveLength(3)
    expect(await item(a.items.tomorrow)).toMatchObject({ startTime: '08:30', revision: 2 })
    expect(await item(a.items.open)).toMatchObject({ commentInternal: 'ask twice', revision: 2 })
    expect(await item(a.items.today)).toMatchObject({ revision: 1 })
    expect(await item(spare.id)).toBeUndefined()
    expect(await item(answer.itemIds[0] ?? '')).toMatchObject({ projectCrew: { id: a.crews.main } })
    expect(await item(answer.itemIds[2] ?? '')).toMatchObject({ projectCrew: { name: 'Show' } })
    expect((await crews()).map(({ name, crewChief }) => [name, crewChief])).toEqual([
      ['Early crew', null],
      ['Show', null],
    ])
  })

  it('and leaves a line in the log for each', async () => {
    answered(await plan({ changes: [{ id: a.items.open, amountOfRows: 7 }] }))
    answered(
      await plan({
        crews: [{ name: 'Show', ...hours, positions: [position()] }],
        items: [{ projectCrewId: a.crews.main, ...position(), ...hours }],
        changes: [{ id: a.items.tomorrow, startTime: '08:30', task: '' }],
        crewChanges: [{ id: a.crews.main, crewChiefId: a.persons.planner }],
      }),
    )
    const { items: lines } = answered<{ items: { code: string; told: number | null; changes: object[] }[] }>(
      await stage.as('planner', 'GET', `/activities?projectId=${a.projects.main}&type=LOG`),
    )
    expect(lines.map(({ code }) => code).toSorted()).toEqual([
      'crewAdded',
      'crewChanged',
      'positionAdded',
      'positionChanged',
      'positionChanged',
      'projectCreated',
    ])
    expect(lines.find(({ told }) => told !== null)).toMatchObject({
      told: 2,
      changes: [{ field: 'startTime', before: '09:00', after: '08:30' }],
    })
    expect(lines.find(({ code }) => code === 'crewChanged')?.changes).toEqual([
      { field: 'crewChief', before: 'chief Example', after: 'planner Example' },
    ])
  })

  it('not at all where a part cannot be', async () => {
    const spare = answered<Item>(await post('projectCrewItems', { projectCrewId: a.crews.main, ...position() }), 201)
    const before = await items()
    const change = { id: a.items.tomorrow, startTime: '08:30' }
    const tried = [
      await plan({ changes: [change, { id: a.items.today, amountOfRows: 2 }] }),
      await plan({ changes: [change], items: [{ projectCrewId: crypto.randomUUID(), ...position() }] }),
      await plan({ changes: [change, { id: a.items.otherToday, task: 'of another project' }] }),
      await plan({ changes: [change, change] }),
      await plan({ changes: [change, { id: spare.id, task: 'gone' }], removedItemIds: [spare.id] }),
      await plan({ changes: [change], removedItemIds: [a.items.today] }),
      await plan({ changes: [change], removedCrewIds: [a.crews.main] }),
      await plan({}),
    ]
    expect(tried.map(codeOf)).toEqual([
      'amountBelowFilled',
      'notFound',
      'notFound',
      'invalidInput',
      'invalidInput',
      'positionHasPeople',
      'positionHasPeople',
      'invalidInput',
    ])
    expect(tried[0]?.body).toMatchObject({ id: a.items.today, filled: 3 })
    expect(errorsOf({ body: tried[2]?.body })).toEqual(['body.changes.1.id'])
    expect(await items()).toEqual(before)
  })

  it('asks before another’s change is lost, and shows theirs', async () => {
    answered(await stage.as('planner', 'POST', `/projectCrewItems/${a.items.tomorrow}`, { task: 'Theirs' }))
    const mine = {
      changes: [
        { id: a.items.tomorrow, task: 'Mine', revision: 1 },
        { id: a.items.open, task: 'Mine too', revision: 1 },
      ],
    }
    const question = await plan(mine)
    expect(question).toMatchObject({
      status: 409,
      body: { code: 'changedMeanwhile', items: [{ id: a.items.tomorrow, task: 'Theirs', revision: 2 }] },
    })
    expect((question.body as { items: Item[] }).items).toHaveLength(1)
    expect((await item(a.items.open))?.task).not.toBe('Mine too')
    mine.changes = mine.changes.map(change => ({ ...change, revision: change.id === a.items.tomorrow ? 2 : 1 }))
    answered(await plan(mine))
    expect(await item(a.items.tomorrow)).toMatchObject({ task: 'Mine', revision: 3 })
  })

  it('one of two at once wins, and the other is asked', async () => {
    const both = await Promise.all(
      ['One', 'Two'].map(task => plan({ changes: [{ id: a.items.tomorrow, task, revision: 1 }] })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.filter(({ status }) => status === 409).map(codeOf)).toEqual(['changedMeanwhile'])
  })

  it('gives a project the days of the crews that are left', async () => {
    const days = async () => answered<{ endDate: string }>(await stage.as('planner', 'GET', '/projects/7001')).endDate
    const before = await days()
    const made = answered<Crew>(
      await post('projectCrews', { name: 'Load-out', ...hours, positions: [position()] }),
      201,
    )
    expect(await days()).toBe('2026-09-01')
    answered(await plan({ removedCrewIds: [made.id] }))
    expect((await crews()).map(({ id }) => id)).not.toContain(made.id)
    expect(await days()).toBe(before)
  })

  it('keeps a position that somebody is put on while it is being taken away', async () => {
    const spare = answered<Item>(await post('projectCrewItems', { projectCrewId: a.crews.main, ...position() }), 201)
    const removals: ReturnType<typeof plan>[] = []
    await stage.test.database.withTenant(a.id, async tx => {
      await tx.raw(
        `insert into project_crew_item_status (tenant_id, id, item_id, crew_id, person_id, status, starts, ends, status_since, created_at)
          select tenant_id, gen_random_uuid(), id, crew_id, $2, 'invited', starts, ends, now(), now()
          from project_crew_item where id = $1`,
        [spare.id, a.persons.office],
      )
      removals.push(plan({ removedItemIds: [spare.id] }))
      for (let waits = 0; waits === 0;)
        waits =
          (await stage.admin<{ waits: number }>('select count(*)::int as waits from pg_locks where not granted'))[0]
            ?.waits ?? 0
    })
    expect((await Promise.all(removals)).map(codeOf)).toEqual(['positionHasPeople'])
    expect(await item(spare.id)).toBeDefined()
  })

  it('moves a crew with its positions, and marks people where only the meeting point moved', async () => {
    answered(await plan({ changes: [{ id: a.items.past, startDate: '2026-06-08' }] }))
    expect((await crews())[0]).toMatchObject({ starts: '2026-06-08T07:00:00.000Z' })
    const { told } = answered<Answer>(await plan({ crewChanges: [{ id: a.crews.main, meetingPoint: 'Gate 9' }] }))
    expect(told).toBe(3)
    expect(answered(await stage.as('member', 'GET', `/jobs/${a.jobs.member.today}`))).toMatchObject({
      changedAt: worldNow.toISOString(),
    })
  })
})

describe('two shifts of one person', () => {
  const second = async (shift: { date: string; from: string; to: string }) => {
    const itemId = await addItem(stage.test.database, a.id, {
      crewId: a.crews.main,
      functionId: a.functions.rigger,
      shift,
    })
    const lineId = await addLine(stage.test.database, a.id, { itemId, personId: a.persons.member, status: 'confirmed' })
    return { itemId, lineId }
  }
  const accepted = async () =>
    stage.admin<{ id: string }>('select id from project_crew_item_status where overlap_accepted')

  it('move together without a question, though each would meet where the other was', async () => {
    const { itemId } = await second({ date: '2026-06-10', from: '18:00', to: '22:00' })
    answered(
      await plan({
        changes: [
          { id: a.items.today, startTime: '12:30', endTime: '20:00' },
          { id: itemId, startTime: '20:00', endTime: '23:59' },
        ],
      }),
    )
    expect(await accepted()).toEqual([])
  })

  it('ask where they would meet after both have moved', async () => {
    const { itemId, lineId } = await second({ date: '2026-06-10', from: '19:00', to: '22:00' })
    const both = {
      changes: [
        { id: a.items.today, endTime: '21:00' },
        { id: itemId, startTime: '20:00' },
      ],
    }
    expect(await plan(both)).toMatchObject({
      status: 409,
      body: {
        code: 'alreadyConfirmed',
        people: ['member Example'],
        collisions: [{ endTime: '21:00' }, { startTime: '20:00' }],
      },
    })
    expect(await accepted()).toEqual([])
    answered(await plan({ ...both, acceptDoubleBooking: true }))
    expect((await accepted()).map(({ id }) => id).toSorted()).toEqual([a.jobs.member.today, lineId].toSorted())
  })
})

describe('whoever is no planner', () => {
  it('adds and changes nothing', async () => {
    for (const who of ['chief', 'member', 'client', 'office'] as const) {
      expect(
        (await stage.as(who, 'POST', '/projects/7001/plan', { changes: [{ id: a.items.tomorrow, task: 'x' }] })).status,
      ).toBe(403)
    }
  })
})
