import sharp from 'sharp'
import { demoPerson } from './stage.ts'
import { axe, expect, loginAs, settled, test } from './support.ts'

const agency = 'nordlicht'
const slip = async () => ({
  ...{ name: 'slip.jpg', mimeType: 'image/jpeg' },
  buffer: await sharp({
    create: {
      ...{ width: 900, height: 1600, channels: 3 as const, background: '#f7f5ef' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer(),
})

test('a slip is photographed without a line, kept through a reload, and becomes a draft with its picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, demoPerson(agency, 'crew'))
  await page.goto('/receipts')
  await expect(page.getByRole('link', { name: 'Hafen Tank' }).first()).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])

  // Nothing arrives: the photo is kept, also through a reload, and goes on by itself.
  await page.route('**/api/v1/receipts', route =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.locator('input[type=file][capture]').setInputFiles(await slip())
  await expect(page.getByText('The photo lies on this device.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('The photo lies on this device.')).toBeVisible()
  await page.unroute('**/api/v1/receipts')
  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(page.getByRole('img', { name: 'Picture 1 of the slip' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('The shop is missing.')).toBeVisible()
})
