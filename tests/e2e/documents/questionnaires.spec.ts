import { demoPerson, originOf, somebodyNew } from '../stage.ts'
import { axe, expect, loginAs, settled, test } from '../support.ts'

const agency = 'harbour'
/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const planner = demoPerson(agency, 'planner')

test('a training is made, handed out, taken back, handed out again and passed', async ({ page, browser }) => {
  const person = await somebodyNew('check', agency)
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, planner, '/trainings')
  await page.getByRole('link', { name: /^Forms and trainings/ }).click()
  await page.getByRole('button', { name: 'New', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Training/ }).check()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Night work')
  await dialog.getByRole('textbox', { name: 'Holds for' }).fill('0')
  await dialog.getByRole('button', { name: 'Make it' }).click()
  await expect(dialog.getByText('A whole number from 1 to 120.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Holds for' }).fill('12')
  await dialog.getByRole('button', { name: 'Make it' }).click()
  await expect(page.getByRole('heading', { name: 'Night work' })).toBeVisible()
  await expect(page.getByText(/^It asks nothing yet/)).toBeVisible()
  const handOut = page.getByRole('button', { name: 'Hand out', exact: true })
  await expect(handOut).toBeDisabled()

  await page.getByRole('button', { name: 'Add question' }).click()
  await dialog.getByRole('textbox', { name: 'Question' }).fill('How long is the break after six hours?')
  await dialog.getByRole('textbox', { name: 'Option 1' }).fill('30 minutes')
  await dialog.getByRole('textbox', { name: 'Option 2' }).fill('None')
  await dialog.getByRole('checkbox', { name: 'Right' }).first().check()
  // A second tap makes no second question.
  await dialog.getByRole('button', { name: 'Add question' }).dblclick()
  await expect(page.getByText('30 minutes (Right)')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'How long is the break' })).toHaveCount(1)
  await settled(page)
  expect(await axe(page)).toEqual([])

  // Asking for it anew may take its time: the next act is one on what stands there now all the same.
  await page.route('**/api/v1/questionnaires/*', async route => {
    if (route.request().method() === 'GET') await new Promise(resolve => setTimeout(resolve, 1_000))
    await route.continue()
  })
  // What was taken out comes back, whatever was done since.
  for (const title of ['When?', 'Where?']) {
    await page.getByRole('button', { name: 'Add question' }).click()
    await dialog.getByRole('combobox', { name: 'Answered with' }).click()
    await page.getByRole('option', { name: 'Text' }).click()
    await dialog.getByRole('textbox', { name: 'Question' }).fill(title)
    await dialog.getByRole('button', { name: 'Add question' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'When?: remove' }).click()
  // It stands as long as the pointer is on it, however slow the rest is.
  await page.getByRole('button', { name: 'Undo' }).hover()
  const earlier = page.getByRole('button', { name: 'Where?: one place earlier' })
  await expect(earlier).toBeEnabled()
  await earlier.press('Enter')
  await expect(earlier).toBeDisabled()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'When?: remove' })).toBeVisible()
  for (const title of ['When?', 'Where?']) {
    await page.getByRole('button', { name: `${title}: remove` }).click()
    await expect(page.getByRole('button', { name: `${title}: remove` })).toHaveCount(0)
  }

  // What is to be looked at first comes with its picture.
  await page.getByRole('button', { name: 'Add question' }).click()
  await dialog.getByRole('combobox', { name: 'Answered with' }).click()
  await page.getByRole('option', { name: 'Information to read' }).click()
  await dialog.getByRole('textbox', { name: 'Headline' }).fill('Where the lights are')
  await dialog.getByLabel('Picture or PDF').setInputFiles({ name: 'lights.png', mimeType: 'image/png', buffer: png })
  await dialog.getByRole('button', { name: 'Add question' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Where the lights are: one place earlier' }).click()
  await expect(page.getByRole('button', { name: 'Where the lights are: one place earlier' })).toBeDisabled()

  const out = async () => {
    await handOut.click()
    await dialog.getByRole('radio', { name: 'People by name' }).check()
    await dialog.getByRole('combobox', { name: 'Find somebody' }).fill(person.name)
    await page.getByRole('option', { name: person.name }).click()
    await dialog.getByRole('button', { name: 'Hand out' }).click()
    await expect(page.getByText('Handed out to 1 person.')).toBeVisible()
  }
  await out()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByText('1 taken back.')).toBeVisible()
  await out()

  const device = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: originOf(agency) })
  const phone = await device.newPage()
  await loginAs(phone, person)
  await phone.getByRole('link', { name: 'Night work' }).click()
  const picture = phone.getByRole('img', { name: 'lights.png' })
  await expect.poll(() => picture.evaluate(shown => shown instanceof HTMLImageElement && shown.naturalWidth)).toBe(1)
  await phone.getByRole('button', { name: 'Next' }).click()
  await phone.getByRole('radio', { name: '30 minutes' }).check()
  await phone.getByRole('button', { name: 'Hand in' }).click()
  await expect(phone.getByText('1 of 1 right')).toBeVisible()
  await device.close()

  await page.reload()
  await page.getByRole('link', { name: /^To whom/ }).click()
  await expect(page.getByRole('heading', { name: 'Night work' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: person.name })).toContainText('1 of 1 right')
  await page.getByRole('button', { name: person.name }).click()
  await expect(dialog.getByText('30 minutes')).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
})
