import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { list, type List } from '../../../openapi/scopes.ts'
import { lists, visibleRows } from '../../../server/access/visible.ts'
import type { Tx } from '../../../server/database/tenant.ts'
import { accessStage, callers, type Caller, closeAccessStage } from '../../support/access-stage.ts'
import type { TenantWorld } from '../../support/world.ts'

afterAll(closeAccessStage)

const crewOfNote = sql`project_crew c join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
  left join delivery_note n on n.tenant_id = c.tenant_id and n.crew_id = c.id`
/** What a list is of, as its operations read it. */
const readFrom = {
  projects: sql`p.name as seen from project p`,
  companies: sql`y.name as seen from company y`,
  contacts: sql`k.name as seen from contact k`,
  plusCrews: sql`g.name as seen from plus_crew g`,
  latePeople: sql`p.name as seen from project p`,
  openNotes: sql`c.name as seen from ${crewOfNote}`,
} as const
const asWritten: Record<keyof typeof readFrom, readonly [main: string, other: string, own?: string]> = {
  projects: ['Main a', 'Other a'],
  companies: ['Client Ltd', 'Other Ltd', 'Agency a'],
  contacts: ['Carla Client', 'Otto Other'],
  plusCrews: ['Docks', 'Yard'],
  latePeople: ['Main a', 'Other a'],
  openNotes: ['Main crew', 'Other crew'],
}
const released = async (tx: Tx, { id, crews }: TenantWorld) => {
  for (const [at, crew] of [crews.main, crews.other].entries())
    await tx.raw(
      `insert into delivery_note (tenant_id, id, crew_id, number, released_at) values ($1, gen_random_uuid(), $2, $3, now())`,
      [id, crew, `N-${at}`],
    )
}

/** Whose rows: of the client's company, of the other company, of the agency itself. Who is not named sees none. */
type Seen = Partial<Record<Caller, string>>
const byCompany: Seen = { planner: 'main other', client: 'main', otherClient: 'other', office: 'main other' }
const rows: [keyof typeof readFrom, string, Seen, ((tx: Tx, world: TenantWorld) => Promise<void>)?][] = [
  ['projects', 'by company', byCompany],
  ['companies', 'by company', { ...byCompany, planner: 'main other own', office: 'main other own' }],
  ['contacts', 'by company', byCompany],
  ['plusCrews', 'by company, or as visited', { ...byCompany, plusCrewVisitor: 'main' }],
  ['latePeople', 'by company, and not for the office', { ...byCompany, office: '' }],
  [
    'openNotes',
    'only of whom one leads, before they are released',
    { chief: 'main', planner: 'main other', office: 'main other' },
  ],
  ['openNotes', 'by company, once they are released', { ...byCompany, chief: 'main' }, released],
]

it.each(rows)('%s are listed %s', async (name, _, expected, given) => {
  const { contextOf, passing, world } = await accessStage()
  const [main, other, own = 'own'] = asWritten[name]
  const words = new Map([
    [main, 'main'],
    [other, 'other'],
    [own, 'own'],
  ])
  const seen = await passing(async tx => {
    await given?.(tx, world.a)
    const said: Seen = {}
    for (const caller of callers) {
      const found = await tx.execute<{ seen: string }>(
        sql`select ${readFrom[name]} where ${visibleRows(name, contextOf(caller, tx))}`,
      )
      said[caller] = found.rows
        .map(one => words.get(one.seen) ?? one.seen)
        .toSorted()
        .join(' ')
    }
    return said
  })
  expect(seen).toEqual(
    Object.fromEntries(callers.map(caller => [caller, expected[caller]?.split(' ').toSorted().join(' ') ?? ''])),
  )
})

it('jobs are listed of the person alone, and a session without one reaches none', async () => {
  const { contextOf, passing, world } = await accessStage()
  await passing(async tx => {
    const found = await tx.execute<{ person: string }>(
      sql`select distinct s.person_id as person from project_crew_item_status s where ${visibleRows('jobs', contextOf('member', tx))}`,
    )
    expect(found.rows).toEqual([{ person: world.a.persons.member }])
    expect(() => visibleRows('jobs', contextOf('kiosk', tx))).toThrow('without a person')
  })
})

it.each([
  [list('projects' satisfies List), true],
  ['tenant' as const, false],
  [{ subject: 'crew', role: 'reads', at: 'params.id' } as const, false],
])('of %j there is a list: %s', (scope, is) => expect(lists(scope)).toBe(is))
