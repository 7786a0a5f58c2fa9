import sharp from 'sharp'
import { demoPerson } from '../stage.ts'
import { axe, expect, loginAs, scrollsSideways, settled, test } from '../support.ts'

const agency = 'nordlicht'

test('planning gives a project a logo, changes its mind once, and the client sees it', async ({ page, open }) => {
  const picture = await sharp({ create: { width: 900, height: 300, channels: 4, background: '#8a1c3c' } })
    .png()
    .toBuffer()
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, demoPerson(agency, 'planner'), '/projects/N-1001')
  await settled(page)
  await page.getByRole('button', { name: 'Add a logo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Logo of the project' })
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Choose a picture' }).click()
    await (await chooser).setFiles({ name, mimeType: 'image/png', buffer })
  }
  await choose('broken.png', Buffer.from('no picture'))
  await expect(dialog.getByRole('alert')).toBeVisible()
  await choose('logo.png', picture)
  await expect(dialog.getByText('As it will look')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save picture' }).dblclick()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Change the logo' })).toBeVisible()

  const phone = await open({ viewport: { width: 390, height: 844 } })
  await loginAs(phone, demoPerson(agency, 'client'), '/projects/N-1001')
  const seen = phone.locator('main header img[src*="/logo?"]')
  await expect.poll(() => seen.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(640)
  expect(await scrollsSideways(phone)).toBe(false)
  await expect(phone.getByRole('button', { name: 'Change the logo' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Change the logo' }).click()
  await dialog.getByRole('button', { name: 'Take it away' }).click()
  await expect(page.getByRole('button', { name: 'Add a logo' })).toBeVisible()
})
