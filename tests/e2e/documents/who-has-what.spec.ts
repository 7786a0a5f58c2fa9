import { readFile } from 'node:fs/promises'
import { unzip } from '../../support/files/unzip.ts'
import { dayFrom } from '../projects.ts'
import { type Schemas, asked, asPlanner, crewFor, demoPerson, place, tokenOf } from '../stage.ts'
import { axe, expect, loginAs, scrollsSideways, settled, test } from '../support.ts'

const agency = 'nordlicht'
const planner = demoPerson(agency, 'planner')
const client = demoPerson(agency, 'client')

/** Whose files there are, once for each: what counts or has counted has a last day in this demo. */
const filesOf = (rows: readonly Schemas['CrewMemberDocuments'][]) =>
  rows.flatMap(({ person, cells }) => cells.filter(({ validUntil }) => validUntil !== null).map(() => person.name))

/** A project of the client's company with three of the crew, who showed their papers long ago. */
async function aProjectWithPeople() {
  const companies = await asked<Schemas['CompanyList']>(agency, await tokenOf(client), 'GET', '/companies?limit=1')
  const { items: like } = await asPlanner<{ items: Schemas['ProjectSummary'][] }>(agency, 'GET', '/projects?limit=1')
  const { items: functions } = await asPlanner<{ items: Schemas['Caption'][] }>(agency, 'GET', '/functions')
  const day = dayFrom(271)
  const project = await asPlanner<Schemas['Project']>(agency, 'POST', '/projects', {
    ...{ name: 'Proofs of a crew', companyId: companies.items[0]?.id, locationId: like[0]?.location.id },
    ...{ beginDate: day, endDate: day },
  })
  const { id } = await asPlanner<{ id: string }>(agency, 'POST', `/projects/${project.number}/projectCrews`, {
    ...{ name: 'Load-in', startDate: day, startTime: '09:00', endTime: '17:00' },
    positions: [{ functionId: functions.find(({ code }) => code === 'stagehand')?.id, amountOfRows: 3 }],
  })
  const { items } = await asPlanner<Schemas['ProjectCrewItemList']>(
    agency,
    'GET',
    `/projectCrews/${id}/projectCrewItems`,
  )
  const [item] = items
  if (!item) throw new Error('the crew has no position')
  const people = crewFor('profile', agency).slice(-3)
  for (const person of people) await place(person, item, 'confirmed')
  const told = async () =>
    (
      await asPlanner<Schemas['CrewMemberDocumentsList']>(
        agency,
        'GET',
        `/projects/${project.number}/crewMembersDocuments`,
      )
    ).items
  // The demo's papers are made once its server runs.
  await expect.poll(async () => filesOf(await told()).length, { timeout: 60_000 }).toBeGreaterThan(3)
  return { project, people, rows: await told() }
}

test('planning sees who has what and takes the papers along; the client sees that proofs are on file', async ({
  page,
  open,
}) => {
  const { project, people, rows } = await aProjectWithPeople()
  expect(rows.map(({ person }) => person.name).toSorted()).toEqual(people.map(({ name }) => name).toSorted())
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, planner, `/projects/${project.number}/documents`)
  const grid = page.getByRole('grid', { name: 'Crew members’ documents' })
  await expect(grid.getByRole('rowheader')).toHaveCount(3)
  await settled(page)
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: 'ZIP, 3 people' }).click()
  const dialog = page.getByRole('dialog', { name: 'Papers as a ZIP' })
  await settled(page)
  expect(await axe(page)).toEqual([])
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Take the papers of 3 people' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe(`Papers ${project.number}.zip`)
  await expect(dialog).toHaveCount(0)
  const files = unzip(await readFile(await file.path()))
  const folders = [...files.keys()].flatMap(path => (path.includes('/') ? [path.split('/')[0] ?? ''] : []))
  expect(folders.toSorted()).toEqual(filesOf(rows).toSorted())
  expect(files.get('List.csv')?.toString('utf8').split('\r\n')).toHaveLength(1 + 3 * 5 + 1)

  const desk = await open({ viewport: { width: 1440, height: 900 } })
  await loginAs(desk, client, `/projects/${project.number}/documents`)
  const proofs = desk.getByRole('grid', { name: 'Proofs of the crew on site' })
  await expect(proofs.getByRole('rowheader')).toHaveCount(3)
  await expect(proofs.getByRole('link')).toHaveCount(0)
  const told = await proofs
    .getByRole('img')
    .evaluateAll(marks => marks.map(mark => mark.getAttribute('aria-label') ?? ''))
  expect(told).toHaveLength(15)
  for (const said of told) expect(said).toMatch(/: (Valid|Missing|Not needed)$/)
  await expect(desk.getByRole('button', { name: /ZIP/ })).toHaveCount(0)
  const list = desk.waitForEvent('download')
  await desk.getByRole('button', { name: 'Proof list' }).click()
  expect((await list).suggestedFilename()).toBe(`Papers ${project.number}.csv`)
  await settled(desk)
  expect(await axe(desk)).toEqual([])

  const phone = await open({ viewport: { width: 390, height: 844 } })
  await loginAs(phone, planner, `/projects/${project.number}/documents`)
  await phone.getByRole('button', { name: 'Who has what' }).click()
  await expect(
    phone.getByRole('list', { name: 'Crew members’ documents' }).getByText(people[0]?.name ?? ''),
  ).toBeVisible()
  await settled(phone)
  expect(await scrollsSideways(phone)).toBe(false)
  expect(await axe(phone)).toEqual([])
})
