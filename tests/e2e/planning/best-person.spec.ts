import { aCrew, aProject, dayFrom } from '../projects.ts'
import { demoPerson, asked, tokenOf, type Schemas } from '../stage.ts'
import { axe, expect, loginAs, scrollsSideways, settled, test } from '../support.ts'

const planner = demoPerson('nordlicht', 'planner')
const crew = demoPerson('nordlicht', 'crew')

/** Three places of stagehands. */
async function threePlaces(day: string): Promise<Schemas['Project']> {
  const project = await aProject('Night of the Riggers', day)
  await aCrew(project, day, 3)
  return project
}

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a planner finds people for a free place, invites two until a day before, and whoever is asked reads why', async ({
    page,
    browser,
  }) => {
    const project = await threePlaces(dayFrom(64))
    const { name } = crew
    await loginAs(page, planner, `/projects/${project.number}`)
    await settled(page)
    await page.getByRole('link', { name: /Find a person/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Find best person' })).toBeVisible()
    await expect(page.getByText('0 of 3 places filled')).toBeVisible()
    expect(await axe(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)

    await page.getByRole('button', { name: 'Nearest first' }).click()
    await expect(page).toHaveURL(/method=nearest/)
    // Until the nearest have come, the first of the list may be whoever is looked for by name below, and may go.
    await page
      .getByRole('checkbox', { name: new RegExp(`^Choose (?!${name}$)`) })
      .first()
      .click()
    const chosen = page.getByRole('region', { name: 'Chosen' }).getByRole('listitem')
    await expect(chosen).toHaveCount(1)
    await page.getByRole('searchbox', { name: 'Name' }).fill(name)
    await expect(page).toHaveURL(/q=/)
    await page.getByRole('button', { name: 'Knows the venue' }).click()
    await expect(page).toHaveURL(/q=.*method=experience|method=experience.*q=/)
    await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
    await expect(chosen).toHaveCount(2)
    await page.getByRole('textbox', { name: 'A word to all of them' }).fill('Bring the long ladder')
    // Looking for others is no way out; the way back is, and it is asked about.
    await page.getByRole('button', { name: 'Best match' }).click()
    await expect(page).not.toHaveURL(/method=/)
    await page.goBack()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
    await expect(page).toHaveURL(/q=/)
    await expect(chosen).toHaveCount(2)
    await page.getByRole('button', { name: 'Invite 2 people' }).click()
    await expect(page.getByText('2 people invited.')).toBeVisible()
    await expect(page.getByText('Nobody is called that')).toBeVisible()

    const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await loginAs(phone, crew)
    const token = await tokenOf(crew)
    const { items } = await asked<{ items: Schemas['Job'][] }>(
      'nordlicht',
      token,
      'GET',
      '/jobs?tab=toConfirm&q=Riggers',
    )
    await phone.goto(`/jobs/${items[0]?.id}`)
    await expect(phone.getByRole('region', { name: 'Notes' }).getByText('Bring the long ladder')).toBeVisible()
    await phone.close()
  })

  test('somebody a hard reason speaks against is put on only after a question', async ({ page }) => {
    const project = await threePlaces(dayFrom(65))
    await loginAs(page, planner, `/projects/${project.number}?view=crew`)
    await settled(page)
    await page.getByRole('link', { name: 'Find a person for Stagehand' }).click()
    await page.getByRole('searchbox', { name: 'Name' }).fill('a')
    const hard = page.getByRole('list', { name: /Hard reasons/ })
    const box = hard.getByRole('checkbox').first()
    const name = (await box.getAttribute('aria-label'))?.replace('Choose ', '') ?? ''
    await box.check()
    await page.getByRole('button', { name: 'Said yes already: put on at once' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByText(name)).toBeVisible()
    await question.getByRole('button', { name: 'Put on anyway' }).click()
    await expect(page.getByText(`${name} is on it.`)).toBeVisible()
    await expect(page.getByText('1 of 3 places filled')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Crew', exact: true })).toHaveAttribute('aria-pressed', 'true')
  })
})
