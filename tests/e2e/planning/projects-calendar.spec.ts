import { demoPerson } from '../stage.ts'
import { expect, loginAs, scrollsSideways, settled, test } from '../support.ts'

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a planner sees what is on when, walks it by keyboard, and comes back to the same weeks', async ({ page }) => {
    await loginAs(page, demoPerson('nordlicht', 'planner'))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects calendar' }).click()
    const confirmed = page.getByRole('region', { name: 'Confirmed projects' })
    const todays = confirmed.getByRole('link', { name: /^Nordic Sounds/ })
    await expect(todays).toBeVisible()
    await expect(page.locator('th[aria-current=date]')).toHaveCount(1)
    // What is quoted or asked for stands below, with nobody on it.
    await expect(page.getByRole('region', { name: 'Project quoted' }).getByRole('link').first()).toBeVisible()

    await page.getByRole('button', { name: '12 weeks' }).click()
    await expect(page).toHaveURL(/weeks=12/)
    await page.getByRole('button', { name: 'Confirmed projects' }).click()
    await expect(page).toHaveURL(/closed=confirmed/)
    await expect(todays).toHaveCount(0)
    await page.getByRole('button', { name: 'Confirmed projects' }).click()
    await page.getByRole('button', { name: 'Later' }).click()
    await expect(page).toHaveURL(/from=20/)
    await expect(page.locator('th[aria-current=date]')).toHaveCount(0)
    await page.keyboard.press('t')
    await expect(page).not.toHaveURL(/from=/)
    await expect(todays).toBeVisible()

    await confirmed.getByRole('link').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    const name = (await page.evaluate(() => document.activeElement?.querySelector('b')?.textContent)) ?? ''
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/weeks=12/)
    await expect(todays).toBeVisible()
    expect(await scrollsSideways(page)).toBe(false)
  })

  test('a project somebody else creates comes by itself', async ({ page, context }) => {
    await loginAs(page, demoPerson('nordlicht', 'planner'), '/projects-calendar?from=2027-09-06')
    await settled(page)
    const other = await context.newPage()
    await other.goto('/projects?q=n-1001')
    await settled(other)
    await other.getByRole('button', { name: 'Copy Nordic Sounds' }).click()
    const dialog = other.getByRole('dialog', { name: 'Copy project' })
    await dialog.getByLabel('Name', { exact: true }).fill('Nordic Sounds of September')
    const first = dialog.getByLabel('First day moves to')
    await first.fill('2027-09-15')
    await first.press('Tab')
    await dialog.getByRole('button', { name: /^Create project, \d+ places$/ }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Nordic Sounds of September' })).toBeFocused()
    await page.bringToFront()
    await expect(page.getByRole('link', { name: /^Nordic Sounds of September/ })).toBeVisible()
  })
})

test('a client has the own projects only, on a phone week by week', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, demoPerson('nordlicht', 'client'), '/projects-calendar')
  await settled(page)
  const weeks = page.getByRole('region', { name: /^Week \d+/ })
  await expect(weeks.first().getByRole('link', { name: 'Nordic Sounds' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find a project' }).fill('wagner')
  await expect(page.getByText('Nothing in these weeks fits what is looked for.')).toBeVisible()
  expect(await scrollsSideways(page)).toBe(false)
})
