import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type LogFields, changesOf } from '../../domain/activities/changes.ts'
import type { ProjectChange, ProjectChanged } from '../../openapi/projects.shapes.ts'
import { logging } from '../activities/log.ts'
import { refuseAbsent } from '../chosen.ts'
import type { Context } from '../context.ts'
import { type PlannedItemRow, plannedItems, plannedTotals } from '../costs/planned.queries.ts'
import { one } from '../one.ts'
import { readsRates } from '../rateCards/of-project.ts'
import { onePlace, placeOf, strangers } from './add-project.ts'
import { projectIdOf } from './project-crews.queries.ts'
import { projectOf } from './project.queries.ts'

type Change = z.output<typeof ProjectChange>
type Problem = 'invalidInput' | 'notFound' | 'changedMeanwhile' | 'positionsOutside' | 'clientHasPapers'

/** A project as the database holds it; names beside ids are for the log. */
type Present = {
  id: string
  revision: number
  name: string
  companyId: string
  contactId: string | null
  clientMark: string | null
  reference: string | null
  beginDate: string
  endDate: string
  projectManagerId: string | null
  typeId: string | null
  branchId: string | null
  cateringId: string | null
  rateCardId: string | null
  locationId: string
  comment: string | null
  /** Its rate card is the present client's own. */
  cardIsClients: boolean
  /** A delivery note of it was confirmed. */
  papers: boolean
  /** What the change names that may not be chosen. */
  fields: string[]
  /** What present and chosen ids are called. */
  names: Record<string, string>
  outside: { id: string; crew: string; function: string; functionCode: string | null; date: string }[]
}

/** Positions that are named where days would leave them out. */
const most = 20

async function read(ctx: Context<'notFound'>, id: string, change: Change): Promise<Present> {
  const company = change.companyId === undefined ? sql`p.company_id` : sql`${change.companyId}::uuid`
  const from = change.beginDate === undefined ? sql`p.begin_date` : sql`${change.beginDate}::date`
  const to = change.endDate === undefined ? sql`p.end_date` : sql`${change.endDate}::date`
  const dated = change.beginDate !== undefined || change.endDate !== undefined
  const ids = sql`${sql.param(
    [
      ...[
        change.companyId,
        change.contactId,
        change.projectManagerId,
        change.typeId,
        change.branchId,
        change.cateringId,
      ],
      ...[change.rateCardId, change.locationId],
    ].filter(chosen => chosen !== undefined && chosen !== null),
  )}::uuid[] || array[p.company_id, p.contact_id, p.manager_id, p.type_id, p.branch_id, p.catering_id, p.rate_card_id, p.location_id]`
  const called = (name: string, table: string) =>
    sql`select n.id, ${sql.raw(name)} as name from ${sql.raw(table)} n where n.tenant_id = p.tenant_id and n.id = any(${ids})`
  return one<Present>(
    ctx,
    sql`select p.id, p.revision, p.name, p.company_id as "companyId", p.contact_id as "contactId", p.client_mark as "clientMark",
      p.reference, p.begin_date as "beginDate", p.end_date as "endDate", p.manager_id as "projectManagerId", p.type_id as "typeId",
      p.branch_id as "branchId", p.catering_id as "cateringId", p.rate_card_id as "rateCardId", p.location_id as "locationId",
      p.comment, ${strangers(ctx, change, company)} as fields,
      exists (select from rate_card k where k.tenant_id = p.tenant_id and k.id = p.rate_card_id and k.company_id is not null) as "cardIsClients",
      exists (select from delivery_note d join project_crew c on c.tenant_id = d.tenant_id and c.id = d.crew_id
        where c.tenant_id = p.tenant_id and c.project_id = p.id and d.released_at is not null) as papers,
      (select coalesce(json_object_agg(n.id, n.name), '{}') from (${called('n.name', 'company')} union all ${called('n.name', 'contact')}
        union all ${called(`n.first_name || ' ' || n.last_name`, 'person')} union all ${called('n.caption', 'lookup')}
        union all ${called('n.caption', 'rate_card')} union all ${called('n.name', 'location')}) n) as names,
      (select coalesce(json_agg(json_build_object('id', i.id, 'crew', c.name, 'function', f.caption, 'functionCode', f.code,
          'date', i.start_date) order by i.starts, i.id), '[]') from project_crew c
        join project_crew_item i on i.tenant_id = c.tenant_id and i.crew_id = c.id
        join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id
        where ${dated} and c.tenant_id = p.tenant_id and c.project_id = p.id and i.start_date not between ${from} and ${to}) as outside
      from (select * from project where tenant_id = ${ctx.tenant.id} and id = ${projectIdOf(ctx, id)} for no key update) p`,
  )
}

const emptied = <V>(value: V | '') => (value === '' ? null : value)

/** The project after a change. Contact and rate card of another client do not stay. */
function merged(present: Present, change: Change): Present {
  const given = Object.fromEntries(
    Object.entries(change).flatMap(([field, value]) => (value === undefined ? [] : [[field, emptied(value)]])),
  ) as Partial<Present>
  const elsewhere = change.companyId !== undefined && change.companyId !== present.companyId
  return {
    ...present,
    ...(elsewhere ? { contactId: null, ...(present.cardIsClients ? { rateCardId: null } : {}) } : {}),
    ...given,
    revision: present.revision,
  }
}

function logged({ names, ...of }: Present): LogFields {
  const name = (id: string | null) => (id === null ? null : (names[id] ?? null))
  return {
    name: of.name,
    company: name(of.companyId),
    contact: name(of.contactId),
    clientMark: of.clientMark,
    reference: of.reference,
    beginDate: of.beginDate,
    endDate: of.endDate,
    projectManager: name(of.projectManagerId),
    type: name(of.typeId),
    branch: name(of.branchId),
    catering: name(of.cateringId),
    rateCard: name(of.rateCardId),
    location: name(of.locationId),
    comment: of.comment,
  }
}

/**
 * Changes what a project says of itself. Gives what its places come to before and after, where the prices are others now
 * and the caller may see them.
 */
export async function changeProject(
  ctx: Context<Problem>,
  id: string,
  change: Change,
): Promise<z.input<typeof ProjectChanged>['plannedCost']> {
  const present = await read(ctx, id, change)
  refuseAbsent(ctx, present.fields)
  if (change.revision !== undefined && change.revision !== present.revision)
    throw ctx.refuse('changedMeanwhile', { project: await projectOf(ctx, id) })
  const next = merged(present, change)
  const errors = [
    ...onePlace(change),
    ...(next.endDate < next.beginDate ? [{ path: 'body.endDate', message: 'the last day is before the first' }] : []),
  ]
  if (errors.length) throw ctx.refuse('invalidInput', { errors })
  if (present.outside.length)
    throw ctx.refuse('positionsOutside', {
      positions: present.outside.slice(0, most),
      amount: present.outside.length,
    })
  if (next.companyId !== present.companyId && present.papers) throw ctx.refuse('clientHasPapers')
  if (change.location) {
    next.locationId = await placeOf(ctx, change)
    next.names = { ...next.names, [next.locationId]: change.location.name }
  }
  const changes = changesOf(logged({ ...present, names: next.names }), logged(next))
  const repriced = next.rateCardId !== present.rateCardId || next.companyId !== present.companyId
  const { rows } = await ctx.tx.execute<{ before: PlannedItemRow[]; after: PlannedItemRow[] }>(sql`
    with changed as (
      update project set name = ${next.name}, company_id = ${next.companyId}::uuid, contact_id = ${next.contactId}::uuid,
        client_mark = ${next.clientMark}, reference = ${next.reference}, begin_date = ${next.beginDate}::date,
        end_date = ${next.endDate}::date, manager_id = ${next.projectManagerId}::uuid, type_id = ${next.typeId}::uuid,
        branch_id = ${next.branchId}::uuid, catering_id = ${next.cateringId}::uuid, rate_card_id = ${next.rateCardId}::uuid,
        location_id = ${next.locationId}::uuid, comment = ${next.comment}, revision = revision + 1
      where tenant_id = ${ctx.tenant.id} and id = ${present.id} and ${changes.length > 0}),
    away as (update project_crew set contact_on_site_id = null where tenant_id = ${ctx.tenant.id} and project_id = ${present.id}
      and ${next.companyId !== present.companyId}),
    logged as (${logging(ctx, changes.length ? [{ code: 'projectChanged', projectId: present.id, changes }] : [])})
    select ${
      repriced && readsRates(ctx)
        ? sql`${plannedItems(ctx, sql`${present.id}::uuid`, present)} as before, ${plannedItems(ctx, sql`${present.id}::uuid`, next)} as after`
        : sql`'[]'::json as before, '[]'::json as after`
    }`)
  const [priced] = rows
  if (!priced || !repriced || !readsRates(ctx)) return null
  return { was: plannedTotals(ctx, priced.before), is: plannedTotals(ctx, priced.after) }
}
