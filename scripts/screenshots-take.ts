import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { type Browser, chromium, type Page } from 'playwright'
import { browserFlags, ensureBrowser } from './browser.ts'

/** Two pages at once: more gain nothing on a small machine and make slow stories run out of time. */
const pages = 2
const patienceMs = 20_000
const moment = new Date('2026-06-12T08:00:00Z')

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }
const views = (['phone', 'desk'] as const).flatMap(size =>
  (['light', 'dark'] as const).map(scheme => ({ size, scheme })),
)
type View = (typeof views)[number]

/** Ids of the built stories; with words, of those that contain one of them. */
export function storiesIn(storybook: string, words: readonly string[]): string[] {
  const index: { entries: Record<string, { type: string; id: string }> } = JSON.parse(
    readFileSync(join(storybook, 'index.json'), 'utf8'),
  )
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story')
  return stories.map(({ id }) => id).filter(id => words.length === 0 || words.some(word => id.includes(word)))
}

export const storyOf = (picture: string): string => picture.replace(/\.(phone|desk)\.(light|dark)\.png$/, '')

/** How far the story has come; Storybook runs its play function before it says `finished`. */
const phaseOf = (page: Page) =>
  page.waitForFunction(
    () => {
      const { __STORYBOOK_PREVIEW__: preview } = window as {
        __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
      }
      if (document.body.classList.contains('sb-show-errordisplay')) return 'errored'
      const phase = preview?.currentRender?.phase
      return phase === 'finished' || phase === 'errored' || phase === 'aborted' ? phase : null
    },
    undefined,
    { timeout: patienceMs },
  )

async function take(page: Page, at: string, story: string, { size, scheme }: View, folder: string) {
  await page.setViewportSize(sizes[size])
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  // The accessibility check has its own run.
  await page.goto(`${at}/iframe.html?id=${story}&viewMode=story&globals=scheme:${scheme};a11y.manual:!true`)
  const phase = await (await phaseOf(page)).jsonValue()
  if (phase !== 'finished') throw new Error('does not render')
  await page.evaluate(() => document.fonts.ready)
  const path = join(folder, `${story}.${size}.${scheme}.png`)
  await page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide', timeout: patienceMs })
}

const openPage = async (browser: Browser) => {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Berlin', serviceWorkers: 'block' })
  await context.clock.setFixedTime(moment)
  return context.newPage()
}

/** Takes every story in both sizes and both schemes; answers what could not be taken, one sentence each. */
export async function takeAll(storybook: string, stories: readonly string[], folder: string, limitMs: number) {
  const app = new Hono().use(serveStatic({ root: relative(process.cwd(), storybook) }))
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise(resolve => server.once('listening', resolve))
  const address = server.address()
  const at = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags })
  const queue = views.flatMap(view => stories.map(story => ({ story, view }))).reverse()
  const failures: string[] = []
  const until = Date.now() + limitMs
  const work = async () => {
    const page = await openPage(browser)
    for (let job = queue.pop(); job; job = queue.pop()) {
      const { story, view } = job
      if (Date.now() > until) return void failures.push(`${story} ${view.size} ${view.scheme}: no time left`)
      await take(page, at, story, view, folder).catch((error: unknown) =>
        failures.push(`${story} ${view.size} ${view.scheme}: ${String(error).split('\n')[0]}`),
      )
    }
  }
  try {
    await Promise.all(Array.from({ length: pages }, work))
    if (Date.now() > until) failures.push(`${queue.length} more were not begun`)
  } finally {
    await browser.close()
    server.close()
  }
  return failures
}
