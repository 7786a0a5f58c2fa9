import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { ensureBrowser } from '../browser.ts'
import type { Part } from './parts.ts'

export interface Result {
  part: Part
  passed: boolean
  minutes: number
  /** What failed and why, a line each. */
  failures: readonly string[]
}

const root = join(import.meta.dirname, '../..')

/** Runs a part; what it says is shown as it comes, or all at once when it is over and others ran beside it. */
export async function runPart(part: Part, shown: 'asItComes' | 'afterwards'): Promise<Result> {
  const started = performance.now()
  const heading = `\n── ${part.name} ${'─'.repeat(Math.max(2, 60 - part.name.length))}`
  if (shown === 'asItComes') console.log(heading)
  const { passed, said } = await run(part, shown === 'asItComes').catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error)
    return { passed: false, said: `Error: ${message}\n` }
  })
  if (shown === 'afterwards') process.stdout.write(`${heading}\n${said}`)
  const minutes = (performance.now() - started) / 60_000
  return { part, passed, minutes, failures: passed ? [] : failuresIn(said) }
}

async function run(part: Part, show: boolean): Promise<{ passed: boolean; said: string }> {
  const colours = process.stdout.isTTY && show ? { FORCE_COLOR: '1' } : {}
  if (part.browser) ensureBrowser()
  const env = { ...process.env, ...colours }
  const child = spawn(part.run, { cwd: root, stdio: ['inherit', 'pipe', 'pipe'], shell: true, env })
  const said: Buffer[] = []
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    from.on('data', (chunk: Buffer) => {
      said.push(chunk)
      if (show) to.write(chunk)
    })
  const [code] = await once(child, 'exit')
  // Not until its pipes are closed: whatever a part leaves behind would keep them open.
  await pause(300)
  return { passed: code === 0, said: Buffer.concat(said).toString() }
}

/** The lines of Vitest, Playwright, TypeScript and Prettier that name what failed and why. */
function failuresIn(said: string): string[] {
  const naming =
    /^\s*(?:FAIL |\d+\) |\[warn\] |Test timeout of |On a page: |(?:\w*[Ee]rror|Busy|Locator|Expected|Received): |\S+\(\d+,\d+\): error )/
  const lines = stripVTControlCharacters(said).split('\n')
  return [
    ...new Set(lines.filter(line => naming.test(line)).map(line => line.trim().replaceAll(/\s+/g, ' ').slice(0, 600))),
  ].slice(0, 30)
}
