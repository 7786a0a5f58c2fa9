import { measureLargeTenant, medianOf } from './large-tenant.ts'
import type { Table } from './tables.ts'

const bars = { best: 400, conflict: 10, statements: 3 }
const many = (count: number) => count.toLocaleString('en')

export async function largeTenantTable(): Promise<Table> {
  const { people, positions, requests, best, conflicts } = await measureLargeTenant()
  const answered = best.filter(({ status }) => status === 200)
  const worst = requests.toSorted((one, other) => other.after - one.after).slice(0, 12)
  return {
    title: `An agency of ${many(people)} people and ${many(positions)} positions`,
    command: 'npm run bench -- --large',
    judged:
      'People, projects and crews of the demo are copied within their agency; every GET is asked by whoever may, and its ' +
      'statements are sent again with the same values. Counted are pages of 8 KB by pg_stat_statements, in memory or not.',
    head: ['what', 'measured', 'bar'],
    rows: [
      [
        `best persons, 20 of ${many(medianOf(answered, one => one.candidates))} candidates, pages, median of ${answered.length} positions`,
        many(medianOf(answered, one => one.pages)),
        String(bars.best),
      ],
      [
        `who else has somebody at that time, pages, most of ${conflicts.length}`,
        String(Math.max(...conflicts)),
        String(bars.conflict),
      ],
      [
        `statements of a GET, most of ${requests.length}`,
        String(Math.max(...requests.map(one => one.statements))),
        String(bars.statements),
      ],
      ...worst.map(({ what, before, after }) => [
        `${what}: pages while it was small, and now`,
        `${before}, ${after}`,
        '',
      ]),
    ],
  }
}
