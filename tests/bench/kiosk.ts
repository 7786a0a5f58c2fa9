/** How soon a tap at a kiosk is answered on a slow tablet, beside a button that does nothing else. */
import { join } from 'node:path'
import { type Page, chromium } from '@playwright/test'
import { browserFlags, ensureBrowser } from '../../scripts/browser.ts'
import { readConfig } from '../../server/config.ts'
import { seedDemo } from '../../server/demo/seed.ts'
import { createLog } from '../../server/log.ts'
import { startServer } from '../../server/start.ts'
import { createTestDatabase, startTestCluster } from '../support/database.ts'
import { bareButton, median, slowPage, tapped } from './taps.ts'

const slower = 6
const root = join(import.meta.dirname, '../..')
const expected = '[data-rows] > button[data-awaited]'
const confirmation = 'main [role=status] p:last-child'

/** Taps people one after the other, each when the faces are back. */
async function taps(page: Page, count: number): Promise<number> {
  const times: number[] = []
  for (let done = 0; done < count; done++) {
    await page.locator(expected).first().waitFor()
    times.push(await tapped(page, expected, confirmation))
    await page.locator(confirmation).waitFor({ state: 'detached' })
  }
  return median(times)
}

interface KioskRatios {
  onlineToBare: number
  offlineToOnline: number
}

/** A crew is soon on site, and three taps are few: the median of five tablets, each with an agency of its own. */
export async function measureKiosk(): Promise<KioskRatios> {
  const tablets: KioskRatios[] = []
  for (let count = 0; count < 5; count++) tablets.push(await measureTablet())
  return {
    onlineToBare: median(tablets.map(({ onlineToBare }) => onlineToBare)),
    offlineToOnline: median(tablets.map(({ offlineToOnline }) => offlineToOnline)),
  }
}

/** An agency without PINs, so that one tap is all. */
async function measureTablet(): Promise<KioskRatios> {
  const stop = await startTestCluster()
  const { database, close } = await createTestDatabase()
  const log = createLog({ logLevel: 'silent' })
  await seedDemo(database, new Date(), log)
  const config = { ...readConfig({ PORT: '0', DEMO: 'off' }), nodeEnv: 'production' as const }
  const server = await startServer(config, database, log, { web: join(root, 'dist/web'), contract: '{}' })
  const origin = `http://harbour.localhost:${server.port}`
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags })
  try {
    // Large enough for the whole crew: pages are not turned while time is taken.
    const context = await browser.newContext({
      viewport: { width: 1280, height: 1024 },
      serviceWorkers: 'block',
      hasTouch: true,
    })
    const page = await slowPage(context, slower)
    await page.goto(`${origin}/version.json`)
    await page.evaluate(async () => {
      const ask = async <T>(path: string, token: string | null, body?: object): Promise<T> => {
        const answer = await fetch(`/api/v1${path}`, {
          method: body ? 'POST' : 'GET',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': crypto.randomUUID(),
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
        })
        return (await answer.json()) as T
      }
      type Jobs = { items: { status: string; projectCrew: { id: string } }[] }
      const login = { login: 'chief@harbour.example', password: 'calltime-demo' }
      const { token } = await ask<{ token: string }>('/auth/token', null, login)
      const { items } = await ask<Jobs>('/jobs/crewChief?tab=upcoming', token)
      const crew = items.find(({ status }) => status === 'checkedIn')?.projectCrew.id
      const kiosk = await ask<{ token: string }>('/kiosks', token, { crewId: crew, label: 'Bench' })
      localStorage.setItem('token', kiosk.token)
    })
    await page.goto(origin)
    // What follows a tap is loaded behind the faces.
    await page.locator(expected).first().waitFor()
    await page.waitForLoadState('networkidle')
    await taps(page, 1)
    const online = await taps(page, 3)
    await context.setOffline(true)
    const offline = await taps(page, 3)
    await context.setOffline(false)
    const bare = await bareButton(context, slower)
    console.error({ online, offline, bare })
    return { onlineToBare: online / bare, offlineToOnline: offline / online }
  } finally {
    await browser.close()
    await server.stop()
    await close()
    await stop()
  }
}
