/**
 * `npm test`: every part in turn, with the minutes each took. `npm test -- unit api` runs some of them, and
 * `npm test -- --full` the sizes the product is measured by.
 * A part that fails does not hide the others; the last line is the verdict.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'

const root = join(import.meta.dirname, '..')

interface Part {
  name: string
  run: string
  browser?: true
}

const parts: Part[] = [
  { name: 'generate', run: 'npm run --silent generate' },
  { name: 'typecheck', run: 'npm run --silent typecheck' },
  { name: 'lint', run: 'npm run --silent lint' },
  { name: 'rooms', run: 'npm run --silent rooms' },
  { name: 'unused', run: 'npm run --silent unused' },
  { name: 'contract', run: 'npm run --silent contract:check && npm run --silent contract:lint' },
  { name: 'unit', run: 'npm run --silent test:unit' },
  { name: 'models', run: 'npm run --silent test:models' },
  { name: 'api', run: 'npm run --silent test:api' },
  { name: 'security', run: 'npm run --silent test:security' },
  { name: 'faults', run: 'npm run --silent test:faults', browser: true },
  { name: 'stories', run: 'npm run --silent test:stories', browser: true },
  { name: 'build', run: 'npm run --silent build' },
  { name: 'e2e', run: 'npm run --silent test:e2e', browser: true },
]

if (process.argv.includes('--full')) process.env['CALLTIME_FULL'] = '1'
const asked = process.argv.slice(2).filter(word => !word.startsWith('-'))
const unknown = asked.filter(name => !parts.some(part => part.name === name))
if (unknown.length) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${parts.map(part => part.name).join(', ')}`)
  process.exit(2)
}

const chosen = asked.length ? parts.filter(part => asked.includes(part.name)) : parts
const results: { name: string; passed: boolean; minutes: number }[] = []
for (const part of chosen) {
  console.log(`\n── ${part.name} ${'─'.repeat(Math.max(2, 60 - part.name.length))}`)
  const started = performance.now()
  let passed = false
  try {
    const env = { ...process.env, ...(part.browser ? { CHROMIUM: ensureBrowser() } : {}) }
    passed = spawnSync(part.run, { cwd: root, stdio: 'inherit', shell: true, env }).status === 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  results.push({ name: part.name, passed, minutes: (performance.now() - started) / 60_000 })
}

console.log(`\n── parts ${'─'.repeat(55)}`)
for (const { name, passed, minutes } of results)
  console.log(`${passed ? 'passed' : 'FAILED'}  ${minutes.toFixed(2).padStart(6)} min  ${name}`)
const failed = results.filter(result => !result.passed)
const total = results.reduce((sum, { minutes }) => sum + minutes, 0)
console.log(`${results.length - failed.length} of ${results.length} parts passed in ${total.toFixed(1)} min`)
process.exit(failed.length ? 1 : 0)
