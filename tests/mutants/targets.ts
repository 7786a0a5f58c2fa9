import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { needs } from './load.ts'

const root = join(import.meta.dirname, '../..')

/** Files that are judged together, by the tests that reach them. */
export interface Target {
  name: string
  files: readonly string[]
  tests: readonly string[]
}

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(file => join(root, folder, file))
const tests = (folder: string) => filesIn(folder).filter(file => file.endsWith('.test.ts'))
/** Those that reach one of the files, what reaches least first. */
const reaching = (files: readonly string[], among: readonly string[]) =>
  among
    .map(test => ({ test, reach: needs(test) }))
    .filter(({ reach }) => files.some(file => reach.has(file)))
    .toSorted((a, b) => a.reach.size - b.reach.size)
    .map(({ test }) => test)

/** What a chart is made of, but its effects, its types, its picture, what stories say of it and what screens reach it by. */
const isChart = (file: string) => file.endsWith('.ts') && !/\.(actors|types|context|desk|fixtures)\.ts$/.test(file)
const everywhere = ['walk.test.ts', 'suite.test.ts']

function chart(name: string): Target {
  const files = filesIn(`src/machines/${name}`).filter(isChart)
  const own = join(root, `tests/models/${name}/${name}.model.test.ts`)
  const others = reaching(files, [...tests('tests/unit'), join(root, 'tests/models/behaviour.test.ts')])
  return { name, files, tests: [own, ...others] }
}

const rules =
  (folder: string, among = () => tests('tests/unit')) =>
  (file: string): Target => {
    const path = join(root, folder, file)
    const near = reaching([path], among()).filter(test => !everywhere.some(name => test.endsWith(name)))
    return { name: `${folder}/${file.replace(/\.ts$/, '')}`, files: [path], tests: near }
  }

/** Whose rows are asked of the database: what needs one opens it once for all mutants of a file. */
const ofAccess = () => [
  ...tests('tests/unit'),
  ...tests('tests/api').filter(file => /\/access-[\w-]+\.test\.ts$/.test(file)),
]

const charts = () =>
  readdirSync(join(root, 'src/machines'), { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? [entry.name] : [],
  )
const rooms = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'))

/** By group: what `npm test -- --full` judges in parts of its own. */
export const targets = {
  charts: () => charts().map(chart),
  domain: () => rooms('domain').map(rules('domain')),
  access: () => [
    rules('openapi', ofAccess)('access.ts'),
    ...rooms('server/access').map(rules('server/access', ofAccess)),
  ],
} as const
export type Group = keyof typeof targets

/** Of a hundred mutants so many have to be noticed. */
export const bars: Record<Group, number> = { charts: 95, domain: 90, access: 90 }
