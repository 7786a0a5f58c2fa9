import sharp from 'sharp'
import type { Page } from '@playwright/test'
import { asked, demoPerson, originOf, tokenOf, type Schemas } from '../stage.ts'
import { axe, expect, loginAs, openSidebar, scrollsSideways, settled, test } from '../support.ts'

const agency = 'harbour'
const [office, crew] = [demoPerson(agency, 'office'), demoPerson(agency, 'crew')]

/** As a page is told by the server before any script runs. */
const told = async (page: Page) => ({
  soft: await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent-soft').trim()),
  dayHours: await page.evaluate(() => {
    const content = document.querySelector('meta[name=tenant]')?.getAttribute('content') ?? '{}'
    return (JSON.parse(content) as { rules?: { dayHours?: number } }).rules?.dayHours
  }),
})
/** A page that is opened anew, until it says so: the server hears of a change a moment later. */
const hears = (page: Page, expected: object) =>
  expect
    .poll(async () => {
      await page.reload()
      return told(page)
    })
    .toEqual(expected)

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' })

test('the office settles a colour and a rule, and the crew’s next page has both', async ({ page, open }) => {
  const token = await tokenOf(office)
  const before = await asked<Schemas['Settings']>(agency, token, 'GET', '/settings')
  const soft = before.look.light.accentSoft
  const dayHours = before.rules.dayHours
  const phone = await open({ viewport: { width: 390, height: 844 }, colorScheme: 'light' })
  await loginAs(phone, crew)
  expect(await told(phone)).toEqual({ soft, dayHours })
  expect((await openSidebar(phone)).getByRole('link', { name: 'Settings' })).toHaveCount(0)

  await loginAs(page, office)
  await (await openSidebar(page)).getByRole('link', { name: 'Settings' }).click()
  const light = page.getByRole('group', { name: 'Where the page is light' })
  await expect(light.getByLabel('Accent', { exact: true })).toHaveValue(before.look.light.accent)
  await settled(page)
  expect(await axe(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)

  // What cannot be read is said at once and stays here.
  await light.getByLabel('Behind what is chosen', { exact: true }).fill('#1a1a1a')
  await expect(page.getByText(/colours? cannot be read on what/)).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Something is not right yet. It is marked above.')).toBeVisible()
  const faint = { light: { ...before.look.light, accentSoft: '#1a1a1a' } }
  await expect(asked(agency, token, 'PATCH', '/settings', { look: faint, revision: before.revision })).rejects.toThrow(
    'colourUnreadable',
  )

  await light.getByLabel('Behind what is chosen', { exact: true }).fill('#fbe6d8')
  await page.getByLabel('Work between two rests').fill('12')
  await expect(page.getByText('Not saved yet: Name and colours, Rules of the day')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  await hears(phone, { soft: '#fbe6d8', dayHours: 12 })
  const anew = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Load this page anew' }).click()
  await anew
  expect(await told(page)).toEqual({ soft: '#fbe6d8', dayHours: 12 })

  const { revision } = await asked<Schemas['Settings']>(agency, token, 'GET', '/settings')
  expect(revision).toBe(before.revision + 1)
  await asked(agency, token, 'PATCH', '/settings', {
    look: { light: before.look.light },
    rules: { dayHours },
    revision,
  })
  await hears(phone, { soft, dayHours })
})

test('the office settles when devices are quiet and what is written of; its log says both', async ({ page }) => {
  const token = await tokenOf(office)
  const before = await asked<Schemas['Settings']>(agency, token, 'GET', '/settings')
  await loginAs(page, office, '/settings')
  await page.getByRole('combobox', { name: 'Quiet from' }).click()
  await page.getByRole('option', { name: '05:00' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Choose two different hours.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Quiet from' }).click()
  await page.getByRole('option', { name: '23:00' }).click()
  await page.getByLabel('E-mail that an answer comes too late').uncheck()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Quiet from' })).toHaveText('23:00')
  await settled(page)
  expect(await axe(page)).toEqual([])
  await page.getByLabel('Devices have quiet hours').uncheck()
  await expect(page.getByRole('combobox', { name: 'Quiet from' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  const after = await asked<Schemas['Settings']>(agency, token, 'GET', '/settings')
  expect(after.rules).toEqual({
    ...before.rules,
    quietHours: null,
    mailed: { ...before.rules.mailed, lapsed: false },
  })
  await page.getByRole('link', { name: 'Log of the agency' }).click()
  await expect(page.getByText('Quiet hours of devices').first()).toBeVisible()
  await expect(page.getByText('23:00–05:00').first()).toBeVisible()
  const { quietHours, mailed } = before.rules
  await asked(agency, token, 'PATCH', '/settings', { rules: { quietHours, mailed }, revision: after.revision })
})

test('two in the office at once: the second sees what the first has changed', async ({ page, troubles }) => {
  const token = await tokenOf(office)
  await loginAs(page, office, '/settings')
  const field = page.getByLabel('Unsigned work is paid after')
  const days = await field.inputValue()
  await field.fill('9')
  const before = await asked<Schemas['Settings']>(agency, token, 'GET', '/settings')
  const other = await asked<Schemas['Settings']>(agency, token, 'PATCH', '/settings', {
    rules: { unsignedPayDays: 8 },
    revision: before.revision,
  })
  troubles.excuse(/^409: /)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Somebody else has changed the settings meanwhile' })
  await expect(question.getByText('Theirs: 8')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await question.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  const after = await asked<Schemas['Settings']>(agency, token, 'GET', '/settings')
  expect(after).toMatchObject({ rules: { unsignedPayDays: 9 }, revision: other.revision + 1 })
  await asked(agency, token, 'PATCH', '/settings', {
    rules: { unsignedPayDays: Number(days) },
    revision: after.revision,
  })
})

test('on a phone nothing is left before it is saved', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, office, '/settings#support')
  const number = page.getByLabel('Phone')
  await expect(number).not.toHaveValue('')
  await number.fill('1')
  await page.getByRole('link', { name: 'Page of trees' }).click()
  await expect(page.getByLabel('Planted with')).toBeInViewport()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(number).not.toHaveValue('1')
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axe(page)).toEqual([])
})

test('the office gives the agency a mark of its own, which every page and paper bears, and takes it away', async ({
  page,
  open,
}) => {
  const picture = await sharp({ create: { width: 900, height: 300, channels: 4, background: '#8a1c3c' } })
    .png()
    .toBuffer()
  await loginAs(page, office, '/settings')
  await settled(page)
  await page.getByLabel('Late only after').fill('17')
  await page.getByRole('button', { name: 'Change the mark' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark of the agency' })
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose a picture' }).click()
  await (await chooser).setFiles({ name: 'mark.png', mimeType: 'image/png', buffer: picture })
  await expect(dialog.getByText('As it will look')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save picture' }).dblclick()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('The agency’s own')).toBeVisible()
  // What is typed in the form beside it stays, and is not saved by it.
  await expect(page.getByLabel('Late only after')).toHaveValue('17')
  await page.getByRole('button', { name: 'Discard' }).click()

  const phone = await open({ viewport: { width: 390, height: 844 } })
  await phone.goto(originOf(agency))
  const shown = phone.locator('img[src^="/mark.png?drawn="]')
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(480)
  expect(await scrollsSideways(phone)).toBe(false)
  expect(await axe(phone)).toEqual([])

  await page.getByRole('button', { name: 'Change the mark' }).click()
  await dialog.getByRole('button', { name: 'Take it away' }).click()
  await expect(page.getByText('Drawn in the colours of the agency')).toBeVisible()
  await expect(async () => {
    await phone.reload()
    await expect(phone.getByLabel('Password', { exact: true })).toBeVisible()
    await expect(shown).toHaveCount(0, { timeout: 1000 })
  }).toPass()
})

test('the office adds a host, which waits for its record and is served by nobody before', async ({ page }) => {
  const host = 'crew.calltime.invalid'
  const token = await tokenOf(office)
  await loginAs(page, office, '/settings')
  await page.getByLabel('Late only after').fill('17')
  await page.getByRole('button', { name: 'Hosts' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hosts' })
  await expect(dialog.getByText('This page is open here')).toBeVisible()
  await dialog.getByLabel('Another host').fill('https://crew.example.com/')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('Write a host like crew.example.com.')).toBeVisible()
  await dialog.getByLabel('Another host').fill('Crew.Calltime.Invalid')
  await dialog.getByRole('button', { name: 'Add', exact: true }).dblclick()
  const waiting = dialog.getByRole('group', { name: host })
  await expect(waiting.getByText(`_calltime.${host}`)).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  await waiting.getByRole('button', { name: 'Check now' }).click()
  // There is no such name, or nobody to ask.
  await expect(dialog.getByText(/There is no such record yet|The name servers did not answer/)).toBeVisible()
  const state = await asked<Schemas['AgencyHosts']>(agency, token, 'GET', '/hosts')
  expect(state.waiting).toMatchObject([{ host, record: `_calltime.${host}` }])
  expect(state.hosts.map(one => one.host)).not.toContain(host)
  await waiting.getByRole('button', { name: 'Wait no more' }).click()
  await expect(waiting).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  // What is typed in the form beneath it stays, and is not saved by it.
  await expect(page.getByLabel('Late only after')).toHaveValue('17')
  await page.getByRole('button', { name: 'Discard' }).click()
})
