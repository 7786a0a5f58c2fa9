import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { demoPerson } from '../stage.ts'
import { axe, expect, loginAs, settled, test } from '../support.ts'

const office = demoPerson('nordlicht', 'office')
const saved = async (download: Download) => (await readFile(await download.path())).toString('latin1')
const inFile = (page: Page) => page.getByText(/^\d+ transfers? in the file, €/)

test('the money of a month goes to the bank as a file of what the page says, and that can be taken back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, office, '/payrolls')
  await page.getByRole('button', { name: 'Export' }).waitFor()
  // The month before waits to be closed, the one before that is closed, whatever day it is.
  const earlier = page.getByRole('button', { name: /^\w+ \d{4}$/ }).first()
  const before = (await earlier.getAttribute('aria-label')) ?? ''
  await earlier.click()
  await expect(earlier).not.toHaveAccessibleName(before)
  await earlier.click()
  await page.getByRole('link', { name: 'Payments' }).click()
  await expect(inFile(page)).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
  const [, count = '', sum = ''] = /^(\d+) .*€([\d.,]+)$/.exec((await inFile(page).textContent()) ?? '') ?? []
  expect(Number(count)).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'SEPA file' }).click()
  await settled(page)
  expect(await axe(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Download/ })
      .click(),
  ])
  const xml = await saved(download)
  expect(xml).toContain(`<NbOfTxs>${count}</NbOfTxs><CtrlSum>${sum.replaceAll(',', '')}</CtrlSum>`)
  expect(xml.match(/<CdtTrfTxInf>/g)).toHaveLength(Number(count))

  await page.getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()
  await expect(inFile(page)).toHaveText(/^0 transfers/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(inFile(page)).toHaveText(new RegExp(`^${count} transfers? `))
})

test('a released invoice is had as Factur-X; what XRechnung lacks is entered where it is asked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, office, '/invoices')
  await page
    .getByRole('row')
    .getByRole('link', { name: /^\d{4}-\d+/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'E-invoice' }).click()
  const formats = page.getByRole('dialog', { name: 'Invoice for bookkeeping' })
  await expect(formats).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    formats
      .getByRole('region', { name: /^Factur-X/ })
      .getByRole('button', { name: 'Download' })
      .click(),
  ])
  expect(await saved(download)).toMatch(/^%PDF[\s\S]*factur-x\.xml/)
  const strict = formats.getByRole('region', { name: 'XRechnung' })
  await expect(strict.getByRole('button', { name: 'Download' })).toBeDisabled()
  await strict.getByRole('button', { name: 'Enter' }).last().click()
  await page.getByLabel('Buyer reference').fill('04011000-12345-34')
  await page.getByLabel('E-mail for invoices').fill('books@client.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(strict).not.toContainText('Buyer reference')
})
