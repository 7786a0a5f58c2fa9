import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { extractText, getDocumentProxy } from 'unpdf'
import { demoPerson } from '../stage.ts'
import { expect, loginAs, settled, test } from '../support.ts'

const saved = async (page: Page, name: string) => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return readFile(await (await download).path())
}

test('costs are read by crew and by position, and go out as papers with the same sum', async ({ page }) => {
  await loginAs(page, demoPerson('nordlicht', 'planner'), '/projects/N-1001?view=cost')
  await settled(page)
  const table = page.getByRole('table', { name: 'Costs' })
  const planned = async () => /€([\d,.]+)/.exec(await table.getByRole('row').last().innerText())?.[1] ?? 'no sum'
  const total = await planned()
  await page.getByRole('button', { name: 'By position' }).click()
  await expect(table.getByRole('row', { name: /^Stagehand/ })).toHaveCount(1)
  expect(await planned()).toBe(total)

  const paper = await saved(page, 'Save the calculation as PDF')
  await expect(page.getByText('Downloaded successfully.')).toBeVisible()
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(paper)), { mergePages: true })
  expect(text).toContain('Position and crew')
  expect(text.slice(text.lastIndexOf('Total'))).toContain(total)
  const sheet = await readSheet(await saved(page, 'XLSX'))
  expect(sheet.at(-1)).toContain(Number(total.replaceAll(',', '')))

  // A reload keeps how it was read.
  await page.reload()
  await expect(page.getByRole('button', { name: 'By position' })).toHaveAttribute('aria-pressed', 'true')
})
