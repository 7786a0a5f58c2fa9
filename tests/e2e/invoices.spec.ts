import { demoPerson, originOf } from './stage.ts'
import { axe, expect, loginAs, settled, test } from './support.ts'

const agency = 'nordlicht'

test('signed shifts become an invoice, which is released, sent, paid in two parts, and read by its client', async ({
  page,
  open,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, demoPerson(agency, 'office'), '/invoices')
  await page.getByRole('button', { name: 'Create invoice' }).click()
  await expect(page.getByText('Tick what is to be charged. Here you say to whom and when.')).toBeVisible()
  // Of the client whose contact logs in below.
  await page.getByRole('searchbox', { name: 'Find a project or client' }).fill('Hanse Konzerte')
  const shift = page
    .getByRole('list', { name: 'Work that is over and not charged' })
    .getByRole('listitem')
    .filter({ hasText: 'Hanse Konzerte' })
    .first()
    .getByRole('listitem')
    .filter({ hasNotText: 'not signed yet' })
    .first()
  await shift.getByRole('checkbox').check()
  const form = page.getByRole('form', { name: 'Hanse Konzerte GmbH' })
  await expect(form).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
  const reference = `HK-${Date.now()}`
  await form.getByRole('textbox', { name: 'Client reference' }).fill(reference)
  // Enter in a field is as good as the button; a second one makes no second invoice.
  await form.getByRole('textbox', { name: 'Client reference' }).press('Enter')
  await expect(page.getByText(/ is in design\.$/)).toBeVisible()
  await expect(page.getByText(reference)).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: 'Release', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Send to' }).fill('')
  await dialog.getByRole('button', { name: 'Release', exact: true }).click()
  await expect(page.getByText(/^Released as 20\d\d-\d{4}\.$/)).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^20\d\d-\d{4}$/)
  const number = (await heading.textContent())?.trim() ?? ''
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Send to' }).fill('accounts@hanse.example')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Sent to accounts@hanse.example')).toBeVisible()

  await page.getByRole('button', { name: 'Payment received' }).click()
  const amount = dialog.getByRole('textbox', { name: 'Amount in EUR' })
  const whole = await amount.inputValue()
  await amount.fill('100')
  await dialog.getByRole('button', { name: 'Note it' }).click()
  await expect(page.getByText('€100.00 paid')).toBeVisible()
  await page.getByRole('button', { name: 'Payment received' }).click()
  // What is still open stands there already.
  expect(Number((await amount.inputValue()).replaceAll(',', ''))).toBeCloseTo(
    Number(whole.replaceAll(',', '')) - 100,
    2,
  )
  await dialog.getByRole('button', { name: 'Note it' }).click()
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Payment received' })).toHaveCount(0)
  await settled(page)
  expect(await axe(page)).toEqual([])

  const theirs = await open({ viewport: { width: 390, height: 844 }, baseURL: originOf(agency) })
  await loginAs(theirs, demoPerson(agency, 'client'), '/invoices')
  await theirs.getByRole('searchbox').fill(number)
  await theirs.getByRole('link', { name: number }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: number })).toBeVisible()
  await expect(theirs.getByRole('main').getByText(reference)).toBeVisible()
  await expect(theirs.getByText('Paid', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Credit' })).toHaveCount(0)
  const saved = theirs.waitForEvent('download')
  await theirs.getByRole('button', { name: 'PDF' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
  await settled(theirs)
  expect(await axe(theirs)).toEqual([])
})
