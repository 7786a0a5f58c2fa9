/** How soon the last tap of signing is answered on a slow phone, with twenty pages behind it. */
import { join } from 'node:path'
import { type Page, chromium } from '@playwright/test'
import { browserFlags, ensureBrowser } from '../../scripts/browser.ts'
import { readConfig } from '../../server/config.ts'
import { seedDemo } from '../../server/demo/seed.ts'
import { createLog } from '../../server/log.ts'
import { startServer } from '../../server/start.ts'
import { drawsOn } from '../e2e/pad.ts'
import { createTestDatabase, startTestCluster } from '../support/database.ts'
import { paper } from '../support/files/papers.ts'
import { bareButton, median, slowPage, tapped } from './taps.ts'

const slower = 4
const pages = 20
const papers = 5
const root = join(import.meta.dirname, '../..')
const confirm = 'dialog button:has-text("Sign the document")'
const signed = 'main [role=status] h2'

/** As somebody of the agency's, by name of their login; outside of any page. */
function asker(origin: string) {
  return async <T>(path: string, { token, body }: { token?: string; body?: object | Uint8Array }): Promise<T> => {
    const isFile = body instanceof Uint8Array
    const answer = await fetch(`${origin}/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'idempotency-key': crypto.randomUUID(),
        'content-type': isFile ? 'application/pdf' : 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: isFile ? Buffer.from(body) : JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return (await answer.json()) as T
  }
}

/** From the finger on the glass until it says that it is signed. */
async function signs(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await page.getByText(`Page 1 of ${pages}`).waitFor()
  // A stream stays open here: what is drawn and loaded behind it is given its time.
  await page.locator('canvas').first().waitFor()
  await page.waitForTimeout(3_000)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await drawsOn(page, 'Your signature')
  await page.locator(confirm).scrollIntoViewIfNeeded()
  return tapped(page, confirm, signed)
}

/** The median of five papers of twenty pages, against a bare button in the same run. */
export async function measureSigning(): Promise<number> {
  const stop = await startTestCluster()
  const { database, close } = await createTestDatabase()
  const log = createLog({ logLevel: 'silent' })
  await seedDemo(database, new Date(), log)
  const config = { ...readConfig({ PORT: '0', DEMO: 'off' }), nodeEnv: 'production' as const }
  const server = await startServer(config, database, log, { web: join(root, 'dist/web'), contract: '{}' })
  const origin = `http://localhost:${server.port}`
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags })
  try {
    const context = await browser.newContext({
      ...{ viewport: { width: 390, height: 844 }, serviceWorkers: 'block', hasTouch: true, reducedMotion: 'reduce' },
    })
    const page = await slowPage(context, slower)
    await page.goto(`${origin}/version.json`)
    const ask = asker(origin)
    const logIn = async (who: string) =>
      (
        await ask<{ token: string }>('/auth/token', {
          body: { login: `${who}@nordlicht.example`, password: 'calltime-demo' },
        })
      ).token
    const [office, crew] = [await logIn('office'), await logIn('crew')]
    type Users = { items: { login: string; person: { id: string } | null }[] }
    const { items: users } = await ask<Users>('/users', { token: office })
    const personId = users.find(({ login }) => login === 'crew@nordlicht.example')?.person?.id
    const { items: types } = await ask<{ items: { id: string; code: string }[] }>('/documentTypes', { token: office })
    const typeId = types.find(({ code }) => code === 'safetyBriefing')?.id
    const bytes = await paper([], pages)
    await page.evaluate(token => {
      localStorage.setItem('uiSettings', '{"language":"en"}')
      localStorage.setItem('token', token)
    }, crew)
    const times: number[] = []
    for (let at = 0; at < papers; at++) {
      const body = { name: `Briefing ${at}`, typeId, signatories: [{ role: 'Crew', personId }] }
      const { id } = await ask<{ id: string }>('/documents', { token: office, body })
      await ask(`/documents/${id}/file`, { token: office, body: bytes })
      times.push(await signs(page, `${origin}/documents/${id}`))
    }
    const bare = await bareButton(context, slower)
    console.error({ times, bare })
    return median(times) / bare
  } finally {
    await browser.close()
    await server.stop()
    await close()
    await stop()
  }
}
