import { demoPerson, jobsOf, originOf } from '../stage.ts'
import { axe, expect, loginAs, openSidebar, test } from '../support.ts'

test('the office answers a question; the crew finds it by a word and is led to its screen, and nobody else reads it', async ({
  page,
  browser,
}) => {
  const [office, crew] = [demoPerson('harbour', 'office'), demoPerson('harbour', 'crew')]
  const question = 'Where do I leave my bicycle?'
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, office, '/')
  await (await openSidebar(page)).getByRole('link', { name: 'Help centre' }).click()
  await page.getByRole('button', { name: 'Add FAQ' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add FAQ' })
  await dialog.getByLabel('Question').fill(question)
  await dialog.getByLabel('Answer').fill('In the **yard**, at the racks.')
  await dialog.getByRole('combobox', { name: 'Login types' }).click()
  await page.getByRole('option', { name: 'Crew' }).click()
  await dialog.getByLabel('Tags').pressSequentially('bike racks ')
  await dialog.getByRole('combobox', { name: 'Leads to' }).click()
  await page.getByRole('option', { name: 'Jobs', exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: /^Crew/ }).click()
  await expect(page).toHaveURL(/\/help\?for=crew$/)
  await page.getByText(question).click()
  await page.getByRole('button', { name: `Edit ${question}` }).click()
  const changed = page.getByRole('dialog', { name: 'Edit FAQ' })
  await changed.getByRole('button', { name: 'DE' }).click()
  await changed.getByLabel('Question').fill('Wohin mit meinem Fahrrad?')
  await changed.getByRole('button', { name: 'Save' }).click()
  await expect(changed.getByText('Enter the answer.')).toBeVisible()
  await changed.getByLabel('Answer').fill('In den Hof.')
  await changed.getByRole('button', { name: 'Save' }).click()
  await expect(changed).toHaveCount(0)

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const theirs = await phone.newPage()
  await loginAs(theirs, crew, '/help')
  await theirs.getByRole('searchbox').fill('bik')
  await expect(theirs.getByRole('status').filter({ hasText: 'answer' })).toHaveText('1 answer')
  await expect(theirs.getByText('at the racks')).toBeVisible()
  await expect(theirs.getByRole('button', { name: /Edit|Add FAQ/ })).toHaveCount(0)
  expect(await axe(theirs)).toEqual([])
  await theirs.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(theirs.getByRole('button', { name: 'Yes', exact: true, pressed: true })).toBeVisible()
  await page.reload()
  await page.getByText(question).click()
  await expect(page.getByText('Helped 1 of 1 person')).toBeVisible()
  await theirs.getByRole('link', { name: 'Go to Jobs' }).click()
  await expect(theirs).toHaveURL(/\/jobs$/)
  await theirs.goBack()
  await expect(theirs.getByRole('searchbox')).toHaveValue('bik')

  const nobody = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  const outside = await nobody.newPage()
  await outside.goto(`${originOf('harbour')}/HelpCenter`)
  await expect(outside.getByText('I forgot my password.')).toBeVisible()
  await expect(outside.getByText(question)).toHaveCount(0)
  await Promise.all([phone.close(), nobody.close()])
})

test('home leads the crew to what everybody has to know, to help and to support; so does the page of a crew', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const crew = demoPerson('nordlicht', 'crew')
  await loginAs(page, crew, '/')
  const links = page.getByRole('list', { name: 'Information and help' })
  await expect(links.getByRole('link', { name: /^Help centre/ })).toHaveAttribute('href', '/help')
  await expect(page.getByRole('link', { name: 'Write to support' })).toHaveAttribute('href', /^mailto:/)
  await links.getByRole('link', { name: /^Crew info/ }).click()
  await expect(page).toHaveURL(/\/crew-info$/)
  const [job] = await jobsOf(crew)
  await page.goto(`/crews/${job?.projectCrew.id}`)
  await page.getByRole('main').getByRole('link', { name: 'Crew info' }).click()
  await expect(page).toHaveURL(/\/crew-info$/)
})
