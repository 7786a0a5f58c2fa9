import type { FillContext, Outdated } from '../../../machines/fill-proposal/fill-proposal.types.ts'
import { keyOf, placesOf } from '../../../machines/fill-proposal/fill-places.ts'
import { caption, shift, uuid, venue } from '../fixtures.ts'
import type { Facts, FillPlace, FillPosition, Proposal } from './fill.types.ts'

/** 07:12 in Hamburg, on the day before the first shift. */
export const now = Date.parse('2026-05-26T05:12:00Z')

const names = [
  'Björn Hallström',
  'Katarzyna Nowak',
  'Dimitri Pavlidis',
  'Malte Jürgens',
  'Femke van Dijk',
  'Gareth Llewellyn',
  'Anouk Visser',
  'Ilse Brandhorst',
  'Tobias Wenninger',
  'Renzo Galli',
  'Maximilian-Alexander von Hohenstein-Wallenberg',
  'Jana Okafor',
]
const facts = (at: number, more: Partial<Facts> = {}): Facts => ({
  person: { id: uuid(700 + at), name: names[at % names.length] ?? '', pictureUrl: null, phone: null },
  qualified: { validUntil: at % 3 ? '2028-03-31' : null, proof: 'Rigging, level 1' },
  favourite: at % 4 === 0 ? 'client' : at % 5 === 1 ? 'agency' : null,
  timesHere: (at * 7) % 12,
  timesForClient: (at * 5) % 9,
  rating: at % 6 === 5 ? null : 4 + (at % 10) / 10,
  ratings: at % 6 === 5 ? 0 : 3 + ((at * 13) % 60),
  distance: at % 7 === 6 ? null : 800 + at * 1_450,
  quotaMinutes: at % 4 === 2 ? null : 40 * 60,
  weekMinutes: (24 + ((at * 6) % 22)) * 60,
  ...more,
})
const place = (at: number, more: Partial<FillPlace> = {}): FillPlace => ({
  ...facts(at),
  invited: false,
  runnerUp: at % 5 === 4 ? null : facts(at + 5),
  ...more,
})

let made = 0
const position = (
  crew: { id: string; name: string },
  when: ReturnType<typeof shift>,
  code: string,
  words: string,
  proposed: readonly FillPlace[],
  more: Partial<FillPosition> = {},
): FillPosition => ({
  projectCrewItemId: uuid(600 + made++),
  function: caption(code, words),
  task: null,
  projectCrew: crew,
  project: { id: uuid(500), number: '26-0114', name: 'Nordic Sounds 2026' },
  company: { id: uuid(501), name: 'Hanse Konzerte GmbH' },
  location: venue('Elbphilharmonie', 'Hamburg', 'Stage door C'),
  ...when,
  open: proposed.length,
  proposed: [...proposed],
  left: [],
  ...more,
})
const [loadIn, show] = [
  { id: uuid(801), name: 'Load-in' },
  { id: uuid(802), name: 'Show 1' },
]
const early = shift('2026-05-27', '07:00', '15:00')
const evening = shift('2026-05-28', '17:00', '00:30')

export const positions: FillPosition[] = [
  position(loadIn, early, 'rigger', 'Rigger', [place(0), place(1)], { task: 'Motors and points' }),
  position(loadIn, early, 'stagehand', 'Stagehand', [place(2), place(3), place(4)]),
  position(loadIn, early, 'forkliftDriver', 'Forklift driver', [], {
    open: 1,
    left: [
      { reason: 'expired', people: 12 },
      { reason: 'doubleBooking', people: 5 },
      { reason: 'elsewhere', people: 3 },
    ],
  }),
  position(show, evening, 'followSpot', 'Follow spot operator', [place(10)]),
  position(show, evening, 'stagehand', 'Stagehand', [place(0, { weekMinutes: 44 * 60 }), place(5)], {
    open: 4,
    left: [{ reason: 'rest', people: 1 }],
  }),
  position(show, evening, 'runner', 'Runner', [], { open: 1 }),
]

export const proposalOf = (of: readonly FillPosition[], more: Partial<Proposal> = {}): Proposal => {
  const people = of.flatMap(({ proposed }) => proposed.map(({ person }) => person.id))
  return {
    id: uuid(900),
    state: 'ready',
    abortReason: null,
    step: null,
    method: 'bestMatch',
    project: { id: uuid(500), number: '26-0114', name: 'Nordic Sounds 2026' },
    from: '2026-05-27',
    to: '2026-05-30',
    createdAt: '2026-05-26T05:10:00Z',
    open: of.reduce((sum, { open }) => sum + open, 0),
    filled: people.length,
    people: new Set(people).size,
    missed: { places: 0, perMille: 0 },
    positions: [...of],
    ...more,
  }
}
export const proposal = proposalOf(positions)
export const working = proposalOf([], { state: 'working', step: 'fitting', missed: null })
export const aborted = (abortReason: NonNullable<Proposal['abortReason']>) =>
  proposalOf([], { state: 'aborted', abortReason, missed: null })

/** Sixty positions of twenty crews, of two projects. */
export const many = proposalOf(
  Array.from({ length: 60 }, (_, at) => {
    const crew = Math.floor(at / 3)
    return position(
      { id: uuid(850 + crew), name: `Crew ${crew + 1}` },
      shift(`2026-05-${String(27 + (crew % 4)).padStart(2, '0')}`, '08:00', '16:30'),
      ['rigger', 'stagehand', 'runner'][at % 3] ?? 'runner',
      ['Rigger', 'Stagehand', 'Runner'][at % 3] ?? 'Runner',
      [place(at), place(at + 1)],
      {
        open: at % 9 ? 2 : 3,
        left: at % 9 ? [] : [{ reason: 'absence', people: 4 }],
        project: {
          id: uuid(500 + (crew % 2)),
          number: `26-011${crew % 2}`,
          name: crew % 2 ? 'Hafenfest' : 'Nordic Sounds',
        },
      },
    )
  }),
  { project: null, missed: { places: 2, perMille: 4 } },
)

/** Some of it is invited, some of it cannot be done any more. */
export const keys = placesOf(proposal).map(keyOf)
export const partly = proposalOf(
  positions.map((one, at) => (at ? one : { ...one, proposed: one.proposed.map(of => ({ ...of, invited: true })) })),
)
export const outdated: Outdated[] = placesOf(proposal)
  .slice(2, 5)
  .map((one, at) => ({ ...one, reasons: at === 1 ? ['asked', 'rest'] : ['doubleBooking'] }))

export const contextOf = (of: Proposal | null, more: Partial<FillContext> = {}): FillContext => ({
  projectId: uuid(500),
  wanted: { from: '2026-05-27', to: '2026-05-30', method: 'bestMatch' },
  id: of?.id ?? null,
  proposal: of,
  chosen: of ? placesOf(of).map(keyOf) : [],
  outdated: [],
  invitation: { answerBy: null, note: null },
  told: null,
  lost: false,
  notice: null,
  ...more,
})
