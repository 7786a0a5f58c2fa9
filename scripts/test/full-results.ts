import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from './run-part.ts'

const path = join(import.meta.dirname, '../../docs/measurements.md')
const title = '## Whole sizes, the last run of each part, by `npm test -- --full`'
const row = /^\| (\S+) \| (passed|failed) \| ([\d.]+) \| (\w+) \|$/

/** The commit that is checked out, in short. */
export const commit = (): string =>
  execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8' }).trim()

interface Row {
  name: string
  verdict: string
  minutes: string
  commit: string
}
const rowsOf = (text: string): Row[] =>
  text.split('\n').flatMap(line => {
    const [, name, verdict, minutes, commit] = row.exec(line) ?? []
    return name && verdict && minutes && commit ? [{ name, verdict, minutes, commit }] : []
  })

/** Parts that passed at a commit: a run that was cut short goes on after them. */
export const passedAt = (at: string): string[] =>
  rowsOf(readFileSync(path, 'utf8'))
    .filter(({ verdict, commit: of }) => verdict === 'passed' && of === at)
    .map(({ name }) => name)

/** Writes down how a part ended, instead of how it ended before. */
export function writeDown({ part, passed, minutes }: Result, at: string): void {
  const text = readFileSync(path, 'utf8')
  const others = rowsOf(text).filter(({ name }) => name !== part.name)
  const rows = [
    ...others,
    { name: part.name, verdict: passed ? 'passed' : 'failed', minutes: minutes.toFixed(1), commit: at },
  ]
  const table = [
    title,
    '',
    '| part | verdict | minutes | commit |',
    '| --- | --- | --- | --- |',
    ...rows.map(one => `| ${one.name} | ${one.verdict} | ${one.minutes} | ${one.commit} |`),
  ].join('\n')
  const sections = text.split(/^(?=## )/m).filter(section => !section.startsWith(title))
  writeFileSync(path, `${sections.map(section => section.trimEnd()).join('\n\n')}\n\n${table}\n`)
}
