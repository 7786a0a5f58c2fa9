import { demoPerson } from '../stage.ts'
import { axe, expect, loginAs, settled, test } from '../support.ts'

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

test('the office enters where somebody lives: they read it themselves, planning does not', async ({ page, open }) => {
  await loginAs(page, office, `/crew-profile/${crew.id}`)
  const kept = page.getByRole('region', { name: 'Personal data' })
  await kept.getByRole('button', { name: 'Change' }).click()
  const dialog = page.getByRole('dialog')
  await settled(page)
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Street and number' }).fill('Am Sandtorkai 5')
  await dialog.getByRole('textbox', { name: 'Birthday' }).fill('03/11/1988')
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('by mail')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Digits and blanks', { exact: false })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('+49 40 555 0199')
  // A dead network keeps what was typed.
  await page.route('**/details', route => (route.request().method() === 'PATCH' ? route.abort() : route.continue()))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('The server did not answer.', { exact: false })).toBeVisible()
  await page.unroute('**/details')
  await dialog.getByRole('button', { name: 'Save' }).dblclick()
  await expect(dialog).toHaveCount(0)
  await expect(kept.getByText(/^Am Sandtorkai 5, /)).toBeVisible()

  const own = await open({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  await loginAs(own, crew, '/profile')
  await expect(own.getByText(/^Am Sandtorkai 5, /)).toBeVisible()
  await expect(own.getByText('3 November 1988')).toBeVisible()
  await expect(own.getByText('+49 40 555 0199')).toBeVisible()
  await expect(own.getByText('Your profile data can only be changed by the accountant.')).toBeVisible()
  await settled(own)
  expect(await axe(own)).toEqual([])

  const desk = await open({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  await loginAs(desk, planner, `/crew-profile/${crew.id}`)
  await expect(desk.getByRole('heading', { level: 1, name: crew.name })).toBeVisible()
  await settled(desk)
  await expect(desk.getByText('Personal data')).toHaveCount(0)
})
