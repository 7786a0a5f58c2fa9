import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { browserFlags, ensureBrowser } from '../../scripts/browser.ts'

const many = 10_000
const rounds = 30
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

interface Sent {
  entries: { key: string }[]
}

/** A server that receives everything, or answers nothing at all. */
async function serve(script: string) {
  const state = { answers: false }
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/outbox.js') return outgoing.setHeader('content-type', 'text/javascript').end(script)
    if (incoming.method !== 'POST')
      return outgoing.setHeader('content-type', 'text/html').end('<script type="module" src="/outbox.js"></script>')
    if (!state.answers) return incoming.socket.destroy()
    let text = ''
    incoming.on('data', (part: Buffer) => (text += part.toString()))
    incoming.on('end', () => {
      const { entries } = JSON.parse(text) as Sent
      const answers = entries.map(({ key }) => ({ key, outcome: 'accepted' }))
      outgoing.setHeader('content-type', 'application/json').end(JSON.stringify({ answers }))
    })
    return undefined
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { server, state, address: `http://localhost:${(server.address() as AddressInfo).port}/` }
}

/** In one browser, side by side: an outbox of ten entries and one of ten thousand, opened; a tap at rest and while one drains. */
export async function measureOutbox() {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'outbox-page.ts')],
    bundle: true,
    format: 'esm',
    write: false,
  })
  const { server, state, address } = await serve(outputFiles[0]?.text ?? '')
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags })
  try {
    const page = await browser.newPage()
    await page.goto(address)
    await page.waitForFunction(() => 'outbox' in window)
    const opens = (person: string) => page.evaluate(who => window.outbox.opens(who), person)
    const taps = (person: string) =>
      page.evaluate(([who, count]) => window.outbox.taps(who, count), [person, rounds] as [string, number])
    const fill = (person: string, count: number) =>
      page.evaluate(([who, all]) => window.outbox.fill(who, all), [person, count] as [string, number])
    await fill('few', 10)
    await fill('many', many)
    await opens('few')
    await opens('many')
    const few: number[] = []
    const lots: number[] = []
    for (let round = 0; round < rounds; round++) {
      few.push(await opens('few'))
      lots.push(await opens('many'))
    }
    const idle = await taps('idle')
    state.answers = true
    const draining = await taps('many')
    const left = await page.evaluate(() => window.outbox.left('many'))
    if (left === 0) throw new Error('everything had gone before the last tap: nothing was measured while it drained')
    return {
      opening: median(lots) / median(few),
      tap: median(draining) / median(idle),
      sentMeanwhile: many - left,
      ms: { few: median(few), many: median(lots), idle: median(idle), draining: median(draining) },
    }
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}
