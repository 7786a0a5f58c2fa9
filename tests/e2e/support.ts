import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
  test as base,
  chromium,
  expect,
} from '@playwright/test'
import { type AgencyKey, type Person, freshToken, originOf } from './stage.ts'

/** What went wrong on the pages of a test behind its back. */
export class Troubles {
  readonly #seen: string[] = []
  readonly #excused: RegExp[] = []
  note(trouble: string): void {
    this.#seen.push(trouble)
  }
  /** What a test brings about on purpose. */
  excuse(pattern: RegExp): void {
    this.#excused.push(pattern)
  }
  left = (): string[] => this.#seen.filter(trouble => !this.#excused.some(pattern => pattern.test(trouble)))
}

/** Console errors, uncaught errors, refused content and answers nobody should ever get. */
async function watch(context: BrowserContext, troubles: Troubles): Promise<void> {
  context.on('console', message => {
    // What a request failed with is judged by its status below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      troubles.note(`console: ${message.text()}`)
  })
  context.on('weberror', error => troubles.note(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('response', response => {
    const status = response.status()
    if ((status >= 500 || status === 400) && !response.headers()['x-fault'])
      troubles.note(`${status}: ${response.request().method()} ${response.url()}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      console.error(`refused by ${violatedDirective}: ${blockedURI} at ${sourceFile}:${lineNumber}`),
    )
  })
}

/** What stands on the other devices of a test that failed: of its own page the report says so. */
async function sayPages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const text = await page.innerText('body', { timeout: 5_000 }).catch(String)
    console.log(`On a page: ${page.url()}: ${text.replaceAll(/\s+/g, ' ').slice(0, 500)}`)
  }
}

interface Fixtures {
  /** Browsers a test has opened by itself go with it: whatever stays open asks the server on and on. */
  alone: void
  troubles: Troubles
  /** Another browser, as a second device has one. It is closed, and its troubles count, at the end of the test. */
  open: (options?: BrowserContextOptions) => Promise<Page>
  /** A browser whose profile outlives it: launched again, it is the same device. Its profile goes with the test. */
  launch: () => Promise<BrowserContext>
}

export const test = base.extend<Fixtures>({
  troubles: async ({ browserName: _ }, use) => {
    const troubles = new Troubles()
    await use(troubles)
    expect(troubles.left(), 'nothing goes wrong behind the scenes').toEqual([])
  },
  alone: [
    async ({ browser }, use) => {
      await use()
      for (const context of browser.contexts()) await context.close()
    },
    { auto: true },
  ],
  context: async ({ context, troubles }, use) => {
    await watch(context, troubles)
    await use(context)
  },
  open: async ({ browser, troubles }, use, info) => {
    const opened: BrowserContext[] = []
    await use(async options => {
      const context = await browser.newContext(options)
      opened.push(context)
      await watch(context, troubles)
      return context.newPage()
    })
    for (const context of opened) {
      if (info.status !== info.expectedStatus) await sayPages(context)
      await context.close()
    }
  },
  launch: async ({ troubles, launchOptions, viewport, locale, timezoneId, baseURL }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'calltime-browser-'))
    const launched: BrowserContext[] = []
    const where = { ...(locale && { locale }), ...(timezoneId && { timezoneId }), ...(baseURL && { baseURL }) }
    const options = { ...launchOptions, ...where, viewport, serviceWorkers: 'allow' as const }
    await use(async () => {
      const context = await chromium.launchPersistentContext(profile, options)
      launched.push(context)
      await watch(context, troubles)
      return context
    })
    for (const context of launched) await context.close()
    await rm(profile, { recursive: true, force: true })
  },
})
export { expect }

/** A device that knows the agency: English was chosen on it once, and perhaps somebody is logged in. */
export async function prepareDevice(page: Page, agency: AgencyKey, token: string | null): Promise<void> {
  await page.goto(`${originOf(agency)}/version.json`)
  await page.evaluate(given => {
    if (!localStorage.getItem('uiSettings')) localStorage.setItem('uiSettings', '{"language":"en"}')
    if (given !== null) localStorage.setItem('token', given)
  }, token)
}

/** Logged in without the form: the token lies in storage when the page opens, as after an earlier visit. */
export async function loginAs(page: Page, who: Pick<Person, 'agency' | 'login'>, path = '/'): Promise<string> {
  const token = await freshToken(who)
  await prepareDevice(page, who.agency, token)
  await page.goto(originOf(who.agency) + path)
  return token
}

/** Through the form, as people do. */
export async function logInByForm(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel('E-mail or login').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

export const menuButton = (page: Page): Locator => page.getByRole('button', { name: 'Menu', exact: true })

/** Opens the sidebar and gives it. */
export async function openSidebar(page: Page): Promise<Locator> {
  const sidebar = page.getByRole('dialog', { name: 'Menu' })
  if (!(await sidebar.isVisible())) await menuButton(page).click()
  await expect(sidebar).toBeVisible()
  return sidebar
}

export async function logOut(page: Page): Promise<void> {
  await (await openSidebar(page)).getByRole('button', { name: 'Log out' }).click()
}

/** A tablet whose session names a kiosk that nobody started: it says so, on its own page, with one way on. */
export async function isKioskOf(page: Page, crew: string): Promise<void> {
  await expect(page).toHaveURL(`/crews/${crew}/check-in`)
  await expect(page.getByRole('heading', { name: 'This kiosk is over' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveText(['Sign in'])
  await expect(page.getByRole('link')).toHaveCount(0)
}

/** The server's clock goes with the one in the test's hands: any answer would set the page right otherwise. */
export const serverGoesAlong = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const get = Headers.prototype.get
    Headers.prototype.get = function (name) {
      return name === 'Server-Time' ? new Date().toISOString() : get.call(this, name)
    }
  })

/** Whatever the build made: parts loaded late are named by their hash alone, so that none can be told from another. */
export const builtFiles = '**/assets/**'

/** What is shown of the screen: while another one comes, the one before lies hidden beside it. */
export const mainOf = (page: Page): Locator => page.locator('main').filter({ visible: true })

/** A screen is there: its words, and no bone of a skeleton. */
export async function settled(page: Page): Promise<void> {
  await expect(mainOf(page)).toBeVisible()
  await expect(page.locator('[role=status][aria-busy=true]')).toHaveCount(0)
}

export const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).map(([key, value]) => [key, String(value)])))

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[]
}

/** What depends on colours; all else is the same markup in either scheme. */
const axeOnColours = ['color-contrast', 'link-in-text-block']

/** What axe objects to, each with the places where; the colours alone where the rest was judged in the other scheme. */
export async function axe(page: Page, judge: 'everything' | 'colours' = 'everything'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const result = await page.evaluate(
    async (runOnly): Promise<AxeResult> => {
      const { axe: tool } = window as unknown as {
        axe: { run: (root: Document, options: object) => Promise<AxeResult> }
      }
      // What is far away is laid out in a box of a guessed height, and would be judged by where that box cuts it off.
      const laidOut = new CSSStyleSheet()
      laidOut.replaceSync('* { content-visibility: visible !important }')
      document.adoptedStyleSheets.push(laidOut)
      const result = await tool.run(document, {
        runOnly,
        resultTypes: ['violations'],
        preload: false,
      })
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== laidOut)
      return result
    },
    judge === 'colours' ? { type: 'rule', values: axeOnColours } : { type: 'tag', values: axeTags },
  )
  return result.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      node => `${id} (${help}) at ${node.target.join(' ')}: ${(node.failureSummary ?? '').replaceAll('\n', ' ')}`,
    ),
  )
}

/** Whether the page can be pushed sideways. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Where a person stands, in metres north of a place; location is allowed. */
export async function standsAt(
  context: BrowserContext,
  agency: AgencyKey,
  place: { latitude: number; longitude: number },
  metresNorth = 0,
): Promise<void> {
  await context.grantPermissions(['geolocation'], { origin: originOf(agency) })
  await context.setGeolocation({
    latitude: place.latitude + metresNorth / 111_320,
    longitude: place.longitude,
    accuracy: 12,
  })
}

/** The browser refuses location, as after "Block". */
export const refusesLocation = (context: BrowserContext, agency: AgencyKey): Promise<void> =>
  context.grantPermissions([], { origin: originOf(agency) })
