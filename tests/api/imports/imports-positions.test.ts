import writeSheet from 'write-excel-file/node'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { importing } from '../../support/importing.ts'
import { setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

let stage: Stage
let a: TenantWorld
let project: { id: string; number: string; zone: string }
let does: string
beforeEach(async () => {
  await stage?.close()
  stage = await setStage()
  a = stage.world.a
  const [first] = await stage.admin<typeof project>(
    `select p.id, p.number, l.time_zone as zone from project p join location l on l.tenant_id = p.tenant_id and l.id = p.location_id
      where p.tenant_id = $1 and p.closed_at is null order by p.number`,
    [a.id],
  )
  if (!first) throw new Error('the world has no open project')
  project = first
  const [one] = await stage.admin<{ caption: string }>(
    `select caption from lookup where tenant_id = $1 and kind = 'functions' order by sort`,
    [a.id],
  )
  does = one?.caption ?? ''
})
afterAll(() => stage.close())

const { checked, looked, rowsOf, taken } = importing(() => stage, 'positions')
const head = 'Projekt;Schicht;Datum;Von;Bis;Funktion;Anzahl'
const positions = () =>
  stage.admin<Record<string, unknown>>(
    `select c.name as crew, i.start_date::text as date, i.end_date as end, i.start_time as from, i.end_time as to, i.amount_of_rows as amount,
        (i.starts at time zone $3)::text as starts, (i.ends at time zone $3)::text as ends, i.time_zone = $3 as there,
        i.open_for_applications as open
      from project_crew_item i join project_crew c on c.tenant_id = i.tenant_id and c.id = i.crew_id
      where i.tenant_id = $1 and c.project_id = $2 and i.start_date >= '2027-01-01' order by i.starts, i.amount_of_rows`,
    [a.id, project.id, project.zone],
  )

it('become positions of their projects, at the times of the place; a crew of that name and day takes them', async () => {
  const lines = [
    head,
    `${project.number};Aufbau;1.6.2027;8:00;16:00;${does};5`,
    `${project.number};Aufbau;1.6.2027;22:00;06:00;${does};2`,
    `${project.number};Nirgends;1.6.2027;8:00;;${does};2`,
  ]
  const one = await checked(...lines)
  expect(one.fates).toMatchObject({ new: 2, wrong: 1 })
  expect((await rowsOf(one.id, '?fate=wrong')).items[0]?.problems).toMatchObject([
    { field: 'endTime', reason: 'missing' },
  ])
  expect(await taken(one, { leaveOut: true })).toMatchObject({ state: 'taken', taken: { added: 2, changed: 0 } })
  const [early, late] = [
    { from: '08:00', to: '16:00', amount: 5, starts: '2027-06-01 08:00:00', ends: '2027-06-01 16:00:00' },
    { from: '22:00', to: '06:00', amount: 2, starts: '2027-06-01 22:00:00', ends: '2027-06-02 06:00:00' },
  ]
  const common = { crew: 'Aufbau', date: '2027-06-01', end: null, there: true, open: false }
  expect(await positions()).toEqual([
    { ...common, ...early },
    { ...common, ...late },
  ])
  expect((await checked(...lines)).fates).toMatchObject({ same: 2, wrong: 1, new: 0 })

  // Further ones of the same crew and day go into it.
  await taken(await checked(head, `${project.number};aufbau;1.6.2027;10:00;12:00;${does};1`))
  const crews = await stage.admin<{ name: string; from: string; to: string }>(
    `select name from project_crew where tenant_id = $1 and project_id = $2 and name ilike 'aufbau'`,
    [a.id, project.id],
  )
  expect(crews).toEqual([{ name: 'Aufbau' }])
  const log = await stage.admin<{ code: string }>(
    `select code from activity where tenant_id = $1 and project_id = $2 and code in ('crewAdded', 'positionAdded') and by_id = $3 order by code`,
    [a.id, project.id, a.persons.office],
  )
  expect(log.map(({ code }) => code)).toEqual(['crewAdded', 'positionAdded'])
})

it('of a workbook have the times its cells are formatted as', async () => {
  const at = (hours: number) => ({ value: new Date(Date.UTC(1899, 11, 30, hours, 30)), type: Date, format: 'hh:mm' })
  const sheet = await writeSheet([
    head.split(';').map(value => ({ value })),
    [
      ...[{ value: project.number }, { value: 'Aufbau' }],
      { value: new Date('2027-06-01'), type: Date, format: 'dd.mm.yyyy' },
      ...[at(8), at(16), { value: does }, { value: 5 }],
    ],
  ]).toBuffer()
  const one = await looked(sheet, 'positions.xlsx')
  expect(one.tableColumns.map(({ sample }) => sample[0]).slice(2, 5)).toEqual(['2027-06-01', '08:30', '16:30'])
  expect(one.fates).toMatchObject({ new: 1 })
})

it('take nothing where one of them was planned meanwhile', async () => {
  const one = await checked(head, `${project.number};Aufbau;1.6.2027;8:00;16:00;${does};5`)
  await stage.admin(
    `update project_crew_item set amount_of_rows = amount_of_rows + 1 where id = (select id from project_crew_item where tenant_id = $1 limit 1)`,
    [a.id],
  )
  expect(await taken(one)).toMatchObject({ state: 'outdated', taken: null })
  expect(await positions()).toEqual([])
})
