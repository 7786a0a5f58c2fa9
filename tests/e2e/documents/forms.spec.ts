import { drawsOn } from '../pad.ts'
import { type Schemas, asked, demoPerson, tokenOf } from '../stage.ts'
import { expect, loginAs, settled, test } from '../support.ts'

const agency = 'harbour'
// Nobody else fills in the chief's form.
const chief = demoPerson(agency, 'chief')
const open = async () =>
  (
    await asked<{ items: Schemas['FormToFill'][] }>(
      agency,
      await tokenOf(chief),
      'GET',
      `/persons/${chief.id}/formsPerform`,
    )
  ).items

test('a form is filled in question by question, without network as well, goes on where it was left, and is handed in once', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [form] = await open()
  await loginAs(page, chief)
  await page.getByRole('link', { name: 'Safety on site' }).click()
  await expect(page.getByText('Question 1 of 8')).toBeVisible()
  await settled(page)
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()

  // Nothing chosen: said below, and nobody goes on.
  await next.click()
  await expect(page.getByText('Please answer this question.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Yes, S3' })).toBeFocused()
  await page.getByRole('radio', { name: 'Yes, S3' }).check()
  await expect(page.getByText('goes on here next time')).toBeVisible()
  await next.click()

  await context.setOffline(true)
  await page.getByRole('checkbox', { name: 'Helmet' }).check()
  await page.getByRole('checkbox', { name: 'Harness' }).check()
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible()
  await next.click()
  await page.getByRole('textbox', { name: 'Years on sites' }).fill('seven')
  await next.click()
  await expect(page.getByText('This is no number.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Years on sites' }).fill('7')
  await next.click()
  await expect(page.getByText('Question 5 of 8')).toBeVisible()

  // Left without being asked; it goes on where it was left.
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('link', { name: 'Safety on site' }).click()
  await expect(page.getByRole('heading', { name: 'When was your last first aid course?' })).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('Question 5 of 8')).toBeVisible()
  await expect.poll(async () => (await open()).find(({ id }) => id === form?.id)?.answered).toBe(3)

  await page.getByRole('button', { name: 'All questions' }).click()
  await expect(page.getByRole('dialog').getByText('Helmet, Harness')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'You sign that you read' }).click()
  await expect(page.getByText('Last page, 8 of 8')).toBeVisible()
  const handIn = page.getByRole('button', { name: 'Hand in' })
  await handIn.click()
  await expect(page.getByText('Please sign here.')).toBeVisible()
  await drawsOn(page, 'Your signature')
  await handIn.dblclick()
  await expect(page.getByRole('heading', { name: /Handed in/ })).toBeVisible()
  await expect.poll(async () => (await open()).map(({ id }) => id)).not.toContain(form?.id)
  await page.reload()
  await expect(page.getByRole('heading', { name: /Handed in / })).toBeVisible()
  await expect(page.getByText('Helmet, Harness')).toBeVisible()
  await page.getByRole('link', { name: 'Done' }).click()
  await expect(page.getByRole('link', { name: 'Safety on site' })).toHaveCount(0)
})
