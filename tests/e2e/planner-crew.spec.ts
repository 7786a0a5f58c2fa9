import { demoPerson } from './stage.ts'
import { expect, loginAs, scrollsSideways, settled, test } from './support.ts'

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a planner puts a member of a crew on one of its items by keyboard, sees it there, and takes it back', async ({
    page,
  }) => {
    await loginAs(page, demoPerson('nordlicht', 'planner'))
    await page.goto('/planner-crew?weeks=2')
    const list = page.getByRole('navigation', { name: 'Crews' })
    await list.getByRole('button', { name: /Load-out night/ }).click()
    await expect(page).toHaveURL(/crew=/)
    await page.getByRole('button', { name: 'A week later' }).click()
    const board = page.getByRole('region', { name: 'Load-out night Hamburg' })
    const open = board.locator('[data-item]').filter({ hasText: 'missing' })
    await expect(open.first()).toBeVisible()

    // Somebody who has nothing in these two weeks, so that nothing is asked.
    const free = board
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: /^Take/ }) })
      .filter({ hasNot: page.locator('[data-kind]') })
      .first()
    const take = free.getByRole('button', { name: /^Take/ })
    const name = ((await take.getAttribute('aria-label')) ?? '').replace('Take ', '')
    await take.focus()
    await page.keyboard.press('p')
    const item = board.locator('[data-item][data-fit=free]').first()
    await item.focus()
    await expect(page.getByRole('status').filter({ hasText: /: Free$/ })).toBeVisible()
    await page.keyboard.press('p')
    await expect(page.getByText(new RegExp(`^${name} is put on`))).toBeVisible()
    const row = board.getByRole('row').filter({ has: page.getByRole('button', { name: `Take ${name}` }) })
    await expect(row.locator('[data-kind=confirmed]')).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row.locator('[data-kind=confirmed]')).toHaveCount(0)
    expect(await scrollsSideways(page)).toBe(false)
  })

  test('a client sees the crews kept for the own company, and puts nobody anywhere', async ({ page }) => {
    await loginAs(page, demoPerson('nordlicht', 'client'))
    await page.goto('/planner-crew')
    const list = page.getByRole('navigation', { name: 'Crews' })
    await expect(list.getByRole('button')).toHaveCount(1)
    await expect(list.getByRole('button')).toHaveText(/regulars/)
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Take/ })).toHaveCount(0)
  })
})

test('on a phone it has the items day by day, and people below', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await loginAs(page, demoPerson('nordlicht', 'planner'))
  await page.goto('/planner-crew')
  await settled(page)
  await expect(page.getByRole('button', { name: /^Take/ }).first()).toBeVisible()
  expect(await scrollsSideways(page)).toBe(false)
})
