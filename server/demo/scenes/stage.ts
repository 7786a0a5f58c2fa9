import { holdsPlace } from '../../../domain/projectCrewItems/position-status.ts'
import { type Draft, addCrew, addItem, addProject, spanCrew } from '../draft.ts'
import type { Member } from '../cast/people.ts'
import type { Place } from '../places.ts'
import { type OwnJob, overlap } from './own-jobs.ts'
import type { CrewRow, ItemRow, StatusRow } from '../rows.ts'
import { addConfirmed } from '../staffing.ts'
import { addDays, hour, type Shift } from '../times.ts'
import type { FunctionCode } from '../../lookups/trade.ts'
import type { World } from '../world.ts'

/** Where one scene of the demo is set up: the rows it makes, and the jobs its crew member has by now. */
export interface Stage {
  draft: Draft
  world: World
  own: OwnJob[]
  number: string
  /** Today at the agency, YYYY-MM-DD. */
  today: string
  /** Names of the agency's projects: what stands already is not set up a second time under the same name. */
  taken: ReadonlySet<string>
}

export const placeNamed = (world: World, name: string): Place => {
  const place = world.places.find(one => one.name === name)
  if (!place) throw new Error(`${world.agency.name} has no place ${name}`)
  return place
}

/** Venues at home other than today's, one after another. */
export const homePlace = (world: World, at: number): Place => {
  const home = world.places.filter(
    ({ city, name }) => city === world.agency.cities[0] && name !== world.agency.todayVenue,
  )
  const place = home[at % home.length]
  if (!place) throw new Error(`${world.agency.name} has no places`)
  return place
}

/** The first day, so many ahead at the earliest, on which the crew member has nothing. */
export function freeDate({ own, today }: Stage, ahead: number): string {
  for (let days = ahead; ; days++) {
    const date = addDays(today, days)
    const starts = Date.parse(`${date}T00:00:00Z`) - 6 * hour
    if (!own.some(job => overlap(job, { starts, ends: starts + 42 * hour }))) return date
  }
}

export interface Position {
  code: FunctionCode
  amount: number
  /** Colleagues who have confirmed. */
  filled: number
  shift: Shift
  more?: Partial<ItemRow>
  /** The crew member's own place on it. */
  mine?: (item: ItemRow) => StatusRow
}

export interface SceneProject {
  id: string
  contactId: string | null
}

export function addSceneProject(
  stage: Stage,
  place: Place,
  name: string,
  dates: { begin: string; end: string },
  clientAt = 0,
): SceneProject {
  const { draft, world, number } = stage
  const client = world.clients[clientAt % world.clients.length]
  if (!client) throw new Error(`${world.agency.name} has no clients`)
  const project = addProject(draft, {
    number,
    name,
    companyId: client.id,
    locationId: place.id,
    managerId: world.demo.planner.id,
    contactId: client.contactIds[0] ?? null,
    clientMark: client.mark,
    reference: `${client.mark}-${dates.begin.slice(2, 4)}-${String(draft.random.between(1, 180)).padStart(3, '0')}`,
    beginDate: dates.begin,
    endDate: dates.end,
    comment: null,
    createdAt: draft.now,
  })
  return { id: project.id, contactId: client.contactIds[1] ?? null }
}

/** People who are free for a shift: those who can do it, then whoever is on the list of the crew. Each is taken once. */
export function takePeople(
  { draft, world }: Stage,
  place: Place,
  code: FunctionCode,
  count: number,
  shift: Shift,
): Member[] {
  const cities =
    place.city === world.agency.cities[0]
      ? world.agency.cities
      : ([world.agency.cities[1], world.agency.cities[0]] as const)
  const taken: Member[] = []
  for (const skill of [code, 'stagehand', 'loader', 'rigger', 'steward'] as const) {
    if (taken.length >= count) break
    for (const member of world.roster.candidates(skill, cities, shift, hour, draft.random)) {
      if (taken.length >= count) break
      if (member.demo) continue
      world.roster.book(member.id, shift)
      taken.push(member)
    }
  }
  return taken
}

/** A crew whose positions are filled as told; whoever has the chief's position leads it. */
export function addSceneCrew(
  stage: Stage,
  project: SceneProject,
  place: Place,
  name: string,
  positions: readonly Position[],
): CrewRow {
  const { draft } = stage
  const crew = addCrew(draft, { projectId: project.id, name, place, contactOnSiteId: project.contactId })
  const items = positions.map(position => {
    const { code, amount, shift, more, mine } = position
    const item = addItem(draft, crew, { code, amount, shift, ...(more ? { more } : {}) })
    if (mine) addOwn(stage, project.id, item, mine(item))
    for (const member of takePeople(stage, place, code, position.filled, shift)) {
      addConfirmed(draft, item, member.id)
      if (code === 'crewChief') crew.chiefId = member.id
    }
    return item
  })
  spanCrew(crew, items)
  return crew
}

/** Remembers an own job, so that the next scene keeps clear of it. */
export function addOwn({ own }: Stage, projectId: string, item: ItemRow, status: StatusRow): void {
  own.push({
    status: status.status,
    projectId,
    startDate: item.startDate,
    starts: item.starts.getTime(),
    ends: item.ends.getTime(),
    overlapAccepted: status.overlapAccepted === true,
    changed: status.changedAt instanceof Date,
    confirmBy: item.confirmBy?.getTime() ?? null,
  })
}

/** Whether the crew member has a place at that time already. */
export const isTaken = (own: readonly OwnJob[], span: { starts: number; ends: number }): boolean =>
  own.some(job => holdsPlace(job.status) && overlap(job, span))
