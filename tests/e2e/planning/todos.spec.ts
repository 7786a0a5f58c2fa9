import type { Page } from '@playwright/test'
import { type Schemas, asked, demoPerson, tokenOf } from '../stage.ts'
import { expect, loginAs, openSidebar, settled, test } from '../support.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const planner = demoPerson('nordlicht', 'planner')
const list = (page: Page) => page.getByRole('list', { name: 'To-do calendar' })
const row = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name })

test('a planner writes down what is to do, does it by one key, takes that back, and the office does it', async ({
  page,
}) => {
  const title = `Ring the harbour office ${Date.now()}`
  await loginAs(page, planner)
  await (await openSidebar(page)).getByRole('link', { name: 'To-do calendar' }).click()
  await expect(list(page).getByRole('listitem').first()).toContainText('Overdue')

  await page.getByRole('button', { name: 'Create to-do' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create to-do' })
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog).toContainText('Say what is to do.')
  await dialog.getByLabel('What is to do').fill(title)
  await dialog.getByLabel('Time').fill('07:45')
  await dialog.getByLabel('More about it').fill('Before the ferry leaves.')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row(page, title)).toContainText('07:45')
  await expect(row(page, title)).toContainText('Before the ferry leaves.')

  await row(page, title).getByRole('link').click()
  const panel = page.getByRole('complementary').filter({ hasText: title })
  await expect(panel).toContainText('Planning')
  await expect(panel).toContainText('Britta Claasen')
  await page.keyboard.press('a')
  await expect(row(page, title)).toHaveCount(0)
  // The next one stands there, to be done as quickly.
  await expect(page.getByRole('complementary').getByRole('button', { name: 'Done', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, title)).toHaveCount(1)

  await loginAs(page, demoPerson('nordlicht', 'office'), '/todo-calendar?q=harbour')
  await settled(page)
  await page.getByRole('button', { name: `Done: ${title}` }).click()
  await expect(row(page, title)).toHaveCount(0)
  await page.getByRole('tab', { name: 'Done' }).click()
  await expect(row(page, title)).toHaveCount(1)
})

test('what somebody else has changed is news in the list of projects until one has opened the project', async ({
  page,
}) => {
  const projects = await asked<{ items: Schemas['ProjectSummary'][] }>(
    planner.agency,
    await tokenOf(planner),
    'GET',
    '/projects?tab=ongoing&limit=100',
  )
  const news = projects.items.find(({ lastChange }) => lastChange?.unseen)
  if (!news) throw new Error('nothing is news')
  await loginAs(page, planner, `/projects?q=${news.number}`)
  await settled(page)
  const change = page.getByRole('row').filter({ hasText: news.number })
  await expect(change).toContainText('New since you opened it')
  await change.getByRole('link').click()
  const log = page.getByRole('list', { name: 'Log' })
  await expect(log.getByRole('listitem').first()).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(change).toBeVisible()
  await expect(change).not.toContainText('New since you opened it')
})

test('a client reads neither what is to do nor what was changed', async ({ page }) => {
  await loginAs(page, demoPerson('nordlicht', 'client'), '/todo-calendar')
  await expect(page.getByText('You do not have the required login type')).toBeVisible()
  await page.goto('/projects')
  await settled(page)
  await expect(page.getByRole('columnheader', { name: 'Managed by' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Last change' })).toHaveCount(0)
})
