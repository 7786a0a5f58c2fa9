import { demoPerson } from './stage.ts'
import { axe, expect, loginAs, settled, test } from './support.ts'

const planner = demoPerson('nordlicht', 'planner')
const office = demoPerson('nordlicht', 'office')
const crew = demoPerson('nordlicht', 'chief')

test('planning enters what somebody can do, how they were and who wants them; the office keeps the contract', async ({
  page,
  browser,
}) => {
  await loginAs(page, planner, `/crew-profile/${crew.id}`)
  await settled(page)
  await expect(page.getByRole('heading', { level: 1, name: crew.name })).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: 'Add a function' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Choose what they can do.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Function' }).click()
  await page.getByRole('option', { name: 'Steward' }).click()
  await dialog.getByRole('textbox', { name: /Paper/ }).fill('Steward course')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const functions = page.getByRole('region', { name: 'What they can do' })
  await expect(functions.getByText('Steward course')).toBeVisible()
  await page.getByRole('button', { name: 'Take Steward away' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take away' }).click()
  await expect(functions.getByText('Steward course')).toBeHidden()

  await page.getByRole('button', { name: 'Rate', exact: true }).click()
  await dialog.getByRole('button', { name: '4', exact: true }).click()
  await dialog.getByRole('textbox', { name: /Why/ }).fill('Leads well in the rain')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Leads well in the rain')).toBeVisible()

  await page.getByRole('button', { name: 'Add a favourite or block' }).click()
  await dialog.getByRole('button', { name: 'Blocked' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('On leave from us')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/On leave from us/)).toBeVisible()
  await page.getByRole('button', { name: 'End it: Blocked, The agency' }).click()
  await expect(page.getByText(/On leave from us/)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Contracts' })).toHaveCount(0)

  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await loginAs(desk, office, `/crew-profile/${crew.id}`)
  const contracts = desk.getByRole('region', { name: 'Contracts' })
  await expect(contracts.getByText('Holds today')).toBeVisible()
  await desk.close()
})
