import { demoPerson } from './stage.ts'
import { expect, loginAs, settled, test } from './support.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a planner finds a project by what is on, by its tab and by its words, and comes back to the same list', async ({
  page,
}) => {
  await loginAs(page, demoPerson('nordlicht', 'planner'))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click()
  await settled(page)
  const table = page.getByRole('table', { name: 'Projects' })
  const running = table.getByRole('row', { name: /Running now/ })
  await expect(running).toContainText(/\d+ projects?/)
  // What is on now comes first.
  await expect(table.getByRole('row', { name: 'Nordic Sounds' })).toContainText(/Now \d\d:\d\d/)

  await page.getByRole('tab', { name: 'Past' }).click()
  await expect(page.getByRole('tab', { name: 'Past', selected: true })).toBeVisible()
  await expect(page.getByText('Newest first')).toBeVisible()
  await expect(running).toHaveCount(0)
  const months = page.getByRole('navigation', { name: 'Jump to' }).getByRole('button')
  await months.last().click()
  await expect(months.last()).toHaveAttribute('aria-current', 'true')

  await page.getByRole('tab', { name: 'Ongoing' }).click()
  await page.keyboard.press('/')
  await page.keyboard.type('n-1001 hanse')
  await expect(table.getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: '1 project' })).toBeVisible()
  await table.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nordic Sounds' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('n-1001 hanse')
  await expect(table.getByRole('link')).toHaveCount(1)

  await page.getByRole('button', { name: 'Closed', exact: true }).click()
  await expect(page.getByText('Nothing here fits what is searched and filtered for.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(table.getByRole('row', { name: /Running now/ })).toBeVisible()
  await expect(page).toHaveURL(/\/projects$/)
})

test('a client finds the own projects only, and whoever works on site finds none', async ({ page }) => {
  await loginAs(page, demoPerson('nordlicht', 'client'))
  await page.goto('/projects')
  await settled(page)
  const rows = page
    .getByRole('table', { name: 'Projects' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
  await expect(rows.first()).toContainText('Hanse Konzerte GmbH')
  await expect(rows.filter({ hasNotText: 'Hanse Konzerte GmbH' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Mine' })).toHaveCount(0)
})
