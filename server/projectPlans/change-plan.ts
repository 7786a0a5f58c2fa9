import type { SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { PlanChange } from '../../openapi/projectPlans.ts'
import type { Context } from '../context.ts'
import { type ShiftProblem, derived } from '../projectCrewItems/derived-times.ts'
import { itemsBy } from '../projectCrewItems/item.queries.ts'
import { millis } from '../wire.ts'
import { askAboutCollisions } from './collisions.ts'
import { addedItem, hoursOf } from './added-item.ts'
import { type Plan, type Present, type PresentItem, readPlan } from './read-plan.ts'
import { planLog } from './plan-log.ts'
import { type Added, type AddedCrew, type Changed, type ChangedCrew, writePlan } from './write-plan.ts'

type At = (part: keyof Plan, index: number) => string
const inPlan: At = (part, index) => `body.${part}.${index}`

interface Planned {
  /** Of what was added, in the order of the plan: positions of crews that are there first. */
  crewIds: string[]
  itemIds: string[]
  told: number
}

type ChangeProblem = ShiftProblem | 'notFound' | 'amountBelowFilled' | 'alreadyConfirmed' | 'changedMeanwhile'
type Changing = Context<ChangeProblem>
interface Changes {
  changed: readonly Changed[]
  /** Lines whose double booking planning has said yes to. */
  accepted: readonly string[]
}

const noPlan: Plan = {
  crews: [],
  items: [],
  crewChanges: [],
  changes: [],
  removedCrewIds: [],
  removedItemIds: [],
}

/** Adds crews and positions to a project. `at` says where in the body each stands. */
export async function addPlanned(
  ctx: Context<ShiftProblem | 'notFound'>,
  project: SQL,
  added: Pick<Plan, 'crews' | 'items'>,
  at: At,
): Promise<Planned> {
  const plan = { ...noPlan, ...added }
  const present = await readPlan(ctx, project, plan)
  refuseStrangers(ctx, present, plan, at)
  return carryOut(ctx, present, plan, at, { changed: [], accepted: [] }, [])
}

/** Changes positions of a project: moving one moves everybody on it, and asks about double bookings first. */
export async function changeItems(
  ctx: Changing,
  project: SQL,
  changes: Pick<Plan, 'changes' | 'acceptDoubleBooking'>,
  at: At,
): Promise<Planned> {
  const plan = { ...noPlan, ...changes }
  const present = await readPlan(ctx, project, plan)
  refuseStrangers(ctx, present, plan, at)
  return carryOut(ctx, present, plan, at, await changesOf(ctx, present, plan, at), [])
}

/** Adds, changes and takes away crews and positions of one project: all of it or none. */
export async function changePlan(
  ctx: Context<ChangeProblem | 'positionHasPeople'>,
  project: SQL,
  body: z.output<typeof PlanChange>,
): Promise<Planned> {
  const plan: Plan = {
    crews: body.crews ?? [],
    items: body.items ?? [],
    crewChanges: body.crewChanges ?? [],
    changes: body.changes ?? [],
    removedCrewIds: body.removedCrewIds ?? [],
    removedItemIds: body.removedItemIds ?? [],
    acceptDoubleBooking: body.acceptDoubleBooking,
    templateId: body.templateId,
  }
  const present = await readPlan(ctx, project, plan)
  refuseStrangers(ctx, present, plan, inPlan)
  const gone = goneItems(ctx, present, plan, inPlan)
  return carryOut(ctx, present, plan, inPlan, await changesOf(ctx, present, plan, inPlan), gone)
}

async function changesOf(ctx: Changing, present: Present, plan: Plan, at: At): Promise<Changes> {
  await refuseStale(ctx, present, plan)
  const changed = plan.changes.map((change, index) => changedItem(ctx, present, change, at('changes', index)))
  const moved = changed.filter(({ moved: was }) => was)
  return { changed, accepted: await askAboutCollisions(ctx, moved, plan.acceptDoubleBooking === true) }
}

async function carryOut(
  ctx: Context<ShiftProblem>,
  present: Present,
  plan: Plan,
  at: At,
  { changed, accepted }: Changes,
  gone: readonly string[],
): Promise<Planned> {
  const crews = plan.crews.map((crew, index) => addedCrew(ctx, present, crew, at('crews', index)))
  const items = [
    ...plan.items.map((item, index) => {
      const crew = present.crews.find(({ id }) => id === item.projectCrewId)
      return addedItem(ctx, item, hoursOf(present.items, item.projectCrewId), crew?.zone ?? present.zone, {
        crew: item.projectCrewId,
        name: crew?.name ?? '',
        at: at('items', index),
      })
    }),
    ...crews.flatMap(({ items: own }) => own),
  ]
  const altered = changed.filter(one => one.altered)
  const added = crews.map(({ crew }) => crew)
  const told = await writePlan(ctx, {
    projectId: present.projectId,
    changed: altered,
    accepted,
    items,
    crews: added,
    changedCrews: changedCrews(present, plan),
    goneItems: gone,
    goneCrews: plan.removedCrewIds,
    template: plan.templateId,
    log: planLog(present, plan, { altered, crews: added, items, gone }),
  })
  return { crewIds: crews.map(({ crew }) => crew.id), itemIds: items.map(({ id }) => id), told }
}

/** Throws `notFound` with every place that names what is not there, or not of this project. */
function refuseStrangers(ctx: Context<'notFound'>, present: Present, plan: Plan, at: At) {
  const crews = new Set(present.crews.map(({ id }) => id))
  const items = new Set(present.items.map(({ id }) => id))
  const locations = new Set(present.locations.map(({ id }) => id))
  const functions = new Set(present.functions.map(({ id }) => id))
  const catering = new Set(present.catering.map(({ id }) => id))
  const people = new Set(present.people.map(({ id }) => id))
  const missing = (ids: ReadonlySet<string>, id: string | null | undefined, path: string) =>
    id === null || id === undefined || ids.has(id) ? [] : [{ path }]
  const named = (item: { functionId: string; cateringId?: string | null | undefined }, path: string) => [
    ...missing(functions, item.functionId, `${path}.functionId`),
    ...missing(catering, item.cateringId, `${path}.cateringId`),
  ]
  const errors = [
    ...(present.template ? [] : [{ path: 'body.templateId' }]),
    ...plan.crews.flatMap((crew, index) => {
      const path = at('crews', index)
      return [
        ...missing(locations, crew.locationId, `${path}.locationId`),
        ...missing(people, crew.crewChiefId, `${path}.crewChiefId`),
        ...(crew.positions ?? []).flatMap((item, of) => named(item, `${path}.positions.${of}`)),
      ]
    }),
    ...plan.items.flatMap((item, index) => {
      const path = at('items', index)
      return [...missing(crews, item.projectCrewId, `${path}.projectCrewId`), ...named(item, path)]
    }),
    ...plan.crewChanges.flatMap((crew, index) => {
      const path = at('crewChanges', index)
      return [...missing(crews, crew.id, `${path}.id`), ...missing(people, crew.crewChiefId, `${path}.crewChiefId`)]
    }),
    ...plan.changes.flatMap((item, index) => {
      const path = at('changes', index)
      return [...missing(items, item.id, `${path}.id`), ...missing(catering, item.cateringId, `${path}.cateringId`)]
    }),
    ...plan.removedCrewIds.flatMap((id, index) => missing(crews, id, at('removedCrewIds', index))),
    ...plan.removedItemIds.flatMap((id, index) => missing(items, id, at('removedItemIds', index))),
  ]
  if (errors.length) throw ctx.refuse('notFound', { errors })
}

/** Ids of the positions that go, alone or with their crew. Whoever was ever on one keeps it. */
function goneItems(ctx: Context<'positionHasPeople' | 'invalidInput'>, present: Present, plan: Plan, at: At): string[] {
  const gone = present.items.filter(
    ({ id, crewId }) => plan.removedItemIds.includes(id) || plan.removedCrewIds.includes(crewId),
  )
  const held = gone.filter(({ people }) => people > 0)
  const bound = present.crews.filter(({ id, bound: is }) => is && plan.removedCrewIds.includes(id))
  if (held.length || bound.length)
    throw ctx.refuse('positionHasPeople', { items: held.map(({ id }) => id), crews: bound.map(({ id }) => id) })
  const goes = new Set(gone.map(({ id }) => id))
  const errors = [
    ...plan.changes.flatMap(({ id }, index) =>
      goes.has(id) || plan.changes.findIndex(other => other.id === id) !== index
        ? [{ path: at('changes', index), message: 'what goes or is changed twice cannot be changed' }]
        : [],
    ),
    ...plan.items.flatMap((item, index) =>
      plan.removedCrewIds.includes(item.projectCrewId) ? [{ path: at('items', index), message: 'its crew goes' }] : [],
    ),
  ]
  if (errors.length) throw ctx.refuse('invalidInput', { errors })
  return [...goes]
}

/** Throws `changedMeanwhile` with the positions as they are now, where another's change would be lost. */
async function refuseStale(ctx: Context<'changedMeanwhile'>, present: Present, plan: Plan) {
  const stale = plan.changes.filter(({ id, revision }) =>
    present.items.some(item => item.id === id && revision !== undefined && item.revision !== revision),
  )
  if (stale.length)
    throw ctx.refuse('changedMeanwhile', {
      items: await itemsBy(
        ctx,
        stale.map(({ id }) => id),
      ),
    })
}

function changedItem(
  ctx: Context<ShiftProblem | 'notFound' | 'amountBelowFilled'>,
  present: Present,
  change: Plan['changes'][number],
  path: string,
): Changed {
  const { id, revision: _, ...fields } = change
  const was = present.items.find(item => item.id === id)
  if (!was) throw ctx.refuse('notFound')
  if (fields.amountOfRows !== undefined && fields.amountOfRows < was.filled)
    throw ctx.refuse('amountBelowFilled', { id, filled: was.filled })
  const given = Object.entries(fields).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, value === '' ? null : value] as const],
  )
  const item: PresentItem = { ...was, ...Object.fromEntries(given) }
  const { startDate, endDate, startTime, endTime, timeZone: zone } = item
  const crew = present.crews.find(one => one.id === was.crewId)?.name
  const times = derived(ctx.refuse, { startDate, endDate, startTime, endTime, zone }, { id, crew, startDate }, path)
  const moved = times.starts.getTime() !== millis(was.starts) || times.ends.getTime() !== millis(was.ends)
  const altered = given.some(([field, value]) => was[field as keyof PresentItem] !== value)
  return { ...item, ...times, moved, altered }
}

function addedCrew(
  ctx: Context<ShiftProblem>,
  present: Present,
  { positions = [], ...crew }: Plan['crews'][number],
  path: string,
): { crew: AddedCrew; items: Added[] } {
  const id = crypto.randomUUID()
  const zone = present.locations.find(location => location.id === crew.locationId)?.zone ?? present.zone
  const hours = { ...crew, endDate: crew.endDate ?? null }
  const own = derived(ctx.refuse, { ...hours, zone }, { crew: crew.name, startDate: crew.startDate }, path)
  const items = positions.map((item, index) =>
    addedItem(ctx, item, hours, zone, { crew: id, name: crew.name, at: `${path}.positions.${index}` }),
  )
  return { crew: { ...crew, id, locationId: crew.locationId ?? present.locationId, ...own }, items }
}

/** The crews a plan changes, as they are after it. */
const changedCrews = (present: Present, plan: Plan): ChangedCrew[] =>
  plan.crewChanges.flatMap(({ id, name, meetingPoint, crewChiefId }) =>
    present.crews
      .filter(crew => crew.id === id)
      .map(crew => {
        const place = meetingPoint === undefined ? crew.meetingPoint : meetingPoint || null
        return {
          id,
          name: name ?? crew.name,
          meetingPoint: place,
          elsewhere: place !== crew.meetingPoint,
          chiefId: crewChiefId === undefined ? crew.chiefId : crewChiefId,
        }
      }),
  )
