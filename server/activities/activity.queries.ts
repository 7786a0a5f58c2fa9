import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { LogChange } from '../../domain/activities/changes.ts'
import type { Activity, Group, LogCode, activityTypes, listActivities } from '../../openapi/activities.ts'
import type { Context } from '../context.ts'
import type { Named } from '../database/tables/activities.ts'
import type { Listing } from '../list.ts'
import { type CaptionColumns, iso, isoOrNull } from '../wire.ts'

type Whom = { id: string; name: string }
export type ActivityRow = {
  id: string
  type: (typeof activityTypes)[number]
  code: LogCode | null
  project: { id: string; number: string; name: string } | null
  crewId: string | null
  itemId: string | null
  named: Named
  person: Whom | null
  changes: LogChange[]
  told: number | null
  title: string | null
  text: string | null
  kind: CaptionColumns | null
  dueAt: string | null
  priority: number | null
  whom: Whom | null
  forGroup: Group | null
  doneAt: string | null
  doneBy: Whom | null
  by: Whom | null
  createdAt: string
}

const whom = (alias: string) =>
  sql.raw(`case when ${alias}.id is null then null else json_build_object('id', ${alias}.id,
    'name', ${alias}.first_name || ' ' || ${alias}.last_name) end`)
const joinPerson = (alias: string, column: string) =>
  sql.raw(`left join person ${alias} on ${alias}.tenant_id = a.tenant_id and ${alias}.id = a.${column}`)

/** Activities `a` of a source, ready for the wire. */
export const activityRows = (source: SQL): SQL => sql`
  select a.id, a.type, a.code, a.crew_id as "crewId", a.item_id as "itemId", a.named, a.changes, a.told, a.title, a.text,
    a.due_at as "dueAt", a.priority, a.for_group as "forGroup", a.done_at as "doneAt", a.created_at as "createdAt",
    case when p.id is null then null else json_build_object('id', p.id, 'number', p.number, 'name', p.name) end as project,
    case when k.id is null then null else json_build_object('id', k.id, 'caption', k.caption, 'code', k.code) end as kind,
    ${whom('w')} as person, ${whom('b')} as by, ${whom('o')} as whom, ${whom('d')} as "doneBy"
  from ${source}
  left join project p on p.tenant_id = a.tenant_id and p.id = a.project_id
  left join lookup k on k.tenant_id = a.tenant_id and k.id = a.type_id
  ${joinPerson('w', 'person_id')} ${joinPerson('b', 'by_id')} ${joinPerson('o', 'for_id')} ${joinPerson('d', 'done_by_id')}`

type Query = z.output<(typeof listActivities)['query']>

/** Newest first. */
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
  return {
    among: sql`from activity a where a.tenant_id = ${ctx.tenant.id} and ${ctx.visible} ${sql.join(asked, sql` `)}`,
    order: [
      { by: sql`a.created_at`, as: 'timestamptz', desc: true },
      { by: sql`a.line`, as: 'int' },
      { by: sql`a.id`, as: 'uuid' },
    ],
    rows: activityRows(sql`page join activity a on a.tenant_id = ${ctx.tenant.id} and a.id = page.id`),
    item: activityWire,
  }
}

export const activityWire = (row: ActivityRow): z.input<typeof Activity> => ({
  id: row.id,
  type: row.type,
  code: row.code,
  project: row.project,
  crew: row.crewId === null ? null : { id: row.crewId, name: row.named.crew ?? '' },
  position:
    row.itemId === null
      ? null
      : { id: row.itemId, name: row.named.position ?? '', functionCode: row.named.functionCode ?? null },
  person: row.person,
  changes: row.changes,
  told: row.told,
  title: row.title,
  text: row.text,
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
        },
  by: row.by,
  createdAt: iso(row.createdAt),
})
