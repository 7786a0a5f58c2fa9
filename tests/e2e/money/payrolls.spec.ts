import { demoPerson } from '../stage.ts'
import { axe, expect, loginAs, settled, test } from '../support.ts'

const agency = 'nordlicht'
const crew = demoPerson(agency, 'crew')
const office = demoPerson(agency, 'office')

test('somebody of the crew follows an amount from the months to the hours and the rate behind it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, crew, '/payrolls')
  await expect(page.getByRole('heading', { name: 'Time account' })).toBeVisible()
  await expect(
    page
      .getByRole('navigation', { name: 'Months' })
      .getByText(/^paid /)
      .first(),
  ).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: /Check \d items?/ }).click()
  await expect(page.getByRole('heading', { name: 'To confirm' })).toBeVisible()
  await expect(page.getByText('−€24.00')).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
  // The month before has shifts that were confirmed, whatever day it is.
  await page.goto('/payrolls')
  await page.getByRole('navigation', { name: 'Months' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/payrolls\/PR-/)
  const row = page.getByRole('list', { name: 'Confirmed' }).getByRole('listitem').filter({ hasText: / h/ }).first()
  const amount = (await row.innerText()).match(/€[\d,.]+/)?.[0] ?? ''
  await row.getByRole('link').click()
  await expect(page.getByRole('img', { name: /Planned \d\d:\d\d/ })).toBeVisible()
  await expect(page.getByRole('definition').last()).toHaveText(amount)
  await settled(page)
  expect(await axe(page)).toEqual([])
})

test('at a desk the months stand beside the chosen one; the office reads it, planning does not', async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, crew, '/payrolls')
  await page.getByRole('navigation', { name: 'Months' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/payrolls\/PR-/)
  await expect(page.getByRole('heading', { name: 'Confirmed' })).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
  const address = new URL(page.url()).pathname

  const other = await browser.newPage()
  await loginAs(other, office)
  await other.goto(address)
  await expect(other.getByRole('heading', { name: 'Confirmed' })).toBeVisible()
  const planning = await browser.newPage()
  await loginAs(planning, demoPerson(agency, 'planner'))
  await planning.goto(address)
  await expect(planning.getByText('No access')).toBeVisible()
  const chief = await browser.newPage()
  await loginAs(chief, demoPerson(agency, 'chief'))
  await chief.goto(address)
  await expect(chief.getByText('No payrolls found.')).toBeVisible()
})

test('an item is confirmed and that taken back, declined with a reason, and confirmed once it was answered', async ({
  browser,
  page,
}) => {
  const own = demoPerson('harbour', 'crew')
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, own)
  await page.getByRole('list', { name: 'Payrolls to confirm' }).getByRole('link').first().click()
  await page.getByRole('list', { name: 'To confirm' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()

  await page.getByRole('button', { name: 'Decline' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Decline with reason' }).click()
  await expect(dialog.getByText('Say what is wrong.')).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('textbox').fill('The break was only 15 minutes.')
  await dialog.getByRole('button', { name: 'Decline with reason' }).click()
  await expect(page.getByText(/^Answer by /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
  const address = page.url()

  const other = await browser.newPage()
  await loginAs(other, demoPerson('harbour', 'office'))
  await other.goto(address)
  await other.getByRole('button', { name: 'Answer' }).click()
  await other.getByRole('textbox', { name: 'Your answer' }).fill('The client signed 30 minutes.')
  await other.getByRole('button', { name: 'Send the answer' }).click()
  await expect(other.getByRole('dialog')).toBeHidden()
  await expect(other.getByText('The client signed 30 minutes.')).toBeVisible()

  await page.reload()
  await expect(page.getByText('The client signed 30 minutes.')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Confirmed.')).toBeVisible()
})

test('payments stand by months, and a paper of a payroll is saved where it opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, crew, '/payrolls')
  await page.getByRole('tab', { name: 'Payments' }).click()
  await expect(page.getByRole('list', { name: 'To come' })).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
  await page
    .getByRole('listitem')
    .filter({ hasText: /^Payroll .*€/ })
    .last()
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/payrolls\/PR-/)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('menuitem', { name: 'Payslip' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^Payslip PR-.*\.pdf$/)
  await expect(page.getByText('It is among your downloads.')).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
  const again = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save again' }).click()
  expect((await again).suggestedFilename()).toMatch(/^Payslip PR-.*\.pdf$/)
})

test('the public address shows one’s own without bars, and nobody anything', async ({ browser, page }) => {
  await page.goto('/public/payrolls')
  await expect(page.getByText('No payrolls found.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  expect(new URL(page.url()).pathname).toBe('/public/payrolls')
  const own = await browser.newPage()
  await own.setViewportSize({ width: 390, height: 844 })
  await loginAs(own, crew, '/public/payrolls')
  await own.getByRole('navigation', { name: 'Months' }).getByRole('link').last().click()
  await expect(own).toHaveURL(/\/public\/payrolls\/PR-/)
  await expect(own.getByText(/^PR-/).first()).toBeAttached()
  await expect(own.getByRole('button', { name: 'Open menu' })).toHaveCount(0)
  await settled(own)
  expect(await axe(own)).toEqual([])
})
