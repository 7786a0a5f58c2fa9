import type { Page } from '@playwright/test'
import { Network } from '../network.ts'
import { type Schemas, asPlanner, demoPerson, originOf, visitor } from '../stage.ts'
import {
  axe,
  expect,
  loginAs,
  openSidebar,
  prepareDevice,
  scrollsSideways,
  serverGoesAlong,
  settled,
  stored,
  test,
} from '../support.ts'

const agency = 'nordlicht'
const wall = visitor(agency, 'plusCrew')
const planner = demoPerson(agency, 'planner')
const data = 'GET /plusCrewValueDatas'
const tv = { width: 1920, height: 1080 }

const present = (page: Page) => page.getByRole('button', { name: 'Present', exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /Hafen/ })
const figure = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).locator('xpath=..')

/** A screen of the agency's own, of which nobody knows yet what it shows; its clock is in the hands of the test. */
async function onTheWall(page: Page): Promise<Network> {
  const network = await Network.under(page.context())
  await page.setViewportSize(tv)
  await page.clock.install()
  await serverGoesAlong(page)
  await prepareDevice(page, agency, null)
  return network
}

/** The month as the server has it, with its own sums. */
async function progress(): Promise<Schemas['PlusCrewProgress']> {
  return asPlanner<Schemas['PlusCrewProgress']>(agency, 'GET', '/plusCrews/7/prgrss')
}
const euros = (value: number) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(value)

test('the link of the wall shows the figures full size, and nobody taps anything', async ({ page }) => {
  await page.setViewportSize(tv)
  await prepareDevice(page, agency, null)
  await page.goto(wall.link)
  await expect(page.getByRole('heading', { name: 'Team speed' })).toBeVisible()
  const { turnover, target, hours } = await progress()
  // In the first hours of a month the bonus is nothing as well.
  const hero = page
    .getByRole('main')
    .locator('section')
    .filter({ hasText: `of ${euros(target)}` })
  await expect(hero.getByText(euros(turnover), { exact: true })).toBeVisible()
  await expect(figure(page, 'Worked hours')).toContainText(new Intl.NumberFormat('en-GB').format(hours))
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight)).toBe(false)
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axe(page)).toEqual([])
  // The pointer goes by itself, and comes with a way out.
  await expect(page.getByRole('button', { name: 'End presentation' })).toHaveCount(0)
  await page.mouse.move(300, 300)
  await page.getByRole('button', { name: 'End presentation' }).click()
  await expect(present(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Values' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0)
})

test('planning presents with one click and leaves by Escape, by the button, and by leaving full screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, planner, wall.page)
  await settled(page)
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit values' })).toHaveAttribute('href', /^\/plus-crews\/7\/data/)
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/plus-crews/7/settings')
  const full = () => page.evaluate(() => document.fullscreenElement !== null)
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'End presentation' }).click(),
    () => page.evaluate(() => document.exitFullscreen()),
  ]) {
    await present(page).click()
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(page).toHaveTitle(/ \| Plus crew Hafen$/)
    await expect.poll(full).toBe(true)
    await leave()
    await expect(page.getByRole('table')).toBeVisible()
    await expect.poll(full).toBe(false)
  }
})

test('a browser that gives neither full screen nor a lock presents all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('no'))
    Object.defineProperty(navigator, 'wakeLock', { value: { request: () => Promise.reject(new Error('no')) } })
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, planner, wall.page)
  await present(page).click()
  await expect(page.getByText('This device may switch its screen off by itself.')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('table')).toBeVisible()
})

test('the wake lock is held, lost with the page and asked for anew', async ({ page }) => {
  await page.addInitScript(() => {
    const locks = { asked: 0, held: 0 }
    Object.assign(window, { locks })
    const request = () => {
      locks.asked++
      locks.held++
      const sentinel = new EventTarget()
      return Promise.resolve(
        Object.assign(sentinel, {
          released: false,
          release(this: { released: boolean }) {
            if (!this.released) locks.held--
            this.released = true
            sentinel.dispatchEvent(new Event('release'))
            return Promise.resolve()
          },
        }),
      ).then(lock => Object.assign(window, { lock }) && lock)
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  const locks = () => page.evaluate(() => ({ ...(window as unknown as { locks: object }).locks }))
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, planner, wall.page)
  await present(page).click()
  await expect.poll(locks).toEqual({ asked: 1, held: 1 })
  await page.evaluate(() => (window as unknown as { lock: { release: () => void } }).lock.release())
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(locks).toEqual({ asked: 2, held: 1 })
  await page.keyboard.press('Escape')
  await expect.poll(locks).toEqual({ asked: 2, held: 0 })
})

test('another month is a step to go back from, the address follows, and only the three are asked for', async ({
  page,
  context,
}) => {
  const network = await Network.under(context)
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, planner, `${wall.page}?date=2026-13-01`)
  await settled(page)
  const label = page.getByRole('button', { name: /^Month: / })
  const shown = await label.innerText()
  expect(shown).toMatch(/\d{4}/)
  const [steps, asked] = [await page.evaluate(() => history.length), network.asked.length]
  const [before, after] = [page.locator('main header button').first(), page.locator('main header button').nth(2)]
  await expect(after).toBeDisabled()
  await before.click()
  await expect(page).not.toHaveURL(/2026-13-01/)
  await expect(page).toHaveURL(/\?date=\d{4}-\d{2}-01$/)
  await expect(label).not.toHaveText(shown)
  await settled(page)
  expect(await page.evaluate(() => history.length)).toBe(steps + 1)
  const calls = network.asked.slice(asked).map(({ endpoint }) => endpoint)
  expect(calls.filter(endpoint => /plusCrew/i.test(endpoint))).toEqual([data, data, data])
  const chosen = await label.innerText()
  await page.reload()
  await expect(label).toHaveText(chosen)
  await label.click()
  const months = page.getByRole('dialog', { name: 'Month' })
  // In January the month before lies in another year.
  const yearIn = (words: string) => /\d{4}/.exec(words)?.[0]
  if (yearIn(chosen) !== yearIn(shown)) await months.getByRole('button', { name: 'Later' }).click()
  await months.locator('[aria-current=date]').click()
  await expect(label).toHaveText(shown)
})

test('what is asked for, in which order, and the exact words of what went wrong', async ({
  page,
  context,
  troubles,
}) => {
  troubles.excuse(/503/)
  const network = await Network.under(context)
  await page.setViewportSize({ width: 1440, height: 900 })
  const types = 'GET /plusCrewValueTypes'
  network.set(types, { status: 200, body: { items: [], total: 0, limit: 1000, page: 1 } })
  await loginAs(page, planner, wall.page)
  await expect(page.getByText('Required value types not found', { exact: true })).toBeVisible()
  const of = () => network.asked.map(({ endpoint }) => endpoint).filter(endpoint => /plusCrew/i.test(endpoint))
  expect(of().slice(0, 2)).toEqual(['GET /plusCrews/7', types])
  expect(of().filter(endpoint => /Values|Datas/.test(endpoint))).toEqual([])

  network.set(types, 'pass')
  network.set(data, { status: 503 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Request failed with status code 503', { exact: true })).toBeVisible()
  network.set(data, 'unreachable')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Network Error', { exact: true })).toBeVisible()
  network.clear()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  expect(of().slice(-6)).toEqual(['GET /plusCrews/7', types, 'GET /plusCrewValues', data, data, data])
})

test('figures grow old in the open: amber after a quarter of an hour, red after a day, and fresh by themselves', async ({
  page,
}) => {
  const network = await onTheWall(page)
  await page.goto(wall.link)
  const age = page.getByRole('status').filter({ hasText: /as of/ })
  await expect(age).toHaveText(/^as of \d\d:\d\d$/)
  const shown = await page.locator('main section').allInnerTexts()
  network.set('GET /plusCrewValues', 'unreachable')
  await page.clock.runFor('17:00')
  await expect(age).toContainText(/1[67] min old, trying again/)
  expect(await page.locator('main section').allInnerTexts()).toEqual(shown)
  // The session is refreshed meanwhile, and its answer tells the time.
  const refreshed = page.waitForResponse('**/api/v1/auth/refresh')
  await page.clock.fastForward('24:00:00')
  await refreshed
  await page.clock.runFor('01:30')
  await expect(age).toContainText(/24 h old|1 day old/)
  expect(await page.locator('main section').allInnerTexts()).toEqual(shown)
  await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(0)
  network.clear()
  // Answers take their time whatever the clock says: minutes pass until one has come.
  await expect(async () => {
    await page.clock.runFor(20_000)
    await expect(age).toHaveText(/^as of \d\d:\d\d$/, { timeout: 500 })
  }).toPass()
})

test('the page of a screen on the wall never becomes a login page: its session ends, its figures stay', async ({
  page,
}) => {
  const network = await onTheWall(page)
  await page.goto(wall.link)
  await expect(heading(page)).toBeVisible()
  const refused = {
    status: 401,
    body: { type: 'about:blank', title: 'sessionEnded', status: 401, code: 'sessionEnded' },
  }
  for (const path of ['userRights', 'mailboxUserRights', 'plusCrewValues', 'auth/refresh'])
    network.set(`GET /${path}`, refused)
  for (const path of ['userRights', 'mailboxUserRights', 'plusCrewValues', 'auth/refresh', 'tenant'])
    network.set(`GET /${path} as nobody`, refused)
  await page.clock.runFor('01:05')
  await expect(page.getByText('The link of this screen has ended.', { exact: false })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Team speed' })).toBeVisible()
  await expect(page).toHaveURL(wall.page)
  await expect.poll(async () => (await stored(page))['token']).toBeUndefined()
  await page.clock.runFor('16:00')
  await expect(page.getByRole('status').filter({ hasText: 'trying again' })).toBeVisible()
  // The link, opened once more, is all it needs.
  await network.release()
  await page.goto(wall.link)
  await expect(heading(page)).toBeVisible()
  await expect(page.getByText('The link of this screen has ended.', { exact: false })).toHaveCount(0)
})

test('without network a bookmark shows the last figures with their age, or waits for the network without a form', async ({
  page,
}) => {
  const network = await onTheWall(page)
  network.set('POST /auth/token', 'unreachable')
  await page.goto(wall.link)
  await expect(page.getByRole('heading', { name: 'The link opens as soon as there is a network' })).toBeVisible()
  await expect(page.locator('input')).toHaveCount(0)
  network.clear()
  await page.clock.runFor(20_000)
  await expect(page.getByRole('heading', { name: 'Team speed' })).toBeVisible()
  const shown = await page.locator('main section').allInnerTexts()

  // The power comes back before the network does.
  for (const path of ['plusCrews/7', 'userRights', 'mailboxUserRights', 'auth/refresh'])
    network.set(`GET /${path}`, 'unreachable')
  network.set('POST /auth/token', 'unreachable')
  await page.goto(wall.link)
  await expect(page.getByRole('heading', { name: 'Team speed' })).toBeVisible()
  expect(await page.locator('main section').allInnerTexts()).toEqual(shown)
  await expect(page).toHaveURL(wall.page)
  const asked = network.count('GET /plusCrewValues')
  network.clear()
  await page.clock.runFor(60_000)
  await expect.poll(() => network.count('GET /plusCrewValues')).toBeGreaterThan(asked)
  await expect(page.getByRole('status').filter({ hasText: /^as of/ })).toHaveText(/^as of \d\d:\d\d$/)
})

test('in the page of somebody else it is shown all the same', async ({ page }) => {
  await loginAs(page, planner, `${wall.page}?theme=product`)
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page).toHaveURL(originOf(agency) + `${wall.page}?theme=product`)
})

test('planning makes the link of a wall, hands it over, and ends it by a new one', async ({ page, context, open }) => {
  // The one crew no other test has on a wall.
  const [origin, address] = [originOf('harbour'), `${originOf('harbour')}/plus-crews/9`]
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  const copied = async () => {
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied.').last()).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, demoPerson('harbour', 'planner'))
  await (await openSidebar(page)).getByRole('link', { name: 'Plus crews' }).click()
  await page.getByRole('link', { name: 'Katendrecht' }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL(`${address}/settings`)
  await expect(page.getByText('There is no link yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect(page.getByText('The new link is ready.')).toBeVisible()
  await expect(page.getByText('PLUS-9', { exact: true })).toBeVisible()
  const old = await copied()
  expect(old).toMatch(new RegExp(`^${address}\\?plus-crew-id=PLUS-9&password=.{12,}$`))

  const screen = await open({ viewport: tv })
  await screen.clock.install()
  await prepareDevice(screen, 'harbour', null)
  await screen.goto(old)
  await expect(screen.getByRole('heading', { name: 'Team speed' })).toBeVisible()
  await expect(screen).toHaveURL(address)
  await expect(screen.getByRole('textbox')).toHaveCount(0)

  const anew = page.getByRole('button', { name: 'Make a new link' })
  const question = page.getByRole('alertdialog', { name: 'Make a new link?' })
  await anew.click()
  await question.getByRole('button', { name: 'Keep the old link' }).click()
  expect(await copied()).toBe(old)
  await anew.click()
  await expect(question).toContainText('The old link ends at once, with every screen that shows it.')
  await question.getByRole('button', { name: 'Make a new link' }).click()
  await expect(question).toHaveCount(0)
  await expect.poll(copied).not.toBe(old)
  const renewed = await copied()

  // The screen keeps its figures, says what happened, and asks nobody for a password.
  await screen.clock.runFor('01:05')
  await expect(screen.getByText(/^The link of this screen has ended\. Ask planning for the new link/)).toBeVisible()
  await expect(screen.getByRole('heading', { name: 'Team speed' })).toBeVisible()
  await expect(screen).toHaveURL(address)
  const other = await open({ viewport: tv })
  await prepareDevice(other, 'harbour', null)
  await other.goto(old)
  await expect(other.getByRole('alert')).toContainText('This link is no longer valid: it was renewed or has ended.')
  for (const wallScreen of [screen, other]) {
    await wallScreen.goto(renewed)
    await expect(wallScreen.getByRole('heading', { name: 'Team speed' })).toBeVisible()
    await expect(wallScreen).toHaveURL(address)
    await expect(wallScreen.getByText(/^The link of this screen has ended/)).toHaveCount(0)
  }
})
