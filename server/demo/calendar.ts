import { type Draft, aboutAt, addCrew, addItem, addProject, spanCrew } from './draft.ts'
import { chiefNotes, clientNotes, crewNotes, internalNotes } from './notes.ts'
import type { Member } from './cast/people.ts'
import type { Place } from './places.ts'
import type { CrewRow, ItemRow } from './rows.ts'
import { type CrewShape, type Need, pickShow } from './shows.ts'
import { addAbsent, addConfirmed, addPresent, addWaiting, addWorked } from './staffing.ts'
import { randomFrom } from './random.ts'
import { addDays, day, daysBetween, hour, minute, shiftOn } from './times.ts'
import type { World } from './world.ts'

export interface Growth {
  /** First and last day a project may begin, YYYY-MM-DD. */
  from: string
  to: string
  projects: number
  /** The number after the agency's letter that the first one gets. */
  firstNumber: number
  /** How likely the demo's crew member was on a past crew that could use them. */
  demoShare: number
}

/** Projects as an agency has them, spread over the days: past ones are closed, coming ones half staffed. */
export function growCalendar(draft: Draft, world: World, growth: Growth): void {
  const days = daysBetween(growth.from, growth.to)
  for (let at = 0; at < growth.projects; at++) {
    const begin = addDays(growth.from, Math.floor(((at + draft.random.next()) / growth.projects) * days))
    world.roster.forgetBefore(Date.parse(begin) - 4 * day)
    const number = `${world.agency.prefix}-${growth.firstNumber + at}`
    addShow(draft, world, { begin, number, demoShare: growth.demoShare, asked: null })
    const asked = at % 6 === 1 ? 'quoted' : at % 8 === 2 ? 'requested' : null
    if (asked === null || Date.parse(begin) < draft.now + 8 * day) continue
    // Drawn apart, so that everything else stays what it was.
    const own = { random: randomFrom(`asked ${number}`), ids: randomFrom(`asked ${draft.tenantId} ${number}`) }
    addShow({ ...draft, ...own }, world, { begin, number: `${number}-A`, demoShare: 0, asked })
  }
}

interface Show {
  begin: string
  number: string
  demoShare: number
  /** Not taken on yet: nobody is on it. */
  asked: 'quoted' | 'requested' | null
}

function addShow(draft: Draft, world: World, { begin, number, demoShare, asked }: Show): void {
  const { random } = draft
  const { agency, places, clients } = world
  const show = pickShow(random, Number(begin.slice(5, 7)))
  const city = agency.cities[random.chance(0.36) ? 1 : 0]
  const near = places.filter(place => place.city === city)
  const place = random.pick(near.filter(({ kind }) => show.venues.includes(kind))) ?? random.pick(near)
  const [first] = clients
  const client = random.chance(0.12)
    ? first
    : random.pick(clients.filter(one => one.city === city || random.chance(0.1)))
  if (!place || !client) throw new Error(`${agency.name} has neither places nor clients`)
  const planners = world.members.filter(({ role }) => role === 'planner')
  const manager = random.chance(0.4) ? world.demo.planner : (random.pick(planners) ?? world.demo.planner)
  const year = begin.slice(0, 4)
  const project = addProject(draft, {
    number,
    name: show.name(random, city, Number(year)),
    companyId: client.id,
    locationId: place.id,
    managerId: manager.id,
    contactId: client.contactIds[0] ?? null,
    clientMark: client.mark,
    reference: random.chance(0.8)
      ? `${client.mark}-${year.slice(2)}-${String(random.between(1, 180)).padStart(3, '0')}`
      : null,
    beginDate: begin,
    endDate: addDays(begin, show.days - 1),
    comment: random.chance(0.25) ? random.pick(internalNotes) : null,
    ...(asked === 'quoted' ? { quotedAt: new Date(draft.now - random.between(1, 12) * day) } : {}),
    ...(asked === 'requested' ? { requestedAt: new Date(draft.now - random.between(2, 90) * hour) } : {}),
    createdAt: Math.min(draft.now - hour, Date.parse(begin) - random.between(20, 90) * day),
  })
  for (const shape of show.crews) {
    const crew = addCrew(draft, {
      projectId: project.id,
      name: shape.name,
      place,
      contactOnSiteId: random.pick(client.contactIds) ?? null,
    })
    addPositions(draft, world, { crew, shape, begin, place, demoShare, staffed: asked === null })
  }
}

interface Positions {
  crew: CrewRow
  shape: CrewShape
  begin: string
  place: Place
  demoShare: number
  staffed: boolean
}

function addPositions(draft: Draft, world: World, { crew, shape, begin, place, demoShare, staffed }: Positions): void {
  const { random } = draft
  const date = addDays(begin, shape.day)
  const notes = {
    commentCrew: random.chance(0.45) ? random.pick(crewNotes) : null,
    commentExternal: random.chance(0.2) ? random.pick(clientNotes) : null,
    commentCrewChief: random.chance(0.25) ? random.pick(chiefNotes) : null,
  }
  const items: ItemRow[] = []
  for (const need of shape.needs) {
    const amount = random.between(need.low, need.high)
    if (amount === 0) continue
    const shift = shiftOn(date, need.start ?? shape.start, need.end ?? shape.end, place.timeZone)
    const item = addItem(draft, crew, {
      code: need.code,
      amount,
      shift,
      more: {
        task: need.task ?? null,
        breakMinutes: shape.breakMinutes,
        cateringId:
          shift.ends - shift.starts > 6 * hour
            ? (draft.trade.catering.get(random.pick(['warmMeal', 'fullCatering', 'buyOut'] as const)) ?? null)
            : null,
        crewChiefOnly: need.code === 'crewChief',
        commentInternal: random.chance(0.12) ? random.pick(internalNotes) : null,
        clientAdded: random.chance(0.03),
        ...notes,
      },
    })
    items.push(item)
    if (staffed) staff(draft, world, { crew, item, need, place, demoShare })
  }
  spanCrew(crew, items)
}

type Position = { crew: CrewRow; item: ItemRow; need: Need; place: Place; demoShare: number }

function staff(draft: Draft, world: World, position: Position): void {
  const { crew, item, need, place } = position
  const span = { starts: item.starts.getTime(), ends: item.ends.getTime() }
  const past = span.ends <= draft.now
  const people = freePeople(draft, world, position, span)
  const next = (): Member | undefined => {
    const { value } = people.next()
    if (value) world.roster.book(value.id, span)
    return value ?? undefined
  }
  if (past) workedPast(draft, position, next)
  else if (span.starts <= draft.now) presentNow(draft, position, next)
  else staffAhead(draft, position, next)
  // The chief of a crew is whoever has the chief's position, as soon as one is certain.
  if (need.code !== 'crewChief') return
  const chief = draft.rows.statuses.findLast(
    status => status.itemId === item.id && !['applied', 'invited', 'declined', 'noShow'].includes(status.status),
  )
  crew.chiefId = chief?.personId ?? null
  crew.meetingPoint ??= place.meetingPoint
}

/** The two everybody logs in as have their own days ahead, kept free for what the demo promises. */
function* freePeople(
  draft: Draft,
  world: World,
  { need, place, demoShare }: Position,
  span: { starts: number; ends: number },
): Generator<Member, undefined> {
  const { random } = draft
  const { crew: demoCrew, chief: demoChief } = world.demo
  const past = span.ends <= draft.now - 2 * day
  const useful = past && place.city === demoCrew.city && demoCrew.functions.has(need.code)
  if (useful && random.chance(demoShare) && world.roster.isFree(demoCrew.id, span, 3 * hour)) yield demoCrew
  if (past && need.code === 'crewChief' && random.chance(0.08) && world.roster.isFree(demoChief.id, span, 3 * hour))
    yield demoChief
  const cities = world.agency.cities
  const order = place.city === cities[0] ? cities : ([cities[1], cities[0]] as const)
  for (const member of world.roster.candidates(need.code, order, span, hour, random)) if (!member.demo) yield member
  return undefined
}

function workedPast(draft: Draft, { crew, item, place }: Position, next: () => Member | undefined): void {
  const { random } = draft
  const wanted = item.amountOfRows > 2 && random.chance(0.08) ? item.amountOfRows - 1 : item.amountOfRows
  for (let taken = 0; taken < wanted; taken++) {
    const member = next()
    if (!member) break
    addWorked(draft, item, place, member.id, crew.chiefId ?? null)
  }
  if (!random.chance(0.22)) return
  const absent = next()
  if (absent) addAbsent(draft, item, absent.id, crew.chiefId ?? null)
}

function presentNow(draft: Draft, { item, place }: Position, next: () => Member | undefined): void {
  for (let taken = 0; taken < item.amountOfRows; taken++) {
    const member = next()
    if (!member) break
    const cameAt = aboutAt(draft.random, item.starts.getTime(), 25, 15)
    if (cameAt < draft.now - minute) addPresent(draft, item, place, member.id, cameAt)
    else addConfirmed(draft, item, member.id)
  }
}

/** The nearer, the fuller. */
function staffAhead(draft: Draft, { item }: Position, next: () => Member | undefined): void {
  const { random, now } = draft
  const daysAhead = (item.starts.getTime() - now) / day
  const certain = daysAhead < 7 ? 0.86 : daysAhead < 21 ? 0.6 : 0.3
  let missing = 0
  for (let place = 0; place < item.amountOfRows; place++) {
    if (item.crewChiefOnly ? daysAhead < 30 : random.chance(certain)) {
      const member = next()
      if (member) addConfirmed(draft, item, member.id)
    } else missing++
  }
  if (missing === 0 || item.crewChiefOnly) return
  item.openForApplications = random.chance(0.75)
  let asked = 0
  for (let place = 0; place < missing; place++) {
    if (!random.chance(0.4)) continue
    const member = next()
    if (member) addWaiting(draft, item, member.id, 'invited')
    asked++
  }
  const deadline = item.starts.getTime() - random.between(2, 4) * day
  if (asked > 0 && deadline > now + day && random.chance(0.4))
    item.confirmBy = new Date(Math.floor(deadline / hour) * hour)
  if (!item.openForApplications) return
  for (let hopeful = random.between(0, 2); hopeful > 0; hopeful--) {
    const member = next()
    if (member) addWaiting(draft, item, member.id, 'applied')
  }
}
