import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureBrowser } from '../browser.ts'
import { failedFiles, failuresIn } from './failures.ts'
import type { Part } from './parts.ts'

export interface Result {
  part: Part
  passed: boolean
  minutes: number
  /** What failed and why, a line each. */
  failures: readonly string[]
  /** Whether what failed passed when its files were run alone: what depends on the moment is a defect all the same. */
  uneven?: boolean
}

/** Files run alone once more, at most: where more failed, it was not the moment. */
const mostAgain = 2

const root = join(import.meta.dirname, '../..')

/** Runs a part; what it says is shown as it comes, or all at once when it is over and others ran beside it. */
export async function runPart(part: Part, shown: 'asItComes' | 'afterwards'): Promise<Result> {
  const started = performance.now()
  const heading = `\n── ${part.name} ${'─'.repeat(Math.max(2, 60 - part.name.length))}`
  if (shown === 'asItComes') console.log(heading)
  const { passed, said } = await run(part, part.run, shown === 'asItComes')
  if (shown === 'afterwards') process.stdout.write(`${heading}\n${said}`)
  const failures = passed ? [] : failuresIn(said)
  const uneven = !passed && (await passesAlone(part, failedFiles(said)))
  return { part, passed: passed || uneven, minutes: (performance.now() - started) / 60_000, failures, uneven }
}

async function passesAlone(part: Part, files: readonly string[]): Promise<boolean> {
  if (!part.byFiles || !files.length || files.length > mostAgain) return false
  console.log(`\n── ${part.name}, once more: ${files.join(' ')}`)
  return (await run(part, `${part.run} ${files.join(' ')}`, true)).passed
}

type Ran = { passed: boolean; said: string }

const run = (part: Part, command: string, show: boolean): Promise<Ran> =>
  ranTo(part, command, show).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error)
    return { passed: false, said: `Error: ${message}\n` }
  })

async function ranTo(part: Part, command: string, show: boolean): Promise<Ran> {
  const colours = process.stdout.isTTY && show ? { FORCE_COLOR: '1' } : {}
  if (part.browser) ensureBrowser()
  const env = { ...process.env, ...colours }
  const child = spawn(command, { cwd: root, stdio: ['inherit', 'pipe', 'pipe'], shell: true, env })
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
