import { aCrew, aProject, dayFrom } from '../projects.ts'
import { demoPerson, visitor } from '../stage.ts'
import { expect, loginAs, settled, test } from '../support.ts'

const agency = 'nordlicht'
const { page: address, ...project } = visitor(agency, 'project')

test('planning sees who comes, and what of it a client sees', async ({ page, browser }) => {
  await loginAs(page, demoPerson(agency, 'planner'))
  await page.goto(address)
  await page.getByRole('button', { name: 'Profile' }).click()
  await settled(page)
  const amira = page
    .getByRole('region', { name: 'Crew chief' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Amira Haddad', exact: true }) })
    .first()
  await expect(amira).toContainText('Client’s favourite')
  await expect(amira.getByRole('link', { name: 'Call Amira Haddad' })).toHaveAttribute('href', /^tel:/)
  await page.getByRole('button', { name: 'As the client sees it' }).click()
  await expect(amira).toContainText('Client’s favourite')
  await expect(page.getByRole('link', { name: /^Call|^Find/ })).toHaveCount(0)

  const context = await browser.newContext()
  for (const who of [demoPerson(agency, 'client'), project]) {
    const other = await context.newPage()
    await loginAs(other, who)
    await other.goto(`${address}?view=profile`)
    await settled(other)
    await expect(other.getByRole('region', { name: 'Crew chief' })).toContainText('Amira Haddad')
    await expect(other.getByRole('link', { name: /^Call|^Find/ })).toHaveCount(0)
    await expect(other.getByRole('button', { name: 'As the client sees it' })).toHaveCount(0)
    await other.close()
  }
  await context.close()
})

test('somebody is found from the card of who is missing, and stands there instead', async ({ page }) => {
  const made = await aProject('Profile of nobody yet', dayFrom(240))
  await aCrew(made, dayFrom(240), 1)
  await loginAs(page, demoPerson(agency, 'planner'), `/projects/${made.number}?view=profile`)
  await page.getByRole('link', { name: /^Find a person: 1 to fill/ }).click()
  await expect(page).toHaveURL(/view=person&position=/)
  await page
    .getByRole('checkbox', { name: /^Choose/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Invite 1 person' }).click()
  await expect(page.getByText('1 person invited.')).toBeVisible()
  await page.goBack()
  const group = page.getByRole('region', { name: 'Stagehand' })
  await expect(group.getByText('1 requested')).toBeVisible()
  await expect(group.getByText(/: requested$/)).toHaveCount(1)
  await expect(group.getByRole('link', { name: /^Find/ })).toHaveCount(0)
})
