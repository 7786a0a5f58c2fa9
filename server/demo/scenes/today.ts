import { localOf } from '../../../domain/shift-time.ts'
import { addCrew, addItem, addPunch, placeNear, spanCrew } from '../draft.ts'
import type { Place } from '../places.ts'
import type { ItemRow } from '../rows.ts'
import { addConfirmed, addPresent, addWaiting } from '../staffing.ts'
import { addOwn, addSceneProject, isTaken, placeNamed, type Stage, takePeople } from './stage.ts'
import { addLaterCalls, laterDays } from './today-later.ts'
import { addDays, hour, minute, roundedTo, shiftBetween } from '../times.ts'
import type { Agency } from '../tenants.ts'
import type { FunctionCode } from '../../lookups/trade.ts'

/** The main call is 20 minutes ahead, to the next five; ms. */
export const todaysCall = (now: number): number => roundedTo(now + 20 * minute, 5 * minute)
export const todaysEnd = (now: number): number => todaysCall(now) + 8 * hour

interface Team {
  code: FunctionCode
  /** Minutes before the main call. */
  earlier: number
  amount: number
  present: number
  /** On the way, with a pre-call and a place 1 to 3 km off. */
  coming: number
  /** Confirmed and not heard of. */
  silent: number
  invited: number
  task: string | null
}

/** With the chief and the crew member: 24 people. The silent forklift driver's call has passed. */
const teams: readonly Team[] = [
  {
    code: 'forkliftDriver',
    earlier: 45,
    amount: 2,
    present: 1,
    coming: 0,
    silent: 1,
    invited: 0,
    task: 'Dock and yard',
  },
  { code: 'rigger', earlier: 30, amount: 5, present: 3, coming: 1, silent: 0, invited: 0, task: 'Motors and points' },
  { code: 'loader', earlier: 0, amount: 5, present: 3, coming: 0, silent: 2, invited: 0, task: 'Trucks 1 and 2' },
  { code: 'stagehand', earlier: 0, amount: 14, present: 6, coming: 1, silent: 3, invited: 1, task: 'Load-in, truck 3' },
]

const titles: Record<Agency['key'], readonly string[]> = {
  nordlicht: ['Nordic Sounds', 'Baltic Voices', 'Elbe Nights', 'North Sea Sessions', 'Hanse Harmonies'],
  harbour: ['Land of Song Live', 'Severn Sounds', 'Taff Nights', 'Three Cliffs Sessions', 'Bay Harmonies'],
}

/** The first title of the year that is free; once all are taken, the day tells them apart. */
function titleOf(agency: Agency['key'], begin: string, taken: ReadonlySet<string>): string {
  const ofYear = titles[agency].map(title => `${title} ${begin.slice(0, 4)}`)
  return (
    ofYear.find(title => !taken.has(title)) ?? `${ofYear[0]}, ${Number(begin.slice(8))}/${Number(begin.slice(5, 7))}`
  )
}

/** The load-in everybody who tries the demo walks into: its call is 20 minutes away, the first are there. */
export function buildToday(stage: Stage): void {
  const { draft, world } = stage
  const { agency, demo } = world
  const place = placeNamed(world, agency.todayVenue)
  const call = todaysCall(draft.now)
  const ends = todaysEnd(draft.now)
  const begin = localOf(call, place.timeZone).date
  const name = titleOf(agency.key, begin, stage.taken)
  const project = addSceneProject(stage, place, name, { begin, end: addDays(begin, laterDays) })
  const crew = addCrew(draft, {
    projectId: project.id,
    name: 'Load-in',
    place,
    chiefId: demo.chief.id,
    contactOnSiteId: project.contactId,
  })
  const position = (code: FunctionCode, amount: number, earlier: number, task: string | null): ItemRow =>
    addItem(draft, crew, {
      code,
      amount,
      shift: shiftBetween(call - earlier * minute, ends, place.timeZone),
      more: {
        task,
        breakMinutes: 45,
        crewChiefOnly: code === 'crewChief',
        openForApplications: code === 'stagehand',
        cateringId: draft.trade.catering.get('warmMeal') ?? null,
        commentCrew: 'Steel toe caps, helmet and gloves. Meet the chief at the door, the lift is slow.',
        commentExternal: 'Our stage manager calls the breaks.',
        commentInternal: 'Client pays night rate from 22:00.',
        commentCrewChief: 'Split the crew in two after the deck is up. Sign-off with production at the end.',
      },
    })

  const lead = position('crewChief', 1, 30, null)
  const leadSpan = { starts: lead.starts.getTime(), ends }
  const leadTaken = !world.roster.isFree(demo.chief.id, leadSpan, 0)
  addPresent(draft, lead, place, demo.chief.id, draft.now - 23 * minute, { overlapAccepted: leadTaken })
  addLive(stage, crew.id, place, demo.chief.id, 10, 80, ends)

  const items = [lead]
  for (const team of teams) {
    const item = position(team.code, team.amount, team.earlier, team.task)
    items.push(item)
    if (team.code === 'stagehand') {
      const overlapAccepted = isTaken(stage.own, { starts: call, ends })
      addOwn(stage, project.id, item, addConfirmed(draft, item, demo.crew.id, { overlapAccepted }))
    }
    addTeam(stage, item, place, team)
  }
  spanCrew(crew, items)
  addLaterCalls(stage, project, place, begin)
}

function addTeam(stage: Stage, item: ItemRow, place: Place, team: Team): void {
  const { draft } = stage
  const { random, now } = draft
  const shift = shiftBetween(item.starts.getTime(), item.ends.getTime(), place.timeZone)
  const { present, coming, silent, invited } = team
  const people = takePeople(stage, place, team.code, present + coming + silent + invited, shift)
  for (const [at, member] of people.entries()) {
    if (at < present) {
      addPresent(draft, item, place, member.id, now - random.between(2, 19) * minute - random.between(0, 59) * 1000)
      if (at % 2 === 0) addLive(stage, item.crewId, place, member.id, 10, place.radius * 0.7, shift.ends)
    } else if (at < present + coming) {
      const leftAt = now - random.between(11, 24) * minute
      const status = addConfirmed(draft, item, member.id, { preCallAt: new Date(leftAt), recordedById: member.id })
      addPunch(draft, status, place, { kind: 'Pre-call', at: leftAt, within: null })
      addLive(stage, item.crewId, place, member.id, 1000, 3000, shift.ends)
    } else if (at < present + coming + silent) addConfirmed(draft, item, member.id)
    else addWaiting(draft, item, member.id, 'invited')
  }
}

function addLive(
  { draft }: Stage,
  crewId: string,
  place: Place,
  personId: string,
  low: number,
  high: number,
  ends: number,
): void {
  draft.rows.live.push({
    tenantId: draft.tenantId,
    crewId,
    personId,
    ...placeNear(draft.random, place, low, high),
    accuracy: draft.random.between(6, 30),
    takenAt: new Date(draft.now - draft.random.between(20, 280) * 1000),
    deleteAfter: new Date(ends + 24 * hour),
  })
}
