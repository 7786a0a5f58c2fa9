import { afterEach, beforeEach, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Warnings } from '../../../openapi/warnings.ts'
import { answered, setStage, type Stage } from '../../support/stage.ts'
import { addItem, addLine } from '../../support/world/add.ts'

let stage: Stage
let crew: string
beforeEach(async () => {
  stage = await setStage()
  const { a } = stage.world
  crew = answered<{ id: string }>(
    await stage.as('planner', 'POST', `/projects/${a.projects.main}/projectCrews`, {
      name: 'Tomorrow',
      startDate: '2026-06-11',
      startTime: '08:00',
      endTime: '16:00',
    }),
    201,
  ).id
})
afterEach(() => stage.close())

const item = (amountOfRows: number) =>
  addItem(stage.test.database, stage.world.a.id, {
    crewId: crew,
    functionId: stage.world.a.functions.stagehand,
    shift: { date: '2026-06-11', from: '08:00', to: '16:00' },
    amountOfRows,
  })
const warned = async () =>
  answered<z.output<typeof Warnings>>(await stage.as('planner', 'GET', '/warnings')).items.filter(
    one => one.crew.id === crew,
  )
const kinds = async () => (await warned()).map(({ kind, count }) => [kind, count])

it('tells of places nobody was asked for, and of those that wait for an answer', async () => {
  const { persons } = stage.world.a
  const position = await item(3)
  expect(await kinds()).toEqual([
    ['lacking', 3],
    ['noChief', 1],
  ])
  await addLine(stage.test.database, stage.world.a.id, {
    itemId: position,
    personId: persons.stranger,
    status: 'invited',
  })
  expect(await kinds()).toEqual([
    ['lacking', 2],
    ['unanswered', 1],
    ['noChief', 1],
  ])
})

it('names whoever has no proof any more, and whoever is not wanted by this client', async () => {
  const { persons, functions, companies } = stage.world.a
  await addLine(stage.test.database, stage.world.a.id, {
    itemId: await item(1),
    personId: persons.stranger,
    status: 'confirmed',
  })
  const blocked = (companyId: string) =>
    stage.as('planner', 'POST', `/crewMember/${persons.stranger}/crewPreferences`, {
      kind: 'blocked',
      companyId,
      reason: 'Came late',
    })
  await stage.as('planner', 'POST', `/crewMember/${persons.stranger}/crewFunctions`, {
    functionId: functions.stagehand,
    validUntil: '2026-06-10',
  })
  await blocked(companies.other)
  expect((await warned()).map(({ kind }) => kind)).toEqual(['noChief', 'ended'])
  await blocked(companies.client)
  const found = await warned()
  expect(found.map(({ kind }) => kind)).toEqual(['noChief', 'ended', 'blocked'])
  expect(found[2]?.names).toHaveLength(1)
})

it('is silent once all is settled, the project is closed, or the crew has begun', async () => {
  const { persons, projects } = stage.world.a
  const change = (body: object) => stage.as('planner', 'POST', `/projects/${projects.main}/plan`, body)
  answered(await change({ crewChanges: [{ id: crew, crewChiefId: persons.chief }] }))
  expect(await kinds()).toEqual([])
  await item(2)
  expect(await kinds()).toEqual([['lacking', 2]])
  answered(await stage.as('planner', 'POST', `/projects/${projects.main}/close`))
  expect(await kinds()).toEqual([])
  answered(await stage.as('planner', 'POST', `/projects/${projects.main}/reopen`))
  expect(await kinds()).toEqual([['lacking', 2]])
  await stage.admin(`update project_crew set starts = $2 where id = $1`, [crew, '2026-06-10T00:00:00Z'])
  expect(await kinds()).toEqual([])
})
