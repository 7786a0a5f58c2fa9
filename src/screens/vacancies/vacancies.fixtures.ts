import { caption, collision, shift, uuid, vacancy, venue } from '../shared/fixtures.ts'
import type { FitReason, Vacancy } from '../shared/job/vacancy.ts'
import type { OwnWeek, Overview } from './vacancies.types.ts'

const reason = (
  kind: FitReason['kind'],
  weight: FitReason['weight'],
  rest: Partial<Pick<FitReason, 'minutes' | 'limit' | 'other'>> = {},
): FitReason => ({ kind, weight, minutes: null, limit: null, other: null, ...rest })

const barclays = {
  ...collision,
  ...shift('2026-05-28', '14:00', '22:00'),
  status: 'confirmed' as const,
  venue: 'Barclays Arena',
}
const kampnagel = { ...barclays, id: uuid(778), venue: 'Kampnagel', ...shift('2026-05-30', '12:00', '20:00') }

const thursday = vacancy(shift('2026-05-28', '17:00', '00:30'), {
  id: uuid(40_001),
  function: caption('followSpot', 'Follow-spot'),
  task: 'Show 1',
  location: venue('Elbphilharmonie Hamburg', 'Hamburg', 'Stage door C'),
  places: 1,
  amountOfRows: 5,
  filled: 4,
  collides: true,
  fitReasons: [reason('overlap', 'hard', { other: barclays, minutes: 300 })],
})
const sunday = vacancy(shift('2026-05-31', '05:00', '13:00'), {
  id: uuid(40_002),
  location: venue('Volksparkstadion', 'Hamburg', 'South-west ramp'),
  places: 5,
  amountOfRows: 22,
  filled: 17,
  requested: 4,
  catering: caption('warm', 'Warm meal at 18:00'),
  commentCrew: 'Safety shoes, rain jacket.\nHelmet is there.',
  fitReasons: [
    reason('restBefore', 'soft', { other: kampnagel, minutes: 540, limit: 660 }),
    reason('longDay', 'soft', { minutes: 750, limit: 600 }),
  ],
})
const friday = vacancy(shift('2026-06-05', '05:45', '16:00'), {
  id: uuid(40_003),
  location: venue('Stadtpark Freilichtbühne', 'Hamburg'),
  places: 6,
  applied: true,
  jobId: uuid(40_103),
  fitReasons: [reason('free', 'good'), reason('rested', 'good', { other: kampnagel, minutes: 1_080 })],
})
const fridayLate = vacancy(
  { ...shift('2026-06-05', '14:00', '22:00'), timeZone: 'Europe/Lisbon' },
  {
    id: uuid(40_004),
    function: caption('lightHand', 'Light hand'),
    location: venue('Altice Arena', 'Lisboa'),
    project: { id: uuid(503), number: '26-0140', name: 'Sturm und Drang' },
    fitReasons: [
      reason('applied', 'soft', {
        other: { ...barclays, ...shift('2026-06-05', '05:45', '16:00'), venue: 'Stadtpark Freilichtbühne' },
      }),
    ],
  },
)
export const vacancies: readonly Vacancy[] = [thursday, sunday, friday, fridayLate]

export const longWords: readonly Vacancy[] = [
  {
    ...thursday,
    function: caption('ownTechnician', 'Veranstaltungstechniker Beleuchtungsanlagen'),
    task: 'Abbau der Traversen und Verfolgerscheinwerfer',
    location: venue('Kongresszentrum Westfalenhallen Dortmund, Lieferanteneingang Nordost', 'Dortmund'),
    fitReasons: [
      reason('overlap', 'hard', {
        other: { ...barclays, venue: 'Mehrzweckveranstaltungszentrum Grünwettersbach' },
        minutes: 300,
      }),
      reason('blocked', 'hard'),
      reason('restAfter', 'soft', { other: kampnagel, minutes: 330, limit: 660 }),
    ],
  },
]

export const overviewOf = (items: readonly Vacancy[]): Overview => ({
  tabs: { all: items.length, fits: items.filter(({ collides }) => !collides).length, applied: 1 },
  groups: [...new Set(items.map(({ startDate }) => startDate))].map(group => ({
    group,
    name: null,
    total: items.filter(({ startDate }) => startDate === group).length,
  })),
  functions: [...new Map(items.map(({ function: role }) => [role.code, role])).values()],
  dates: [...new Set(items.map(({ startDate }) => startDate))],
})

export const byProject: Overview = {
  ...overviewOf(vacancies),
  groups: [
    { group: uuid(501), name: 'Hafengeburtstag', total: 3 },
    { group: uuid(503), name: 'Sturm und Drang', total: 1 },
  ],
}

const calendarJob = (of: typeof barclays, kind: OwnWeek['jobs'][number]['kind']): OwnWeek['jobs'][number] => ({
  ...of,
  kind,
  entrance: null,
  confirmedAt: null,
})
export const week: OwnWeek = {
  dateFrom: '2026-05-25',
  dateTo: '2026-05-31',
  timeZone: 'Europe/Berlin',
  jobs: [
    calendarJob(
      { ...barclays, id: uuid(779), venue: 'Messe Hamburg', ...shift('2026-05-26', '08:00', '16:00') },
      'confirmed',
    ),
    calendarJob(barclays, 'confirmed'),
    calendarJob(kampnagel, 'doubleBooking'),
  ],
  blockDates: [
    {
      id: uuid(801),
      startDate: '2026-05-29',
      endDate: null,
      begin: null,
      end: null,
      timeZone: 'Europe/Berlin',
      starts: '2026-05-28T22:00:00Z',
      ends: '2026-05-29T22:00:00Z',
      reason: null,
      company: null,
      createdAt: '2026-05-01T10:00:00Z',
    },
  ],
  vacationRequests: [],
  availabilities: [],
  vacation: { year: 2026, approved: 0, asked: 0, unpaid: 0 },
}
