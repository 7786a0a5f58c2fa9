import type { Answers, Collision, Company, Contact, Job, Notice } from './home.types.ts'

/** Wednesday 27 May 2026, 05:41 in Hamburg. */
export const morning = Date.parse('2026-05-27T03:41:00Z')

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const caption = (code: string, words: string) => ({ id: uuid(code.length), caption: words, code })
const venue = (name: string, city: string, entrance: string | null = null) => ({
  id: uuid(name.length),
  name,
  city,
  entrance,
  timeZone: 'Europe/Berlin',
  geoData: null,
})
const shift = (startDate: string, startTime: string, endTime: string) => ({
  startDate,
  endDate: null,
  startTime,
  endTime,
  timeZone: 'Europe/Berlin',
  starts: new Date(`${startDate}T${startTime}:00+02:00`).toISOString(),
  ends: new Date(Date.parse(`${startDate}T${startTime}:00+02:00`) + 8 * 3_600_000).toISOString(),
})

let made = 1
const job = (when: ReturnType<typeof shift>, rest: Partial<Job>): Job => {
  const id = uuid(made++)
  return {
    id,
    status: 'confirmed',
    projectCrewItem: { id: uuid(10_000 + made), function: caption('stagehand', 'Stagehand'), task: null },
    projectCrew: { id: uuid(20_000 + made), name: 'Stage' },
    project: { id: uuid(500), number: '26-0114', name: 'Nordic Sounds 2026', clientMark: null },
    location: venue('Elbphilharmonie', 'Hamburg', 'Stage door C'),
    crewChief: null,
    isCrewChief: false,
    ...when,
    breakMinutes: 30,
    confirmBy: null,
    confirmedAt: '2026-05-11T10:00:00Z',
    changedAt: null,
    preCallAt: null,
    checkInAt: null,
    checkOutAt: null,
    commentCrew: null,
    commentExternal: null,
    commentCrewChief: null,
    collisions: [],
    ...rest,
  }
}
const role = (number: number, code: string, words: string, task: string | null = null) => ({
  projectCrewItem: { id: uuid(number), function: caption(code, words), task },
})

export const collision: Collision = {
  id: uuid(777),
  function: caption('rigger', 'Rigger'),
  venue: 'Kampnagel',
  city: 'Hamburg',
  ...shift('2026-05-30', '12:00', '20:00'),
}
export const nextCall = job(
  shift('2026-05-27', '06:00', '14:00'),
  role(11_001, 'stagehand', 'Stagehand', 'Load-in, truck 3'),
)
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
    important: true,
    publishedAt: '2026-05-25T08:00:00Z',
  },
  {
    id: uuid(40_002),
    title: 'Summer party on 19 June',
    body: 'From 18:00 at the warehouse. Bring somebody.',
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
export const support = { email: 'support@nordlicht.example', phone: '+49 40 5550100' }

/** Nothing is on its way. */
export const quiet: Answers = { statusOf: ({ status }) => status, isBusy: () => false, give: () => undefined }
