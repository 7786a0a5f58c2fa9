import { afterAll, describe, expect, it } from 'vitest'
import { list, row, type Scope } from '../../../openapi/scopes.ts'
import { checkScope, looksAtRows } from '../../../server/access/scopes.ts'
import type { Context } from '../../../server/context.ts'
import type { Tx } from '../../../server/database/tenant.ts'
import { accessStage, type AccessStage, callers, closeAccessStage, Refused } from '../../support/access-stage.ts'
import type { TenantWorld } from '../../support/world.ts'

afterAll(closeAccessStage)

/** What each caller, in their order, is answered. */
const letters: Record<string, string> = { notFound: 'n', crewChiefOnly: 'c', kioskRevoked: 'k' }
interface Asked {
  /** What stands otherwise than in the world. */
  given?: (tx: Tx, world: TenantWorld) => Promise<unknown>
  more?: (world: TenantWorld) => Partial<Context>
  body?: (world: TenantWorld) => object
  readOnly?: boolean
}

async function answers(stage: AccessStage, scope: Scope, id: string, asked: Asked): Promise<string> {
  const { a } = stage.world
  return stage.passing(async tx => {
    await asked.given?.(tx, a)
    let said = ''
    for (const caller of callers) {
      const ctx = stage.contextOf(caller, tx, asked.more?.(a))
      const input = { params: { id }, body: asked.body?.(a) ?? {} }
      const letter = await checkScope(scope, input, ctx).then(
        () => 'y',
        (error: unknown) => {
          if (error instanceof Refused) return letters[error.code] ?? error.code
          throw error
        },
      )
      said += letter
    }
    return said
  }, asked.readOnly)
}

const release =
  (crew: 'main' | 'other') =>
  (tx: Tx, { id, crews }: TenantWorld) =>
    tx.raw(
      `insert into delivery_note (tenant_id, id, crew_id, number, released_at) values ($1, gen_random_uuid(), $2, 'N-1', now())`,
      [id, crews[crew]],
    )
const noteOf =
  (crew: 'main' | 'other') =>
  (tx: Tx, { id, crews }: TenantWorld) =>
    tx.raw(`insert into delivery_note (tenant_id, id, crew_id, number) values ($1, gen_random_uuid(), $2, 'N-1')`, [
      id,
      crews[crew],
    ])
const shut = (tx: Tx, { items }: TenantWorld) =>
  tx.raw('update project_crew_item set open_for_applications = false where id = $1', [items.open])
const closed =
  (column: 'revoked_at' | 'ended_at') =>
  (tx: Tx, { kiosks }: TenantWorld) =>
    tx.raw(`update kiosk set ${column} = now() where id = $1`, [kiosks.main])
const afterIt = ({ shifts }: TenantWorld) => ({ now: new Date(shifts.open.starts.getTime() + 1) })
const atOnce = ({ shifts }: TenantWorld) => ({ now: shifts.open.starts })

type Line = [what: string, scope: Scope, id: (world: TenantWorld) => string, said: string, asked?: Asked]
//         member, chief, colleague, stranger; planner, client, otherClient, office; visitors of project, plus crew, kiosk;
//         employed, unbound, otherVisitor
const lines: Line[] = [
  ['a crew is read', row('crew', 'reads'), w => w.crews.main, 'yyyn yyny ynn nnn'],
  ['another crew is read', row('crew', 'reads'), w => w.crews.other, 'nnny ynyy nnn nny'],
  ['a crew is worked on', row('crew', 'works'), w => w.crews.main, 'yyyn ynnn nnn nnn'],
  ['another crew is worked on', row('crew', 'works'), w => w.crews.other, 'nnny ynnn nnn nnn'],
  ['a crew is led', row('crew', 'leads'), w => w.crews.main, 'cycn ycnc cnn nnn'],
  ['another crew, which nobody leads', row('crew', 'leads'), w => w.crews.other, 'nnnc yncc nnn nnc'],
  ['a note is read before it is released', row('crew', 'readsNote'), w => w.crews.main, 'cycn ynny nnn nnn'],
  [
    'a note is read that stands there and is not released',
    row('crew', 'readsNote'),
    w => w.crews.main,
    'cycn ynny nnn nnn',
    { given: noteOf('main') },
  ],
  [
    'a note is read once it is released',
    row('crew', 'readsNote'),
    w => w.crews.main,
    'cycn yyny nnn nnn',
    { given: release('main') },
  ],
  [
    'the note of another crew is read once it is released',
    row('crew', 'readsNote'),
    w => w.crews.other,
    'nnnc ynyy nnn nnn',
    { given: release('other') },
  ],
  [
    'a note is read where another was released',
    row('crew', 'readsNote'),
    w => w.crews.main,
    'cycn ynny nnn nnn',
    { given: release('other') },
  ],
  ['a kiosk stands for its crew', row('crew', 'standsFor'), w => w.crews.main, 'nnnn nnnn nny nnn'],
  ['a kiosk stands for no other', row('crew', 'standsFor'), w => w.crews.other, 'nnnn nnnn nnn nnn'],
  [
    'a kiosk that was closed from afar',
    row('crew', 'standsFor'),
    w => w.crews.main,
    'nnnn nnnn nnk nnn',
    { given: closed('revoked_at') },
  ],
  [
    'a kiosk that was left',
    row('crew', 'standsFor'),
    w => w.crews.main,
    'nnnn nnnn nnk nnn',
    { given: closed('ended_at') },
  ],
  ['a line of a crew is led', row('line', 'leads'), w => w.jobs.member.today, 'cycn ycnc cnn nnn'],
  ['a line of another is led', row('line', 'leads'), w => w.jobs.stranger.otherToday, 'nnnc yncc nnn nnc'],
  ['a kiosk is overseen', row('kiosk', 'oversees'), w => w.kiosks.main, 'cycn ycny cnn nnn'],
  ['another kiosk is overseen', row('kiosk', 'oversees'), w => w.kiosks.other, 'nnnc yncy nnn nnc'],
  ['a position is read', row('position', 'reads'), w => w.items.today, 'yyyn yyny ynn nnn'],
  ['an open position is read', row('position', 'reads'), w => w.items.open, 'yyyy yyny ynn ynn'],
  [
    'an open position is read once it has begun',
    row('position', 'reads'),
    w => w.items.open,
    'yyyn yyny ynn nnn',
    { more: afterIt },
  ],
  [
    'an open position is read as it begins',
    row('position', 'reads'),
    w => w.items.open,
    'yyyn yyny ynn nnn',
    { more: atOnce },
  ],
  ['a position is led', row('position', 'leads'), w => w.items.today, 'cycn ycnc cnn nnn'],
  ['an open position is led', row('position', 'leads'), w => w.items.open, 'cycn ycnc cnn nnn'],
  ['an open position is applied for', row('position', 'appliesFor'), w => w.items.open, 'yyyy yyyy yyy yyy'],
  [
    'a position is open no more for whoever did not apply',
    row('position', 'appliesFor'),
    w => w.items.open,
    'nnyn nnnn nnn nnn',
    { given: shut },
  ],
  ['a position that never was', row('position', 'appliesFor'), w => w.items.today, 'yyyn nnnn nnn nnn'],
  ['one’s own punch on any position', row('position', 'punches'), w => w.items.otherToday, 'yyyy yyyy yyy yyy'],
  [
    'a punch of the member',
    row('position', 'punches'),
    w => w.items.today,
    'yycn ycnc cnn nnn',
    { body: w => ({ personId: w.persons.member }) },
  ],
  ['a job is one’s own', row('job', 'owns'), w => w.jobs.member.today, 'ynnn nnnn nnn nnn'],
  [
    'a job is one’s own where nothing is written',
    row('job', 'owns'),
    w => w.jobs.chief.today,
    'nynn nnnn nnn nnn',
    { readOnly: true, more: () => ({ readOnly: true }) },
  ],
  ['a project is read', row('project', 'reads'), w => w.projects.main, 'nnnn yyny ynn nnn'],
  ['a project is read by its number', row('project', 'reads'), () => '7001', 'nnnn yyny ynn nnn'],
  ['another project is read', row('project', 'reads'), w => w.projects.other, 'nnnn ynyy nnn nny'],
  ['a project is handled', row('project', 'handles'), w => w.projects.main, 'nnnn yyny nnn nnn'],
  ['a company is read', row('company', 'reads'), w => w.companies.client, 'nnnn yyny nnn nnn'],
  ['another company is read', row('company', 'reads'), w => w.companies.other, 'nnnn ynyy nnn nnn'],
  ['a plus crew is read', row('plusCrew', 'reads'), w => w.plusCrews.main, 'nnnn yyny nyn nnn'],
  ['a plus crew is read by its number', row('plusCrew', 'reads'), () => '12', 'nnnn yyny nyn nnn'],
  ['another plus crew is read', row('plusCrew', 'reads'), w => w.plusCrews.other, 'nnnn ynyy nnn nnn'],
  ['what is counted', row('plusCrewValue', 'reads'), w => w.values.main, 'nnnn yyny nyn nnn'],
  ['what another counts', row('plusCrewValue', 'reads'), w => w.values.other, 'nnnn ynyy nnn nnn'],
  ['a figure', row('plusCrewValueData', 'reads'), w => w.figures.main, 'nnnn yyny nyn nnn'],
  ['a figure of another', row('plusCrewValueData', 'reads'), w => w.figures.other, 'nnnn ynyy nnn nnn'],
  ['a venue, where a position is open', row('location', 'reads'), w => w.locations.venue, 'yyyy yyyy ynn yyn'],
  [
    'a venue, where none is open any more',
    row('location', 'reads'),
    w => w.locations.venue,
    'yyyn yyyy ynn nyn',
    { more: afterIt },
  ],
  ['another venue', row('location', 'reads'), w => w.locations.elsewhere, 'nnny yyyy nnn nyy'],
  ['a venue of nobody', row('location', 'reads'), w => w.locations.unused, 'nnnn yyyy nnn nyn'],
  ['a face of a crew', row('person', 'sees'), w => w.persons.member, 'yyyn yyny yny nnn'],
  ['a face of another crew', row('person', 'sees'), w => w.persons.stranger, 'nnny ynyy nnn nny'],
  ['the chief’s face', row('person', 'sees'), w => w.persons.chief, 'yyyn yyny yny nnn'],
  ['the face of who plans', row('person', 'sees'), w => w.persons.planner, 'yyyn yyny yny nnn'],
  ['the face of who is on no crew', row('person', 'sees'), w => w.persons.office, 'nnnn ynny nnn nnn'],
  [
    'a face at a kiosk that was closed',
    row('person', 'sees'),
    w => w.persons.member,
    'yyyn yyny ynk nnn',
    { given: closed('revoked_at') },
  ],
  [
    'a face behind a signed address',
    row('person', 'sees'),
    w => w.persons.office,
    'yyyy yyyy yyy yyy',
    { more: () => ({ signed: true }) },
  ],
  [
    'the crew a body names',
    row('crew', 'leads', 'body.crew'),
    w => w.crews.other,
    'cycn ycnc cnn nnn',
    { body: w => ({ crew: w.crews.main }) },
  ],
]

it.each(lines)('%s', async (_, scope, id, said, asked = {}) => {
  const stage = await accessStage()
  expect(await answers(stage, scope, id(stage.world.a), asked)).toBe(said.replaceAll(' ', ''))
})

describe('what is not there, and what is another agency’s, answers alike', () => {
  const scopes = [
    [row('crew', 'reads'), w => w.crews.main],
    [row('crew', 'works'), w => w.crews.main],
    [row('crew', 'leads'), w => w.crews.main],
    [row('crew', 'readsNote'), w => w.crews.main],
    [row('crew', 'standsFor'), w => w.crews.main],
    [row('line', 'leads'), w => w.jobs.member.today],
    [row('kiosk', 'oversees'), w => w.kiosks.main],
    [row('position', 'reads'), w => w.items.open],
    [row('position', 'leads'), w => w.items.open],
    [row('position', 'appliesFor'), w => w.items.open],
    [row('job', 'owns'), w => w.jobs.member.today],
    [row('project', 'reads'), w => w.projects.main],
    [row('project', 'handles'), w => w.projects.main],
    [row('plusCrew', 'reads'), w => w.plusCrews.main],
    [row('plusCrewValue', 'reads'), w => w.values.main],
    [row('plusCrewValueData', 'reads'), w => w.figures.main],
  ] as const satisfies readonly [Scope, (world: TenantWorld) => string][]

  it.each(scopes)('%j', async (scope, id) => {
    const stage = await accessStage()
    const nobody = 'n'.repeat(callers.length)
    expect(await answers(stage, scope, crypto.randomUUID(), {})).toBe(nobody)
    expect(await answers(stage, scope, id(stage.world.b), {})).toBe(nobody)
  })
})

it('a job is locked with its person where something changes, and only there', async () => {
  const { contextOf, passing, statements, world } = await accessStage()
  const owned = async (readOnly: boolean) => {
    statements.length = 0
    await passing(tx =>
      checkScope(
        row('job', 'owns'),
        { params: { id: world.a.jobs.member.today }, body: {} },
        contextOf('member', tx, { readOnly }),
      ),
    )
    return statements.some(text => text.includes('for no key update'))
  }
  expect([await owned(false), await owned(true)]).toEqual([true, false])
})

it.each<[Scope, boolean]>([
  ['none', false],
  ['tenant', false],
  ['own', false],
  ['each', false],
  [list('projects'), false],
  [row('crew', 'reads'), true],
])('of %j rows are looked at: %s', async (scope, looks) => {
  expect(looksAtRows(scope)).toBe(looks)
  if (looks) return
  const { contextOf, passing } = await accessStage()
  await passing(tx => checkScope(scope, { params: {}, body: {} }, contextOf('kiosk', tx)))
})
