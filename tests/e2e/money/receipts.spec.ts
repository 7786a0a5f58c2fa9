import sharp from 'sharp'
import { demoPerson, originOf } from '../stage.ts'
import { axe, expect, loginAs, settled, test } from '../support.ts'

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

test('a slip is photographed without a line, typed, handed in, and approved by the office', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, demoPerson(agency, 'crew'), '/receipts')
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
  await expect(page.getByRole('img', { name: 'Picture 1 of the slip' })).toBeVisible()
  await expect(page.getByText('The shop is missing.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  const shop = `Journey Fuel ${Date.now()}`
  await page.getByLabel('Shop').fill(shop)
  await page.getByLabel('Total on the slip (EUR)').fill('11.90')
  // What is no project of theirs is not left out in silence.
  const project = page.getByRole('combobox', { name: 'Project' })
  await project.fill('Nothing is called so')
  await expect(page.getByText('No project of yours is called so.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Choose one of the projects, or leave it empty.')).toBeVisible()
  await project.fill('')
  const first = page.getByRole('option').first()
  await first.click()
  await expect(project).not.toHaveValue('')
  const bought = await project.inputValue()
  // Typed in full it is the same one.
  await project.fill(bought.toUpperCase())
  await expect(page.getByRole('option', { name: bought })).toBeVisible()
  await project.blur()
  await expect(project).toHaveValue(bought)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('€11.90 less than the slip')).toBeVisible()
  await expect(page.getByText(bought)).toBeVisible()
  await page.getByRole('button', { name: 'Item', exact: true }).click()
  await page.getByRole('textbox', { name: 'What', exact: true }).fill('Diesel')
  await page.getByRole('textbox', { name: 'Amount with tax (EUR)' }).fill('10')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('€1.90 less than the slip')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hand in' })).toBeDisabled()
  // What is still missing stands in the field already.
  await page.getByRole('button', { name: 'Item', exact: true }).click()
  await page.getByRole('textbox', { name: 'What', exact: true }).fill('Water')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('€11.90 as on the slip')).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Hand in' }).click()
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible()

  const office = await open()
  await loginAs(office, demoPerson(agency, 'office'))
  await office.goto(`${originOf(agency)}/todo-calendar?view=decide`)
  await office.getByRole('link', { name: shop }).click()
  await expect(office.getByRole('img', { name: 'Picture 1 of the slip' })).toBeVisible()
  await expect(office.getByText('€11.90 as on the slip')).toBeVisible()
  await settled(office)
  expect(await axe(office)).toEqual([])
  await office.getByRole('button', { name: /^Approve/ }).click()
  // Sent once nobody takes it back.
  await office.goto(`${originOf(agency)}/receipts`)
  await expect(office.getByRole('listitem').filter({ hasText: shop })).toContainText('Paid back')

  await page.reload()
  await expect(page.getByText(/^Approved by/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await page.goto('/receipt/R-1999-0001')
  await expect(page.getByText('No receipt found.')).toBeVisible()
})
