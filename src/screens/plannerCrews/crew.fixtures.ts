import { daysLater } from '../../../domain/shift-display.ts'
import { caption, shift, uuid } from '../shared/fixtures.ts'
import type { Board, Crew, CrewItem, Member, Members } from './crew.types.ts'

/** Wednesday. */
export const today = '2026-05-27'
/** Its Monday. */
export const from = '2026-05-25'
export const now = Date.parse('2026-05-27T12:32:00Z')

const createdAt = '2026-01-05T08:00:00.000Z'
const rigger = caption('rigger', 'Rigger')
const crew = (at: number, name: string, more: Partial<Crew> = {}): Crew => ({
  id: uuid(7000 + at),
  name,
  type: null,
  company: null,
  planner: { id: uuid(6900), name: 'Britta Claasen' },
  favourites: 8,
  blocked: 0,
  createdAt,
  functions: [rigger],
  city: 'Hamburg',
  open: 0,
  requested: 0,
  ...more,
})
const rigging = crew(1, 'Rigging Hamburg', { open: 2, requested: 3 })
export const crews: readonly Crew[] = [
  rigging,
  crew(2, 'Load-out night', {
    favourites: 14,
    functions: [caption('stagehand', 'Stagehand'), caption('loader', 'Loader')],
    open: 5,
  }),
  crew(3, 'Follow spot', { favourites: 6, functions: [caption('followSpot', 'Follow spot operator')] }),
  crew(4, 'Hanse Konzerte, regulars', {
    functions: [],
    city: null,
    company: { id: uuid(6800), name: 'Hanse Konzerte GmbH' },
    requested: 1,
  }),
  crew(5, 'Wien mixed', { functions: [], city: 'Wien', favourites: 16, open: 6 }),
]

let made = 7100
const item = (day: number, startTime: string, endTime: string, more: Partial<CrewItem> = {}): CrewItem => ({
  id: uuid(made++),
  function: rigger,
  task: 'Load-in',
  project: { id: uuid(300), number: 'N-1001', name: 'Nordic Sounds' },
  branch: null,
  venue: 'Elbphilharmonie',
  city: 'Hamburg',
  ...shift(daysLater(from, day), startTime, endTime),
  breakMinutes: 30,
  amountOfRows: 4,
  filled: 4,
  open: 0,
  requested: 0,
  ...more,
})
const project = (number: number, name: string) => ({ id: uuid(300 + number), number: `N-${1000 + number}`, name })
const items = [
  item(2, '07:00', '15:00'),
  item(3, '06:00', '14:00', { project: project(2, 'Mira Okonjo'), task: 'Build' }),
  item(3, '17:00', '00:30', { task: 'Show 1', amountOfRows: 2, filled: 2 }),
  item(4, '06:00', '14:00', {
    project: project(3, 'Ferro Blanco'),
    task: 'Build-up',
    amountOfRows: 6,
    filled: 5,
    requested: 1,
  }),
  item(5, '05:45', '15:00', {
    project: project(4, 'Nine Bridges'),
    task: 'Steel',
    amountOfRows: 6,
    filled: 4,
    requested: 1,
    open: 1,
  }),
  item(5, '23:00', '07:00', { task: 'Load-out', amountOfRows: 6, filled: 5, open: 1 }),
]
const [loadIn, build, show, buildUp, steel] = items

const job = (at: CrewItem | undefined, kind: Member['jobs'][number]['kind'] = 'confirmed') => ({
  id: uuid(made++),
  projectCrewItemId: at?.id ?? '',
  status: kind === 'pending' ? ('invited' as const) : ('confirmed' as const),
  kind,
})
const away = (first: number, last: number): Member['absences'][number] => ({
  id: uuid(made++),
  kind: 'vacation',
  startDate: daysLater(from, first),
  endDate: daysLater(from, last),
  begin: null,
  end: null,
  starts: `${daysLater(from, first - 1)}T22:00:00.000Z`,
  ends: `${daysLater(from, last)}T22:00:00.000Z`,
})
const member = (name: string, jobs: Member['jobs'] = [], more: Partial<Member> = {}): Member => ({
  id: uuid(made++),
  name,
  functions: [rigger],
  country: 'DE',
  jobs,
  absences: [],
  proofs: [],
  pictureUrl: null,
  weeklyMinutes: 1200,
  membership: {
    id: uuid(made++),
    kind: 'favourite',
    assignmentType: 'regular',
    reason: null,
    endDate: null,
    author: 'Britta Claasen',
    createdAt,
  },
  ...more,
})
const listed = (people: readonly Member[]): Members => ({
  items: [...people],
  total: people.length,
  limit: 1000,
  page: 1,
  positions: items.map(({ requested: _, ...position }) => position),
})
const jobs = (...on: (CrewItem | undefined)[]) => on.map(one => job(one))
export const board: Board = {
  crew: rigging,
  items,
  members: listed([
    member('Anouk Visser'),
    member('Aylin Demir', jobs(loadIn, build, buildUp), { weeklyMinutes: 900 }),
    member('Björn Hallström', [job(loadIn), job(buildUp, 'pending')]),
    member('Ilse Brandhorst', [], { absences: [away(2, 11)] }),
    member('Katarzyna Nowak', [job(build, 'doubleBooking'), job(show)]),
    member('Konstantin Oberhuber-Wiesinger', jobs(loadIn, steel)),
    member('Lars Behrendt', [], {
      membership: {
        id: uuid(made++),
        kind: 'blocked',
        assignmentType: null,
        reason: 'No show twice',
        endDate: null,
        author: 'Britta Claasen',
        createdAt,
      },
    }),
  ]),
  outside: listed([
    member('Dimitri Pavlidis', jobs(show), { membership: null }),
    member('Gareth Llewellyn', [job(show, 'cancelled')], { membership: null, weeklyMinutes: null }),
  ]),
}
/** A hundred people. */
export const crowded: Board = {
  ...board,
  members: listed(
    Array.from({ length: 100 }, (_, at) => member(`Person ${at + 1}`, at % 3 === 0 ? jobs(loadIn, buildUp) : [])),
  ),
}
