import { demoPerson, originOf } from '../stage.ts'
import { axe, expect, loginAs, settled, test } from '../support.ts'

const agency = 'harbour'
const counted = (text: string | null) => Number((text ?? '').replace(/\D/g, ''))

test('somebody of the crew plants their tree once, and everybody sees one more', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, demoPerson(agency, 'crew'), '/oneXOneTree')
  await expect(page.getByRole('heading', { level: 1, name: 'Trees from the harbour' })).toBeVisible()
  const figure = page.getByRole('main').locator('b').first()
  const before = counted(await figure.textContent())
  expect(before).toBeGreaterThan(1_870)
  // A second tap plants no second one.
  await page.getByRole('button', { name: 'Plant my tree' }).dblclick()
  await expect(page.getByText('Your tree is planted.')).toBeVisible()
  await expect(page.getByText(/^Yours is number [\d,]+\. It stands here: Coed Caerdydd\.$/)).toBeVisible()
  expect(counted(await figure.textContent())).toBe(before + 1)
  await settled(page)
  expect(await axe(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Show it to others' })).toBeVisible()
  expect(counted(await figure.textContent())).toBe(before + 1)

  const public_ = await open({ baseURL: originOf(agency) })
  await public_.goto('/oneXOneTree')
  await expect(public_.getByRole('heading', { level: 1, name: 'Trees from the harbour' })).toBeVisible()
  await expect(public_.getByText('Everybody who works with us plants one.')).toBeVisible()
  expect(counted(await public_.getByRole('main').locator('b').first().textContent())).toBeGreaterThan(before)
  await expect(public_.getByRole('button', { name: /tree/ })).toHaveCount(0)
  await expect(public_.getByText('Since November 2021, with Coed Cadw')).toBeVisible()
  await settled(public_)
  expect(await axe(public_)).toEqual([])
})

test('a client sees the trees and plants none', async ({ page }) => {
  await loginAs(page, demoPerson(agency, 'client'), '/oneXOneTree')
  await expect(page.getByText('Everybody who works with us plants one.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Plant my tree' })).toHaveCount(0)
})
