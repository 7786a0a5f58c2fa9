import type { Page } from '@playwright/test'
import { demoPerson } from '../stage.ts'
import { builtFiles, expect, loginAs, settled, test } from '../support.ts'

/** Before everything is kept on the device, whatever is loaded late goes over the network. */
test.use({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })

const said = 'This could not be loaded'
const without = (page: Page) => page.route(builtFiles, route => route.abort())
const again = async (page: Page) => {
  await page.unroute(builtFiles)
  await page.getByRole('button', { name: 'Try again' }).click()
}

test('a screen, a part of it and a dialog that cannot be loaded say so, and come once they can', async ({ page }) => {
  await loginAs(page, demoPerson('nordlicht', 'planner'), '/projects')
  await settled(page)

  // A dialog: the list behind it stays as it was searched.
  const search = page.getByRole('searchbox')
  await search.fill('nordic')
  await expect(page.getByText('Nordic Sounds').first()).toBeVisible()
  await without(page)
  await page.getByRole('button', { name: 'Create project' }).click()
  const dialog = page.getByRole('dialog', { name: said })
  await expect(dialog).toBeVisible()
  await again(page)
  await expect(page.getByRole('dialog', { name: 'Create project' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('nordic')

  // A screen: the bars around it stay.
  await without(page)
  await page.getByText('Nordic Sounds').first().click()
  await expect(page.getByRole('heading', { name: said })).toBeVisible()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await again(page)
  await expect(page.getByRole('heading', { level: 1, name: /Nordic Sounds/ })).toBeVisible()

  // A part with its words and its styles.
  await without(page)
  await page
    .getByRole('group', { name: 'View' })
    .or(page.getByRole('group').filter({ hasText: 'Crew' }))
    .first()
    .getByRole('button', { name: 'Crew' })
    .click()
  await expect(page.getByRole('heading', { name: said })).toBeVisible()
  await again(page)
  await expect(page.getByRole('button', { name: 'Add crew' }).first()).toBeVisible()
})

test('where one view of a project cannot be loaded, the others are a tap away', async ({ page }) => {
  await loginAs(page, demoPerson('nordlicht', 'planner'), '/projects/N-1001?view=profile')
  await settled(page)
  const view = (name: string) => page.getByRole('group', { name: 'View' }).getByRole('button', { name })

  // Its code: the ways stay, in the crew view as well, which draws them itself.
  await without(page)
  await view('Crew').click()
  await expect(page.getByRole('heading', { name: said })).toBeVisible()
  await expect(view('Profile')).toBeVisible()
  await view('Profile').click()
  await expect(page.getByRole('heading', { name: said })).toHaveCount(0)
  await page.unroute(builtFiles)

  // Its answer, and that of the whole plan.
  await page.route('**/people', route => route.abort())
  await page.route('**/projectCrewItems?**', route => route.abort())
  await page.goto('/version')
  await page.evaluate(() =>
    indexedDB.databases().then(all => all.forEach(({ name }) => name && indexedDB.deleteDatabase(name))),
  )
  await page.goto('/projects/N-1001?view=profile')
  await expect(page.getByRole('heading', { name: said })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await view('Cost').click()
  await expect(page.getByRole('heading', { name: said })).toHaveCount(0)
  await page.unroute('**/projectCrewItems?**')
  await page.goto('/projects/N-1001?view=profile')
  await expect(page.getByRole('heading', { name: said })).toBeVisible()
  await view('Crew').click()
  await expect(page.getByRole('button', { name: 'Add crew' }).first()).toBeVisible()
})
