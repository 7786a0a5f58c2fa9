import { mailboxOf } from '../mails.ts'
import { demoPerson, originOf } from '../stage.ts'
import { axe, expect, logInByForm, loginAs, menuButton, scrollsSideways, settled, test } from '../support.ts'

const agency = 'harbour'
const office = demoPerson(agency, 'office')

test('the office invites somebody, makes them a planner as well, shuts them out and lets them in again', async ({
  page,
  open,
}) => {
  const address = 'wyn.newcomer@example.test'
  const mailbox = await mailboxOf(address)
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, office, '/settings')
  await page.getByRole('link', { name: 'Logins' }).click()
  await settled(page)
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Wyn')
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Newcomer')
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(office.login)
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(dialog.getByText('Somebody logs in with this address already.')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(address)
  await dialog.getByRole('button', { name: 'Send the invitation' }).dblclick()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('searchbox').fill('Newcomer')
  const row = page.getByRole('listitem').filter({ hasText: 'Wyn Newcomer' })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Invited')

  const device = await open()
  await device.goto(`${originOf(agency)}${await mailbox.nextLink()}`)
  await device.getByLabel('New password', { exact: true }).fill('pier of the south')
  await device.getByRole('button', { name: 'Save password' }).click()
  await logInByForm(device, address, 'pier of the south')
  await expect(menuButton(device)).toBeVisible()

  await page.reload()
  await expect(row).toContainText('last logged in')
  await expect(row).not.toContainText('Invited')
  await row.getByRole('button', { name: 'Wyn Newcomer' }).click()
  await dialog.getByRole('checkbox', { name: 'Planning' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('Crew · Planning')
  // Whoever is something else by now logs in anew with the next they ask.
  await device.reload()
  await expect(device.getByRole('button', { name: 'Log in' })).toBeVisible()
  await logInByForm(device, address, 'pier of the south')
  await expect(menuButton(device)).toBeVisible()

  await row.getByRole('button', { name: 'Wyn Newcomer' }).click()
  await dialog.getByRole('button', { name: 'Shut out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Shut out Wyn Newcomer?' })
  expect(await axe(page)).toEqual([])
  await question.getByRole('button', { name: 'Shut out' }).dblclick()
  await expect(row).toContainText('Shut out')
  await device.reload()
  await expect(device.getByRole('button', { name: 'Log in' })).toBeVisible()

  await row.getByRole('button', { name: 'Wyn Newcomer' }).click()
  await dialog.getByRole('button', { name: 'Let in again' }).click()
  await expect(row).toContainText('Invited')
  expect(await mailbox.nextLink()).toMatch(/^\/welcome\//)
})

test('nobody takes the office from themselves, on a phone as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, office, `/logins?q=${encodeURIComponent(office.name)}`)
  await page.getByRole('button', { name: `${office.name} (you)` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Shut out' })).toHaveCount(0)
  await dialog.getByRole('checkbox', { name: 'Planning' }).check()
  await dialog.getByRole('checkbox', { name: 'Office' }).uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/^You cannot take the office from yourself/)).toBeVisible()
  expect(await scrollsSideways(page)).toBe(false)
})
