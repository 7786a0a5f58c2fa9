import type { Page } from '@playwright/test'
import { letterOf } from '../../domain/kiosks/kiosk-names.ts'
import { type AgencyKey, type Placed, type Schemas, asked, demoPerson, freshToken, originOf, today } from './stage.ts'
import { expect, prepareDevice } from './support.ts'

/** Starts a kiosk behind the scenes, as the chief did at the door this morning. */
export async function kioskOf(agency: AgencyKey, label: string): Promise<{ token: string; kiosk: Schemas['Kiosk'] }> {
  const { crewId } = await today(agency)
  const chief = await freshToken(demoPerson(agency, 'chief'))
  return asked(agency, chief, 'POST', '/kiosks', { crewId, label })
}

export async function openKiosk(page: Page, agency: AgencyKey, label: string): Promise<Schemas['Kiosk']> {
  const { token, kiosk } = await kioskOf(agency, label)
  await prepareDevice(page, agency, token)
  await page.goto(originOf(agency))
  await expect(faces(page)).toBeVisible()
  return kiosk
}

export const faces = (page: Page) => page.getByRole('region', { name: 'Crew' })
const letters = (page: Page) => page.getByRole('group', { name: 'First letter' })

/** The tile of a person, looked up under the first letter as people do; `taps` counts. */
export async function tapOn(page: Page, { person }: Placed): Promise<number> {
  const [firstName = '', lastName = ''] = person.name.split(' ')
  const first = letterOf({ person: { id: person.id, firstName, lastName } })
  // As much of the last name as tells people apart: somebody else of the first name starts with the same letter.
  const shown = [...lastName].map((_, at) => lastName.slice(0, at + 1)).join('|')
  const name = new RegExp(`^(?:Due|Late|In|Out) ?.*${firstName} (?:${shown})(?:\\.|(?!\\p{L}))`, 'u')
  const tile = faces(page).getByRole('button', { name })
  let taps = 0
  if (!(await tile.first().isVisible())) {
    const groupOf = async () =>
      (await letters(page).getByRole('button').allInnerTexts()).find(label => {
        const [from = '', to = from] = label.split('–')
        return label !== 'All' && from <= first && first <= to
      })
    await expect.poll(groupOf, { message: `letters with ${first}` }).toBeDefined()
    const letter = letters(page).getByRole('button', { name: (await groupOf()) ?? first, exact: true })
    await letter.click()
    taps += 1
    // The faces follow a tap at once, not within it.
    await expect(letter).toHaveAttribute('aria-pressed', 'true')
    for (let shown = 2; !(await tile.first().isVisible()); shown++) {
      await expect(page.getByRole('button', { name: /^(?:Page \d+ of|Next page)/ }).first()).toBeVisible()
      const direct = page.getByRole('button', { name: new RegExp(`^Page ${shown} of `) })
      if ((await direct.count()) > 0) {
        await direct.click()
        taps += shown === 2 ? 1 : 0
        await expect(direct).toHaveAttribute('aria-pressed', 'true')
        continue
      }
      await page.getByRole('button', { name: 'Next page' }).click()
      taps += 1
      await expect(page.getByText(new RegExp(`^${shown} of `))).toBeVisible()
    }
  }
  await tile.first().click()
  return taps + 1
}

export const typePin = async (page: Page, pin: string) => {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click()
}
/** Types a wrong PIN. The server has a second and a half to say so; how long it takes on this machine is not what is tried. */
export async function typeWrongPin(page: Page, pin: string): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_500))
  await typePin(page, pin)
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(page.getByText('Try again, 4 of 5 left')).toBeVisible({ timeout: 400 })
  }).toPass()
  await page.clock.resume()
}
export const saysDone = (page: Page, { person }: Placed, what = 'Checked in') =>
  expect(page.getByRole('status').filter({ hasText: what })).toContainText(person.name)
export const backAtFaces = async (page: Page) => {
  await expect(page.getByRole('button', { name: 'OK', exact: true })).toHaveCount(0)
  await expect(faces(page)).toBeVisible()
}
