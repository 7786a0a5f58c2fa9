import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureScale, type Scaled } from './scale.ts'
import type { Table } from './tables.ts'

const bar = 1.1
const ratio = ({ alone, among }: Scaled) => (among === alone ? 1 : among / alone)
/** What is left when an index that has become a level deeper is not counted. */
const level = (one: Scaled) => (one.among === one.alone ? 1 : (one.among - one.deeper) / one.alone)
const times = (number: number) => `${number.toFixed(2)}×`

/** By whom it costs most beside what it cost alone. */
const subjectOf = ({ what }: Scaled) => what.replace(/, \w+$/, '')
function worst(all: readonly Scaled[]): Scaled[] {
  const by = new Map<string, Scaled>()
  for (const one of all) {
    const known = by.get(subjectOf(one))
    if (!known || level(one) > level(known) || (level(one) === level(known) && ratio(one) > ratio(known)))
      by.set(subjectOf(one), one)
  }
  return [...by.values()]
}

const titles: Record<Scaled['group'], string> = {
  sessions: 'sessions',
  scopes: 'row scopes',
  lists: 'lists',
  rows: 'single rows',
  notifications: 'notifications',
}

export async function scaleTables(): Promise<Table[]> {
  const { all, tenants, own, total } = await measureScale()
  // Why a line is over its bar stands in its plans.
  const cache = join(import.meta.dirname, '../../.cache')
  mkdirSync(cache, { recursive: true })
  writeFileSync(join(cache, 'scale.json'), JSON.stringify(all))
  const within = (of: (one: Scaled) => number) => all.filter(one => of(one) <= bar).length
  const rows = (Object.keys(titles) as Scaled['group'][]).flatMap(group =>
    worst(all.filter(one => one.group === group)).map(one => [
      `${titles[group]}: ${one.what}`,
      String(one.alone),
      String(one.among),
      times(ratio(one)),
      times(level(one)),
    ]),
  )
  return [
    {
      title: 'Pages read for one tenant, alone in the database and among 1,000',
      command: 'npm run bench -- --scale',
      judged:
        `The same statements with the same values are sent to a database that holds one tenant of ${own.toLocaleString('en')} rows, and again ` +
        `once ${(tenants - 1).toLocaleString('en')} others stand beside it (${total.toLocaleString('en')} rows in all, analysed); counted are pages of 8 KB by pg_stat_statements, in memory or not, triggers included. ` +
        `The rows of the measured tenant lie together, as they were written first. An index of a table that the tenant has few rows of becomes a level ` +
        `deeper, which is a page each time it is gone down and no more with the size of anything: the last column leaves these out (levels added, by bt_metap, × index searches, by EXPLAIN ANALYZE). ` +
        `Each line is whoever it costs most beside what it cost alone.`,
      head: ['what', 'pages alone', 'pages among 1,000', 'ratio (bar 1.1×)', 'deeper indexes left out (bar 1.1×)'],
      rows: [
        [
          `all ${all.length}: within the bar`,
          '',
          '',
          `${within(ratio)} of ${all.length}`,
          `${within(level)} of ${all.length}`,
        ],
        ...rows,
      ],
    },
  ]
}
