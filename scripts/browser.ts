import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { chromium } from 'playwright'

/** Flags under which headless Chromium runs in containers and asks nobody outside for anything. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Chromium without windows: half as fast again, and the same pages. It shows no messages of a page. */
const lightPlace = '/usr/bin/chromium-headless-shell'
const wholePlaces = () => [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  chromium.executablePath(),
]
const firstOf = (places: readonly string[]): string | undefined =>
  process.env.CHROMIUM ?? places.find(path => existsSync(path))

/** A Chromium to test with: CHROMIUM, one installed on the system, or Playwright's own; null when there is none. */
export const findBrowser = (): string | null => firstOf([lightPlace, ...wholePlaces()]) ?? null

/** One that shows messages of a page as well, where there is one; otherwise whichever there is. */
export const findWholeBrowser = (): string => firstOf(wholePlaces()) ?? ensureBrowser()

/** Finds a browser and installs what is missing, once for all processes of a run; throws one sentence that says how to get one. */
export function ensureBrowser(): string {
  const missing = [lightPlace, '/usr/bin/chromium'].filter(path => !existsSync(path))
  if (process.env.CHROMIUM === undefined && missing.length && isDebian() && process.getuid?.() === 0) install(missing)
  if (!findBrowser()) spawnSync('npx', ['playwright', 'install', 'chromium'], quietly)
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    'No Chromium was found and none could be installed: install Chromium or Chrome, or set CHROMIUM to its path.',
  )
}

const quietly = { stdio: 'ignore' as const, timeout: 300_000 }
const ASKED = 'CALLTIME_BROWSERS_ASKED_FOR'

/** What Debian has under the name of the program. */
function install(paths: readonly string[]): void {
  if (process.env[ASKED]) return
  process.env[ASKED] = 'yes'
  spawnSync('apt-get', ['update'], quietly)
  for (const path of paths) spawnSync('apt-get', ['install', '-y', '--no-install-recommends', basename(path)], quietly)
}

function isDebian(): boolean {
  try {
    return /debian/i.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}
