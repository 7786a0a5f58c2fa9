import { mailboxOf } from '../mails.ts'
import { jobsOf, originOf, placeAhead, somebodyNew } from '../stage.ts'
import { axe, expect, scrollsSideways, settled, test } from '../support.ts'

test('whoever has no device is asked by mail, says yes by its link without a login, and takes a slip back', async ({
  page,
}) => {
  const person = await somebodyNew('answer')
  const mailbox = await mailboxOf(person.login)
  const { jobId } = await placeAhead(person, 'invited')
  const link = `${originOf('nordlicht')}${await mailbox.nextLink()}`
  const isOn = async (tab: string) => (await jobsOf(person, tab)).some(({ id }) => id === jobId)

  await page.goto(link)
  await expect(page.getByRole('button', { name: 'Yes, I come' })).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  // Opened, and nothing is answered.
  expect(await isOn('toConfirm')).toBe(true)

  await page.getByRole('button', { name: 'No, I cannot' }).dblclick()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await page.getByRole('button', { name: 'Yes, I come' }).click()
  await expect(page.getByText(/^See you there/)).toBeVisible()
  expect(await isOn('upcoming')).toBe(true)
  expect(await axe(page)).toEqual([])

  // Opened once more, by the same mail: it says what was answered.
  await page.reload()
  await expect(page.getByText(/^See you there/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open my jobs' })).toBeVisible()
  await page.goto(link.slice(0, -3))
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
})
