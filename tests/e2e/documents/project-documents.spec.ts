import sharp from 'sharp'
import { aProject, dayFrom } from '../projects.ts'
import { demoPerson } from '../stage.ts'
import { axe, expect, loginAs, settled, test } from '../support.ts'

const agency = 'nordlicht'
const planner = demoPerson(agency, 'planner')
const plan = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#f8f6ef' } })
    .jpeg()
    .toBuffer()

test('a plan is added to a project and taken away again, and comes back', async ({ page, open }) => {
  const project = await aProject('Papers of a stage', dayFrom(262))
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, planner, `/projects/${project.number}`)
  await page.getByRole('button', { name: 'Documents', exact: true }).click()
  await expect(page).toHaveURL(/\/documents$/)
  await expect(page.getByRole('heading', { name: 'No documents found.' })).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
  // Nobody has worked there: there are no hours a client could have signed.
  await page.getByRole('button', { name: 'Delivery notes' }).click()
  await expect(page.getByText('The hours are not signed off yet.')).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Stage plan.jpg', mimeType: 'image/jpeg', buffer: await plan() })
  const row = page.getByRole('button', { name: 'Stage plan.jpg', exact: true })
  await expect(row).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Stage plan.jpg' }).click()
  expect((await saved).suggestedFilename()).toBe('Stage plan.jpg')

  await row.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()

  const phone = await open({ viewport: { width: 390, height: 844 } })
  await loginAs(phone, planner, `/projects/${project.number}/documents`)
  await expect(phone.getByRole('button', { name: 'Stage plan.jpg', exact: true })).toBeVisible()
  await settled(phone)
  expect(await axe(phone)).toEqual([])
})
