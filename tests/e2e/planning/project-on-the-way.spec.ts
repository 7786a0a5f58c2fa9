import { aCrew, aProject, dayFrom } from '../projects.ts'
import { demoPerson } from '../stage.ts'
import { axe, expect, loginAs, scrollsSideways, settled, test } from '../support.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('planning on the way goes from the day to whoever is missing, and to the whole project below', async ({
  page,
}) => {
  const made = await aProject('On the way to the fair', dayFrom(250))
  await aCrew(made, dayFrom(250), 2)
  await aCrew(made, dayFrom(251), 1)
  await loginAs(page, demoPerson('nordlicht', 'planner'), `/projects/${made.number}`)
  await settled(page)
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axe(page)).toEqual([])
  await expect(page.getByRole('link', { name: /^Way: / })).toBeVisible()
  await page.getByRole('group', { name: 'Shifts' }).getByRole('button').nth(1).click()
  await expect(page).toHaveURL(/\?shift=/)
  await page.getByRole('button', { name: /^Everybody/ }).click()
  await expect(page.getByRole('list', { name: 'Stagehand' })).toBeVisible()
  await page.getByRole('link', { name: 'Find: Stagehand' }).click()
  await expect(page).toHaveURL(/view=person/)
  await page.goBack()
  await page.getByRole('button', { name: 'Cost' }).click()
  await expect(page).toHaveURL(/view=cost/)
  await expect(page.getByRole('link', { name: /^Way: / })).toHaveCount(0)
})
