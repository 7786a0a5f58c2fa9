/**
 * `npm test`: every part in turn, with the minutes each took. `npm test -- unit api` runs some of them, and
 * `npm test -- --full` the sizes the product is measured by.
 * A part that fails does not hide the others; the last line is the verdict.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
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
const results: { name: string; passed: boolean; minutes: number; failures: string[] }[] = []

/** Runs a part, showing all it says; answers whether it passed, and what it said. */
async function run(part: Part): Promise<{ passed: boolean; said: string }> {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const env = { ...process.env, ...colours, ...(part.browser ? { CHROMIUM: ensureBrowser() } : {}) }
  const child = spawn(part.run, { cwd: root, stdio: ['inherit', 'pipe', 'pipe'], shell: true, env })
  const said: Buffer[] = []
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    from.on('data', (chunk: Buffer) => {
      said.push(chunk)
      to.write(chunk)
    })
  const [code] = await once(child, 'exit')
  // Not until its pipes are closed: whatever a part leaves behind would keep them open.
  await pause(300)
  return { passed: code === 0, said: Buffer.concat(said).toString() }
}

/** The lines of Vitest, Playwright and TypeScript that name what failed and why. */
const failuresIn = (said: string): string[] => {
  const naming = /^\s*(?:FAIL |\d+\) |(?:\w*Error|Expected|Received): |\S+\(\d+,\d+\): error )/
  const lines = stripVTControlCharacters(said).split('\n')
  return [
    ...new Set(lines.filter(line => naming.test(line)).map(line => line.trim().replaceAll(/\s+/g, ' ').slice(0, 300))),
  ].slice(0, 30)
}

for (const part of chosen) {
  console.log(`\n── ${part.name} ${'─'.repeat(Math.max(2, 60 - part.name.length))}`)
  const started = performance.now()
  const { passed, said } = await run(part).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error)
    console.error(message)
    return { passed: false, said: `Error: ${message}` }
  })
  const minutes = (performance.now() - started) / 60_000
  results.push({ name: part.name, passed, minutes, failures: passed ? [] : failuresIn(said) })
}

for (const { name, failures } of results)
  if (failures.length) console.log(`\n── failed in ${name} ${'─'.repeat(50)}\n${failures.join('\n')}`)
console.log(`\n── parts ${'─'.repeat(55)}`)
for (const { name, passed, minutes } of results)
  console.log(`${passed ? 'passed' : 'FAILED'}  ${minutes.toFixed(2).padStart(6)} min  ${name}`)
const failed = results.filter(result => !result.passed)
const total = results.reduce((sum, { minutes }) => sum + minutes, 0)
console.log(`${results.length - failed.length} of ${results.length} parts passed in ${total.toFixed(1)} min`)
process.exit(failed.length ? 1 : 0)
