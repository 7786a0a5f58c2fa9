import { demoPerson } from '../stage.ts'
import { builtFiles, expect, loginAs, settled, test } from '../support.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a planner finds a person, a project and a company from anywhere, by keyboard', async ({ page }) => {
  await loginAs(page, demoPerson('nordlicht', 'planner'))
  await settled(page)
  const search = page.getByRole('dialog', { name: 'Projects, people, places, companies' })
  const field = search.getByRole('combobox')

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('nordic so')
  await expect(search.getByRole('option', { name: /Nordic Sounds/ }).first()).toBeVisible()
  await expect(search.getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
  await page.keyboard.press('Enter')
  await expect(search).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Nordic Sounds' })).toBeVisible()

  // Where a screen searches nothing itself, one key is enough.
  await page.keyboard.press('/')
  await page.keyboard.type('jan')
  const people = search.getByRole('group', { name: 'People' }).getByRole('option')
  const name = await people.first().locator('span span').first().textContent()
  await people.first().click()
  await expect(page.getByRole('heading', { name: name ?? '' })).toBeVisible()

  // A list takes the key for itself first; pressed again in its empty field it means everything.
  await page.goto('/projects')
  await settled(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type('hanse')
  await search.getByRole('group', { name: 'Companies' }).getByRole('option').first().click()
  await expect(page.getByRole('searchbox')).toHaveValue(/Hanse/)
  await expect(page).toHaveURL(/\/projects\?q=Hanse/)

  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(search).toHaveCount(0)
})

test('on a phone it fills the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await loginAs(page, demoPerson('nordlicht', 'planner'))
  await page.getByRole('button', { name: 'Search everything' }).click()
  await page.getByRole('combobox').fill('xqz')
  await expect(page.getByText('Nothing found for “xqz”.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Search everything' })).toBeFocused()
})

test('crew have nothing to search', async ({ page }) => {
  await loginAs(page, demoPerson('nordlicht', 'crew'))
  await settled(page)
  await expect(page.getByRole('button', { name: 'Search everything' })).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('before everything is kept on the device', () => {
  test.use({ serviceWorkers: 'block' })

  test('a search that cannot come leaves the screen as it is, and comes once it can', async ({ page }) => {
    await loginAs(page, demoPerson('nordlicht', 'planner'), '/projects')
    await settled(page)
    await page.getByRole('searchbox').fill('hanse')
    await page.route(builtFiles, route => route.abort())
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('alert').filter({ hasText: 'The server did not answer.' })).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('hanse')
    await page.unroute(builtFiles)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Projects, people, places, companies' })).toBeFocused()
  })
})
