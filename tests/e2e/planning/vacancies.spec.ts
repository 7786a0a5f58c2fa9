import type { Page } from '@playwright/test'
import { aCrew, aProject, dayFrom } from '../projects.ts'
import { type Person, type Schemas, asPlanner, asked, demoPerson, place, positionFor, tokenOf } from '../stage.ts'
import { expect, loginAs, mainOf, settled, test } from '../support.ts'

const said = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text)
const rowOf = (page: Page, { id }: { id: string }) =>
  page.locator('[role="row"]').filter({ has: page.locator(`a[href*="vacancy=${id}"]`) })
/** A list stands still for a second after a tap and takes no other. */
const listMoves = (page: Page) => expect(mainOf(page).locator('xpath=ancestor::*[@aria-busy]')).toHaveCount(0)
const vacanciesOf = async (person: Person) =>
  (
    await asked<Schemas['VacancyList']>(
      person.agency,
      await tokenOf(person),
      'GET',
      '/vacancies?isActive=true&limit=1000',
    )
  ).items
/** Two positions of crews of their own, at the same hours. */
async function twoAtOneTime(day: string) {
  const project = await aProject('Twice at once', day)
  const itemOf = async () => {
    const { id } = await aCrew(project, day, 2)
    const of = `/projectCrews/${id}/projectCrewItems`
    const [item] = (await asPlanner<Schemas['ProjectCrewItemList']>('nordlicht', 'GET', of)).items
    if (!item) throw new Error('a crew has no position')
    return item
  }
  return [await itemOf(), await itemOf()] as const
}

test('a vacancy is found, applied for with one tap, undone, applied for again, and stands on home', async ({
  page,
}) => {
  const person = demoPerson('harbour', 'chief')
  const position = await positionFor(person)
  const applied = async () => (await vacanciesOf(person)).find(({ id }) => id === position.id)?.applied
  await loginAs(page, person, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Vacancies', exact: true }).click()
  await page.getByRole('searchbox').fill(position.project.name)
  await expect(page).toHaveURL(/\/vacancies\?q=/)
  await page.getByRole('combobox', { name: 'Day' }).selectOption(position.startDate)
  const row = rowOf(page, position)
  const apply = row.getByRole('button', { name: 'Apply', exact: true })
  await apply.click()
  await expect(said(page, /^Applied for /)).toBeVisible()
  await expect.poll(applied).toBe(true)

  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(said(page, 'Application taken back')).toBeVisible()
  await expect.poll(applied).toBe(false)
  await expect(apply).toBeVisible()
  await listMoves(page)

  await apply.click()
  await expect.poll(applied).toBe(true)
  await expect(row.getByText('Applied', { exact: true })).toBeVisible()
  // What was looked for is found again.
  await page.reload()
  await settled(page)
  await expect(row.getByRole('button', { name: 'Take back' })).toBeVisible()

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: /^Applied for \d+ jobs?/ }).click()
  await expect(page).toHaveURL(/\/jobs\?tab=appliedFor$/)
  const [job] = (await vacanciesOf(person)).filter(({ id }) => id === position.id)
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="/jobs/${job?.jobId}"]`) })
  await card.getByRole('button', { name: 'Take back' }).click()
  await expect.poll(applied).toBe(false)
})

test('what is opened shows the week with it and closes by going back; a double booking names the other first', async ({
  page,
}) => {
  const person = demoPerson('nordlicht', 'crew')
  const [taken, open] = await twoAtOneTime(dayFrom(61))
  await place(person, taken, 'confirmed')
  await asPlanner('nordlicht', 'POST', `/projectCrewItems/${open.id}`, { openForApplications: true })
  const barred = (await vacanciesOf(person)).find(({ id }) => id === open.id)
  if (!barred) throw new Error('what takes applications is no vacancy')
  const other = barred.fitReasons.find(({ kind }) => kind === 'overlap')?.other
  await loginAs(page, person, `/vacancies?day=${barred.startDate}&function=${barred.function.code}`)
  const row = rowOf(page, barred)
  await expect(row).toContainText(`Double booking: `)
  await expect(row).toContainText(other?.venue ?? '')
  await row.getByRole('link').click()
  const panel = page.getByRole('complementary', { name: 'Vacancy' })
  await expect(panel.getByRole('heading', { name: 'Your week with it' })).toBeVisible()
  await expect(panel.getByRole('list').last()).toContainText(`${barred.startTime}${barred.location.name}`)
  await panel.getByRole('button', { name: 'Apply anyway' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure? This date is already confirmed' })
  await expect(question).toContainText(`${other?.venue}, ${other?.city}, already confirmed`)
  await question.getByRole('button', { name: 'Keep the job I have' }).click()
  await expect(question).toHaveCount(0)
  expect((await vacanciesOf(person)).find(({ id }) => id === barred.id)?.applied).toBe(false)
  await page.goBack()
  await expect(panel).toHaveCount(0)
  await expect(row).toBeVisible()
})
