/** How soon a month of a thousand people stands there, beside the same drawn by hand and by two libraries, in one Chromium. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { browserFlags, ensureBrowser } from '../../scripts/browser.ts'
import { dictionaries } from '../../scripts/vite-dictionaries.ts'
import { month } from './planning/month.ts'

/** The whole screen, its grid alone, the same grid by hand, and two libraries. */
const all = ['screen', 'grid', 'byHand', 'fullCalendar', 'vis'] as const
export type Drawn = (typeof all)[number]
const slower = 4
const rounds = 9
/** They take minutes, hundreds of times as long: nothing is told by taking them more often. */
const roundsOfLibraries = 1
const libraries = new Set<Drawn>(['fullCalendar', 'vis'])
const people = 1000

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

async function serve(folder: string, answers: ReadonlyMap<string, string>) {
  const page =
    '<!doctype html><html lang="en"><link rel="stylesheet" href="/page.css"><script type="module" src="/page.js"></script></html>'
  const server = createServer(({ url = '/' }, outgoing) => {
    const answer = answers.get(url)
    if (answer) return outgoing.setHeader('content-type', 'application/json').end(answer)
    if (url === '/') return outgoing.setHeader('content-type', 'text/html; charset=utf-8').end(page)
    const type = types[extname(url)]
    if (!type) return outgoing.writeHead(404).end()
    return outgoing.setHeader('content-type', type).end(readFileSync(join(folder, url)))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}/` }
}

interface Mounted {
  ms: number
  nodes: number
  /** Bytes that scripts can reach, after a collection. */
  heap: number
  /** Words of the rows that are drawn, in any order. */
  rows: string
}

/** A page of its own, on which a few people were drawn before: what is measured is the calendar, not the reading of scripts. */
async function mounted(browser: Browser, address: string, drawn: Drawn, path: string): Promise<Mounted> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(address)
    await page.waitForFunction(() => 'bench' in window)
    await page.evaluate(
      async ([what, from]) => {
        await window.bench.load(what, from)
        await document.fonts.ready
      },
      [drawn, path] as [Drawn, string],
    )
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const ms = await page.evaluate(() => window.bench.mount())
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    const seen = await page.evaluate(() => ({
      nodes: document.body.querySelectorAll('*').length,
      rows: [...document.querySelectorAll<HTMLElement>('[style*="--at:"]')]
        .map(row => row.innerText.toLowerCase().split(/\s+/).toSorted().join(' '))
        .toSorted()
        .slice(0, 20)
        .join('\n'),
    }))
    return { ms, heap: usedSize, ...seen }
  } finally {
    await page.close()
  }
}

interface Compared {
  drawn: Drawn
  ms: number
  nodes: number
  heap: number
}

/** Medians of each, drawn in turns. */
export async function measurePlanningCalendar(): Promise<Compared[]> {
  const folder = mkdtempSync(join(tmpdir(), 'calltime-planning-'))
  await build({
    configFile: false,
    root: join(import.meta.dirname, '../..'),
    logLevel: 'error',
    publicDir: false,
    plugins: [dictionaries(), react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: {
        input: { page: join(import.meta.dirname, 'planning/page.tsx') },
        output: {
          entryFileNames: '[name].js',
          assetFileNames: asset =>
            asset.names.includes('page.css') ? '[name][extname]' : 'assets/[name]-[hash][extname]',
        },
      },
    },
  })
  const { server, address } = await serve(folder, new Map([['/month', JSON.stringify(month(people))]]))
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags })
  try {
    const taken: (Mounted & { drawn: Drawn })[] = []
    for (let round = 0; round < rounds; round++)
      for (const drawn of all) {
        if (round >= roundsOfLibraries && libraries.has(drawn)) continue
        const one = await mounted(browser, address, drawn, '/month')
        console.error({ round, drawn, ms: one.ms, nodes: one.nodes, heap: one.heap })
        taken.push({ drawn, ...one })
      }
    const [grid, byHand] = (['grid', 'byHand'] as const).map(drawn => taken.find(one => one.drawn === drawn)?.rows)
    if (!grid || grid !== byHand) throw new Error(`what is drawn by hand is something else:\n${grid}\n\n${byHand}`)
    return all.map(drawn => {
      const own = taken.filter(one => one.drawn === drawn)
      return {
        drawn,
        ms: median(own.map(({ ms }) => ms)),
        nodes: median(own.map(({ nodes }) => nodes)),
        heap: median(own.map(({ heap }) => heap)),
      }
    })
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  }
}
