import { caption, uuid, venue } from '../../shared/fixtures.ts'
import type { Candidate, Found } from './best.types.ts'

/** 07:12 in Hamburg, eighteen hours before the shift. */
export const now = Date.parse('2026-05-26T11:12:00Z')

const rigger = caption('rigger', 'Rigger')
const person = (rank: number, name: string, more: Partial<Candidate> = {}): Candidate => ({
  id: uuid(700 + rank),
  rank,
  name,
  pictureUrl: null,
  functions: [rigger],
  hardReasons: [],
  qualified: { validUntil: '2028-03-31', proof: 'Rigging, level 1' },
  entries: [],
  rest: null,
  longDay: null,
  blocked: null,
  favourite: null,
  timesHere: 0,
  timesForClient: 0,
  rating: 4.6,
  ratings: 18,
  weekMinutes: 24 * 60,
  quotaMinutes: 40 * 60,
  distance: 6_300,
  hourlyRate: 2450,
  currency: 'EUR',
  ...more,
})
const entry = (
  kind: Candidate['entries'][number]['kind'],
  starts: string,
  ends: string,
  venueName: string | null = null,
): Candidate['entries'][number] => ({
  kind,
  status: kind === 'job' ? 'confirmed' : kind === 'asked' ? 'invited' : null,
  starts,
  ends,
  venue: venueName,
})

export const free: Candidate[] = [
  person(1, 'Björn Hallström', { timesHere: 11, favourite: 'client', rating: 4.9, ratings: 31 }),
  person(2, 'Katarzyna Nowak', {
    timesHere: 4,
    timesForClient: 12,
    weekMinutes: 46 * 60,
    entries: [entry('job', '2026-05-26T16:00:00Z', '2026-05-26T18:00:00Z', 'Laeiszhalle')],
  }),
  person(3, 'Dimitri Pavlidis', {
    functions: [
      caption('followSpot', 'Follow spot operator'),
      rigger,
      caption('lightingTechnician', 'Lighting technician'),
    ],
    entries: [entry('available', '2026-05-27T04:00:00Z', '2026-05-27T16:00:00Z')],
    timesForClient: 2,
    distance: null,
    hourlyRate: null,
    currency: null,
    rating: null,
    ratings: 0,
    quotaMinutes: null,
  }),
]
export const hard: Candidate[] = [
  person(4, 'Malte Jürgens', {
    hardReasons: ['rest'],
    rest: { minutes: 405, limit: 660 },
    entries: [entry('job', '2026-05-26T16:00:00Z', '2026-05-26T22:15:00Z', 'Barclays Arena')],
    timesHere: 22,
    favourite: 'client',
  }),
  person(5, 'Femke van Dijk', {
    hardReasons: ['doubleBooking'],
    entries: [entry('job', '2026-05-27T12:00:00Z', '2026-05-27T19:00:00Z', 'Laeiszhalle')],
    timesHere: 3,
  }),
  person(6, 'Gareth Llewellyn', {
    hardReasons: ['expired'],
    qualified: { validUntil: '2026-02-28', proof: 'Rigging, level 1' },
    timesHere: 8,
  }),
  person(7, 'Anouk Visser', { hardReasons: ['blocked'], blocked: { client: true, reason: 'Came late' }, timesHere: 6 }),
  person(8, 'Ilse Brandhorst', {
    hardReasons: ['function', 'absence'],
    qualified: null,
    functions: [],
    entries: [entry('absence', '2026-05-26T22:00:00Z', '2026-06-05T22:00:00Z')],
  }),
]

export const found: Found = {
  position: {
    id: uuid(600),
    function: rigger,
    task: 'Load-in',
    projectCrew: { id: uuid(601), name: 'Load-in' },
    project: { id: uuid(602), number: '26-0114', name: 'Nordic Sounds 2026' },
    company: { id: uuid(603), name: 'Hanse Konzerte GmbH' },
    location: venue('Elbphilharmonie', 'Hamburg'),
    startDate: '2026-05-27',
    endDate: null,
    startTime: '07:00',
    endTime: '15:00',
    timeZone: 'Europe/Berlin',
    starts: '2026-05-27T05:00:00Z',
    ends: '2026-05-27T13:00:00Z',
    amountOfRows: 4,
    filled: 3,
  },
  method: 'bestMatch',
  weights: [
    { criterion: 'qualified', weight: 5, must: true },
    { criterion: 'free', weight: 5, must: true },
    { criterion: 'wish', weight: 4, must: false },
    { criterion: 'venue', weight: 3, must: false },
    { criterion: 'travel', weight: 3, must: false },
    { criterion: 'hours', weight: 2, must: false },
    { criterion: 'rating', weight: 2, must: false },
    { criterion: 'cost', weight: 1, must: false },
  ],
  items: [...free, ...hard],
  total: 8,
  hard: 5,
}
