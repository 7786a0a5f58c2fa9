import type { BrowserContext, Page } from '@playwright/test'
import { unsentOn } from '../device.ts'
import { drawsOn } from '../pad.ts'
import {
  type Placed,
  type Schemas,
  comesToday,
  crewFor,
  crewToSign,
  demoPerson,
  lineOf,
  noteOf,
  originOf,
  password,
} from '../stage.ts'
import { expect, loginAs, logInByForm, logOut, mainOf, menuButton, settled, test } from '../support.ts'

test.use({ serviceWorkers: 'allow' })

/** The worker has the page in hand and all it needs, as after any first visit. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise(resolve =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })
}

/** The last answers have been written down; that takes up to a second. */
const answersKept = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(
        wanted =>
          new Promise<boolean>(resolve => {
            const opening = indexedDB.open('device')
            opening.onerror = () => resolve(false)
            opening.onsuccess = () => {
              const db = opening.result
              if (!db.objectStoreNames.contains('answers')) {
                db.close()
                resolve(false)
                return
              }
              const reading = db.transaction('answers').objectStore('answers').getAll()
              reading.onsuccess = () => {
                db.close()
                resolve(JSON.stringify(reading.result).includes(wanted))
              }
            }
          }),
        path,
      ),
    )
    .toBe(true)

const posts = (context: BrowserContext): string[] => {
  const keys: string[] = []
  context.on('request', request => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/v1/punches')) return
    const { entries } = request.postDataJSON() as Schemas['PunchBatch']
    keys.push(...entries.map(({ key }) => key))
  })
  return keys
}

const bar = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved on this device/ })
const checkedIn = (page: Page) => expect(page.getByText(/^Checked in \d\d:\d\d$/)).toBeVisible()

/** At the door, with the page open and everything known, and then no network. */
async function standsWithoutNetwork(page: Page, placed: Placed): Promise<void> {
  await loginAs(page, placed.person, `/crews/${placed.crewId}/check-in`)
  await expect(page.getByRole('button', { name: 'Check in' })).toBeVisible()
  await workerReady(page)
  await answersKept(page, placed.jobId)
  await page.context().setOffline(true)
}

async function checksInWithoutNetwork(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check in' }).click()
  await page.getByRole('button', { name: 'Continue without' }).click()
  await checkedIn(page)
  await expect(bar(page)).toContainText('No network')
}

test('after one visit the application opens without network, with what was known', async ({ page, context }) => {
  const person = demoPerson('nordlicht', 'crew')
  await loginAs(page, person)
  await settled(page)
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  await workerReady(page)
  await answersKept(page, '/api/v1/jobs')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(mainOf(page).getByRole('link').first()).toBeVisible()
  await page.goto(`${originOf('nordlicht')}/jobs`)
  await expect(page.getByRole('tab', { name: 'Upcoming' })).toHaveAttribute('aria-selected', 'true')
  // What was never seen says so, and comes by itself once there is network again.
  await page.goto(`${originOf('nordlicht')}/jobs?tab=past`)
  await expect(page.getByText('This could not be loaded')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a check-in without network outlives a reload and the browser, and goes out once', async ({ launch }) => {
  const placed = await comesToday('offline')
  const before = await launch()
  const page = await before.newPage()
  await standsWithoutNetwork(page, placed)
  await checksInWithoutNetwork(page)
  await page.reload()
  await checkedIn(page)
  await expect(bar(page)).toContainText('No network')
  expect(await unsentOn(page)).toHaveLength(1)
  await before.close()

  const after = await launch()
  await after.setOffline(true)
  const keys = posts(after)
  const again = await after.newPage()
  await again.goto(`${originOf('nordlicht')}/crews/${placed.crewId}/check-in`)
  await checkedIn(again)
  await expect(again.getByText('No network.')).toBeVisible()
  expect((await lineOf(placed)).status).toBe('confirmed')
  await after.setOffline(false)
  await expect.poll(async () => (await lineOf(placed)).status).toBe('checkedIn')
  await expect.poll(() => unsentOn(again)).toEqual([])
  await checkedIn(again)
  expect(new Set(keys).size).toBe(1)
  expect((await lineOf(placed)).flagged).toBe(false)
})

test('an answer that is lost on the way has no second effect', async ({ page, context }) => {
  const placed = await comesToday('offline')
  const keys = posts(context)
  await loginAs(page, placed.person, `/crews/${placed.crewId}/check-in`)
  let lost = 0
  await context.route('**/api/v1/punches', async route => {
    if (lost++ > 0) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await page.getByRole('button', { name: 'Check in' }).click()
  await page.getByRole('button', { name: 'Continue without' }).click()
  await checkedIn(page)
  await expect(bar(page)).toContainText('Received')
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  expect(await lineOf(placed)).toMatchObject({ status: 'checkedIn', flagged: false })
})

test('a logout without network says what waits; it goes out under nobody else, and after the person’s next login', async ({
  page,
  context,
}) => {
  const placed = await comesToday('offline', 'harbour')
  const { person } = placed
  const other = crewFor('offline', 'harbour').at(-1)
  const keys = posts(context)
  await standsWithoutNetwork(page, placed)
  await checksInWithoutNetwork(page)
  await page.goto(originOf('harbour'))
  await expect(menuButton(page)).toBeVisible()
  await logOut(page)
  const question = page.getByRole('alertdialog', { name: 'Log out now?' })
  await expect(question).toContainText(
    '1 entry could not be sent. It stays on this device and goes out after your next login.',
  )
  await question.getByRole('button', { name: 'Stay logged in' }).click()
  await expect(menuButton(page)).toBeVisible()
  await logOut(page)
  await question.getByRole('button', { name: 'Log out anyway' }).click()
  const waiting = page.getByText(`1 entry of ${person.name} waits on this device. It is sent after the next login.`)
  await expect(waiting).toBeVisible()
  await logInByForm(page, person.login, password)
  await expect(page.getByText('The server did not answer. Check the network and try again.')).toBeVisible()

  const tried = keys.length
  await context.setOffline(false)
  await page.reload()
  await expect(waiting).toBeVisible()
  await logInByForm(page, other?.login ?? '', password)
  await expect(menuButton(page)).toBeVisible()
  await settled(page)
  await logOut(page)
  await expect(waiting).toBeVisible()
  expect(keys.length).toBe(tried)
  expect((await unsentOn(page)).map(entry => entry.person)).toEqual([person.id])
  expect((await lineOf(placed)).status).toBe('confirmed')

  await logInByForm(page, person.login, password)
  await expect(menuButton(page)).toBeVisible()
  await expect.poll(async () => (await lineOf(placed)).status).toBe('checkedIn')
  await expect.poll(() => unsentOn(page)).toEqual([])
  await logOut(page)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

test('of two tabs one sends', async ({ page, context }) => {
  const placed = await comesToday('offline')
  const keys = posts(context)
  await standsWithoutNetwork(page, placed)
  await checksInWithoutNetwork(page)
  const second = await context.newPage()
  await second.goto(`${originOf('nordlicht')}/crews/${placed.crewId}/check-in`)
  await checkedIn(second)
  await expect(second.getByText('No network.')).toBeVisible()
  const answers: number[] = []
  context.on('response', response => {
    if (response.url().endsWith('/api/v1/punches')) answers.push(response.status())
  })
  await context.setOffline(false)
  await expect.poll(async () => (await lineOf(placed)).status).toBe('checkedIn')
  await expect(bar(page)).toContainText('Received')
  await expect.poll(() => unsentOn(second)).toEqual([])
  await expect(second.getByText('No network.')).toHaveCount(0)
  // What was tried before the network was really there reached nobody.
  expect(answers).toEqual([200])
  expect(new Set(keys).size).toBe(1)
})

test('entries that the browser has deleted are missed aloud', async ({ page }) => {
  const person = demoPerson('harbour', 'crew')
  await loginAs(page, person)
  await expect(menuButton(page)).toBeVisible()
  await page.evaluate(() => {
    document.cookie = 'unsent=1; Path=/; SameSite=Strict; Max-Age=31536000'
  })
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('The browser has deleted entries that were not sent yet.')
  await page.reload()
  await expect(menuButton(page)).toBeVisible()
  await expect(page.getByText('The browser has deleted entries')).toHaveCount(0)
})

test('a whole crew is signed off without network: saved, kept when the page is killed, frozen once with the hours shown', async ({
  launch,
}) => {
  const planner = demoPerson('harbour', 'planner')
  const id = await crewToSign('harbour')
  const path = `/crews/${id}/sign-off`
  const sent: string[] = []
  const hours = (page: Page) => page.getByRole('button', { name: /^Chargeable hours of / })
  const before = await launch()
  const page = await before.newPage()
  await loginAs(page, planner, path)
  await expect(hours(page).first()).toBeVisible()
  await workerReady(page)
  await answersKept(page, '/deliveryNote/details')
  await before.setOffline(true)
  const shown: string[] = []
  for (const at of [0, 1]) {
    await hours(page).nth(at).click()
    await page.getByRole('button', { name: '15 minutes more' }).click()
    await page.getByRole('button', { name: 'Set hours' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  for (const field of await hours(page).all()) shown.push(await field.innerText())
  await drawsOn(page)
  await page.getByRole('button', { name: 'Confirm and freeze hours' }).click()
  await expect(page.getByText(/^Frozen, signed by /)).toBeVisible()
  await expect(bar(page)).toContainText('No network')
  expect(await unsentOn(page)).toHaveLength(3)
  await before.close()

  const after = await launch()
  await after.setOffline(true)
  after.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/digitalConfirm'))
      sent.push(request.headers()['idempotency-key'] ?? '')
  })
  const again = await after.newPage()
  await again.goto(originOf('harbour') + path)
  await expect(again.getByText(/^Frozen, signed by /)).toBeVisible()
  expect((await noteOf('harbour', id)).state).toBe('open')
  await after.setOffline(false)
  await expect.poll(async () => (await noteOf('harbour', id)).state).toBe('signed')
  await expect.poll(() => unsentOn(again)).toEqual([])
  await expect(again.getByText('Received', { exact: true })).toBeVisible()
  const note = await noteOf('harbour', id)
  const text = (minutes: number | null) =>
    `${Math.floor((minutes ?? 0) / 60)}:${String((minutes ?? 0) % 60).padStart(2, '0')}`
  expect(note.lines.filter(({ status }) => status === 'signedOff').map(({ chargeable }) => text(chargeable))).toEqual(
    shown,
  )
  expect(new Set(sent).size).toBe(1)
})
