/**
 * A process that tries mutants of one file against the tests that reach it, one after the other and all in memory: a
 * module is compiled once, and only what a mutant reaches is loaded anew.
 */
import * as vitest from 'vitest'
import { gatherer } from './collect.ts'
import { forget, load, needs, prepare } from './load.ts'

export interface Job {
  file: string
  tests: readonly string[]
  mutants: readonly { source: string }[]
}
/** `unusable`: tests that fail without a mutant, and how. */
export type Told =
  | { ready: readonly string[]; unusable: readonly { test: string; why: string }[] }
  | { at: number; killedBy: string | null }
  | { over: true }

const tell = (told: Told) => process.send?.(told)
console.log = () => undefined

/** The first test that fails, and how; null: none does. */
async function failing(test: string, changed: { path: string; source: string } | null): Promise<string | null> {
  const { tests, globals } = gatherer()
  await prepare([], { vitest: { ...vitest, ...globals, __esModule: true } })
  try {
    load(test, changed)
  } catch (error) {
    return `loading: ${String(error)}`
  }
  for (const { name, run } of tests)
    try {
      await run()
    } catch (error) {
      return `${name}: ${String(error)}`
    }
  return null
}

process.on('message', (job: Job) => void work(job))
// Nobody waits for it any more.
process.on('disconnect', () => process.exit())
process.on('unhandledRejection', () => undefined)
process.on('uncaughtException', () => undefined)

async function work({ file, tests, mutants }: Job): Promise<void> {
  const usable: string[] = []
  const unusable: { test: string; why: string }[] = []
  for (const test of tests) {
    const left = await prepare(needs(test), {}).then(
      () => failing(test, null),
      (error: unknown) => String(error),
    )
    if (left === null) usable.push(test)
    else unusable.push({ test, why: left })
  }
  tell({ ready: usable, unusable })
  for (const [at, { source }] of mutants.entries()) {
    let killedBy: string | null = null
    for (const test of usable) {
      killedBy = await failing(test, { path: file, source })
      if (killedBy !== null) break
    }
    forget(file)
    tell({ at, killedBy })
  }
  tell({ over: true })
}
