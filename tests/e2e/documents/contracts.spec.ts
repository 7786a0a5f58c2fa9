import { asked, demoPerson, type Schemas, tokenOf } from '../stage.ts'
import { axe, expect, loginAs, settled, test } from '../support.ts'

const agency = 'nordlicht'
const crew = demoPerson(agency, 'crew')
const office = demoPerson(agency, 'office')

test('somebody of the crew reads what was agreed and what became of it, on a phone and at a desk', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, crew, '/contracts')
  const current = page.getByRole('link', { name: /, stage crew/ })
  await expect(page.getByRole('link', { name: /Short-term, festival/ })).toContainText('Ended')
  await current.click()
  await expect(page.getByRole('heading', { name: /, stage crew/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Time account' })).toBeVisible()
  await expect(page.getByText(/of 24 days left/)).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Rate agreement 2026' }).click()
  await expect(page).toHaveURL(/\/documents\//)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/contracts')
  await expect(page.getByRole('img', { name: /against the quota/ })).toBeVisible()
  await page.getByRole('link', { name: /Short-term, festival/ }).click()
  await expect(page.getByText('Hours come as they come')).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
})

test('the office enters a contract with its quota, and reads it; nobody else’s is found', async ({ browser, page }) => {
  // Somebody nobody else asks about.
  const token = await tokenOf(office)
  const { items } = await asked<{ items: Schemas['Person'][] }>(agency, token, 'GET', '/persons?limit=200')
  const whom = items.at(-1)
  if (!whom) throw new Error('nobody of the crew')
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, office, `/crew-profile/${whom.id}`)
  await page.getByRole('button', { name: 'Add a contract' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /What it is called/ }).fill('Winter hall')
  await dialog.getByLabel('First day', { exact: true }).fill('2032-11-01')
  await dialog.getByRole('textbox', { name: /Hours a week/ }).fill('20')
  await dialog.getByRole('textbox', { name: /Hours a month/ }).fill('80')
  await dialog.getByRole('textbox', { name: /Days of vacation/ }).fill('24')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Hours by the week or by the month, not both.')).toBeVisible()
  await dialog.getByRole('textbox', { name: /Hours a week/ }).fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('region', { name: 'Contracts' }).getByRole('link').first()
  await expect(page.getByText(/Winter hall, 80 h a month/)).toBeVisible()
  await row.click()
  await expect(page.getByRole('heading', { name: 'Winter hall' })).toBeVisible()
  const address = new URL(page.url()).pathname

  const other = await browser.newPage()
  await loginAs(other, crew)
  await other.goto(address)
  await expect(other.getByText('No contract found.')).toBeVisible()
  await other.close()
})
