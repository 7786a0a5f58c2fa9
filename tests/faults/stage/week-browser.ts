import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type Page, chromium } from 'playwright'
import { browserFlags, ensureBrowser } from '../../../scripts/browser.ts'
import { until } from '../../support/until.ts'

/** A browser with a profile of its own, that can be killed as a phone whose battery is dead, and started again. */
export class DeviceBrowser {
  readonly #profile = mkdtempSync(join(tmpdir(), 'calltime-device-'))
  readonly #address: string
  readonly #kept: (key: string) => unknown
  #process: ChildProcess | undefined
  #browser: Browser | undefined
  kills = 0
  torn = 0

  constructor(address: string, kept: (key: string) => unknown) {
    this.#address = address
    this.#kept = kept
  }

  /** Starts the browser and opens the page. */
  async open(): Promise<Page> {
    const portFile = join(this.#profile, 'DevToolsActivePort')
    rmSync(portFile, { force: true })
    const flags = [...browserFlags, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${this.#profile}`]
    this.#process = spawn(ensureBrowser(), [...flags, 'about:blank'], { stdio: 'ignore', detached: true })
    const port = await until(
      () => /^(\d+)\n/.exec(readFileSync(portFile, 'utf8'))?.[1],
      'the browser to listen',
      30_000,
    )
    this.#browser = await until(
      () => chromium.connectOverCDP(`http://127.0.0.1:${port}`),
      'the browser to answer',
      30_000,
    )
    const [context] = this.#browser.contexts()
    if (!context) throw new Error('the browser has no context')
    const page = context.pages()[0] ?? (await context.newPage())
    await page.exposeFunction('kept', this.#kept)
    await page.goto(this.#address)
    return page
  }

  /** As people close it. */
  async quit(): Promise<void> {
    const over = new Promise(resolve => this.#process?.once('exit', resolve))
    const session = await this.#browser?.newBrowserCDPSession()
    await session?.send('Browser.close').catch(() => undefined)
    await over
    this.#process = undefined
  }

  /** Without a word to the page. */
  async kill(): Promise<void> {
    const { pid } = this.#process ?? {}
    if (pid === undefined) return
    const over = new Promise(resolve => this.#process?.once('exit', resolve))
    // Its own process group and nothing else.
    process.kill(-pid, 'SIGKILL')
    await over
    await this.#browser?.close().catch(() => undefined)
    this.#process = undefined
    this.kills++
  }

  /** As a kill in the middle of writing can leave it, while no browser runs: the next one begins an empty database. */
  tearDatabase(): void {
    const databases = join(this.#profile, 'Default/IndexedDB')
    const found = readdirSync(databases).filter(name => name.endsWith('.leveldb'))
    if (!found.length) throw new Error('there is no database to tear')
    for (const name of found) writeFileSync(join(databases, name, 'CURRENT'), 'torn')
    this.torn++
  }

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}
