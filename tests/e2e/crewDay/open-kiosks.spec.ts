import { demoPerson } from '../stage.ts'
import { axe, expect, loginAs, scrollsSideways, settled, test } from '../support.ts'
import { kioskOf } from '../tablet.ts'

const agency = 'harbour'

test('the office closes a kiosk, on a phone', async ({ page }) => {
  const label = 'Back gate'
  await kioskOf(agency, label)
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, demoPerson(agency, 'office'), '/kiosks')
  await settled(page)
  expect(await axe(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  const row = page.getByRole('listitem').filter({ hasText: label })
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: `Close ${label}` }).click()
  const question = page.getByRole('alertdialog')
  expect(await axe(page)).toEqual([])
  await question.getByRole('button', { name: 'Close' }).dblclick()
  await expect(row).toHaveCount(0)
})
