import { demoPerson } from '../stage.ts'
import { axe, expect, loginAs, settled, test } from '../support.ts'

const office = demoPerson('harbour', 'office')

test('the office has an e-mail sent again that came back, and lets another one go', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, office, '/settings')
  await page.getByRole('link', { name: 'Unsent e-mails' }).click()
  await settled(page)
  expect(await axe(page)).toEqual([])
  const rows = page.getByRole('list', { name: 'Unsent e-mails' }).getByRole('listitem')
  const failed = rows.filter({ hasText: 'Not sent' })
  const unclear = rows.filter({ hasText: 'Perhaps arrived' })
  await expect(failed).toHaveCount(1)
  await expect(failed).toContainText('The mail server does not take this address.')
  await expect(unclear).toHaveCount(1)

  await failed.getByRole('button').click()
  const dialog = page.getByRole('dialog')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send again' }).dblclick()
  await expect(page.getByText(/^The e-mail to .* is sent again\.$/)).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await unclear.getByRole('button').click()
  await expect(dialog.getByText(/may have it twice/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Let go' }).click()
  const question = page.getByRole('alertdialog')
  expect(await axe(page)).toEqual([])
  await question.getByRole('button', { name: 'Let go' }).click()
  await expect(unclear).toHaveCount(0)
})
