import type { Job } from '../shared/job/commanded.ts'
import { caption, collision, job, nextCall, shift, uuid, venue } from '../shared/fixtures.ts'
import type { Approval, Company, Contact, LatePerson, Notice, OngoingProject, ToDo, Warning } from './home.types.ts'

const role = (number: number, code: string, words: string, task: string | null = null) => ({
  projectCrewItem: { id: uuid(number), function: caption(code, words), task },
})

export const running: Job = { ...nextCall, status: 'checkedIn', checkInAt: '2026-05-27T03:52:00Z' }
export const upcoming: readonly Job[] = [
  nextCall,
  job(shift('2026-05-28', '17:00', '00:30'), { location: venue('Barclays Arena', 'Hamburg') }),
  job(shift('2026-05-30', '06:30', '15:00'), {
    ...role(11_002, 'forkliftDriver', 'Forklift driver'),
    location: venue('Volksparkstadion', 'Hamburg'),
    isCrewChief: true,
  }),
  job(shift('2026-06-03', '14:00', '22:00'), { location: venue('Kampnagel', 'Hamburg') }),
  job(shift('2026-06-12', '08:00', '18:00'), { location: venue('Stadtpark Freilichtbühne', 'Hamburg') }),
]
export const invited: readonly Job[] = [
  job(
    { ...shift('2026-06-01', '07:00', '16:00'), timeZone: 'Europe/Vienna' },
    {
      ...role(11_010, 'rigger', 'Rigger'),
      status: 'invited',
      confirmedAt: null,
      confirmBy: '2026-05-27T10:00:00Z',
      location: { ...venue('Messe Wien, Halle D', 'Wien'), timeZone: 'Europe/Vienna' },
    },
  ),
  job(shift('2026-05-30', '10:00', '18:00'), {
    status: 'invited',
    confirmedAt: null,
    confirmBy: '2026-05-29T16:00:00Z',
    location: venue('Große Freiheit 36', 'Hamburg'),
    collisions: [collision],
  }),
  ...['2026-06-15', '2026-06-16', '2026-06-17'].map(date =>
    job(shift(date, '09:00', '17:00'), { status: 'invited', confirmedAt: null }),
  ),
]
export const longWords: readonly Job[] = [
  job(shift('2026-05-28', '17:00', '00:30'), {
    ...role(11_020, 'own', 'Veranstaltungstechniker Beleuchtungsanlagen', 'Abbau der Verfolgerscheinwerfer'),
    location: venue('Kongresszentrum Westfalenhallen Dortmund, Lieferanteneingang Nordost', 'Dortmund'),
    isCrewChief: true,
  }),
]
export const notices: readonly Notice[] = [
  {
    id: uuid(40_001),
    title: 'New entrance at the Elbphilharmonie',
    body: 'From Monday on crew enters by stage door C.\nDoor A stays closed until the autumn.',
    kind: 'notice',
    icon: null,
    phone: null,
    important: true,
    publishedAt: '2026-05-25T08:00:00Z',
  },
  {
    id: uuid(40_002),
    title: 'Summer party on 19 June',
    body: 'From 18:00 at the warehouse. Bring somebody.',
    kind: 'notice',
    icon: null,
    phone: null,
    important: false,
    publishedAt: '2026-05-20T08:00:00Z',
  },
]
const people = ['Karla Brandt', 'Ole Mertens', 'Şebnem Yıldız', 'Piotr Wójcik', 'Hannah Claasen', 'Luís Fonseca']
const firms = ['Nordic Sounds GmbH', 'Kampnagel Internationale Kulturfabrik', 'Messe Wien']
export const contacts: readonly Contact[] = people.map((name, index) => ({
  id: uuid(50_000 + index),
  number: String(1_000 + index),
  name,
  role: index % 2 === 0 ? 'Production manager' : 'Accounting',
  company: { id: uuid(60_000 + (index % 3)), name: firms[index % 3] ?? '' },
  phone: index === 3 ? null : `+49 40 555010${index}`,
  email: index === 5 ? null : `contact${index}@client.example`,
}))
export const hundreds: readonly Contact[] = Array.from({ length: 300 }, (_, index) => ({
  ...(contacts[index % contacts.length] ?? contacts[0]),
  id: uuid(70_000 + index),
})) as readonly Contact[]
export const companies: readonly Company[] = [
  { id: uuid(80_001), number: '100', name: 'Nordlicht Crew GmbH', city: 'Hamburg' },
  { id: uuid(80_002), number: '200', name: 'Nordlicht Crew Austria GmbH', city: 'Wien' },
]
const shows = ['Nordic Sounds 2026', 'The Tidal Hours, Low Tide Tour', 'Interior Days'] as const
export const projects: readonly OngoingProject[] = shows.map((name, index) => ({
  id: uuid(90_000 + index),
  number: `N-${1_001 + index}`,
  name,
  company: { id: uuid(60_000 + index), name: firms[index] ?? '' },
  clientMark: ['NS', 'KI', null][index] ?? null,
  beginDate: ['2026-05-27', '2026-05-28', '2026-06-02'][index] ?? '',
  endDate: ['2026-05-30', '2026-05-28', '2026-06-05'][index] ?? '',
  type: null,
  location: { id: uuid(91_000 + index), name: 'Elbphilharmonie', city: 'Hamburg' },
  projectManager: null,
  status: 'confirmed',
  closed: false,
  nextCrew: null,
  places: { amount: 91, filled: 70 - index, requested: 11 },
  lastChange: index
    ? null
    : {
        code: 'positionChanged',
        crew: { id: uuid(92_004), name: 'Load-in' },
        position: { id: uuid(92_005), name: 'Rigger', functionCode: 'rigger' },
        person: null,
        changes: [{ field: 'startTime', before: '07:00', after: '06:30' }],
        told: 4,
        text: null,
        by: { id: uuid(92_006), name: 'Jörn Petersen' },
        createdAt: '2026-05-26T15:00:00Z',
        unseen: true,
      },
}))
export const support = { email: 'support@nordlicht.example', phone: '+49 40 5550100' }
const rigger = { id: uuid(92_000), caption: 'Rigger', code: 'rigger' }
const chief = { id: uuid(92_001), name: 'Hauke Brandt', pictureUrl: null, phone: '+49 40 5550110' }
export const late: readonly LatePerson[] = [
  { id: uuid(92_002), name: 'Jonas Feddersen', pictureUrl: null, phone: '+49 40 5550191' },
  { id: uuid(92_003), name: 'Aylin Demir', pictureUrl: null, phone: null },
].map(person => ({
  id: person.id,
  person,
  chief,
  function: rigger,
  starts: '2026-05-27T05:00:00Z',
  timeZone: 'Europe/Berlin',
  crew: { id: uuid(92_004), name: 'Load-in' },
  project: { id: uuid(90_000), number: 'N-1001', name: 'Nordic Sounds 2026' },
}))

const comes = {
  crew: { id: uuid(92_004), name: 'Load-in' },
  project: { id: uuid(90_000), number: 'N-1001', name: 'Nordic Sounds 2026' },
  starts: '2026-05-27T05:00:00Z',
  timeZone: 'Europe/Berlin',
  names: [],
  count: 1,
}
export const warnings: readonly Warning[] = [
  { ...comes, kind: 'lacking', count: 3 },
  { ...comes, kind: 'unanswered' },
  { ...comes, kind: 'noChief' },
  { ...comes, kind: 'ended', names: ['Aylin Demir'] },
  { ...comes, kind: 'blocked', names: ['Piet de Vries'] },
  {
    ...comes,
    kind: 'unconfirmed',
    crew: { id: uuid(92_007), name: 'Build-up' },
    project: { id: uuid(90_001), number: 'N-1002', name: 'Tidal' },
  },
]
const toDo = (at: number, title: string, dueAt: string, person: string | null): ToDo => ({
  id: uuid(93_000 + at),
  type: 'TODO',
  project: null,
  title,
  code: null,
  crew: null,
  position: null,
  person: person === null ? null : { id: uuid(93_100 + at), name: person },
  changes: [],
  told: null,
  text: null,
  by: null,
  createdAt: '2026-05-25T15:00:00Z',
  toDo: {
    type: null,
    dueAt,
    priority: 2,
    for: null,
    group: 'planning',
    doneAt: null,
    doneBy: null,
    vacationRequestId: null,
  },
})
export const toDos: readonly ToDo[] = [
  toDo(1, 'Vacation request of Lena Petersen', '2026-05-26T10:00:00Z', 'Lena Petersen'),
  toDo(2, 'Call the venue about the lift', '2026-05-27T10:00:00Z', null),
]

const jonas: Approval['person'] = {
  ...{ id: uuid(803), name: 'Jonas Petersen', pictureUrl: null, phone: '+49 171 555 0102' },
  ...{ since: '2024-03-01', functions: [caption('stagehand', 'Stagehand')] },
}
export const approvals: readonly Approval[] = [
  {
    ...{
      id: uuid(801),
      kind: 'upload',
      documentId: uuid(802),
      name: 'Rigging certificate',
      type: caption('certificate', 'Certificate'),
    },
    ...{ person: jonas, files: 2, decision: null, project: null, crew: null },
    ...{ since: '2026-05-27T03:14:00Z', validUntil: '2026-06-12' },
  },
]
