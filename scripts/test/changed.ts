import { execFileSync } from 'node:child_process'
import type { Part } from './parts.ts'

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter(line => line !== '')

/** Parts narrowed to what differs from a commit, whether committed or not. */
export function narrowed(all: readonly Part[], since: string): Part[] {
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', since),
    ...git('ls-files', '-o', '--exclude-standard'),
  ]
  const [commit = since] = git('rev-parse', since)
  console.log(`${files.length} files differ from ${since}`)
  return all.flatMap(part => {
    const run = part.changed ? part.changed(files, commit) : part.run
    return run === null || files.length === 0 ? [] : [{ ...part, run }]
  })
}
