import { caption, shift as wallTime, uuid, venue } from '../shared/fixtures.ts'
import { beginDateOf, hoursOf } from './days.ts'
import type { Group, PersonState } from './staffing/people.ts'
import type { Places, Position, Project, Shift } from './project.types.ts'

const elbphilharmonie = venue('Elbphilharmonie Hamburg, Großer Saal', 'Hamburg', 'Stage door C')
const britta = {
  id: uuid(800),
  name: 'Britta Claasen',
  pictureUrl: null,
  phone: '+49 40 5550102',
  email: 'britta.claasen@nordlicht.example',
}
const amira = { id: uuid(900), name: 'Amira Haddad', pictureUrl: null, phone: '+49 170 5550101' }

/** Wednesday 27 May 2026, 07:12 in Hamburg. */
export const now = Date.parse('2026-05-27T05:12:00Z')

const places = (filled: number, requested = 0, missing = 0): Places => ({
  amount: filled + requested + missing,
  filled,
  requested,
})

let made = 1
export function shift(
  date: string,
  from: string,
  to: string,
  name: string,
  taken: Places,
  rest: Partial<Shift> = {},
): Shift {
  const { starts, ends } = wallTime(date, from, to)
  return {
    id: uuid(60_000 + made++),
    name,
    starts,
    ends,
    location: elbphilharmonie,
    meetingPoint: 'Stage door C, by the porter',
    crewChief: amira,
    places: taken,
    deliveryNote: null,
    ...rest,
  }
}

export const shifts: Shift[] = [
  shift('2026-05-26', '08:00', '16:00', 'Pre-rig', places(6), { deliveryNote: 'signed' }),
  shift('2026-05-27', '07:00', '15:00', 'Load-in', places(15, 1, 2), { deliveryNote: 'open' }),
  shift('2026-05-27', '16:00', '23:00', 'Rehearsal', places(9)),
  shift('2026-05-28', '10:00', '14:00', 'Sound check', places(6)),
  shift('2026-05-28', '17:00', '00:30', 'Show 1', places(9, 2, 1)),
  shift('2026-05-29', '17:00', '00:30', 'Show 2', places(10, 1, 1)),
  shift('2026-05-30', '16:00', '23:00', 'Show 3', places(8, 3, 1)),
  shift('2026-05-30', '23:00', '07:00', 'Load-out', places(13, 4, 5)),
]

export const project: Project = {
  id: uuid(500),
  number: 'N-1001',
  name: 'Nordic Sounds 2026',
  company: { id: uuid(501), number: '2001', name: 'Hanse Konzerte GmbH' },
  clientMark: 'HK',
  reference: 'HK-26-014',
  beginDate: '2026-05-26',
  endDate: '2026-05-30',
  type: null,
  status: 'confirmed',
  closed: false,
  comment: 'Client pays night rate from 22:00.',
  location: elbphilharmonie,
  projectManager: britta,
  rateCard: null,
  branch: null,
  catering: null,
  announced: { beginDate: '2026-05-26', endDate: '2026-05-30' },
  revision: 4,
  logoUrl: null,
  contact: {
    id: uuid(502),
    name: 'Henrike Lohmann',
    role: 'Production manager',
    phone: '+49 40 5550200',
    email: 'henrike@hanse-konzerte.example',
  },
  places: places(70, 11, 10),
}

/** As somebody without an account reads it. */
export const visited: Project = { ...project, comment: null, contact: null, places: places(70, 0, 21) }
export const visitedShifts = shifts.map((one): Shift => ({
  ...one,
  crewChief: one.crewChief && { ...one.crewChief, phone: null },
  places: { ...one.places, requested: 0 },
  deliveryNote: null,
}))

/** Twelve days with six crews each. */
export const manyShifts: Shift[] = Array.from({ length: 12 }, (_, day) =>
  Array.from({ length: 6 }, (_, at) =>
    shift(
      `2026-06-${String(day + 1).padStart(2, '0')}`,
      `${String(6 + at * 2).padStart(2, '0')}:00`,
      `${String((14 + at * 2) % 24).padStart(2, '0')}:30`,
      ['Load-in', 'Rigging', 'Sound check', 'Show', 'Changeover', 'Load-out'][at] ?? 'Shift',
      places(4 + ((day * at) % 30), day % 3, at % 4),
    ),
  ),
).flat()

const position = (
  code: string,
  words: string,
  amount: number,
  filled: number,
  more: Partial<Position> = {},
): Position => ({
  id: uuid(70_000 + made++),
  projectCrew: { id: uuid(60_001), name: 'Load-in' },
  function: { ...caption(code, words), id: uuid(71_000 + made) },
  task: null,
  ...wallTime('2026-05-27', '07:00', '15:00'),
  breakMinutes: 45,
  catering: null,
  amountOfRows: amount,
  filled,
  openForApplications: false,
  crewChiefOnly: false,
  confirmBy: null,
  commentExternal: null,
  commentInternal: null,
  commentCrew: null,
  commentCrewChief: null,
  clientAdded: false,
  requested: 0,
  asked: 0,
  revision: 1,
  ...more,
})
/** A day's load-in as planning alters it, and the show after it, whose last position has no end yet to be believed. */
export const planned: Position[] = shifts.slice(1, 5).flatMap(one => {
  const { from, to } = hoursOf(one)
  const at = { projectCrew: { id: one.id, name: one.name }, ...wallTime(beginDateOf(one), from, to), asked: 1 }
  return [
    position('crewChief', 'Crew chief', 1, 1, { ...at, commentCrewChief: 'Keys at the gate' }),
    position('rigger', 'Rigger', 4, 3, { ...at, asked: 3, task: 'Motors and points', commentInternal: 'Piet drives' }),
    position('stagehand', 'Stagehand', 8, 6, { ...at, asked: 7, requested: 1, commentExternal: 'Dock 2' }),
    position('runner', 'Runner', 1, 0, { ...at, asked: 0, clientAdded: true }),
  ]
})

/** One position for each shift, at its times. */
export const positionsOf = (all: readonly Shift[], more: Partial<Position> = {}): Position[] =>
  all.map(one => {
    const { from, to } = hoursOf(one)
    return position('stagehand', 'Stagehand', one.places.amount, one.places.filled, {
      projectCrew: { id: one.id, name: one.name },
      ...wallTime(beginDateOf(one), from, to),
      ...more,
    })
  })
const person = (name: string, kind?: PersonState, time = '04:51') => ({
  id: uuid(80_000 + made++),
  name,
  pictureUrl: null,
  state: kind ? { kind, at: Date.parse(`2026-05-27T${time}:00Z`), zone: 'Europe/Berlin' } : null,
})

export const groups: Group[] = [
  {
    id: 'chief',
    positions: [position('crewChief', 'Crew chief', 1, 1)],
    people: [person('Hauke Brandt', 'in', '04:38')],
  },
  {
    id: 'rigger',
    positions: [position('rigger', 'Rigger', 4, 3, { task: 'Motors and points' })],
    people: [
      person('Mirko Vuković', 'in'),
      person('Tomasz Zieliński', 'in', '04:55'),
      person('Aylin Demir', 'late', '05:00'),
    ],
  },
  {
    id: 'stagehand',
    positions: [position('stagehand', 'Stagehand', 8, 6)],
    people: [
      person('Lena Petersen', 'in'),
      person('Oke Thomsen', 'in', '04:57'),
      person('Samira Haddad', 'out', '05:10'),
      person('Jonas Feddersen', 'onTheWay', '04:20'),
      person('Piet de Vries', 'expected', '05:30'),
      person('Gesa Lüders', 'changed', '05:30'),
      person('Chiara Lombardi', 'noShow'),
      person('Ruben Castillo', 'invited'),
      person('Maximiliane-Charlotte von Schönburg-Hartenstein', 'applied'),
    ],
  },
]
/** The show goes on after midnight, with positions that begin on the next day. */
export const afterMidnight: Group[] = [
  ...groups,
  {
    id: 'loadOut',
    positions: [
      position('stagehand', 'Stagehand', 2, 2, { task: 'Load-out', ...wallTime('2026-05-28', '00:30', '04:00') }),
    ],
    people: [person('Hinnerk Boysen', 'expected', '22:30')],
  },
]
/** By name alone. */
export const named: Group[] = groups.map(group => ({
  ...group,
  people: group.people
    .filter(({ state }) => state && !['invited', 'applied'].includes(state.kind))
    .map(one => ({ ...one, state: null })),
}))
