import { request as send } from 'node:http'
import { agencyMembers, type DemoRole } from '../../server/demo/cast/people.ts'
import { fullCrew } from '../../server/demo/world.ts'
import { visitorsOf } from '../../server/demo/cast/visitors.ts'
import { type AgencyKey, agencies } from '../../server/demo/tenants.ts'
import { mailName } from '../../server/demo/cast/names.ts'
import type { components } from '../../src/client/schema.d.ts'

export type { AgencyKey }
export type Schemas = components['schemas']
export const password = 'calltime-demo'
export const port = Number(process.env['E2E_PORT'] ?? 4170)

/** Somebody of the demo who can log in. */
export interface Person {
  id: string
  name: string
  login: string
  agency: AgencyKey
  /** Where it is not the one everybody has. */
  password?: string
}

const agencyOf = (key: AgencyKey) => {
  const found = agencies.find(agency => agency.key === key)
  if (!found) throw new Error(`the demo has no agency ${key}`)
  return found
}
export const nameOfAgency = (key: AgencyKey): string => agencyOf(key).name
export const tenantId = (key: AgencyKey): string => agencyOf(key).id
/** What a page of the agency is addressed by; the first agency answers at localhost as well. */
export const hostOf = (key: AgencyKey): string => (key === 'nordlicht' ? 'localhost' : agencyOf(key).host)
export const originOf = (key: AgencyKey): string => `http://${hostOf(key)}:${port}`

const members = new Map(agencies.map(agency => [agency.key, agencyMembers(agency, fullCrew)]))

/** One of the five people everybody tries the demo with. */
export function demoPerson(agency: AgencyKey, role: DemoRole): Person {
  const member = members.get(agency)?.find(({ demo }) => demo === role)
  if (!member) throw new Error(`${agency} has no ${role}`)
  return {
    id: member.id,
    name: `${member.first} ${member.last}`,
    login: `${role}@${agencyOf(agency).mailDomain}`,
    agency,
  }
}

/** Somebody of an agency by the name everybody sees. */
export function personNamed(agency: AgencyKey, name: string): Person {
  const member = members.get(agency)?.find(({ first, last }) => `${first} ${last}` === name)
  if (!member) throw new Error(`nobody of ${agency} is called ${name}`)
  const { id, demo, first, last } = member
  return { id, name, login: `${demo ?? mailName(first, last)}@${agencyOf(agency).mailDomain}`, agency }
}

/** Every spec takes people of its own, so that none waits for another: two specs may run at once. */
const specs = [
  'login',
  'crewDay',
  'offline',
  'sessionWalk',
  'attendanceWalk',
  'targets',
  'reach',
  'password',
  'kiosk',
  'kioskWalk',
  'profile',
  'check',
  'answer',
] as const
export type Spec = (typeof specs)[number]

/** The crew members that belong to a spec, in a fixed order. */
export const crewFor = (spec: Spec, agency: AgencyKey): Person[] =>
  (members.get(agency) ?? [])
    .filter(({ role, demo }) => role === 'crew' && demo === null)
    .filter((_, at) => at % specs.length === specs.indexOf(spec))
    .map(({ id, first, last }) => ({
      id,
      name: `${first} ${last}`,
      login: `${mailName(first, last)}@${agencyOf(agency).mailDomain}`,
      agency,
    }))

interface Answer<T> {
  status: number
  body: T
}

/** One call of the API from outside of any page. The host says which agency; names under localhost resolve in browsers only. */
export function call<T>(
  agency: AgencyKey,
  token: string | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<T>> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const request = send(
      {
        host: '127.0.0.1',
        port,
        method,
        path: `/api/v1${path}`,
        headers: {
          host: `${hostOf(agency)}:${port}`,
          type: 'MOBILE',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(text === undefined ? {} : { 'content-type': 'application/json' }),
          ...(method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }),
        },
      },
      response => {
        let received = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => (received += part))
        response.on('end', () => {
          const parsed: unknown = received === '' ? null : JSON.parse(received)
          resolve({ status: response.statusCode ?? 0, body: parsed as T })
        })
      },
    )
    request.on('error', reject)
    request.end(text)
  })
}

/** The same, where only a good answer is of any use. */
export async function asked<T>(
  agency: AgencyKey,
  token: string | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const answer = await call<T>(agency, token, method, path, body)
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

const tokens = new Map<string, Promise<string>>()

/** A token of one's own for calls behind the scenes; asked for once per person and worker. */
export function tokenOf(who: Pick<Person, 'agency' | 'login' | 'password'>): Promise<string> {
  const name = `${who.agency} ${who.login}`
  const known = tokens.get(name)
  if (known) return known
  const fresh = freshToken(who)
  tokens.set(name, fresh)
  return fresh
}
export const freshToken = async (who: Pick<Person, 'agency' | 'login' | 'password'>): Promise<string> => {
  const credentials = { login: who.login, password: who.password ?? password }
  return (await asked<{ token: string }>(who.agency, null, 'POST', '/auth/token', credentials)).token
}

export interface Visitor extends Person {
  password: string
  /** The own page. */
  page: string
  /** Path and query that log in by themselves. */
  link: string
}

/** Whoever visits without an account: the first project's link, or the plus crew's. */
export function visitor(agency: AgencyKey, of: 'project' | 'plusCrew'): Visitor {
  const found = visitorsOf(agencyOf(agency)).find(({ page }) => page.startsWith('/projects/') === (of === 'project'))
  if (!found) throw new Error(`${agency} has no visitor of a ${of}`)
  const { page, parameter, login, password: theirs } = found
  const link = `${page}?${parameter}=${login}&password=${theirs}`
  return { id: '', name: '', login, password: theirs, agency, page, link }
}

const plannerToken = (agency: AgencyKey) => tokenOf(demoPerson(agency, 'planner'))
const chiefToken = (agency: AgencyKey) => tokenOf(demoPerson(agency, 'chief'))

export interface Today {
  crewId: string
  crew: Schemas['ProjectCrew']
  items: Schemas['ProjectCrewItem'][]
}

const todays = new Map<AgencyKey, Promise<Today>>()

/** Today's load-in, which the demo's chief leads: its call is near, so that people can check in. */
export function today(agency: AgencyKey): Promise<Today> {
  const known = todays.get(agency)
  if (known) return known
  const found = findToday(agency)
  todays.set(agency, found)
  return found
}

async function findToday(agency: AgencyKey): Promise<Today> {
  const chief = await chiefToken(agency)
  const { items: jobs } = await asked<Schemas['JobList']>(agency, chief, 'GET', '/jobs/crewChief?tab=upcoming')
  const runs = jobs.filter(({ status, ends }) => status === 'checkedIn' && Date.parse(ends) > Date.now())
  // The demo goes on meanwhile, and the chief with it: of what runs it is where the demo's crew is called as well.
  const crewToken = await tokenOf(demoPerson(agency, 'crew'))
  const called = await asked<Schemas['JobList']>(agency, crewToken, 'GET', '/jobs?tab=upcoming')
  const theirs = new Set(called.items.map(({ projectCrew }) => projectCrew.id))
  const job = runs.find(({ projectCrew }) => theirs.has(projectCrew.id)) ?? runs[0]
  if (!job) throw new Error(`no crew works at ${agency} today`)
  const crewId = job.projectCrew.id
  const planner = await plannerToken(agency)
  const crew = await asked<Schemas['ProjectCrew']>(agency, planner, 'GET', `/projectCrews/${crewId}`)
  const { items } = await asked<Schemas['ProjectCrewItemList']>(
    agency,
    planner,
    'GET',
    `/projectCrews/${crewId}/projectCrewItems`,
  )
  const stagehands = items.find(item => item.function.code === 'stagehand')
  if (!stagehands) throw new Error('nobody is called as a stagehand today')
  // Room for everybody the tests bring along.
  if (stagehands.amountOfRows < 300)
    await asked(agency, planner, 'POST', `/projectCrewItems/${stagehands.id}`, { amountOfRows: 300 })
  return { crewId, crew, items }
}

export const linesOf = async (agency: AgencyKey, crewId: string): Promise<Schemas['ProjectCrewItemStatus'][]> =>
  (
    await asked<Schemas['ProjectCrewItemStatusList']>(
      agency,
      await plannerToken(agency),
      'GET',
      `/projectCrews/${crewId}/projectCrewItemStatus?limit=1000`,
    )
  ).items

/** A person's place on a position. */
export interface Placed {
  person: Person
  crewId: string
  /** The position. */
  itemId: string
  /** The line, which is the job as well. */
  jobId: string
}

/** Puts somebody on a position as planning does. */
export async function place(
  person: Person,
  item: { id: string; projectCrew: { id: string } },
  status: 'invited' | 'confirmed',
  acceptDoubleBooking = true,
): Promise<Placed> {
  const { agency } = person
  const line = await asked<Schemas['ProjectCrewItemStatus']>(
    agency,
    await plannerToken(agency),
    'POST',
    '/projectCrewItemStatus',
    { projectCrewItemId: item.id, personId: person.id, status, acceptDoubleBooking },
  )
  return { person, crewId: item.projectCrew.id, itemId: item.id, jobId: line.id }
}

const taken = new Set<string>()

/** The next of a spec's people who is free and not on today's crew yet, confirmed as a stagehand whose call is near. */
export async function comesToday(spec: Spec, agency: AgencyKey = 'nordlicht'): Promise<Placed> {
  const { crewId, items } = await today(agency)
  const item = items.find(one => one.function.code === 'stagehand')
  if (!item) throw new Error('nobody is called as a stagehand today')
  const there = new Set((await linesOf(agency, crewId)).map(line => line.person.id))
  for (const person of crewFor(spec, agency)) {
    if (there.has(person.id) || taken.has(person.id)) continue
    // Whoever works elsewhere at that time would be asked about it later on, in the middle of a test.
    const placed = await place(person, item, 'confirmed', false).catch(() => null)
    if (!placed) continue
    taken.add(person.id)
    return placed
  }
  throw new Error(`${spec} has used up its people`)
}

/** Takes the next of a spec's people who has nothing to do with a position. */
export async function somebodyNew(spec: Spec, agency: AgencyKey = 'nordlicht'): Promise<Person> {
  const there = new Set((await linesOf(agency, (await today(agency)).crewId)).map(line => line.person.id))
  const person = crewFor(spec, agency).find(({ id }) => !there.has(id) && !taken.has(id))
  if (!person) throw new Error(`${spec} has used up its people`)
  taken.add(person.id)
  return person
}

/** Positions of an agency that take applications, soonest first, as planning sees them. */
export const openPositions = async (agency: AgencyKey): Promise<Schemas['Vacancy'][]> =>
  (
    await asked<Schemas['VacancyList']>(
      agency,
      await plannerToken(agency),
      'GET',
      '/projectCrewItems/vacant/?limit=1000',
    )
  ).items

/** A line as it stands in the database now. */
export async function lineOf({ person, crewId, jobId }: Placed): Promise<Schemas['ProjectCrewItemStatus']> {
  const line = (await linesOf(person.agency, crewId)).find(({ id }) => id === jobId)
  if (!line) throw new Error(`${person.name} is not on the crew`)
  return line
}

/** The chief punches for somebody, or planning changes a line. */
export const asChief = async <T>(agency: AgencyKey, method: string, path: string, body?: unknown): Promise<T> =>
  asked<T>(agency, await chiefToken(agency), method, path, body)
export const asPlanner = async <T>(agency: AgencyKey, method: string, path: string, body?: unknown): Promise<T> =>
  asked<T>(agency, await plannerToken(agency), method, path, body)

export const punchedBy = (
  chief: AgencyKey,
  { itemId, person }: Placed,
  caption: 'Pre-call' | 'Check-in' | 'Check-out',
  minutesAgo = 0,
): Promise<Schemas['ProjectCrewItemActivity']> => {
  const now = Date.now()
  const pageLife = crypto.randomUUID()
  const made = { deviceTime: new Date(now - minutesAgo * 60_000).toISOString(), pageLife, monotonic: 1_000 }
  const sent = { deviceTime: new Date(now).toISOString(), pageLife, monotonic: 1_000 + minutesAgo * 60_000 }
  return asChief(chief, 'POST', `/projectCrewItems/${itemId}/activities`, {
    caption,
    type: 'LOG',
    personId: person.id,
    made,
    sent,
    offsetBefore: 0,
    replayed: true,
  })
}

type Span = { starts: string; ends: string }
const meets = (one: Span, other: Span) =>
  Date.parse(one.starts) < Date.parse(other.ends) && Date.parse(one.ends) > Date.parse(other.starts)

/** What somebody is booked for. */
export const jobsOf = async (person: Person, tab = 'upcoming'): Promise<Schemas['Job'][]> =>
  (await asked<Schemas['JobList']>(person.agency, await tokenOf(person), 'GET', `/jobs?tab=${tab}&limit=1000`)).items

const crewOf = async (agency: AgencyKey, itemId: string): Promise<string> =>
  (await asPlanner<Schemas['ProjectCrewItem']>(agency, 'GET', `/projectCrewItems/${itemId}`)).projectCrew.id

/** Open positions some days ahead at which somebody is free, soonest first, one for each day, with room for more than the one. */
async function freePositions(person: Person): Promise<Schemas['Vacancy'][]> {
  const [open, ...booked] = await Promise.all([
    openPositions(person.agency),
    jobsOf(person, 'upcoming'),
    jobsOf(person, 'toConfirm'),
    jobsOf(person, 'appliedFor'),
  ])
  const busy = booked.flat()
  const soonest = Date.now() + 2 * 86_400_000
  const days = new Set<string>()
  return open
    .filter(one => Date.parse(one.starts) > soonest && one.places > 1 && !busy.some(job => meets(job, one)))
    .filter(({ startDate }) => !days.has(startDate) && days.add(startDate))
}

export interface FreePlace extends Placed {
  position: Schemas['Vacancy']
}

/** Puts somebody on the next position at which they are free; those they once declined are closed to them. */
export async function placeAhead(person: Person, status: 'invited' | 'confirmed'): Promise<FreePlace> {
  for (const position of await freePositions(person)) {
    const found = await placeOn(person, position, status)
    if (found) return found
  }
  throw new Error(`${person.name} has no day left`)
}

async function placeOn(
  person: Person,
  position: Schemas['Vacancy'],
  status: 'invited' | 'confirmed',
): Promise<FreePlace | null> {
  const crewId = await crewOf(person.agency, position.id)
  const placed = await place(person, { id: position.id, projectCrew: { id: crewId } }, status).catch(() => null)
  return placed && { ...placed, position }
}

/** Somebody who has said yes to one of two jobs at the same time, and is invited to the other. */
export async function placeOnBoth(person: Person): Promise<{ confirmed: FreePlace; invited: FreePlace }> {
  const open = await openPositions(person.agency)
  for (const position of await freePositions(person))
    for (const other of open) {
      if (other.id === position.id || !meets(other, position) || other.places < 1) continue
      const invited = await placeOn(person, other, 'invited')
      const confirmed = invited && (await placeOn(person, position, 'confirmed'))
      if (confirmed) return { confirmed, invited }
    }
  throw new Error(`no two open positions at one time are free for ${person.name}`)
}

/** A position somebody could apply for. */
export async function positionFor(person: Person): Promise<Schemas['Vacancy']> {
  const own = await asked<Schemas['VacancyList']>(
    person.agency,
    await tokenOf(person),
    'GET',
    '/projectCrewItems/vacant/?limit=1000',
  )
  const free = await freePositions(person)
  // Too little rest or too long a day would be asked about first.
  const found = own.items.find(
    one =>
      !one.applied &&
      !one.collides &&
      !one.blocked &&
      one.warnings.length === 0 &&
      free.some(({ id }) => id === one.id),
  )
  if (!found) throw new Error(`nothing is open for ${person.name}`)
  return found
}

/**
 * Crews of an agency that are over and nobody has signed off yet, longest first, as planning sees them; the chief's own is
 * the last, also where another has ended in the same minute.
 */
async function crewsToSignOff(agency: AgencyKey): Promise<Schemas['DeliveryNoteSummary'][]> {
  const open = '/deliveryNotes?limit=100'
  const { items } = await asPlanner<Schemas['DeliveryNoteSummaryList']>(agency, 'GET', open)
  const led = await asChief<Schemas['DeliveryNoteSummaryList']>(agency, 'GET', open)
  const isLed = new Set(led.items.map(({ crew }) => crew.id))
  return items
    .filter(({ state }) => state === 'open')
    .toSorted((a, b) => Number(isLed.has(a.crew.id)) - Number(isLed.has(b.crew.id)))
}

/** A crew that is over and only waits for the client: whoever never checked out has the hours of the plan. */
export async function crewToSign(agency: AgencyKey): Promise<string> {
  const [summary] = await crewsToSignOff(agency)
  if (!summary) throw new Error(`no crew of ${agency} is over`)
  const { id: crewId } = summary.crew
  const isThere = new Set(['confirmed', 'checkedIn', 'checkedOut'])
  for (const { id, status, hours, startTime, endTime } of await linesOf(agency, crewId))
    if (isThere.has(status) && hours.chargeable === null && hours.proposed === null)
      await asPlanner(agency, 'POST', `/projectCrewItemStatus/${id}`, { hours: { startTime, endTime } })
  return crewId
}

/** So many minutes before a time of day, HH:MM. */
export const minutesBefore = (time: string, minutes: number): string =>
  new Date(Date.parse(`2026-01-02T${time}:00Z`) - minutes * 60_000).toISOString().slice(11, 16)

/** The load-out that the demo's chief has still to sign off: last night's, or today's where the demo began in the evening. */
export async function chiefsCrew(agency: AgencyKey): Promise<Schemas['DeliveryNoteSummary']> {
  const { items } = await asChief<Schemas['DeliveryNoteSummaryList']>(agency, 'GET', '/deliveryNotes?limit=100')
  const found = items.find(({ state }) => state === 'open')
  if (!found) throw new Error(`the chief of ${agency} has nothing to sign off`)
  return found
}

export const noteOf = (agency: AgencyKey, crewId: string): Promise<Schemas['DeliveryNote']> =>
  asPlanner(agency, 'GET', `/projectCrews/${crewId}/deliveryNote/details`)

/** A crew that begins days from now. */
export async function crewAhead(agency: AgencyKey): Promise<string> {
  for (const { id, starts } of await openPositions(agency)) {
    if (Date.parse(starts) < Date.now() + 2 * 86_400_000) continue
    const crewId = await crewOf(agency, id)
    const crew = await asPlanner<Schemas['ProjectCrew']>(agency, 'GET', `/projectCrews/${crewId}`)
    if (Date.parse(crew.starts) > Date.now()) return crewId
  }
  throw new Error(`${agency} plans nothing`)
}
