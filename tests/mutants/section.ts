import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const path = join(import.meta.dirname, '../../docs/measurements.md')

interface Line {
  name: string
  all: number
  left: readonly { what: string; reason: string }[]
}
const row = /^\| (\S+) \| (\d+) of (\d+) \|$/

/** Writes down how many mutants of what were noticed, and which were not; what another part tried stays as it was. */
export function writeSection(group: string, lines: readonly Line[]): void {
  const title = `## Mutants of ${group}, by \`npm test -- --full\``
  const text = readFileSync(path, 'utf8')
  const sections = text.split(/^(?=## )/m).map(section => section.trimEnd())
  const before = sections.find(section => section.startsWith(title)) ?? ''
  const tried = new Set(lines.map(({ name }) => name))
  const rows = before.split('\n').filter(line => row.test(line) && !tried.has(row.exec(line)?.[1] ?? ''))
  const told = before
    .split('\n')
    .filter(line => line.startsWith('- ') && ![...tried].some(name => line.startsWith(`- ${name}: `)))
  const list = [
    ...told,
    ...lines.flatMap(({ name, left }) =>
      left.map(({ what, reason }) => `- ${name}: \`${what.replaceAll('`', "'")}\`${reason ? `: ${reason}` : ''}`),
    ),
  ]
  const section = [
    title,
    '',
    '| what | killed |',
    '| --- | --- |',
    ...[...rows, ...lines.map(({ name, all, left }) => `| ${name} | ${all - left.length} of ${all} |`)].toSorted(),
    ...(list.length ? ['', 'Left alive:', '', ...list.toSorted()] : []),
  ].join('\n')
  const others = sections.filter(each => !each.startsWith(title))
  writeFileSync(path, `${[...others, section].join('\n\n')}\n`)
}
