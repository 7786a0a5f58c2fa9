import type { CDPSession, Page } from '@playwright/test'
import { originOf, password, somebodyNew } from '../stage.ts'
import { axe, expect, logInByForm, logOut, menuButton, prepareDevice, scrollsSideways, test } from '../support.ts'

interface Lock {
  device: CDPSession
  id: string
}

/** A device whose owner unlocks it as soon as it asks. */
async function withLock(page: Page): Promise<Lock> {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  const { authenticatorId: id } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return { device, id }
}
/** From now on somebody else holds it. */
const unlocks = ({ device, id }: Lock, isUserVerified: boolean) =>
  device.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified })

const said = (page: Page, text: string) => page.getByRole('region', { name: 'Messages' }).getByText(text)
const part = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const byPasskey = (page: Page) => page.getByRole('button', { name: 'Use a passkey' })
const greeted = (page: Page) => expect(menuButton(page)).toBeVisible()

test('a phone logs its owner in by its lock, and no longer once its passkey is removed', async ({ page }) => {
  const person = await somebodyNew('profile')
  const lock = await withLock(page)
  await prepareDevice(page, person.agency, null)
  await page.goto(originOf(person.agency))
  await logInByForm(page, person.login, password)
  await greeted(page)
  await page.goto(`${originOf(person.agency)}/profile`)
  await expect(part(page).getByText('No passkey yet.')).toBeVisible()

  await part(page).getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog.getByText('Name it.')).toBeVisible()
  await dialog.getByLabel('Name').fill('Phone')
  await dialog.getByLabel('Your password').fill('not it')
  expect(await axe(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog.getByText('The password is wrong.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(said(page, 'The passkey is there.')).toBeVisible()
  await expect(part(page).getByRole('listitem')).toContainText('Not used yet')

  await page.goto(originOf(person.agency))
  await logOut(page)
  await unlocks(lock, false)
  await byPasskey(page).click()
  await expect(page.getByText(/^The device was not unlocked/)).toBeVisible()
  await unlocks(lock, true)
  await byPasskey(page).click()
  await greeted(page)

  await page.goto(`${originOf(person.agency)}/profile`)
  await expect(part(page).getByRole('listitem')).toContainText('Last used')
  await part(page).getByRole('button', { name: 'Remove Phone' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click()
  await expect(said(page, 'The passkey is removed.')).toBeVisible()
  await expect(part(page).getByText('No passkey yet.')).toBeVisible()

  await page.goto(originOf(person.agency))
  await logOut(page)
  await byPasskey(page).click()
  await expect(page.getByText('This passkey opens nothing here. Use your password.')).toBeVisible()
  expect(await axe(page)).toEqual([])
})
