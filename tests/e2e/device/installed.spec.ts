import type { Page } from '@playwright/test'
import { demoPerson, originOf } from '../stage.ts'
import { expect, loginAs, openSidebar, settled, test } from '../support.ts'
import { faces, openKiosk } from '../tablet.ts'

test.use({ serviceWorkers: 'allow' })
// A worker keeps the whole application before it is in charge, which takes most of a minute on a busy machine.
const person = demoPerson('nordlicht', 'crew')

const inCharge = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => (await navigator.serviceWorker.ready, navigator.serviceWorker.controller !== null)),
      // It keeps the whole application first.
      { timeout: 45_000 },
    )
    .toBe(true)
/** A worker from another address is a new version to the browser. */
const newVersion = (page: Page, name: string) =>
  page.evaluate(async script => void (await navigator.serviceWorker.register(`/sw.js?${script}`)), name)
/** Of two files on the device one is marked, one is taken away. */
const touchKept = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('shell-v1')
    const [kept, missing] = (await cache.keys()).map(({ url }) => url).filter(url => url.endsWith('.js'))
    if (kept === undefined || missing === undefined) throw new Error('the worker keeps no files')
    const answer = await cache.match(kept)
    const headers = { 'content-type': 'text/javascript', 'x-kept': 'as it was' }
    await cache.put(kept, new Response(await answer?.blob(), { headers }))
    await cache.delete(missing)
    return { kept, missing }
  })
const keptNow = (page: Page, { kept, missing }: { kept: string; missing: string }) =>
  page.evaluate(
    async urls => {
      const cache = await caches.open('shell-v1')
      const [first, second] = [await cache.match(urls.kept), await cache.match(urls.missing)]
      return { kept: first?.headers.get('x-kept') ?? 'fetched again', missing: second?.ok ? 'fetched' : 'missing' }
    },
    { kept, missing },
  )
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

test('Chromium finds nothing that keeps the application from being installed', async ({ launch }) => {
  const context = await launch()
  const page = await context.newPage()
  await loginAs(page, person)
  await settled(page)
  await inCharge(page)
  const session = await context.newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  const { errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
})

test('where the browser offers it, the sidebar installs; once it was asked, the entry is gone', async ({ page }) => {
  await loginAs(page, person)
  await settled(page)
  const sidebar = await openSidebar(page)
  const entry = sidebar.getByRole('button', { name: 'Install as an app' })
  await expect(entry).toHaveCount(0)
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt'), {
      prompt: () => {
        document.body.dataset['asked'] = 'yes'
        return Promise.resolve()
      },
    })
    window.dispatchEvent(offer)
  })
  await entry.click()
  await expect(page.locator('body')).toHaveAttribute('data-asked', 'yes')
  await expect(entry).toHaveCount(0)
})

test('on iOS the sidebar says how', async ({ page }) => {
  await page.addInitScript(() => void Object.assign(navigator, { standalone: false }))
  await loginAs(page, person)
  await settled(page)
  await expect((await openSidebar(page)).getByText('Add to Home Screen')).toBeVisible()
})

test('a new version waits until somebody says so, then the page is of it', async ({ page }) => {
  await loginAs(page, person)
  await settled(page)
  await inCharge(page)
  await mark(page)
  const touched = await touchKept(page)
  await newVersion(page, 'next')
  const note = page.getByText('A new version is ready.')
  await expect(note).toBeVisible()
  expect(await isMarked(page)).toBe(true)
  // What lay on the device was not fetched once more; what was missing is there.
  expect(await keptNow(page, touched)).toEqual({ kept: 'as it was', missing: 'fetched' })
  const reloaded = page.waitForEvent('domcontentloaded')
  await page.getByRole('button', { name: 'Reload' }).click()
  await reloaded
  expect(await isMarked(page)).toBe(false)
  await settled(page)
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\?next$/)
})

test('nothing reloads while somebody types', async ({ page }) => {
  await loginAs(page, person)
  await settled(page)
  await inCharge(page)
  await mark(page)
  await newVersion(page, 'typing')
  const reload = page.getByRole('button', { name: 'Reload' })
  await expect(reload).toBeVisible()
  await page.evaluate(() => {
    const field = document.createElement('textarea')
    document.querySelector('main')?.append(field)
    field.focus()
  })
  // Pressed from elsewhere: the field keeps the focus.
  await reload.evaluate((button: HTMLButtonElement) => button.click())
  await expect(reload).toHaveCount(0)
  expect(await isMarked(page)).toBe(true)
  const reloaded = page.waitForEvent('domcontentloaded')
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await reloaded
  expect(await isMarked(page)).toBe(false)
})

test('a kiosk takes a new version by itself a minute after the last touch, and is a kiosk again', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openKiosk(page, 'harbour', 'Renewed')
  await inCharge(page)
  await mark(page)
  await page.clock.install()
  await newVersion(page, 'unattended')
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed')
  await page.clock.fastForward(55_000)
  await page.getByRole('button', { name: 'This tablet' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.clock.fastForward(55_000)
  await expect(faces(page)).toBeVisible()
  expect(await isMarked(page)).toBe(true)
  const reloaded = page.waitForEvent('domcontentloaded')
  await page.clock.fastForward(10_000)
  await reloaded
  expect(await isMarked(page)).toBe(false)
  await expect(faces(page)).toBeVisible()
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\?unattended$/)
})

for (const [what, answer] of [
  ['missing', { status: 404, contentType: 'text/plain', body: 'There is no such file.' }],
  ['a page instead of a script', { status: 200, contentType: 'text/html', body: '<!doctype html>' }],
] as const)
  test(`on localhost a worker that is ${what} is removed, and the page reloads once`, async ({ page, context }) => {
    await loginAs(page, person)
    await settled(page)
    await inCharge(page)
    await context.route('**/sw.js', route => route.fulfill(answer))
    let loads = 0
    page.on('load', () => loads++)
    await page.goto(originOf('nordlicht'))
    await expect.poll(() => loads).toBe(2)
    await settled(page)
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    expect(loads).toBe(2)
  })
