import { demoPin } from '../../../server/demo/cast/people.ts'
import { full } from '../../support/full.ts'
import { unsentOn } from '../device.ts'
import { type Placed, type Schemas, asChief, asked, comesToday, demoPerson, lineOf, originOf, today } from '../stage.ts'
import { axe, expect, loginAs, scrollsSideways, settled, test } from '../support.ts'
import { backAtFaces, faces, kioskOf, openKiosk, saysDone, tapOn, typePin, typeWrongPin } from '../tablet.ts'

test.use({ viewport: { width: 1024, height: 768 }, serviceWorkers: 'allow' })

const exitPin = '24680'

test('the chief makes a tablet the kiosk; it stays one through a restart, and is left by the exit PIN', async ({
  launch,
}) => {
  const { crewId } = await today('nordlicht')
  const tablet = await launch()
  const page = await tablet.newPage()
  const chief = await loginAs(page, demoPerson('nordlicht', 'chief'), `/crews/${crewId}/check-in`)
  await page.getByRole('button', { name: 'Use this device as kiosk' }).click()
  await page.getByLabel('Name of the tablet').fill('Stage door')
  await page.getByLabel('Exit PIN', { exact: true }).fill(exitPin)
  await page.getByLabel('Exit PIN again').fill(exitPin)
  await page.getByRole('button', { name: 'Start kiosk' }).click()
  await expect(faces(page)).toBeVisible()
  await expect(page).toHaveURL(`/crews/${crewId}/check-in`)
  // Nobody is logged in at a door.
  await expect(asked('nordlicht', chief, 'GET', '/jobs')).rejects.toThrow('401')
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('userRights')
  expect(await axe(page)).toEqual([])
  await tablet.close()

  const again = await launch()
  const after = await again.newPage()
  for (const address of ['/', '/login', '/jobs', `/crews/${crewId}`]) {
    await after.goto(originOf('nordlicht') + address)
    await expect(faces(after)).toBeVisible()
    await expect(after).toHaveURL(`/crews/${crewId}/check-in`)
  }
  const second = await again.newPage()
  await second.goto(originOf('nordlicht'))
  await expect(second.getByRole('heading', { name: 'Already open' })).toBeVisible()
  await second.close()

  const leave = async (pin: string) => {
    await typePin(after, pin)
    await after.getByRole('button', { name: 'Leave', exact: true }).click()
  }
  await after.getByRole('button', { name: 'This tablet' }).click()
  await after.getByRole('button', { name: 'Leave the kiosk' }).click()
  for (const left of [4, 3, 2]) {
    await leave('1111')
    await expect(after.getByText(`Wrong, ${left} tries left`)).toBeVisible()
  }
  // A reload gives no new tries.
  await after.reload()
  await after.getByRole('button', { name: 'This tablet' }).click()
  await after.getByRole('button', { name: 'Leave the kiosk' }).click()
  await leave('1111')
  await expect(after.getByText('Wrong, 1 try left')).toBeVisible()
  await leave(exitPin)
  await expect(after.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(await after.evaluate(() => localStorage.getItem('token'))).toBeNull()
  const kiosks = await asChief<Schemas['KioskList']>('nordlicht', 'GET', `/projectCrews/${crewId}/kiosks`)
  expect(kiosks.items.find(({ label }) => label === 'Stage door')?.endedAt).not.toBeNull()
})

test('five wrong exit PINs lock the way out, also after a reload', async ({ page }) => {
  const { crewId } = await today('harbour')
  await loginAs(page, demoPerson('harbour', 'chief'), `/crews/${crewId}/check-out`)
  await page.getByRole('button', { name: 'Use this device as kiosk' }).click()
  await page.getByLabel('Name of the tablet').fill('Porter')
  await page.getByLabel('Exit PIN', { exact: true }).fill(exitPin)
  await page.getByLabel('Exit PIN again').fill(exitPin)
  await page.getByRole('button', { name: 'Start kiosk' }).click()
  await expect(page).toHaveURL(`${originOf('harbour')}/crews/${crewId}/check-out`)
  const tryToLeave = async (pin: string) => {
    await page.getByRole('button', { name: 'This tablet' }).click()
    await page.getByRole('button', { name: 'Leave the kiosk' }).click()
    await typePin(page, pin)
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
  }
  await tryToLeave('9999')
  for (let tries = 1; tries < 5; tries++) {
    await expect(page.getByText(/^Wrong, /)).toBeVisible()
    await typePin(page, '9999')
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
  }
  await expect(page.getByText(/^Too many wrong tries/)).toBeVisible()
  await page.reload()
  await tryToLeave(exitPin)
  await expect(page.getByText(/^Too many wrong tries/)).toBeVisible()
})

test('ten people in a row: at most three taps each', async ({ page }) => {
  const people: Placed[] = []
  for (let count = 0; count < 10; count++) people.push(await comesToday('kiosk', 'harbour'))
  await openKiosk(page, 'harbour', 'Gate')
  const begun = Date.now()
  for (const placed of people) {
    const taps = await tapOn(page, placed)
    await saysDone(page, placed)
    expect(taps).toBeLessThanOrEqual(3)
    await backAtFaces(page)
  }
  if (full) expect(people.length / ((Date.now() - begun) / 60_000), 'people a minute').toBeGreaterThanOrEqual(10)
  for (const placed of people) await expect.poll(async () => (await lineOf(placed)).status).toBe('checkedIn')
  expect(await unsentOn(page)).toEqual([])
  // Whoever is in is told since when.
  const [first] = people
  if (!first) throw new Error('nobody came')
  await tapOn(page, first)
  await expect(page.getByRole('alert')).toContainText(/^Checked in since\s+\d\d:\d\d/)
})

test('a wrong PIN is said at once and is nobody’s punch; the right one counts', async ({ page }) => {
  const placed = await comesToday('kiosk')
  await page.clock.install()
  await openKiosk(page, 'nordlicht', 'PIN')
  await tapOn(page, placed)
  await expect(page.getByRole('heading', { name: placed.person.name })).toBeVisible()
  await typeWrongPin(page, '9999')
  await expect(page.getByRole('status', { name: '0 of 4 digits' })).toBeVisible()
  await typePin(page, demoPin)
  await saysDone(page, placed)
  await page.clock.runFor(2_000)
  await backAtFaces(page)
  await expect.poll(async () => (await lineOf(placed)).status).toBe('checkedIn')
  expect((await lineOf(placed)).flagged).toBe(false)
  await expect.poll(() => unsentOn(page)).toEqual([])
})

test('without network everything goes as with it: sealed, counted, and received later', async ({ page, context }) => {
  const placed = await comesToday('kiosk')
  await openKiosk(page, 'nordlicht', 'Basement')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  // The device finds out by sending; until then it is as with network.
  await tapOn(page, placed)
  await typePin(page, demoPin)
  await saysDone(page, placed)
  await expect(page.getByText('Saved on this tablet, sent when the network is back')).toBeVisible()
  await backAtFaces(page)
  await expect(page.getByText('1 waiting to send')).toBeVisible()
  const [entry] = await unsentOn(page)
  expect(JSON.stringify(entry)).not.toContain(demoPin)
  expect((await lineOf(placed)).status).toBe('confirmed')
  await context.setOffline(false)
  await expect.poll(async () => (await lineOf(placed)).status).toBe('checkedIn')
  await expect(page.getByText(/waiting to send/)).toHaveCount(0)
})

test('closed from afar it says so, and what it had recorded arrives', async ({ page, context }) => {
  const placed = await comesToday('kiosk', 'harbour')
  const kiosk = await openKiosk(page, 'harbour', 'Closed')
  await context.setOffline(true)
  await tapOn(page, placed)
  await saysDone(page, placed)
  await asChief('harbour', 'POST', `/kiosks/${kiosk.id}/revoke`)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'This kiosk was closed' })).toBeVisible()
  await expect(page.getByText('Everything recorded here has arrived.')).toBeVisible()
  await expect.poll(async () => (await lineOf(placed)).status).toBe('checkedIn')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('the chief sees the tablets of the crew and closes one', async ({ page }) => {
  const { kiosk } = await kioskOf('harbour', 'Chief’s own')
  await loginAs(page, demoPerson('harbour', 'chief'), `/crews/${kiosk.crewId}`)
  const row = page.getByRole('listitem').filter({ hasText: 'Chief’s own' })
  await row.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
  await expect(row.getByText(/^Closed/)).toBeVisible()
})

for (const [name, viewport] of Object.entries({
  landscape: { width: 1024, height: 768 },
  portrait: { width: 768, height: 1024 },
  wide: { width: 1280, height: 800 },
}))
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${name} in ${colorScheme}: axe, text of 24 px, targets of 72 px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openKiosk(page, 'nordlicht', `Looked at ${name} ${colorScheme}`)
      await settled(page)
      const look = async () => {
        expect(await axe(page)).toEqual([])
        expect(await scrollsSideways(page)).toBe(false)
        const small = await page.evaluate(() => [
          ...[...document.querySelectorAll<HTMLElement>('main:not([inert]) button')]
            .map(button => button.getBoundingClientRect())
            .filter(({ width, height }) => Math.min(width, height) < 72)
            .map(({ width, height }) => `target ${width}×${height}`),
          ...[...document.querySelectorAll<HTMLElement>('main:not([inert]) *')]
            .filter(element => [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE))
            .filter(element => Number.parseFloat(getComputedStyle(element).fontSize) < 24)
            .map(element => `text “${element.textContent}”`),
        ])
        expect(small).toEqual([])
      }
      await look()
      await page.getByRole('button', { name: 'This tablet' }).click()
      await expect(page.getByRole('button', { name: 'Leave the kiosk' })).toBeVisible()
      await look()
      await page.getByRole('button', { name: 'Leave the kiosk' }).click()
      await expect(page.getByRole('heading', { name: 'Leave the kiosk' })).toBeVisible()
      await look()
    })
