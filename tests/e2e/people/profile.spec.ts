import type { Locator, Page } from '@playwright/test'
import { demoPin } from '../../../server/demo/cast/people.ts'
import { Network } from '../network.ts'
import { type Person, asChief, asked, comesToday, demoPerson, lineOf, originOf, password, tokenOf } from '../stage.ts'
import { axe, expect, loginAs, logInByForm, openSidebar, prepareDevice, test } from '../support.ts'
import { backAtFaces, faces, openKiosk, saysDone, tapOn, typePin, typeWrongPin } from '../tablet.ts'

const tablet = { viewport: { width: 1024, height: 768 } }
const pinRequest = 'POST /kioskPin'

const said = (page: Page, text: string) => page.getByRole('region', { name: 'Messages' }).getByText(text)
const pinDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Kiosk PIN' })
const kept = (page: Page) => page.getByRole('main').getByText('Your PIN is set.')
const none = (page: Page) => page.getByRole('main').getByText('You have no PIN yet.')

async function types(page: Page, pin: string, again = pin): Promise<void> {
  const dialog = pinDialog(page)
  await dialog.getByLabel('New PIN', { exact: true }).fill(pin)
  await dialog.getByLabel('New PIN again').fill(again)
  await dialog.getByRole('button', { name: 'Save' }).click()
}
/** With login and password, and by the menu. */
async function opensProfile(page: Page, { agency, login }: Person): Promise<void> {
  await prepareDevice(page, agency, null)
  await page.goto(originOf(agency))
  await logInByForm(page, login, password)
  await (await openSidebar(page)).getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL(`${originOf(agency)}/profile`)
  await expect(page.getByRole('heading', { name: 'Kiosk PIN' })).toBeVisible()
}

test('a PIN is changed on the profile: the kiosk takes the new one, and the old one no longer', async ({
  page,
  context,
  open,
}) => {
  const placed = await comesToday('profile')
  const network = await Network.under(context)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await opensProfile(page, placed.person)
  await expect(page.getByText(placed.person.name, { exact: true })).toBeVisible()
  await expect(page.getByText('Your agency asks for it at the kiosk.')).toBeVisible()
  await expect(kept(page)).toBeVisible()
  await page.getByRole('button', { name: 'Change PIN' }).click()
  const dialog = pinDialog(page)
  // A phone offers digits.
  await expect(dialog.locator('input[inputmode=numeric]')).toHaveCount(2)

  await types(page, '58')
  await expect(dialog.getByText('Four digits, please.')).toBeVisible()
  await types(page, '58a1')
  await expect(dialog.getByText('Four digits, please.')).toBeVisible()
  await types(page, '5813', '5831')
  await expect(dialog.getByText('The two PINs differ.')).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(network.count(pinRequest)).toBe(0)

  network.set(pinRequest, 'unreachable')
  await types(page, '5813')
  await expect(dialog.getByText('The server did not answer. Check the network and try again.')).toBeVisible()
  await expect(said(page, 'Your PIN is set.')).toHaveCount(0)
  await context.setOffline(true)
  network.clear()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => network.count(pinRequest)).toBe(2)
  await expect(dialog.getByText('The server did not answer. Check the network and try again.')).toBeVisible()
  await context.setOffline(false)
  // What was typed is still there.
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(said(page, 'Your PIN is set.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Change PIN' })).toBeFocused()

  const door = await open(tablet)
  await door.clock.install()
  await openKiosk(door, 'nordlicht', 'A changed PIN')
  await tapOn(door, placed)
  await expect(door.getByRole('heading', { name: placed.person.name })).toBeVisible()
  await typeWrongPin(door, demoPin)
  await typePin(door, '5813')
  await saysDone(door, placed)
  await expect.poll(async () => (await lineOf(placed)).status).toBe('checkedIn')
  expect((await lineOf(placed)).flagged).toBe(false)
})

test('the chief resets a PIN: profile and kiosk go on without one until the next is set', async ({ page, open }) => {
  const placed = await comesToday('profile')
  const { person, crewId } = placed
  const door = await open(tablet)
  await door.clock.install()
  await openKiosk(door, 'nordlicht', 'A forgotten PIN')
  await tapOn(door, placed)
  await door.getByRole('button', { name: 'Forgot' }).click()
  await expect(door.getByText(`Ask ${demoPerson('nordlicht', 'chief').name} to reset your PIN.`)).toBeVisible()
  await door.getByRole('button', { name: 'Not me' }).click()
  await backAtFaces(door)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await loginAs(page, demoPerson('nordlicht', 'chief'), `/crews/${crewId}/crew-chief-job`)
  const row = page.getByRole('button', { name: new RegExp(`^${person.name}`) })
  await row.click()
  const card = page.getByRole('dialog', { name: person.name })
  const reset = card.getByRole('button', { name: 'Reset the kiosk PIN' })
  const question = page.getByRole('alertdialog', { name: `Reset the PIN of ${person.name}?` })
  await reset.click()
  await question.getByRole('button', { name: 'Keep it' }).click()
  await reset.click()
  expect(await axe(page)).toEqual([])
  await question.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(said(page, `${person.name}: the PIN is reset.`)).toBeVisible()
  await expect(question).toHaveCount(0)
  await card.getByRole('button', { name: 'Close' }).click()

  // The tablet hears of it within the minute.
  const heard = door.waitForResponse(/\/roster/)
  await door.clock.runFor('01:05')
  await heard
  await tapOn(door, placed)
  await saysDone(door, placed)
  await expect.poll(async () => (await lineOf(placed)).status).toBe('checkedIn')
  await page.reload()
  await row.click()
  await expect(card.getByText('No PIN was typed at the kiosk.')).toBeVisible()

  const phone = await open({ viewport: { width: 390, height: 844 } })
  await opensProfile(phone, person)
  await expect(none(phone)).toBeVisible()
  await phone.getByRole('button', { name: 'Set PIN' }).click()
  await types(phone, '0470')
  await expect(kept(phone)).toBeVisible()
  await phone.reload()
  await expect(kept(phone)).toBeVisible()

  const next = await open(tablet)
  await next.clock.install()
  await openKiosk(next, 'nordlicht', 'The next PIN')
  await next.goto(`${originOf('nordlicht')}/crews/${crewId}/check-out`)
  await expect(faces(next)).toBeVisible()
  await tapOn(next, placed)
  await typeWrongPin(next, demoPin)
  await typePin(next, '0470')
  await saysDone(next, placed, 'Checked out')
  await expect.poll(async () => (await lineOf(placed)).status).toBe('checkedOut')
})

test('an answer that is lost on its way leaves the profile with what the server has', async ({ page }) => {
  const placed = await comesToday('profile')
  const { person } = placed
  await asChief('nordlicht', 'POST', `/projectCrewItemStatus/${placed.jobId}/resetKioskPin`, {})
  await opensProfile(page, person)
  await expect(none(page)).toBeVisible()
  await page.getByRole('button', { name: 'Set PIN' }).click()
  await page.route('**/api/v1/kioskPin', async (route, request) => {
    if (request.method() === 'GET') return route.continue()
    // It has arrived, and only its answer has not.
    await asked('nordlicht', await tokenOf(person), 'POST', '/kioskPin', request.postDataJSON())
    await route.abort('failed')
  })
  await types(page, '7316')
  await expect(pinDialog(page).getByText('The server did not answer. Check the network and try again.')).toBeVisible()
  await pinDialog(page).getByRole('button', { name: 'Cancel' }).click()
  // What was typed is not known to be kept.
  await page.getByRole('button', { name: 'Leave anyway' }).click()
  await expect(kept(page)).toBeVisible()
})
