import { defineConfig } from '@playwright/test'
import { browserFlags, ensureBrowser } from './scripts/browser.ts'
import { quickPlace, temporaryFolder } from './tests/support/files/temporary-folder.ts'

const port = Number(process.env.E2E_PORT ?? 4170)
// Workers read the configuration anew: they must not make a folder of their own.
if (process.env.E2E_DATA === undefined) {
  const folder = temporaryFolder(quickPlace())
  process.env.E2E_DATA = folder.path
  process.on('exit', folder.remove)
}
const dataDir = process.env.E2E_DATA

/** The built application on a database of its own, in a real browser. */
export default defineConfig({
  testDir: 'tests/e2e',
  // What runs for minutes on end belongs to the whole sizes.
  testIgnore: process.env.CALLTIME_FULL ? [] : ['**/*.soak.spec.ts'],
  outputDir: '.cache/e2e',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  // How long it takes on a busy machine is not what is tried: one patience for all.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: { executablePath: ensureBrowser(), args: browserFlags },
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // What moves is over at once: a journey waits for what is there, not for how it comes.
    contextOptions: { reducedMotion: 'reduce' },
    // Costs a third of the time; a failure says what was on the page without it.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node --enable-source-maps dist/server/main.js',
    url: `http://localhost:${port}/health/ready`,
    // The demo is made at its first start.
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_ENV: 'production' },
  },
})
