import type { BrowserContext, Page } from '@playwright/test'
import { anotherTab, copiesOn, fillStorage, leaveTornCopy, leaveUnsent, loseDatabase, unsentOn } from '../device.ts'
import { type Placed, comesToday, lineOf, originOf } from '../stage.ts'
import { expect, loginAs, prepareDevice, refusesLocation, test } from '../support.ts'

/** What a device can refuse: each time the day goes on, and what does not work is said. */

const checkIn = (page: Page) => page.getByRole('button', { name: 'Check in' })
const checkedIn = (page: Page) => expect(page.getByText(/^Checked in \d\d:\d\d$/)).toBeVisible()
const received = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Saved on this device/ })).toContainText('Received')
const notSaved = (page: Page) => page.getByText('This device could not save the punch.')
const keepsNothing = (page: Page) => page.getByText('This browser keeps nothing for this page')

async function atTheDoor(page: Page, placed: Placed): Promise<void> {
  await loginAs(page, placed.person, `/crews/${placed.crewId}/check-in`)
  await expect(checkIn(page)).toBeVisible()
}
async function checksIn(page: Page): Promise<void> {
  await checkIn(page).click()
  await page.getByRole('button', { name: 'Continue without' }).click()
}
/** The browser keeps no database for the page, as in some private windows. */
const refuseDatabase = (context: BrowserContext) =>
  context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })

test('a full device sends a punch at once', async ({ page }) => {
  const placed = await comesToday('offline')
  await atTheDoor(page, placed)
  await fillStorage(page)
  await checksIn(page)
  await checkedIn(page)
  await expect.poll(async () => (await lineOf(placed)).status).toBe('checkedIn')
  await expect(notSaved(page)).toHaveCount(0)
  expect(await unsentOn(page)).toEqual([])
})

test('a full device without network says that the punch is not saved, and takes it later', async ({
  page,
  context,
}) => {
  const placed = await comesToday('offline')
  await atTheDoor(page, placed)
  await fillStorage(page)
  await context.setOffline(true)
  await checksIn(page)
  await expect(notSaved(page)).toBeVisible()
  await expect(page.getByText(/^Checked in/)).toHaveCount(0)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Continue without' }).click()
  await checkedIn(page)
  await expect.poll(async () => (await lineOf(placed)).status).toBe('checkedIn')
})

test('where the browser keeps nothing, that is said for as long as it lasts, and a punch goes out', async ({
  page,
  context,
}) => {
  const placed = await comesToday('offline')
  await refuseDatabase(context)
  await atTheDoor(page, placed)
  await expect(keepsNothing(page)).toBeVisible()
  await checksIn(page)
  await checkedIn(page)
  await received(page)
  expect((await lineOf(placed)).status).toBe('checkedIn')
  await expect(keepsNothing(page)).toBeVisible()
})

test('a database that does not open at once is tried again, and still has what it had', async ({ page, context }) => {
  const placed = await comesToday('offline')
  const { person, crewId, itemId } = placed
  await prepareDevice(page, person.agency, null)
  await leaveUnsent(page, person, { crewId, itemId, caption: 'Check-in' })
  // As after a crash, while the browser puts its files in order.
  await context.addInitScript(() => {
    const open = IDBFactory.prototype.open
    let refused = 0
    IDBFactory.prototype.open = function (...given) {
      if (given[0] === 'device' && refused++ < 2) throw new DOMException('Internal error', 'UnknownError')
      return open.apply(this, given)
    }
  })
  await loginAs(page, person)
  await expect.poll(async () => (await lineOf(placed)).status).toBe('checkedIn')
  await expect(keepsNothing(page)).toHaveCount(0)
})

test('what was in a database that the browser lost is still on the device, and goes out', async ({ page, context }) => {
  const placed = await comesToday('offline')
  await atTheDoor(page, placed)
  await context.setOffline(true)
  await checksIn(page)
  await checkedIn(page)
  expect(await copiesOn(page)).toBe(1)
  await page.close()
  await context.setOffline(false)

  const tab = await anotherTab(context, placed.person.agency)
  await loseDatabase(tab)
  await leaveTornCopy(tab)
  await tab.goto(`/crews/${placed.crewId}/check-in`)
  await checkedIn(tab)
  await expect.poll(async () => (await lineOf(placed)).status).toBe('checkedIn')
  await expect(tab.getByText('The browser has deleted entries')).toHaveCount(0)
  await expect.poll(() => copiesOn(tab)).toBe(0)
})

test('the question about the place needs no network once the button is there', async ({ page }) => {
  const placed = await comesToday('offline')
  await page.route('**/assets/*.js', async route => ((await checkIn(page).count()) ? route.abort() : route.continue()))
  await atTheDoor(page, placed)
  await checksIn(page)
  await checkedIn(page)
})

test('a punch that the database gives up at last is not left in its copy', async ({ page, context }) => {
  const placed = await comesToday('offline')
  await atTheDoor(page, placed)
  await page.evaluate(() => {
    const add = IDBObjectStore.prototype.add
    IDBObjectStore.prototype.add = function (...given) {
      const adding = add.apply(this, given)
      adding.addEventListener('success', () => queueMicrotask(() => this.transaction.abort()))
      return adding
    }
    const put = Cache.prototype.put
    Cache.prototype.put = async function (...given) {
      await new Promise(resolve => setTimeout(resolve, 300))
      await put.apply(this, given)
      document.body.dataset['copied'] = 'yes'
    }
  })
  await context.setOffline(true)
  await checksIn(page)
  await expect(notSaved(page)).toBeVisible()
  await expect(page.locator('body[data-copied]')).toHaveCount(1)
  await expect.poll(() => copiesOn(page)).toBe(0)
  expect(await unsentOn(page)).toEqual([])
})

test('where the browser keeps nothing, a punch waits in the page for the network', async ({ page, context }) => {
  const placed = await comesToday('offline')
  await refuseDatabase(context)
  await atTheDoor(page, placed)
  await context.setOffline(true)
  await checksIn(page)
  await checkedIn(page)
  await expect(page.getByText('1 entry is saved on this device')).toBeVisible()
  await context.setOffline(false)
  await expect.poll(async () => (await lineOf(placed)).status).toBe('checkedIn')
})

test('a browser without a storage manager checks in as any other', async ({ page, context }) => {
  const placed = await comesToday('offline')
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'storage')
  })
  await atTheDoor(page, placed)
  expect(await page.evaluate(() => 'storage' in navigator)).toBe(false)
  await checksIn(page)
  await checkedIn(page)
  await received(page)
})

test('a refused location holds nobody up', async ({ page, context }) => {
  const placed = await comesToday('offline')
  await refusesLocation(context, 'nordlicht')
  await atTheDoor(page, placed)
  await checkIn(page).click()
  await checkedIn(page)
  await expect(page.getByText(/Permissions not granted/).first()).toBeVisible()
})

test('a question about the location that is never answered holds nobody up', async ({ page, context }) => {
  const placed = await comesToday('offline')
  await context.addInitScript(() => {
    Geolocation.prototype.getCurrentPosition = () => undefined
    Geolocation.prototype.watchPosition = () => 1
  })
  await atTheDoor(page, placed)
  await checkIn(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Share location' }).click()
  await expect(page.getByText(/^Checked in \d\d:\d\d$/)).toBeVisible()
  await expect.poll(async () => (await lineOf(placed)).status).toBe('checkedIn')
})

test('what an earlier version left on the device goes out', async ({ page }) => {
  const placed = await comesToday('offline')
  const { person, crewId, itemId } = placed
  await prepareDevice(page, person.agency, null)
  const key = await leaveUnsent(page, person, { crewId, itemId, caption: 'Check-in' })
  expect((await unsentOn(page)).map(entry => entry.key)).toEqual([key])
  await loginAs(page, person, `/crews/${crewId}`)
  await expect.poll(async () => (await lineOf(placed)).status).toBe('checkedIn')
  await expect.poll(() => unsentOn(page)).toEqual([])
  expect(page.url()).toContain(originOf(person.agency))
})
