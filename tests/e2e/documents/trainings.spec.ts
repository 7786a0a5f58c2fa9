import { asked, demoPerson, originOf, type Schemas, tokenOf } from '../stage.ts'
import { axe, expect, loginAs, settled, test } from '../support.ts'

const agency = 'harbour'
const crew = demoPerson(agency, 'crew')

test('a training is taken: what came of it is told, and it stands among those that were taken', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, crew)
  await page.goto(`${originOf(agency)}/trainings`)
  await expect(page.getByText('4 needed.')).toBeVisible()
  const wanted = page.getByRole('region', { name: 'To take' })
  await expect(wanted.getByRole('button', { name: 'Work at height' })).toBeVisible()
  const before = page.getByRole('region', { name: 'Taken' })
  await expect(before.getByText(/3 of 5, try 1 of 3/)).toBeVisible()
  await expect(before.getByText('Expired')).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])

  // Ending soon: begun anew by a tap.
  await wanted.getByRole('button', { name: 'Work at height' }).click()
  await expect(page.getByText('Question 1 of 4')).toBeVisible()
  const next = page.getByRole('button', { name: 'Next' })
  for (const answer of ['Before each use', 'Nobody', 'in the pockets']) {
    await page.getByRole('radio', { name: answer }).check()
    await next.click()
  }
  await page.getByRole('radio', { name: 'start the rescue at once' }).check()
  await page.getByRole('button', { name: 'Hand in' }).click()
  await expect(page.getByText('3 of 4 right')).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
  const { items } = await asked<{ items: Schemas['Training'][] }>(
    agency,
    await tokenOf(crew),
    'GET',
    `/persons/${crew.id}/formsTrainingPerform`,
  )
  expect(items[0]).toMatchObject({
    name: 'Work at height',
    standing: 'passed',
    last: { right: 3, passed: true, wrong: 1 },
  })
  await page.goto(`${originOf(agency)}/trainings`)
  await expect(page.getByRole('link', { name: '1 wrong' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'To take' }).getByText('Work at height')).toHaveCount(0)
})
