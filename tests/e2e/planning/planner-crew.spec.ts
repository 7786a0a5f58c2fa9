import { demoPerson } from '../stage.ts'
import { expect, loginAs, scrollsSideways, settled, test } from '../support.ts'

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a planner puts a member of a crew on one of its items by keyboard, sees it there, and takes it back', async ({
    page,
  }) => {
    await loginAs(page, demoPerson('nordlicht', 'planner'), '/planner-crew?weeks=2')
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

  test('a planner makes a crew, sees it, says who belongs to it, and lets go of one of them over an item', async ({
    page,
  }) => {
    await loginAs(page, demoPerson('nordlicht', 'planner'), '/planner-crew?weeks=2&q=rigging')
    await page.getByRole('button', { name: 'A week later' }).click()
    await page.getByRole('button', { name: 'Create crew' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create crew' })
    await dialog.getByLabel('Name').fill('Tall hands')
    await expect(dialog.getByText(/it fills no positions/)).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Functions it fills' }).click()
    await page.getByRole('option', { name: 'Stagehand', exact: true }).click()
    await dialog.getByLabel(/^Town/).fill('Hamburg')
    await dialog.getByRole('button', { name: 'Create crew' }).dblclick()
    const board = page.getByRole('region', { name: 'Tall hands' })
    await expect(board).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Crews' }).getByRole('button', { name: /Tall hands/ }),
    ).toHaveCount(1)

    await expect(board.getByText('Nobody belongs to this crew yet.')).toBeVisible()
    await board.getByRole('button', { name: 'Change people' }).click()
    const people = page.getByRole('dialog', { name: 'People of Tall hands' })
    const field = people.getByRole('combobox', { name: 'Add somebody' })
    const listed = people.getByRole('listitem')
    for (const count of [1, 2, 3]) {
      await field.click()
      await page.getByRole('option').first().click()
      await expect(listed).toHaveCount(count)
    }
    await listed
      .last()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(listed).toHaveCount(2)
    await people.getByRole('button', { name: 'Close' }).click()
    const heads = board.getByRole('row').filter({ has: page.getByRole('button', { name: /^Take/ }) })
    await expect(heads.first()).toBeVisible()

    // By hand: whatever the one it is carried to says of it.
    const grip = board.getByRole('button', { name: /^Take/ }).first()
    const item = board.locator('[data-item][data-open]').first()
    await item.scrollIntoViewIfNeeded()
    const [from, to] = [await grip.boundingBox(), await item.boundingBox()]
    if (!from || !to) throw new Error('nothing to carry')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + 60, from.y - 20, { steps: 4 })
    await page.mouse.move(to.x + to.width / 2, to.y + Math.min(to.height / 2, 40), { steps: 12 })
    await expect(item).toHaveAttribute('data-fit', /.+/)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(item).not.toHaveAttribute('data-fit', /.+/)
  })

  test('a client sees the crews kept for the own company, and puts nobody anywhere', async ({ page }) => {
    await loginAs(page, demoPerson('nordlicht', 'client'), '/planner-crew')
    const list = page.getByRole('navigation', { name: 'Crews' })
    await expect(list.getByRole('button')).toHaveCount(1)
    await expect(list.getByRole('button')).toHaveText(/regulars/)
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Take/ })).toHaveCount(0)
  })
})

test('on a phone it has the items day by day, and people below', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await loginAs(page, demoPerson('nordlicht', 'planner'), '/planner-crew')
  await settled(page)
  await expect(page.getByRole('button', { name: /^Take/ }).first()).toBeVisible()
  expect(await scrollsSideways(page)).toBe(false)
})
