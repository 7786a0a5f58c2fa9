import { aCrew, aProject, dayFrom } from '../projects.ts'
import { type Schemas, asked, demoPerson } from '../stage.ts'
import { expect, loginAs, scrollsSideways, settled, test } from '../support.ts'

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a planner sees who does what, walks it by keyboard, narrows it and comes back to the same', async ({
    page,
  }) => {
    await loginAs(page, demoPerson('nordlicht', 'planner'))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Planning calendar' }).click()
    const grid = page.getByRole('grid', { name: 'Planning calendar' })
    const names = grid.getByRole('rowheader', { name: /^CHF/ })
    await expect(names.first()).toBeVisible()
    // Hundreds of people, and only those in sight are drawn.
    const people = Number(await grid.getAttribute('aria-rowcount')) - 2
    expect(people).toBeGreaterThan(200)
    expect(await grid.getByRole('row').count()).toBeLessThan(60)
    await expect(grid.locator('[aria-current=date]')).toHaveCount(1)

    await names.first().click()
    await page.keyboard.press('Control+End')
    await expect(page.locator('[role=row]:focus-within')).toHaveAttribute('aria-rowindex', String(people + 2))
    await page.keyboard.press('Control+Home')
    await expect(page.locator('[role=row]:focus-within')).toHaveAttribute('aria-rowindex', '3')

    await page.getByRole('button', { name: 'A week later' }).click()
    await expect(page).toHaveURL(/from=20/)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Today' }).click()
    await expect(page).not.toHaveURL(/from=/)
    await page.getByRole('button', { name: '5 weeks' }).click()
    await page.getByRole('button', { name: 'Bank holiday', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Only who has something' }).check()
    await expect(page).toHaveURL(/weeks=5.*hide=bankHoliday.*only=1/)
    await page.getByRole('searchbox', { name: 'Find a person' }).fill('amira')
    await expect(page).toHaveURL(/q=amira/)
    await expect(grid.getByRole('rowheader', { name: /Amira Haddad/ })).toBeVisible()
    await expect(grid).toHaveAttribute('aria-rowcount', '3')

    await grid.locator('[data-full]').first().hover()
    await page.getByRole('link', { name: /./ }).and(page.locator('[role=group] a')).first().click()
    await expect(page).toHaveURL(/\/projects\//)
    await page.goBack()
    await expect(page).toHaveURL(/weeks=5.*only=1/)
    await expect(grid).toHaveAttribute('aria-rowcount', '3')
    expect(await scrollsSideways(page)).toBe(false)
  })
})

test.describe('putting somebody on an open position', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('is dragged onto somebody free, undone, and done again by keyboard', async ({ page }) => {
    // A place and a day of its own: in the weeks everybody looks at, others plan at the same time.
    const date = dayFrom(200)
    await aCrew(await aProject('Lights over the Lake', date), date, 1)
    await loginAs(page, demoPerson('nordlicht', 'planner'), `/planning-calendar?from=${date}`)
    const grid = page.getByRole('grid', { name: 'Planning calendar' })
    const open = grid.locator('[data-opens]').first()
    await open.click()
    const day = Number((await open.getAttribute('data-cell'))?.split(':')[1])
    const tray = page.getByRole('region', { name: /^Open on/ })
    const place = tray.getByRole('button').and(page.locator('[data-place]')).first()
    await expect(place).toBeVisible()

    // Somebody who has nothing around that day, no holiday either: the sign says so before it is let go.
    const near = [-2, -1, 0, 1, 2].map(off => `[data-cell$=":${day + off}"][data-full]`)
    const free = grid
      .locator('[role=row][data-person]')
      .filter({ hasNot: page.locator(near.join(', ')) })
      .nth(2)
    const whom = (await free.getAttribute('data-person')) ?? ''
    const row = grid.locator(`[data-person="${whom}"]`)
    const cell = row.locator(`[data-cell$=":${day}"][data-full]`)
    await place.hover({ position: { x: 20, y: 20 } })
    await page.mouse.down()
    for (const x of [60, 64]) await row.getByRole('rowheader').hover({ position: { x, y: 12 } })
    await expect(page.getByRole('status').filter({ hasText: /: Free/ })).toBeVisible()
    await page.mouse.up()
    await expect(cell).toHaveAccessibleName(/Confirmed/)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Taken back.')).toBeVisible()
    await expect(cell).toHaveCount(0)

    // Again by keyboard: picked up by P, led to the row by arrows, let go by Enter.
    await row.getByRole('rowheader').click()
    await place.focus()
    await page.keyboard.press('p')
    await expect(grid.locator('[data-cell]:focus')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('status').filter({ hasText: /: Free/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(cell).toHaveAccessibleName(/Confirmed/)
  })

  test('whose proof ends before the shift does is asked about first, once', async ({ page }) => {
    const date = dayFrom(230)
    await aCrew(await aProject('Proofs by the River', date), date, 1)
    const planner = demoPerson('nordlicht', 'planner')
    const token = await loginAs(page, planner)
    await page.goto(`/planning-calendar?from=${date}&q=amira`)
    const grid = page.getByRole('grid', { name: 'Planning calendar' })
    await expect(grid).toHaveAttribute('aria-rowcount', '3')
    const tray = page.getByRole('region', { name: /^Open on/ })
    const place = tray.getByRole('button').and(page.locator('[data-place]')).first()

    // Her proof ends the day before.
    const whom = (await grid.locator('[role=row][data-person]').getAttribute('data-person')) ?? ''
    const functions = await asked<{ items: Schemas['Caption'][] }>('nordlicht', token, 'GET', '/functions')
    const functionId = functions.items.find(({ code }) => code === 'stagehand')?.id
    const ends = { functionId, proof: 'Crew card 4711', validUntil: dayFrom(229) }
    await asked('nordlicht', token, 'POST', `/crewMember/${whom}/crewFunctions`, ends)
    await page.reload()
    await grid.locator('[data-opens]').first().click()
    await place.focus()
    await page.keyboard.press('p')
    await expect(grid.locator('[data-cell]:focus')).toHaveCount(1)
    await page.keyboard.press('Control+Home')
    await expect(
      page.getByRole('status').filter({ hasText: /: Proof ends on .*, before the shift does/ }),
    ).toBeVisible()
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: /: the proof ends before the shift does$/ })
    await expect(question.getByText('Crew card 4711')).toBeVisible()
    await question.getByRole('button', { name: 'Put there anyway' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Taken back.')).toBeVisible()
  })
})

test('on a phone it says day by day what is open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await loginAs(page, demoPerson('nordlicht', 'planner'), '/planning-calendar')
  await settled(page)
  await expect(
    page
      .getByRole('region')
      .filter({ hasText: /open places?/ })
      .first(),
  ).toBeVisible()
  expect(await scrollsSideways(page)).toBe(false)
})
