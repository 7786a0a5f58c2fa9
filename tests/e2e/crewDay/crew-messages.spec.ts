import { aCrew, aProject, dayFrom } from '../projects.ts'
import { type Schemas, asPlanner, demoPerson, place, somebodyNew } from '../stage.ts'
import { axe, expect, loginAs, settled, test } from '../support.ts'

const agency = 'nordlicht'
const planner = demoPerson(agency, 'planner')

test('whoever leads a crew writes to it: who is on it reads it on home, and is seen to have', async ({
  page,
  browser,
}) => {
  // A crew of its own: nobody else finds a word on their home.
  const person = await somebodyNew('check', agency)
  const { id: crewId } = await aCrew(await aProject('Word to the crew', dayFrom(80)), dayFrom(80), 2)
  const items = await asPlanner<{ items: Schemas['ProjectCrewItem'][] }>(
    ...([agency, 'GET', `/projectCrews/${crewId}/projectCrewItems`] as const),
  )
  const [position] = items.items
  if (!position) throw new Error('the crew has no position')
  const { jobId } = await place(person, { id: position.id, projectCrew: { id: crewId } }, 'confirmed')
  const text = `The gate is on the other side, ${Date.now()}.`
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, planner, `/crews/${crewId}/crew-chief-job`)
  await page.getByRole('button', { name: 'Write to the crew' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'What they should know' }).fill(text)
  await dialog.getByRole('button', { name: 'Send' }).dblclick()
  await expect(dialog).toHaveCount(0)
  const word = page.getByRole('group').filter({ hasText: text })
  await expect(word).toHaveCount(1)
  await settled(page)
  expect(await axe(page)).toEqual([])
  await word.getByText(text).click()
  await expect(word.getByRole('listitem').filter({ hasText: person.name })).toBeVisible()

  const other = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await loginAs(other, person)
  await expect(other.getByText(text)).toBeVisible()
  await settled(other)
  expect(await axe(other)).toEqual([])
  // Without network it is not said to be read, and the word stays.
  await other.context().setOffline(true)
  await other.getByRole('button', { name: 'Understood' }).first().click()
  await expect(other.getByText(text)).toBeVisible()
  await other.context().setOffline(false)
  const read = other.waitForResponse(answer => answer.url().endsWith('/read') && answer.status() === 204)
  await other.getByRole('button', { name: 'Understood' }).first().click()
  await read
  await expect(other.getByText(text)).toHaveCount(0)
  // It stands with the job for good.
  await loginAs(other, person, `/jobs/${jobId}`)
  await expect(other.getByText(text)).toBeVisible()

  // Heard without a reload.
  await expect(word.getByRole('listitem').filter({ hasText: person.name })).toHaveCount(0)
})
