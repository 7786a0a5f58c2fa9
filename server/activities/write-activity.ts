import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Activity, ActivityChange, NewActivity } from '../../openapi/activities.ts'
import { atDesk, mustBeThere } from '../chosen.ts'
import type { Context } from '../context.ts'
import { one } from '../one.ts'
import { type ActivityRow, activityRows, activityWire } from './activity.queries.ts'

type Entered = z.output<typeof NewActivity>
type Chosen = Pick<Entered, 'projectId' | 'projectCrewItemId' | 'personId' | 'typeId' | 'forId'>

const among: Record<keyof Chosen, SQL> = {
  projectId: sql`project r where true`,
  projectCrewItemId: sql`project_crew_item r where true`,
  personId: sql`person r where true`,
  typeId: sql`lookup r where r.kind = 'activityTypes'`,
  forId: sql`person r where ${atDesk}`,
}

/** What is named, and of what. */
const chosen = (entered: Chosen) =>
  (Object.keys(among) as (keyof Chosen)[]).flatMap(field => {
    const id = entered[field]
    return id === undefined ? [] : [{ field, id, of: among[field] }]
  })

/** Writes a comment or a to-do; one on a position is on its crew and project as well. Throws `notFound` with the fields. */
export async function addActivity(ctx: Context<'notFound'>, entered: Entered): Promise<z.input<typeof Activity>> {
  await mustBeThere(ctx, chosen(entered))
  const toDo = entered.type === 'TODO'
  const group = toDo && entered.forId === undefined ? (entered.forGroup ?? 'planning') : null
  const row = await one<ActivityRow>(
    ctx,
    sql`with a as (
      insert into activity (tenant_id, id, type, project_id, crew_id, item_id, person_id, named, title, text, type_id, due_at,
        priority, for_id, for_group, by_id, created_at)
      select ${ctx.tenant.id}::uuid, gen_random_uuid(), ${entered.type}, coalesce(${entered.projectId ?? null}::uuid, c.project_id), c.id,
        i.id, ${entered.personId ?? null}::uuid, jsonb_strip_nulls(jsonb_build_object('crew', c.name, 'position', f.caption,
          'functionCode', f.code)), ${entered.title ?? null}, ${entered.text === '' ? null : (entered.text ?? null)}, ${entered.typeId ?? null}::uuid,
        ${entered.dueAt ?? null}::timestamptz, ${toDo ? (entered.priority ?? 2) : null}::int, ${entered.forId ?? null}::uuid, ${group},
        ${ctx.who.personId}::uuid, ${ctx.now}::timestamptz
      from (select ${entered.projectCrewItemId ?? null}::uuid as of) n
      left join project_crew_item i on i.tenant_id = ${ctx.tenant.id} and i.id = n.of
      left join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id
      left join project_crew c on c.tenant_id = i.tenant_id and c.id = i.crew_id returning *)
    ${activityRows(sql`a`)}`,
  )
  return activityWire(row)
}

/** Changes a to-do. Whoever has done it first has done it. Throws `notFound` for what is none. */
export async function changeToDo(
  ctx: Context<'notFound'>,
  id: string,
  change: z.output<typeof ActivityChange>,
): Promise<z.input<typeof Activity>> {
  await mustBeThere(ctx, chosen(change))
  const { done, forId, forGroup } = change
  const columns = {
    title: change.title,
    text: change.text === '' ? null : change.text,
    type_id: change.typeId,
    due_at: change.dueAt,
    priority: change.priority,
    // Either of the two takes the other's place.
    ...(forId === undefined ? {} : { for_id: forId, for_group: null }),
    ...(forGroup === undefined ? {} : { for_group: forGroup, for_id: null }),
  }
  const set = [
    ...Object.entries(columns).flatMap(([column, value]) =>
      value === undefined ? [] : [sql`${sql.raw(column)} = ${value}`],
    ),
    ...(done === undefined
      ? []
      : done
        ? [
            sql`done_at = coalesce(done_at, ${ctx.now}::timestamptz)`,
            sql`done_by_id = case when done_at is null then ${ctx.who.personId}::uuid else done_by_id end`,
          ]
        : [sql`done_at = null`, sql`done_by_id = null`]),
  ]
  const row = await one<ActivityRow>(
    ctx,
    sql`with a as (update activity set ${sql.join(set, sql`, `)}
      where tenant_id = ${ctx.tenant.id} and id = ${id} and type = 'TODO' returning *)
    ${activityRows(sql`a`)}`,
  )
  return activityWire(row)
}
