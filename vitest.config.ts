import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { browserFlags, findBrowser } from './scripts/browser.ts'
import { dictionaries } from './scripts/vite-dictionaries.ts'

const setupFiles = ['tests/support/fixed-seeds.ts']
const node = (name: string, include: string[], rest: object = {}) => ({
  plugins: [dictionaries()],
  test: { name, environment: 'node' as const, include, setupFiles, ...rest },
})
/** What kills at random or runs for minutes: whole sizes only. */
const soaks = ['tests/**/*.soak.test.ts']
/** What is asked again until it is so is asked for as long as a busy machine may need. */
const patient = { testTimeout: 120_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } }
const oneByOne = { ...patient, fileParallelism: false }
const withDatabase = {
  isolate: false,
  setupFiles: [...setupFiles, 'tests/support/rows.setup.ts'],
  globalSetup: ['tests/support/database.setup.ts'],
  ...patient,
  testTimeout: 240_000,
  maxWorkers: 2,
}

export default defineConfig({
  test: {
    projects: [
      node('unit', ['tests/unit/**/*.test.ts'], { isolate: false, ...patient }),
      node('models', ['tests/models/**/*.test.ts'], patient),
      node('api', ['tests/api/**/*.test.ts'], withDatabase),
      node('security', ['tests/security/**/*.test.ts'], withDatabase),
      node('faults', ['tests/faults/**/*.test.ts'], { ...oneByOne, exclude: soaks }),
      node('soak', soaks, oneByOne),
      {
        plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
        test: {
          name: 'storybook',
          // One page for all stories: each leaves it as it found it, and nothing is loaded a hundred times.
          isolate: false,
          maxWorkers: 2,
          ...patient,
          browser: {
            enabled: true,
            headless: true,
            // What moves is over at once: a test waits for what is there, not for how it comes.
            provider: playwright({
              launchOptions: { ...launch(), args: browserFlags },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' as const }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
})

function launch(): { executablePath?: string } {
  const found = findBrowser()
  return found ? { executablePath: found } : {}
}
