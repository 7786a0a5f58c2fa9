import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { needs } from './load.ts'
import { type Mutant, mutantsOf } from './mutate.ts'
import type { Target } from './targets.ts'
import type { Told } from './worker.ts'

export interface Tried {
  mutant: Mutant
  /** The test that noticed; null: none did. */
  killedBy: string | null
}

const cache = join(import.meta.dirname, '../../.cache/mutants')
/** Ms a mutant may take beyond five times what the tests take without one: it goes round in circles. */
const patience = 15_000

/** Tries every mutant of a target; what was tried of the very same files is not tried again. */
export async function tryAll(target: Target): Promise<Tried[]> {
  const tried: Tried[] = []
  for (const file of target.files) {
    const source = readFileSync(file, 'utf8')
    const mutants = mutantsOf(file, source)
    const path = join(cache, `${fingerprint(file, target.tests, mutants)}.json`)
    const known = recall(path, mutants.length)
    const verdicts = known ?? (await tryFile(file, source, target.tests, mutants))
    // What was tried without one of its tests is tried anew.
    if (!known && !target.tests.some(test => unusable.has(test))) remember(path, verdicts)
    tried.push(...mutants.map((mutant, at) => ({ mutant, killedBy: verdicts[at] ?? null })))
  }
  return tried
}

function fingerprint(file: string, tests: readonly string[], mutants: readonly Mutant[]): string {
  const hash = createHash('sha256').update(file).update(JSON.stringify(mutants))
  for (const path of [...new Set(tests.flatMap(test => [...needs(test)]))].toSorted()) hash.update(readFileSync(path))
  return hash.digest('hex').slice(0, 32)
}

function recall(path: string, length: number): (string | null)[] | null {
  try {
    const known: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return Array.isArray(known) && known.length === length ? known : null
  } catch {
    return null
  }
}
function remember(path: string, verdicts: readonly (string | null)[]): void {
  mkdirSync(cache, { recursive: true })
  writeFileSync(path, JSON.stringify(verdicts))
}

/** In a process of its own; one that goes round in circles is ended, and another goes on after the mutant it hung on. */
async function tryFile(file: string, source: string, tests: readonly string[], mutants: readonly Mutant[]) {
  const verdicts: (string | null)[] = []
  while (verdicts.length < mutants.length) {
    const rest = mutants.slice(verdicts.length)
    const sources = rest.map(({ from, to, text }) => ({ source: source.slice(0, from) + text + source.slice(to) }))
    const done = await run({ file, tests, mutants: sources })
    verdicts.push(...done)
    if (done.length < rest.length) verdicts.push('goes round in circles')
  }
  return verdicts
}

/** Tests that fail without a mutant. */
const unusable = new Set<string>()

function run(job: object): Promise<(string | null)[]> {
  return new Promise((resolve, reject) => {
    const verdicts: (string | null)[] = []
    const child: ChildProcess = fork(join(import.meta.dirname, 'worker.ts'), { execArgv: ['--import', 'tsx'] })
    const started = performance.now()
    let limit = 600_000
    let timer = setTimeout(stop, limit)
    function stop() {
      child.kill('SIGKILL')
    }
    child.on('message', (told: Told) => {
      clearTimeout(timer)
      if ('over' in told) return void child.kill()
      if ('ready' in told) {
        limit = patience + 5 * (performance.now() - started)
        for (const { test, why } of told.unusable) {
          if (!unusable.has(test)) console.log(`Left out, for it fails without a mutant: ${test}: ${why}`)
          unusable.add(test)
        }
      } else verdicts.push(told.killedBy)
      timer = setTimeout(stop, limit)
    })
    child.on('error', reject)
    child.on('exit', () => {
      clearTimeout(timer)
      resolve(verdicts)
    })
    child.send(job)
  })
}
