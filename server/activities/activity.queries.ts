import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { LogChange } from '../../domain/activities/changes.ts'
import type {
  Activity,
  Group,
  LogCode,
  activityTypes,
  listActivities,
  listAgencyActivities,
} from '../../openapi/activities.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'
import type { Named } from '../database/tables/activities.ts'
import type { Listing, Order } from '../list.ts'
import { foundBy } from '../search/words.ts'
import { type CaptionColumns, iso, isoOrNull } from '../wire.ts'

type Whom = { id: string; name: string }
/** What a line of the log tells, wherever it is shown. */
export type ToldRow = {
  code: LogCode | null
  crewId: string | null
  itemId: string | null
  named: Named
  person: Whom | null
  changes: LogChange[]
  told: number | null
  text: string | null
  by: Whom | null
  createdAt: string
}
export type ActivityRow = ToldRow & {
  id: string
  type: (typeof activityTypes)[number]
  project: { id: string; number: string; name: string } | null
  title: string | null
  kind: CaptionColumns | null
  dueAt: string | null
  priority: number | null
  whom: Whom | null
  forGroup: Group | null
  doneAt: string | null
  doneBy: Whom | null
  vacationRequestId: string | null
}

const whom = (alias: string) =>
  sql.raw(`case when ${alias}.id is null then null else json_build_object('id', ${alias}.id,
    'name', ${alias}.first_name || ' ' || ${alias}.last_name) end`)
const joinPerson = (alias: string, column: string) =>
  sql.raw(`left join person ${alias} on ${alias}.tenant_id = a.tenant_id and ${alias}.id = a.${column}`)

/** Of an activity `a`, with `toldJoins`. */
export const toldColumns = sql`a.code, a.crew_id as "crewId", a.item_id as "itemId", a.named, a.changes, a.told, a.text,
  a.created_at as "createdAt", ${whom('w')} as person, ${whom('b')} as by`
export const toldJoins = sql`${joinPerson('w', 'person_id')} ${joinPerson('b', 'by_id')}`

/** Activities `a` of a source, ready for the wire. */
export const activityRows = (source: SQL): SQL => sql`
  select a.id, a.type, a.title, ${toldColumns}, a.due_at as "dueAt", a.priority, a.for_group as "forGroup", a.done_at as "doneAt",
    case when p.id is null then null else json_build_object('id', p.id, 'number', p.number, 'name', p.name) end as project,
    case when k.id is null then null else json_build_object('id', k.id, 'caption', k.caption, 'code', k.code) end as kind,
    ${whom('o')} as whom, ${whom('d')} as "doneBy",
    case when a.due_at is not null then (select e.id from calendar_entry e
      where e.tenant_id = a.tenant_id and e.id = a.id and e.kind = 'vacation') end as "vacationRequestId"
  from ${source}
  left join project p on p.tenant_id = a.tenant_id and p.id = a.project_id
  left join lookup k on k.tenant_id = a.tenant_id and k.id = a.type_id
  ${toldJoins} ${joinPerson('o', 'for_id')} ${joinPerson('d', 'done_by_id')}`

type Query = z.output<(typeof listActivities)['query']>

/** Activities `a` one may read, of those that are looked for. */
export function narrowed(ctx: Context, { forWhom, q }: Pick<Query, 'forWhom' | 'q'>): SQL {
  const { who } = ctx
  const groups: Group[] = [
    ...(isPlanner(who) ? (['planning'] as const) : []),
    ...(isOffice(who) ? (['office', 'accountants'] as const) : []),
  ]
  const mine =
    forWhom === 'me' ? sql`and (a.for_id = ${who.personId} or a.for_group = any(${sql.param(groups)}::text[]))` : sql``
  return sql`from activity a where a.tenant_id = ${ctx.tenant.id} and ${ctx.visible} ${mine}
    and ${foundBy(ctx, q, { activity: sql`a.id`, project: sql`a.project_id`, person: sql`a.person_id` })}`
}

/** Whether an activity `a` is of one of these kinds. */
export const ofKinds = (ctx: Context, kinds: string | undefined): SQL =>
  kinds === undefined
    ? sql`true`
    : sql`a.type_id in (select k.id from lookup k where k.tenant_id = ${ctx.tenant.id} and k.kind = 'activityTypes'
        and k.code = any(string_to_array(${kinds}, ',')))`

/** Newest first; open to-dos by when they are due, done ones by when they were done. */
export const activityListing = (ctx: Context, query: Query): Listing<ActivityRow, z.input<typeof Activity>> => {
  const of = {
    project_id: query.projectId,
    item_id: query.projectCrewItemId,
    person_id: query.personId,
    type: query.type,
  }
  const asked = Object.entries(of).flatMap(([column, value]) =>
    value === undefined ? [] : [sql`and ${sql.raw(`a.${column}`)} = ${value}`],
  )
  const { state } = query
  const ofState = state ? sql`and a.type = 'TODO' and (a.done_at is null) = ${state === 'open'}` : sql``
  const first: Order =
    state === 'open'
      ? { by: sql`a.due_at`, as: 'timestamptz' }
      : { by: state ? sql`a.done_at` : sql`a.created_at`, as: 'timestamptz', desc: true }
  return {
    among: sql`${narrowed(ctx, query)} ${sql.join(asked, sql` `)} ${ofState} and ${ofKinds(ctx, query.kinds)}`,
    order: [first, { by: state ? sql`a.priority` : sql`a.line`, as: 'int' }, { by: sql`a.id`, as: 'uuid' }],
    rows: activityRows(sql`page join activity a on a.tenant_id = ${ctx.tenant.id} and a.id = page.id`),
    item: activityWire,
  }
}

/** The log of what is of no project, newest first. */
export const agencyListing = (
  ctx: Context,
  { q }: z.output<(typeof listAgencyActivities)['query']>,
): Listing<ActivityRow, z.input<typeof Activity>> => ({
  among: sql`from activity a where a.tenant_id = ${ctx.tenant.id} and a.type = 'LOG' and a.project_id is null
    and (${foundBy(ctx, q, { person: sql`a.person_id` })} or ${foundBy(ctx, q, { person: sql`a.by_id` })})`,
  order: [
    { by: sql`a.created_at`, as: 'timestamptz', desc: true },
    { by: sql`a.line`, as: 'int' },
    { by: sql`a.id`, as: 'uuid' },
  ],
  rows: activityRows(sql`page join activity a on a.tenant_id = ${ctx.tenant.id} and a.id = page.id`),
  item: activityWire,
})

export const toldWire = (row: ToldRow) => ({
  code: row.code,
  crew: row.crewId === null ? null : { id: row.crewId, name: row.named.crew ?? '' },
  position:
    row.itemId === null
      ? null
      : { id: row.itemId, name: row.named.position ?? '', functionCode: row.named.functionCode ?? null },
  person: row.person,
  changes: row.changes,
  told: row.told,
  text: row.text,
  by: row.by,
  createdAt: iso(row.createdAt),
})

export const activityWire = (row: ActivityRow): z.input<typeof Activity> => ({
  id: row.id,
  type: row.type,
  project: row.project,
  title: row.title,
  ...toldWire(row),
  toDo:
    row.dueAt === null
      ? null
      : {
          type: row.kind,
          dueAt: iso(row.dueAt),
          priority: row.priority ?? 2,
          for: row.whom,
          group: row.forGroup,
          doneAt: isoOrNull(row.doneAt),
          doneBy: row.doneBy,
          vacationRequestId: row.vacationRequestId,
        },
})
