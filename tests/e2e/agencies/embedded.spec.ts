import { execFile } from 'node:child_process'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FrameLocator, Page } from '@playwright/test'
import { call, demoPerson, hostOf, originOf, password, port, today } from '../stage.ts'
import { axe, expect, loginAs, logInByForm, mainOf, menuButton, scrollsSideways, settled, test } from '../support.ts'

const agency = 'harbour'
const own = originOf(agency)

/** A site of somebody else that shows an address in a frame. */
let site: Server
let at: (host: string) => string
/** Of the same registrable name as the agency, so that the browser lets the frame store. */
const portal = () => at('portal.harbour.localhost')
/** Of another name: the browser lets the frame store nothing. */
const foreign = () => at('127.0.0.1')

const run = promisify(execFile)
const allow = (...sites: string[]) =>
  run(
    process.execPath,
    [
      ...['--import', 'tsx', 'scripts/tenant.ts', 'frames', '--host', hostOf(agency)],
      ...(sites.length ? sites.flatMap(one => ['--allow', one]) : ['--none']),
    ],
    { cwd: join(import.meta.dirname, '../../..'), env: { ...process.env, DATA_DIR: process.env['E2E_DATA'] ?? '' } },
  )

test.beforeAll(async () => {
  site = createServer((request, response) => {
    const shown = new URL(request.url ?? '/', 'http://site').searchParams.get('show') ?? ''
    response.setHeader('content-type', 'text/html')
    response.end(
      `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Portal</title>` +
        `<iframe title="Crew" width="380" height="780" src="${shown.replaceAll('&', '&amp;')}"></iframe>`,
    )
  })
  await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve))
  const { port: sitePort } = site.address() as AddressInfo
  at = host => `http://${host}:${sitePort}`
  await allow(portal(), foreign())
})
test.afterAll(async () => {
  await allow()
  site.close()
})

const show = async (page: Page, from: string, path: string): Promise<FrameLocator> => {
  await page.goto(`${from}/?show=${encodeURIComponent(own + path)}`)
  return page.frameLocator('iframe')
}
const menuIn = (frame: FrameLocator | Page) => frame.getByRole('navigation', { name: 'Main' })
async function logInWithin(frame: FrameLocator, login: string) {
  await frame.getByLabel('E-mail or login').fill(login)
  await frame.getByLabel('Password', { exact: true }).fill(password)
  await frame.getByRole('button', { name: 'Log in' }).click()
}

for (const [where, from] of [
  ['a site that lets it store', portal],
  ['a site that lets it store nothing', foreign],
] as const)
  test(`in a frame of ${where}, people log in and get about by the menu at the top`, async ({ page }) => {
    const frame = await show(page, from(), '/')
    await expect(frame.getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(menuIn(frame)).toHaveCount(0)
    await logInWithin(frame, demoPerson(agency, 'crew').login)
    const links = menuIn(frame).getByRole('link')
    await expect(links).toHaveText(['Home', 'Version'])
    await expect(links.first()).toHaveAttribute('aria-current', 'page')
    await expect(frame.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0)
    await expect(frame.locator('body')).toHaveCSS('padding-top', '65px')
    await links.nth(1).click()
    await expect(frame.getByRole('heading', { level: 1, name: 'Version' })).toBeVisible()
    await expect(links.nth(1)).toHaveAttribute('aria-current', 'page')
    await links.first().click()
    await expect(links.first()).toHaveAttribute('aria-current', 'page')
    await frame.getByRole('link', { name: /^All \d+/ }).click()
    await expect(frame.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
    await frame.getByRole('button', { name: 'Back' }).click()
    await expect(links.first()).toHaveAttribute('aria-current', 'page')
  })

test('a site the agency does not name gets nothing to show', async ({ page, troubles }) => {
  troubles.excuse(/frame-ancestors/)
  await page.goto(`${at('stranger.localhost')}/?show=${encodeURIComponent(`${own}/login`)}`)
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/')
  expect(troubles.left()).toEqual([])
})

test('only pages may be framed, only by whom the agency names', async ({ page }) => {
  const frameAncestors = async (path: string, host = hostOf(agency)) => {
    const answer = await page.request.get(`http://127.0.0.1:${port}${path}`, { headers: { host: `${host}:${port}` } })
    return /frame-ancestors ([^;]*)/.exec(answer.headers()['content-security-policy'] ?? '')?.[1]
  }
  expect(await frameAncestors('/jobs')).toBe(`${portal()} ${foreign()}`)
  // Nordlicht's demo may be tried in a frame, from the one origin the README names.
  expect(await frameAncestors('/', 'localhost')).toBe('http://localhost:8080')
  for (const path of ['/api/v1/tenant', '/api/v1/jobs', '/api/docs', '/theme.css', '/version.json', '/nothing.js'])
    expect(await frameAncestors(path), path).toBe("'none'")
  expect((await call(agency, null, 'GET', '/tenant')).status).toBe(200)
})

test('a theme in the address is kept for the tab, and only for it', async ({ page, open }) => {
  await loginAs(page, demoPerson(agency, 'planner'), '/?theme=product')
  await expect(menuIn(page).getByRole('link')).toHaveText(['Home', 'Planning calendar', 'Crew info'])
  await page.goto(`${own}/version`)
  await expect(menuIn(page).getByRole('link')).toHaveText(['Home', 'Planning calendar', 'Crew info'])
  await page.goto(`${own}/?theme=unheard-of`)
  await expect(menuIn(page).getByRole('link')).toHaveText(['Home', 'Version'])
  const other = await open()
  await loginAs(other, demoPerson(agency, 'planner'))
  await expect(menuButton(other)).toBeVisible()
})

test('a theme survives the login', async ({ page }) => {
  await page.goto(`${own}/login?theme=product`)
  await logInByForm(page, demoPerson(agency, 'office').login, password)
  await expect(page).toHaveURL(`${own}/`)
  await expect(menuIn(page).getByRole('link')).toHaveText(['Home', 'Planning calendar', 'Payrolls', 'Contracts'])
  await expect(menuButton(page)).toHaveCount(0)
})

test('a task keeps its own bar at the foot, and the menu stays at the top', async ({ page }) => {
  const { crewId } = await today(agency)
  await loginAs(page, demoPerson(agency, 'crew'), `/crews/${crewId}/check-in?theme=default`)
  await expect(page.locator('[data-action-bar]')).toBeVisible()
  await expect(menuIn(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Check in' })).toBeVisible()
})

test('public pages have neither menu nor bars, whoever looks', async ({ page }) => {
  for (const path of ['/public/nothing-here', '/jobs/public/x', '/public/nothing-here?theme=default']) {
    await page.goto(own + path)
    await expect(page.getByText('Not found', { exact: false }).first()).toBeVisible()
    await expect(page.locator('header, nav')).toHaveCount(0)
  }
  await loginAs(page, demoPerson(agency, 'crew'), '/public/nothing-here')
  await expect(mainOf(page)).toBeVisible()
  await expect(page.locator('header, nav')).toHaveCount(0)
})

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [1440, 900],
] as const)
  test(`embedded at ${width} pixels: nothing is hidden, nothing offends`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await loginAs(page, demoPerson(agency, 'crew'), '/?theme=default')
    await expect(menuIn(page)).toBeVisible()
    for (const path of ['/', '/jobs', '/version', '/does-not-exist']) {
      await page.goto(own + path)
      await settled(page)
      await expect(menuIn(page)).toBeVisible()
      const [menu, main] = [await menuIn(page).boundingBox(), await mainOf(page).boundingBox()]
      expect(menu?.height, path).toBe(65)
      expect(main?.y, path).toBeGreaterThanOrEqual(65)
      expect(await scrollsSideways(page), path).toBe(false)
      expect(await axe(page), path).toEqual([])
    }
  })
