import { comesToday, demoPerson } from './stage.ts'
import { axe, expect, loginAs, settled, test } from './support.ts'

const agency = 'nordlicht'
const chief = demoPerson(agency, 'chief')

test('a chief writes to the crew: whoever is on it reads it on home, and the chief sees who has', async ({
  page,
  browser,
}) => {
  const { person, crewId, jobId } = await comesToday('profile', agency)
  const text = `The gate is on the other side, ${Date.now()}.`
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, chief, `/crews/${crewId}/crew-chief-job`)
  await page.getByRole('button', { name: 'Write to the crew' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'What they should know' }).fill(text)
  await dialog.getByRole('button', { name: 'Send' }).dblclick()
  await expect(dialog).toHaveCount(0)
  const word = page.getByRole('group').filter({ hasText: text })
  await expect(word).toHaveCount(1)
  await settled(page)
  expect(await axe(page)).toEqual([])
  await word.getByText(text).click()
  await expect(word.getByRole('listitem').filter({ hasText: person.name })).toBeVisible()

  const other = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await loginAs(other, person)
  await expect(other.getByText(text)).toBeVisible()
  await settled(other)
  expect(await axe(other)).toEqual([])
  // Without network it is not said to be read, and the word stays.
  await other.context().setOffline(true)
  await other.getByRole('button', { name: 'Understood' }).first().click()
  await expect(other.getByText(text)).toBeVisible()
  await other.context().setOffline(false)
  const read = other.waitForResponse(answer => answer.url().endsWith('/read') && answer.status() === 204)
  await other.getByRole('button', { name: 'Understood' }).first().click()
  await read
  await expect(other.getByText(text)).toHaveCount(0)
  // It stands with the job for good.
  await loginAs(other, person, `/jobs/${jobId}`)
  await expect(other.getByText(text)).toBeVisible()

  // Heard without a reload.
  await expect(word.getByRole('listitem').filter({ hasText: person.name })).toHaveCount(0)
})
