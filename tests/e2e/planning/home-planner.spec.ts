import { aCrew, aProject, dayFrom } from '../projects.ts'
import { demoPerson } from '../stage.ts'
import { expect, loginAs, settled, test } from '../support.ts'

test('home tells planning of places nobody was asked for tomorrow, and leads to where somebody is found', async ({
  page,
}) => {
  const day = dayFrom(1)
  const made = await aProject(`Warned of ${Date.now()}`, day)
  await aCrew(made, day, 2)
  await loginAs(page, demoPerson('nordlicht', 'planner'))
  await settled(page)
  const warnings = page.getByRole('list', { name: 'Warnings' })
  await expect(warnings).toBeVisible()
  await page.getByText('What makes a warning').click()
  await expect(page.getByText('48 h before the call nobody leads the crew.')).toBeVisible()
  const all = page.getByRole('region', { name: 'Warnings' }).getByRole('button', { name: /^Show all/ })
  if (await all.isVisible()) await all.click()
  const own = warnings.getByRole('listitem').filter({ hasText: made.name })
  await expect(own.filter({ hasText: 'Nobody leads this crew' })).toBeVisible()
  await own.getByRole('link', { name: '2 places nobody was asked for' }).click()
  await expect(page).toHaveURL(new RegExp(`/projects/${made.number}\\?shift=`))
  await expect(page.getByRole('link', { name: 'Find: Stagehand' })).toBeVisible()
})
