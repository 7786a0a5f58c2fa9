import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join as path, relative } from 'node:path'
import { root } from '../../server/root.ts'
import type { Shape } from './shape.ts'

/** What one place asked for and got. */
export interface Seen {
  /** `file:line:column` within server/, innermost first. */
  frames: string[]
  shape: Shape
}

interface Written {
  server: string
  test: string
  seen: Seen[]
}

export const serverFolder = `${root}/server/`
const folder = path(root, '.cache/rows')

const filesIn = (of: string, pattern: RegExp) =>
  readdirSync(path(root, of), { recursive: true, encoding: 'utf8' })
    .filter(file => pattern.test(file))
    .map(file => `${of}/${file}`)
    .toSorted()

/** What was seen of another server says nothing of this one. */
function serverNow(): string {
  const hash = createHash('sha256')
  for (const file of filesIn('server', /\.(ts|sql)$/)) hash.update(file).update(readFileSync(path(root, file)))
  return hash.digest('hex')
}

export function writeSeen(testPath: string, seen: Seen[]): void {
  mkdirSync(folder, { recursive: true })
  const test = relative(root, testPath)
  const written: Written = { server: serverNow(), test, seen }
  writeFileSync(path(folder, `${test.replaceAll('/', '-')}.json`), JSON.stringify(written))
}

/** What was seen of the server as it is now, and the tests that have not been run against it. */
export function readSeen(): { seen: Seen[]; missing: string[] } {
  const server = serverNow()
  const files = (existsSync(folder) ? readdirSync(folder) : []).map(
    file => JSON.parse(readFileSync(path(folder, file), 'utf8')) as Written,
  )
  const present = files.filter(file => file.server === server)
  const run = new Set(present.map(({ test }) => test))
  const tests = ['tests/api', 'tests/security'].flatMap(of => filesIn(of, /\.test\.ts$/))
  return { seen: present.flatMap(file => file.seen), missing: tests.filter(test => !run.has(test)) }
}
