import { readFile } from 'node:fs/promises'
import { type Schemas, asked, demoPerson, originOf, tokenOf } from '../stage.ts'
import { axe, expect, loginAs, settled, test } from '../support.ts'

const agency = 'nordlicht'
const office = demoPerson(agency, 'office')

test('the office takes a month of sales to accounting: what is missing is entered, then there is a file for DATEV', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const token = await tokenOf(office)
  const { items: companies } = await asked<{ items: Schemas['Company'][] }>(
    agency,
    token,
    'GET',
    '/companies?limit=100',
  )
  const [own] = companies.filter(company => company.own)
  // As when it is opened for the first time, also where this was tried before.
  const nothing = { standard: null, reduced: null, zero: null, reverseCharge: null, exempt: null }
  await asked(agency, token, 'PATCH', `/companies/${own?.id}/bookkeeping`, {
    ...{ consultant: null, client: null, debtors: null, bank: null, sales: nothing },
  })
  const { items: invoices } = await asked<{ items: Schemas['Invoice'][] }>(agency, token, 'GET', '/invoices?limit=100')
  const known = invoices.find(({ number, currency }) => number !== null && currency === 'EUR')
  const month = known?.date.slice(0, 7) ?? ''

  await loginAs(page, office, '/invoices')
  await page.getByRole('link', { name: 'Bookkeeping' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bookkeeping' })).toBeVisible()
  await page.goto(`${originOf(agency)}/invoices?view=books&month=${month}`)
  const download = page.getByRole('button', { name: 'Download for DATEV' })
  await expect(page.getByText(/^Still missing .*Consultant number/)).toBeVisible()
  await expect(download).toBeDisabled()
  await settled(page)
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: 'Enter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accounts for bookkeeping' })
  await expect(dialog).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
  const fill = (name: string, text: string) => dialog.getByRole('textbox', { name, exact: true }).fill(text)
  await fill('Consultant number', '29098')
  await fill('Client number', '55003')
  await fill('Common debtors’ account', '1000')
  await fill('Bank account', '1200')
  const rates = [
    ...[['Standard rate', '8400'] as const, ['Reduced rate', '8300'] as const, ['Zero rate', '8120'] as const],
    ...[['Reverse charge', '8337'] as const, ['Exempt', '8100'] as const],
  ]
  for (const [rate, account] of rates) await fill(`Sales: ${rate}`, account)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('A number between 10000 and 69999.')).toBeVisible()
  await fill('Common debtors’ account', '10000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/^Still missing/)).toHaveCount(0)

  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(file.suggestedFilename()).toBe(`EXTF_Buchungsstapel_${month}.csv`)
  const text = await readFile(await file.path(), 'utf8')
  const [head, names, ...bookings] = text.split('\r\n')
  expect(head).toMatch(/^\uFEFF"EXTF";700;21;"Buchungsstapel";13;\d{17};;"CT";"";"";29098;55003;\d{8};4;/)
  expect(names).toMatch(/^Umsatz /)
  expect(bookings.join('\n')).toContain(`;"${known?.number}";`)
  await page.getByRole('link', { name: 'Invoices', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible()
})
