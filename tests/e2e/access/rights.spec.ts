import { demoPerson } from '../stage.ts'
import { axe, expect, loginAs, scrollsSideways, settled, test } from '../support.ts'

const agency = 'harbour'
const office = demoPerson(agency, 'office')
const planner = demoPerson(agency, 'planner')

test('the office gives planning a right, which holds at once, takes it back, and the log says so', async ({
  page,
  open,
}) => {
  const desk = await open()
  await desk.setViewportSize({ width: 1440, height: 900 })
  await loginAs(desk, planner, '/rate-cards')
  await settled(desk)
  await expect(desk.getByRole('button', { name: 'Add rate card' })).toHaveCount(0)

  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, office, '/settings')
  await page.getByRole('link', { name: 'Rights' }).click()
  await settled(page)
  expect(await axe(page)).toEqual([])
  const change = page.getByRole('group', { name: 'Rate cards' }).getByRole('checkbox', { name: 'Change' })
  await change.check()
  await expect(page.getByText('Given: Rate cards, change.')).toBeVisible()
  await expect(page.getByText('1 right differs from the default.')).toBeVisible()
  await desk.reload()
  await expect(desk.getByRole('button', { name: 'Add rate card' })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await settled(page)
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axe(page)).toEqual([])
  // The tick goes before the server has answered.
  const taken = page.waitForResponse(answer => answer.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Back to the defaults' }).click()
  await expect(change).not.toBeChecked()
  expect((await taken).ok()).toBe(true)
  await desk.reload()
  await settled(desk)
  await expect(desk.getByRole('button', { name: 'Add rate card' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Log of the agency' }).click()
  // Others write into the log of the same agency meanwhile.
  const lines = page.getByRole('listitem').filter({ hasText: 'Rate cards, change' })
  await expect(lines.nth(0)).toContainText('Right taken: Rate cards, change (Planning)')
  await expect(lines.nth(0)).toContainText(office.name)
  await expect(lines.nth(1)).toContainText('Right given: Rate cards, change (Planning)')
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axe(page)).toEqual([])
})
