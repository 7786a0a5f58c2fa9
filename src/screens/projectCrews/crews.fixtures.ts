import type { CrewCheck } from './useChecks.ts'
import type { Crew, Line, LivePlace, Member, Person, Position } from './crew.types.ts'

export const geoData = { latitude: 53.5413, longitude: 9.9841, radius: 150 }
export const outsideAt = { latitude: 53.5404, longitude: 9.9818, accuracy: 30 }
export const insideAt = { latitude: 53.54103, longitude: 9.98365, accuracy: 12 }

const shift = {
  startDate: '2026-05-27',
  endDate: null,
  startTime: '06:00',
  endTime: '14:00',
  timeZone: 'Europe/Berlin',
  starts: '2026-05-27T04:00:00Z',
  ends: '2026-05-27T12:00:00Z',
}
const captions = {
  stagehand: { id: 'f-1', caption: 'Stagehand', code: 'stagehand' },
  rigger: { id: 'f-2', caption: 'Rigger', code: 'rigger' },
  crewChief: { id: 'f-3', caption: 'Crew chief', code: 'crewChief' },
  forkliftDriver: { id: 'f-4', caption: 'Forklift driver', code: 'forkliftDriver' },
  lightingTechnician: { id: 'f-5', caption: 'Lighting technician', code: 'lightingTechnician' },
}
type Caption = keyof typeof captions

const person = (id: string, name: string, phone: string | null = '+49 170 5550123'): Person => ({
  id,
  name,
  pictureUrl: null,
  phone,
})
export const me = person('person-me', 'Jonas Petersen')
export const chief = person('person-chief', 'Amira Haddad')

const item = (id: Caption, task: string | null = null) => ({ id: `item-${id}`, function: captions[id], task })

export const line = (who: Person, at: Caption, change: Partial<Line> = {}): Line => ({
  id: `job-${who.id}`,
  projectCrewItem: item(at, at === 'stagehand' ? 'Load-in, truck 3' : null),
  person: who,
  status: 'confirmed',
  caption: 'Confirmed',
  isCrewChief: who.id === chief.id,
  ...shift,
  preCallAt: null,
  checkInAt: null,
  checkOutAt: null,
  flagged: false,
  flagReason: null,
  recordedBy: null,
  changeUnanswered: false,
  contradictions: [],
  trail: [],
  overlapAccepted: false,
  remark: null,
  cancelReason: null,
  breakMinutes: 30,
  hours: { planned: 450, worked: null, from: null, to: null, chargeable: null, proposed: null, amended: null },
  ...change,
})
export const ownLineNow = line(me, 'stagehand', { preCallAt: '2026-05-27T02:32:00Z' })

const at = (time: string) => `2026-05-27T${time}:00Z`
const named: [string, Caption, Partial<Line>][] = [
  ['Hauke Brandt', 'rigger', { status: 'checkedIn', checkInAt: at('04:51') }],
  ['Mirko Vuković', 'rigger', { status: 'checkedIn', checkInAt: at('04:55'), flagged: true, flagReason: 'outside' }],
  ['Aylin Demir', 'rigger', { preCallAt: at('04:25') }],
  ['Lena Petersen', 'stagehand', { status: 'checkedIn', checkInAt: at('04:51'), recordedBy: 'Amira Haddad' }],
  ['Oke Thomsen', 'stagehand', { status: 'checkedIn', checkInAt: at('04:57') }],
  ['Jonas Feddersen', 'stagehand', {}],
  [
    'Samira Haddad',
    'stagehand',
    {
      status: 'checkedOut',
      checkInAt: at('04:49'),
      checkOutAt: at('05:10'),
      flagged: true,
      flagReason: 'conflict',
      contradictions: [
        { id: 'punch-1', caption: 'Check-in', at: at('04:49'), recordedBy: null, counts: true },
        { id: 'punch-2', caption: 'Check-in', at: at('05:02'), recordedBy: 'Amira Haddad', counts: false },
        { id: 'punch-3', caption: 'Check-out', at: at('05:04'), recordedBy: null, counts: false },
        { id: 'punch-4', caption: 'Check-out', at: at('05:10'), recordedBy: 'Amira Haddad', counts: true },
      ],
      remark: 'Went home sick, replacement is on the way.',
    },
  ],
  ['Ruben Castillo', 'stagehand', { status: 'invited' }],
  ['Piet de Vries', 'stagehand', { status: 'applied' }],
  ['Chiara Lombardi', 'stagehand', { status: 'noShow' }],
  [
    'Dagmar Wiese',
    'forkliftDriver',
    { status: 'checkedIn', checkInAt: at('04:22'), startTime: '06:30', starts: at('04:30') },
  ],
  ['Emre Kaya', 'forkliftDriver', { status: 'notNeeded' }],
]
export const lines: Line[] = [
  line(chief, 'crewChief', { status: 'checkedIn', checkInAt: at('04:38'), isCrewChief: true }),
  ...named.map(([name, caption, change], index) =>
    line(person(`person-${index}`, name, index % 5 === 4 ? null : `+49 170 55501${10 + index}`), caption, {
      startTime: '07:00',
      endTime: '15:00',
      starts: at('05:00'),
      ends: at('13:00'),
      ...change,
    }),
  ),
]
/** 07:12 on the list's day: two are late. */
export const listNow = Date.parse('2026-05-27T05:12:00Z')

const first = [
  'Björn',
  'Katarzyna',
  'Dimitri',
  'Malte',
  'Femke',
  'Gareth',
  'Nadia',
  'Owain',
  'Finn',
  'Tomasz',
  'Çağla',
  'Maximiliane-Charlotte',
]
const last = [
  'Hallström',
  'Nowak',
  'Pavlidis',
  'Jürgens',
  'van Dijk',
  'Llewellyn',
  'Rahimi',
  'Pryce',
  'Albers',
  'Zieliński',
  'Öztürk',
  'von Schönburg-Hartenstein',
]
const kinds: Caption[] = ['rigger', 'stagehand', 'stagehand', 'lightingTechnician', 'forkliftDriver']
export const sixty: Line[] = Array.from({ length: 60 }, (_, index) => {
  const who = person(
    `many-${index}`,
    `${first[index % 12] ?? ''} ${last[(index * 5 + Math.floor(index / 12)) % 12] ?? ''}`,
  )
  const states: Partial<Line>[] = [
    { status: 'checkedIn', checkInAt: at(`04:${String(10 + (index % 45)).padStart(2, '0')}`) },
    { status: 'checkedIn', checkInAt: at('04:58') },
    { preCallAt: at('04:20') },
    { status: 'checkedIn', checkInAt: at('04:44') },
    { status: 'checkedOut', checkInAt: at('04:40'), checkOutAt: at('05:05') },
    {},
  ]
  return line(who, kinds[index % kinds.length] ?? 'stagehand', {
    startTime: '07:00',
    endTime: '15:00',
    starts: at('05:00'),
    ends: at('13:00'),
    ...states[index % states.length],
  })
})

const position = (id: Caption, amountOfRows: number, filled: number): Position => ({
  ...item(id, id === 'stagehand' ? 'Load-in, truck 3' : null),
  projectCrew: { id: 'crew-1', name: 'Load-in' },
  ...shift,
  breakMinutes: 30,
  catering: null,
  amountOfRows,
  filled,
  openForApplications: true,
  crewChiefOnly: id === 'crewChief',
  confirmBy: null,
  commentExternal: null,
  commentInternal: null,
  commentCrew: null,
  commentCrewChief: null,
  clientAdded: false,
  requested: 0,
  asked: 0,
  revision: 1,
})
export const positions: Position[] = [
  position('crewChief', 1, 1),
  position('rigger', 4, 3),
  position('stagehand', 8, 6),
  position('forkliftDriver', 2, 2),
]

const members: Member[] = [
  { ...chief, function: captions.crewChief },
  ...named.map(([name, caption], index) => ({
    ...person(`person-${index}`, name),
    function: captions[caption],
  })),
  { ...me, function: captions.stagehand },
]
export const crew: Crew = {
  id: 'crew-1',
  name: 'Load-in',
  project: { id: 'project-1', number: 'HK-26-014', name: 'Nordic Sounds 2026', clientMark: 'HK' },
  location: {
    id: 'place-1',
    name: 'Elbphilharmonie Hamburg, Großer Saal',
    city: 'Hamburg',
    entrance: 'stage door C',
    timeZone: 'Europe/Berlin',
    geoData,
  },
  meetingPoint: 'at stage door C',
  starts: shift.starts,
  ends: shift.ends,
  crewChief: chief,
  contactOnSite: {
    id: 'contact-1',
    name: 'Britta Claasen',
    role: 'Stage manager',
    phone: '+49 40 5550177',
    email: 'britta.claasen@hanse.example',
  },
  projectManager: person('person-manager', 'Britta Claasen'),
  members,
  mine: { leads: false, plans: false, jobId: 'job-person-me', projectCrewItemId: 'item-stagehand' },
}

const north = [0.0001, 0.0004, -0.0006, 0.002, 0.0001, 0.0001, -0.0011]
const east = [0.0002, -0.0008, 0.0011, -0.004, 0.0002, 0.0002, 0.0021]
export const livePlaces: LivePlace[] = lines.slice(0, 7).map((one, index) => ({
  person: one.person,
  latitude: geoData.latitude + (north[index] ?? 0),
  longitude: geoData.longitude + (east[index] ?? 0),
  accuracy: 12 + index * 6,
  timestamp: new Date(listNow - index * 4 * 60_000).toISOString(),
}))

const night = { formId: 'form-1', name: 'Site check', date: '2026-05-27', shift: 1 }
export const dueCheck: CrewCheck = { ...night, check: null }
export const finishedCheck: CrewCheck = {
  ...{ ...night, formId: 'form-2', name: 'Rigging' },
  check: {
    ...{ ...night, id: 'check-2', begunAt: '2026-05-27T03:10:00Z', finishedAt: '2026-05-27T03:32:00Z' },
    ...{ asked: 7, answered: 7, signed: 12 },
  },
}
