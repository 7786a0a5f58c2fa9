import { mailboxOf } from '../mails.ts'
import { type Schemas, asked, demoPerson, originOf, tokenOf } from '../stage.ts'
import { axe, expect, logInByForm, loginAs, menuButton, scrollsSideways, settled, test } from '../support.ts'

const agency = 'harbour'
const office = demoPerson(agency, 'office')
const crew = demoPerson(agency, 'crew')

test('the office takes along all that is known of somebody, and erases them once nothing is in the way', async ({
  page,
}) => {
  const login = await asked<Schemas['Login']>(agency, await tokenOf(office), 'POST', '/logins', {
    firstName: 'Idris',
    lastName: 'Fleeting',
    login: `idris.${crypto.randomUUID()}@example.test`,
    loginTypes: ['crew'],
    companyId: null,
  })
  const { id } = login.person

  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, office, `/crew-profile/${crew.id}`)
  await page.getByRole('region', { name: 'Data protection' }).getByRole('button', { name: 'Erase …' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Something has to be done first:')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Erase for good' })).toHaveCount(0)
  await settled(page)
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.goto(`${originOf(agency)}/crew-profile/${id}`)
  await settled(page)
  expect(await axe(page)).toEqual([])
  const part = page.getByRole('region', { name: 'Data protection' })
  const saved = page.waitForEvent('download')
  await part.getByRole('button', { name: 'Export all data' }).click()
  expect((await saved).suggestedFilename()).toBe('All data of Idris Fleeting.zip')

  await part.getByRole('button', { name: 'Erase …' }).click()
  await expect(dialog.getByText('The name goes at once.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Type “Idris Fleeting”' }).fill('Idris')
  await dialog.getByRole('textbox', { name: 'Why' }).fill('asked by letter')
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(dialog.getByText('Type the name as it is shown.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Type “Idris Fleeting”' }).fill('Idris Fleeting')
  await settled(page)
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Erased person' })).toBeVisible()
  await expect(page.getByText(/Erased on .* by .*: asked by letter/)).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
  await page.setViewportSize({ width: 375, height: 700 })
  expect(await scrollsSideways(page)).toBe(false)
})

test('the office takes along what is known of a planner who logs in, and erases them: they log in no more', async ({
  page,
  open,
}) => {
  const address = `petra.planning.${crypto.randomUUID()}@example.test`
  const mailbox = await mailboxOf(address)
  await asked<Schemas['Login']>(agency, await tokenOf(office), 'POST', '/logins', {
    firstName: 'Petra',
    lastName: 'Leaving',
    login: address,
    loginTypes: ['planners'],
    companyId: null,
  })
  const device = await open()
  await device.goto(`${originOf(agency)}${await mailbox.nextLink()}`)
  await device.getByLabel('New password', { exact: true }).fill('pier of the north')
  await device.getByRole('button', { name: 'Save password' }).click()
  await logInByForm(device, address, 'pier of the north')
  await expect(menuButton(device)).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, office, '/logins?type=planners')
  await page.getByRole('button', { name: 'Petra Leaving' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Data and erasing' }).click()
  await settled(page)
  expect(await axe(page)).toEqual([])
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export all data' }).click()
  expect((await saved).suggestedFilename()).toBe('All data of Petra Leaving.zip')
  await dialog.getByRole('button', { name: 'Erase …' }).click()
  await dialog.getByRole('textbox', { name: 'Type “Petra Leaving”' }).fill('Petra Leaving')
  await dialog.getByRole('textbox', { name: 'Why' }).fill('asked by letter')
  await dialog.getByRole('button', { name: 'Erase for good' }).dblclick()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Petra Leaving' })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'State' }).selectOption('Erased')
  const row = page.getByRole('listitem').filter({ hasText: 'Erased person' })
  await expect(row).toContainText('Planning · erased')
  await row.getByRole('button').click()
  await expect(dialog.getByText(/Erased on .* by .*: asked by letter/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Erase …' })).toHaveCount(0)
  await settled(page)
  expect(await axe(page)).toEqual([])

  await device.reload()
  await expect(device.getByRole('button', { name: 'Log in' })).toBeVisible()
  await logInByForm(device, address, 'pier of the north')
  await expect(device.getByText(/^Login or password is wrong/)).toBeVisible()
  await expect(menuButton(device)).toHaveCount(0)
})

test('nobody of the office erases themselves, and is told so', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, office, `/logins?q=${encodeURIComponent(office.name)}`)
  await page.getByRole('button', { name: `${office.name} (you)` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Data and erasing' }).click()
  await dialog.getByRole('button', { name: 'Erase …' }).click()
  await expect(dialog.getByText('This is you: somebody else of the office has to do it.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Erase for good' })).toHaveCount(0)
  expect(await scrollsSideways(page)).toBe(false)
})

test('the office has all that the agency owns put together, takes it along and takes it away', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, office, '/settings')
  await page.getByRole('link', { name: 'Export of all data' }).click()
  await page.getByRole('button', { name: 'Make an export' }).click()
  const take = page.getByRole('button', { name: /^Download/ })
  await expect(take).toBeVisible({ timeout: 60_000 })
  await settled(page)
  expect(await axe(page)).toEqual([])
  const saved = page.waitForEvent('download')
  await take.click()
  expect((await saved).suggestedFilename()).toMatch(/^All data, \d{4}-\d\d-\d\d\.zip$/)
  await page.setViewportSize({ width: 375, height: 700 })
  expect(await scrollsSideways(page)).toBe(false)
  await page.getByRole('button', { name: /^Take away/ }).click()
  await expect(page.getByText('None yet.')).toBeVisible()
})
