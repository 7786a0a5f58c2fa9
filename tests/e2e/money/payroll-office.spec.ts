import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { demoPerson } from '../stage.ts'
import { axe, expect, loginAs, settled, test } from '../support.ts'

const office = demoPerson('nordlicht', 'office')
const answer = (nets: ReadonlyMap<string, number>) => ({
  name: 'Netto.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    ['Personalnummer;Netto', ...[...nets].map(([number, cents]) => `${number};${german(cents)}`)].join('\r\n'),
  ),
})
const german = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
/** The months before the last one are closed in the demo, whatever day it is. */
async function openClosedMonth(page: Page) {
  await page.getByRole('button', { name: 'Export' }).waitFor()
  const earlier = page.getByRole('button', { name: /^\w+ \d{4}$/ }).first()
  const before = (await earlier.getAttribute('aria-label')) ?? ''
  await earlier.click()
  await expect(earlier).not.toHaveAccessibleName(before)
  await earlier.click()
}

test('a month goes to the payroll office, and what comes back is what is paid', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, office, '/payrolls')
  await openClosedMonth(page)
  await page.getByRole('link', { name: 'Payroll office' }).click()
  const download = page.getByRole('button', { name: 'Download the file' })
  await expect(download).toBeDisabled()
  await settled(page)
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: 'Enter', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Columns and wage types' })
  const wages = dialog.getByRole('group', { name: 'Wage types' }).getByRole('textbox')
  await wages.first().waitFor()
  await settled(page)
  expect(await axe(page)).toEqual([])
  const kinds = await wages.count()
  for (let at = 0; at < kinds; at++) await wages.nth(at).fill(String(1000 + at))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(download).toBeEnabled()

  const [saved] = await Promise.all([page.waitForEvent('download'), download.click()])
  const text = await readFile(await saved.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  const rows = text.trim().split('\r\n').slice(1)
  const gross = new Map<string, number>()
  for (const row of rows) {
    const cells = row.split(';')
    expect(cells[1]).toMatch(/^10\d\d$/)
    const cents = Math.round(Number((cells[5] ?? '').replace(',', '.')) * 100)
    gross.set(cells[0] ?? '', (gross.get(cells[0] ?? '') ?? 0) + cents)
  }
  const nets = new Map(
    [...gross].filter(([, cents]) => cents > 0).map(([number, cents]) => [number, Math.round(cents * 0.6)]),
  )
  expect(nets.size).toBeGreaterThan(0)

  // Whoever was paid already is said by name, and holds up the others until they are out of the file.
  const file = page.getByLabel('File with net amounts')
  await file.setInputFiles(answer(new Map([['NOBODY', 100], ...nets])))
  const wrong = page.getByRole('list', { name: 'What does not fit' }).getByRole('listitem')
  await expect(wrong.filter({ hasText: 'NOBODY' })).toContainText('nobody has this number')
  await expect(page.getByRole('button', { name: /^Take over/ })).toBeDisabled()
  await settled(page)
  expect(await axe(page)).toEqual([])
  for (;;) {
    await file.setInputFiles(answer(nets))
    await expect(page.getByText(new RegExp(`fits? of ${nets.size}$`))).toBeVisible()
    const said = await wrong.allTextContents()
    if (said.length === 0) break
    for (const one of said) nets.delete(one.split(/[, L]/)[0] ?? '')
  }
  await page.getByRole('button', { name: `Take over ${nets.size} net amounts` }).click()
  await expect(page.getByText(`${nets.size} net amounts are taken over.`)).toBeVisible()

  await page
    .getByRole('main')
    .getByRole('link', { name: /^\w+ \d{4}$/ })
    .click()
  await expect(page.getByRole('row').filter({ hasText: /net €/ }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Payments' }).click()
  await page.getByRole('button', { name: /^For the bank/ }).click()
  await expect(page.getByRole('row').nth(1)).toContainText(/€[\d.,]+net/)
})
