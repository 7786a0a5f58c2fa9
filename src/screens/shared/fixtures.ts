import type { Collision, Job, JobCommands } from './job/commanded.ts'
import type { Vacancy } from './job/vacancy.ts'
import type { Loadable } from './loadable.ts'

/** Wednesday 27 May 2026, 05:41 in Hamburg. */
export const morning = Date.parse('2026-05-27T03:41:00Z')

export const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
export const caption = (code: string, words: string) => ({ id: uuid(code.length), caption: words, code })
const berlin = 'Europe/Berlin'
export const venue = (name: string, city: string, entrance: string | null = null) => ({
  id: uuid(name.length),
  name,
  city,
  entrance,
  timeZone: berlin,
  geoData: null,
})
const dayAfter = (date: string) => new Date(Date.parse(`${date}T00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** Hamburg in summer. */
export const shift = (startDate: string, startTime: string, endTime: string) => ({
  startDate,
  endDate: null,
  startTime,
  endTime,
  timeZone: berlin,
  starts: new Date(`${startDate}T${startTime}:00+02:00`).toISOString(),
  ends: new Date(`${endTime <= startTime ? dayAfter(startDate) : startDate}T${endTime}:00+02:00`).toISOString(),
})

const amira = { id: uuid(900), name: 'Amira Haddad', pictureUrl: null, phone: '+49 170 5550101' }

let made = 1
export const job = (when: ReturnType<typeof shift>, rest: Partial<Job>): Job => {
  const id = uuid(made++)
  return {
    id,
    status: 'confirmed',
    projectCrewItem: { id: uuid(10_000 + made), function: caption('stagehand', 'Stagehand'), task: null },
    projectCrew: { id: uuid(20_000 + made), name: 'Stage' },
    project: { id: uuid(500), number: '26-0114', name: 'Nordic Sounds 2026', clientMark: null },
    location: venue('Elbphilharmonie', 'Hamburg', 'Stage door C'),
    crewChief: amira,
    isCrewChief: false,
    crewPlaces: null,
    ...when,
    breakMinutes: 30,
    confirmBy: null,
    invitationNote: null,
    confirmedAt: '2026-05-11T10:00:00Z',
    changedAt: null,
    change: null,
    cancelReason: null,
    preCallAt: null,
    checkInAt: null,
    checkOutAt: null,
    commentCrew: null,
    commentExternal: null,
    commentCrewChief: null,
    collisions: [],
    warnings: [],
    ...rest,
  }
}

export const vacancy = (when: ReturnType<typeof shift>, rest: Partial<Vacancy> = {}): Vacancy => ({
  id: uuid(30_000 + made++),
  function: caption('stagehand', 'Stagehand'),
  task: null,
  project: { id: uuid(501), number: '26-0133', name: 'Hafengeburtstag' },
  projectCrew: { id: uuid(502), name: 'Load-out' },
  location: venue('Landungsbrücken', 'Hamburg'),
  crewChief: amira,
  ...when,
  breakMinutes: 30,
  catering: null,
  places: 2,
  amountOfRows: 8,
  filled: 6,
  requested: 1,
  commentCrew: null,
  applied: false,
  jobId: null,
  collides: false,
  blocked: false,
  warnings: [],
  fitReasons: [],
  ...rest,
})

const agreed = { endDate: null, timeZone: berlin, place: 'Elbphilharmonie' }
/** An hour later, and at another door. */
export const change = {
  seen: 'as of now',
  agreed: { ...agreed, startDate: '2026-05-30', startTime: '05:30', endTime: '14:00', meetingPoint: 'Stage door C' },
  now: { ...agreed, startDate: '2026-05-30', startTime: '06:30', endTime: '15:00', meetingPoint: 'Gate 4' },
}

export const collision: Collision = {
  id: uuid(777),
  function: caption('rigger', 'Rigger'),
  venue: 'Kampnagel',
  city: 'Hamburg',
  ...shift('2026-05-30', '12:00', '20:00'),
}

/** What a short night and a long day do to a person. */
export const warnings: Job['warnings'] = [
  { kind: 'rest', minutes: 480, limit: 660 },
  { kind: 'day', minutes: 750, limit: 600 },
]

export const nextCall = job(shift('2026-05-27', '06:00', '14:00'), {
  projectCrewItem: { id: uuid(11_001), function: caption('stagehand', 'Stagehand'), task: 'Load-in, truck 3' },
})

/** Nothing is on its way. */
export const quiet: JobCommands = {
  statusOf: (_, known) => known,
  isBusy: () => false,
  busy: false,
  give: () => undefined,
}

/** Loaded, and as of `stale` (ms) if that could not be renewed. */
export const loaded = <T>(content: T, stale: number | null = null): Loadable<T> => ({
  kind: 'content',
  content,
  stale,
  retry: () => undefined,
})

/** A name as somebody has drawn it. */
export const drawing = {
  ratio: 1.6,
  strokes: [
    [
      [90, 320],
      [180, 110],
      [250, 330],
      [360, 130],
      [470, 320],
      [620, 210],
      [860, 240],
    ] as [number, number][],
  ],
}
