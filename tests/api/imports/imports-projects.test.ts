import { afterAll, beforeEach, expect, it } from 'vitest'
import { importing } from '../../support/importing.ts'
import { answered, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

let stage: Stage
let a: TenantWorld
let client: { id: string; number: string; name: string }
let place: { id: string; name: string }
beforeEach(async () => {
  await stage?.close()
  stage = await setStage()
  a = stage.world.a
  const first = async <Row extends object>(table: string) =>
    (await stage.admin<Row & Record<string, unknown>>(`select * from ${table} order by name limit 1`, [a.id]))[0] as Row
  client = await first('company where tenant_id = $1 and not own')
  await stage.admin(
    `update location set name = 'Neue Arena' where id = (select id from location where tenant_id = $1 order by name limit 1)`,
    [a.id],
  )
  place = await first(`location where tenant_id = $1 and name = 'Neue Arena'`)
})
afterAll(() => stage.close())

const { checked, rowsOf, taken } = importing(() => stage, 'projects')
const projects = (name: string) =>
  stage.admin<Record<string, unknown>>(
    `select number, name, company_id as company, location_id as location, begin_date::text as begin, end_date::text as end,
        first_day::text as first, last_day::text as last, reference, comment, revision from project
      where tenant_id = $1 and name = $2 order by begin_date`,
    [a.id, name],
  )
const log = () =>
  stage.admin<object>(
    `select l.code, l.changes, l.by_id as by from activity l join project p on p.tenant_id = l.tenant_id and p.id = l.project_id
      where l.tenant_id = $1 and p.name like 'Neu%' order by l.created_at, l.code`,
    [a.id],
  )

it('become projects with the next numbers, told in the log, and are the same the second time', async () => {
  const lines = [
    'Nr;Projekt;Kunde;Ort;Von;Bis;Referenz;Kommentar',
    `;Neue Gala;${client.number};${place.name};1.6.2027;3.6.2027;PO 7;Leise`,
    `X-77;Neue Messe;${client.name};${place.name};05.06.2027;;;`,
    `;Neue Messe;${client.name};Nirgendwo;05.06.2027;;;`,
  ]
  const one = await checked(...lines)
  expect(one.fates).toMatchObject({ new: 2, wrong: 1 })
  expect(await taken(one, { leaveOut: true })).toMatchObject({ state: 'taken', taken: { added: 2, changed: 0 } })
  expect([...(await projects('Neue Gala')), ...(await projects('Neue Messe'))]).toEqual([
    {
      ...{ number: expect.stringMatching(/^P-\d+$/), name: 'Neue Gala', company: client.id, location: place.id },
      ...{ begin: '2027-06-01', end: '2027-06-03', first: '2027-06-01', last: '2027-06-03', reference: 'PO 7' },
      ...{ comment: 'Leise', revision: 1 },
    },
    {
      ...{ number: 'X-77', name: 'Neue Messe', company: client.id, location: place.id, begin: '2027-06-05' },
      ...{ end: '2027-06-05', first: '2027-06-05', last: '2027-06-05', reference: null, comment: null, revision: 1 },
    },
  ])
  expect(await log()).toEqual([
    { code: 'projectCreated', changes: [], by: a.persons.office },
    { code: 'projectCreated', changes: [], by: a.persons.office },
  ])
  expect((await checked(...lines)).fates).toMatchObject({ same: 2, wrong: 1, new: 0 })
  const found = await stage.as('office', 'GET', '/projects?q=Neue%20Gala')
  expect(answered<{ items: object[] }>(found).items).toMatchObject([{ name: 'Neue Gala' }])
})

it('that are known change their texts, told in the log; what hangs on more is changed there', async () => {
  await taken(await checked('Nr;Projekt;Kunde;Ort;Von', `X-1;Neue Gala;${client.number};${place.name};1.6.2027`))
  const two = await checked(
    'Nr;Projekt;Kunde;Ort;Von;Kommentar',
    `X-1;Neuere Gala;${client.number};${place.name};1.6.2027;Laut`,
    `X-1;Neue Gala;${client.number};${place.name};2.6.2027;`,
  )
  expect((await rowsOf(two.id, '?fate=wrong')).items[0]?.problems).toMatchObject([
    { field: 'beginDate', reason: 'changeThere' },
  ])
  expect(await taken(two, { leaveOut: true })).toMatchObject({ taken: { added: 0, changed: 1 } })
  expect(await projects('Neuere Gala')).toMatchObject([{ comment: 'Laut', begin: '2027-06-01', revision: 2 }])
  expect(await log()).toContainEqual({
    code: 'projectChanged',
    changes: [
      { field: 'name', before: 'Neue Gala', after: 'Neuere Gala' },
      { field: 'comment', before: null, after: 'Laut' },
    ],
    by: a.persons.office,
  })
})

it('take nothing where the client was changed meanwhile', async () => {
  const one = await checked('Projekt;Kunde;Ort;Von', `Neue Gala;${client.number};${place.name};1.6.2027`)
  await stage.admin(`update company set name = 'Other' where id = $1`, [client.id])
  expect(await taken(one)).toMatchObject({ state: 'outdated', taken: null })
  expect(await projects('Neue Gala')).toEqual([])
})
