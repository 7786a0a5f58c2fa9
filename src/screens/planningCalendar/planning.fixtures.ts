import { daysLater } from '../../../domain/shift-display.ts'
import { shift, uuid } from '../shared/fixtures.ts'
import type { PlanningCalendar, PlanningPerson, PlanningPosition } from '../shared/planning/planning.types.ts'
import type { FunctionChoice } from './planning.types.ts'

/** Wednesday. */
export const today = '2026-05-27'
/** The Monday of the week before. */
export const from = '2026-05-18'

let functionsMade = 800
const does = (code: string, caption: string): FunctionChoice => ({ id: uuid(functionsMade++), caption, code })
export const functions: readonly FunctionChoice[] = [
  does('crewChief', 'Crew chief'),
  does('rigger', 'Rigger'),
  does('followSpot', 'Follow spot operator'),
  does('forkliftDriver', 'Forklift driver'),
  does('stagehand', 'Stagehand'),
  does('loader', 'Loader'),
]
const functionAt = (at: number): FunctionChoice => functions[at % functions.length] ?? does('stagehand', 'Stagehand')
const branches = [
  { id: uuid(950), caption: 'Hamburg', code: 'hamburg' },
  { id: uuid(951), caption: 'Vienna', code: 'vienna' },
]
const venues = ['Elbphilharmonie', 'Barclays Arena', 'Laeiszhalle', 'Messe Hamburg']

let made = 1000
/** A position that works some hours of a day, counted from the first. */
export function position(
  day: number,
  startTime: string,
  endTime: string,
  more: Partial<PlanningPosition> = {},
): PlanningPosition {
  const at = made++
  return {
    id: uuid(at),
    function: functionAt(at),
    task: null,
    project: { id: uuid(300 + (at % 4)), number: `N-${1001 + (at % 4)}`, name: 'Nordic Sounds 2026' },
    branch: branches[at % 2] ?? null,
    venue: venues[at % venues.length] ?? '',
    city: 'Hamburg',
    ...shift(daysLater(from, day), startTime, endTime),
    breakMinutes: 30,
    amountOfRows: 6,
    filled: 6,
    open: 0,
    ...more,
  }
}

type JobKind = PlanningPerson['jobs'][number]['kind']
const statusOf = (kind: JobKind) =>
  kind === 'pending' ? 'invited' : kind === 'absence' ? 'noShow' : kind === 'cancelled' ? 'cancelled' : 'confirmed'

const positions: PlanningPosition[] = []
export const job = (at: PlanningPosition, kind: JobKind = 'confirmed'): PlanningPerson['jobs'][number] => ({
  id: uuid(made++),
  projectCrewItemId: at.id,
  status: statusOf(kind),
  kind,
})
const works = (day: number, start: string, kind: JobKind = 'confirmed') => {
  const end = `${String((Number(start.slice(0, 2)) + 8) % 24).padStart(2, '0')}${start.slice(2)}`
  const at = position(day, start, end)
  positions.push(at)
  return job(at, kind)
}
export const away = (kind: PlanningPerson['absences'][number]['kind'], first: number, last: number) => ({
  id: uuid(made++),
  kind,
  startDate: daysLater(from, first),
  endDate: daysLater(from, last),
  begin: null,
  end: null,
  starts: `${daysLater(from, first - 1)}T22:00:00.000Z`,
  ends: `${daysLater(from, last)}T22:00:00.000Z`,
})
export const person = (
  name: string,
  at: number,
  jobs: PlanningPerson['jobs'] = [],
  absences: PlanningPerson['absences'] = [],
  country: string | null = 'DE',
): PlanningPerson => ({ id: uuid(made++), name, functions: [functionAt(at)], country, jobs, absences, proofs: [] })

const items: PlanningPerson[] = [
  person('Hauke Brandt', 0, [works(0, '08:00'), works(1, '05:45'), works(9, '07:00'), works(17, '07:00', 'pending')]),
  person('Ingrid Solberg', 0, [works(0, '06:30'), works(10, '16:00')], [away('vacation', 14, 18)]),
  person('Tobias Wenninger', 0, [works(11, '16:00', 'changed')], [], 'AT'),
  person('Aylin Demir', 1, [works(4, '07:00')], [away('sick', 0, 2), away('vacation', 14, 25)]),
  person('Björn Hallström', 1, [works(6, '06:00', 'spare'), works(15, '05:45', 'pending')]),
  person(
    'Katarzyna Nowak',
    1,
    [works(11, '06:00', 'doubleBooking'), works(11, '13:00', 'doubleBooking')],
    [away('unpaidVacation', 14, 17)],
  ),
  person('Charlotte Evans', 2, [works(2, '23:00', 'cancelled'), works(10, '17:00')], [], null),
  person('Emre Kaya', 3, [works(9, '06:30')], [away('vacation', 0, 4), away('pending', 16, 18)]),
  person('Gareth Llewellyn', 4, [works(1, '07:00', 'absence'), works(2, '07:00')], [away('blocked', 12, 13)]),
  person('Konstantin Oberhuber-Wiesinger', 4, [works(0, '08:00'), works(14, '16:00')]),
  person('Ruben Castillo', 4),
  person('Finn Albers', 5, [works(1, '07:00'), works(9, '07:00')], [away('sick', 14, 16)]),
]
const open = [
  position(9, '18:00', '02:00', { open: 2, filled: 4 }),
  position(10, '07:00', '15:00', { open: 3, filled: 3 }),
  position(11, '12:00', '20:00', { open: 1, filled: 5 }),
  position(12, '06:00', '14:00', { open: 10, filled: 2, amountOfRows: 12 }),
]

/** Of two who could be put on what is open on the Friday, the proof ends the day before. */
for (const one of items)
  if (one.name === 'Katarzyna Nowak' || one.name === 'Ruben Castillo')
    one.proofs = open
      .filter(({ startTime }) => startTime === '12:00')
      .map(at => ({ functionId: at.function.id, proof: 'IPAF 3a, 88213', validUntil: daysLater(from, 10) }))

const bankHolidays: PlanningCalendar['bankHolidays'] = [
  { date: '2026-05-25', code: 'whitMonday', country: 'AT' },
  { date: '2026-05-25', code: 'whitMonday', country: 'DE' },
  { date: '2026-06-04', code: 'corpusChristi', country: 'AT' },
]
const listed = (people: readonly PlanningPerson[], all: readonly PlanningPosition[]): PlanningCalendar => ({
  items: [...people],
  total: people.length,
  limit: 1000,
  page: 1,
  positions: [...all],
  bankHolidays,
})
export const calendar = listed(items, [...positions, ...open])

const names = ['Amira', 'Björn', 'Chiara', 'Dimitri', 'Emre', 'Femke', 'Gareth', 'Hanna', 'Ilse', 'Jonas']
const families = ['Haddad', 'Kowalski', 'Okafor', 'Petersen', 'van Dijk', 'Zieliński']
const starts = ['05:45', '07:00', '14:00', '16:00', '23:00']
const many = Array.from({ length: 35 * starts.length }, (_, at) => {
  const start = starts[at % starts.length] ?? '07:00'
  const end = `${String((Number(start.slice(0, 2)) + 8) % 24).padStart(2, '0')}${start.slice(2)}`
  return position(Math.floor(at / starts.length), start, end, { open: at % 9 === 0 ? 2 : 0 })
})
/** Three hundred people who work two days of three. */
export const crowded = listed(
  Array.from({ length: 300 }, (_, at) =>
    person(
      `${names[at % names.length] ?? ''} ${families[at % families.length] ?? ''} ${at + 1}`,
      Math.floor(at / 50),
      many
        .filter((_one, place) => place % starts.length === at % starts.length && (place + at) % 3 > 0)
        .map(one => job(one)),
    ),
  ),
  many,
)
