import type { CDPSession, Page } from '@playwright/test'

/** How many times what is held after `settledAfter` refreshes may be held at the end. */
export const heapBar = 1.02

/** Refreshes after which everything that is made once has been made: what grows from here on is a leak. */
export const settledAfter = 864

/**
 * A page whose scripts are only interpreted. The machine code V8 makes of what runs often comes and goes for days, and
 * would outweigh a leak: in a page of 8 MB it was 190 KB where all objects together had grown by 56 bytes.
 */
export const interpreted = '--js-flags=--no-opt,--no-maglev,--no-sparkplug,--no-flush-bytecode'

/** What a screen on the wall holds on to. */
interface Held {
  /** Bytes of what scripts can reach; of the document they hold on to, nodes and listeners are counted. */
  heap: number
  nodes: number
  listeners: number
}

interface Soaked {
  refreshes: number
  failed: number
  before: Held
  after: Held
  seconds: number
}

interface Counted {
  asked: number
  failed: number
  isStill: boolean
}

/**
 * Before the page's own scripts: a minute passes in a few milliseconds, and of the loads of a month one in 32 fails in
 * one of the ways a network and a server know. One in 256 is really asked for, the others are answered as that one was.
 */
export const hurry = (seed: number) => {
  const wait = window.setTimeout.bind(window)
  // The patience of a load stays longer than a load; what else the server is asked for stays seldom.
  const shorter = (ms: number) => (ms === 20_000 ? 150 : ms === 300_000 ? 15_000 : ms >= 1_000 ? ms / 5_000 : ms)
  window.setTimeout = ((run: () => void, ms = 0, ...rest: unknown[]) =>
    wait(run, shorter(ms), ...rest)) as typeof window.setTimeout

  let state = seed
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const counted: Counted = { asked: 0, failed: 0, isStill: false }
  Object.assign(window, { counted })
  const never = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
  const json = (body: string) => new Response(body, { headers: { 'content-type': 'application/json' } })
  const faults: readonly ((request: Request) => Response | Promise<Response>)[] = [
    () => new Response('', { status: 500 }),
    () => new Response('', { status: 503 }),
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => json('{"items":null,"total":1}'),
    () => json('<!doctype html>'),
    () => json('{"items":[{"date":"today","amount":"much"}],"total":1}'),
    ({ signal }) => never(signal),
  ]
  const known = new Map<string, string>()
  const really = window.fetch.bind(window)
  window.fetch = async (asked: RequestInfo | URL, options?: RequestInit) => {
    const request = new Request(asked, options)
    if (!/\/plusCrewValue(s|Datas)\?/.test(request.url)) return really(request)
    if (request.url.includes('/plusCrewValues?')) counted.asked++
    if (counted.isStill) return never(request.signal)
    if (random() < 1 / 32) {
      counted.failed++
      const fault = faults[Math.floor(random() * faults.length)]
      if (fault) return fault(request)
    }
    const before = known.get(request.url)
    if (before !== undefined && random() > 1 / 256) return json(before)
    const answer = await really(request)
    if (answer.ok) known.set(request.url, await answer.clone().text())
    return answer
  }
}

const countedOn = (page: Page) => page.evaluate(() => ({ ...(window as unknown as { counted: Counted }).counted }))
const beStill = (page: Page, isStill: boolean) =>
  page.evaluate(still => {
    ;(window as unknown as { counted: Counted }).counted.isStill = still
  }, isStill)
const until = (page: Page, refreshes: number) =>
  page.waitForFunction(count => (window as unknown as { counted: Counted }).counted.asked >= count, refreshes, {
    polling: 1_000,
    timeout: 0,
  })

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
  nodes: number[]
}

/**
 * Bytes of what scripts can reach. What the browser counts as used includes what nobody holds any longer, and what it
 * holds by itself goes when it likes: the files of the page after five minutes, 0.34 of 8 MB.
 */
async function reachable(cdp: CDPSession): Promise<number> {
  const chunks: string[] = []
  const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  cdp.off('HeapProfiler.addHeapSnapshotChunk', keep)
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot
  const fields = snapshot.meta.node_fields
  const type = fields.indexOf('type')
  const size = fields.indexOf('self_size')
  const native = snapshot.meta.node_types[0].indexOf('native')
  let bytes = 0
  for (let node = 0; node < nodes.length; node += fields.length)
    if (nodes[node + type] !== native) bytes += nodes[node + size] ?? 0
  return bytes
}

/** Weighed while nothing is under way. */
async function weigh(page: Page, cdp: CDPSession): Promise<Held> {
  await beStill(page, true)
  // A weak reference is only let go of by the collection after the next.
  for (let round = 0; round < 4; round++) {
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 200))))
    await cdp.send('HeapProfiler.collectGarbage')
  }
  const heap = await reachable(cdp)
  const { metrics } = await cdp.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find(one => one.name === name)?.value ?? Number.NaN
  await beStill(page, false)
  return { heap, nodes: metric('Nodes'), listeners: metric('JSEventListeners') }
}

/** Refreshes between two weighings. */
const apart = 16

const least = (a: Held, b: Held): Held => ({
  heap: Math.min(a.heap, b.heap),
  nodes: Math.min(a.nodes, b.nodes),
  listeners: Math.min(a.listeners, b.listeners),
})

/** The least of several weighings: a load that hangs or waits for its next try comes and goes, a leak stays. */
async function holds(page: Page, cdp: CDPSession, weighings: number, isEnough = (_: Held) => false): Promise<Held> {
  let held: Held = { heap: Infinity, nodes: Infinity, listeners: Infinity }
  for (let count = 0; count < weighings && !isEnough(held); count++) {
    const { asked } = await countedOn(page)
    await until(page, asked + apart)
    held = least(held, await weigh(page, cdp))
  }
  return held
}

/** Lets a page that presents refresh so often, and weighs what it holds on to. */
export async function soak(page: Page, refreshes: number): Promise<Soaked> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const begun = Date.now()
  await until(page, settledAfter)
  const before = await holds(page, cdp, 5)
  await until(page, refreshes)
  const after = await holds(
    page,
    cdp,
    20,
    held => held.heap <= before.heap * heapBar && held.nodes <= before.nodes && held.listeners <= before.listeners,
  )
  const { asked, failed } = await countedOn(page)
  return { refreshes: asked, failed, before, after, seconds: (Date.now() - begun) / 1000 }
}

export const lineOfSoak = ({ refreshes, failed, before, after, seconds }: Soaked): string =>
  `${refreshes} refreshes of a screen on the wall, ${failed} loads failed: heap ${(before.heap / 1e6).toFixed(2)} → ` +
  `${(after.heap / 1e6).toFixed(2)} MB (× ${(after.heap / before.heap).toFixed(4)}), nodes ${before.nodes} → ` +
  `${after.nodes}, listeners ${before.listeners} → ${after.listeners}, ${Math.round(seconds)} s`
