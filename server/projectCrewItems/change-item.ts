import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { CrewItemChange } from '../../openapi/projectCrewItems.ts'
import { changesOf } from '../../domain/activities/changes.ts'
import { logging } from '../activities/log.ts'
import type { Context } from '../context.ts'
import { type CollisionRow, collisionsJson } from '../jobs/jobs.queries.ts'
import { collision } from '../jobs/job-wire.ts'
import { millis } from '../wire.ts'
import { type ItemRow, crewItem, itemRows } from './item.queries.ts'
import { one } from '../one.ts'
import { type ShiftProblem, derived } from './derived-times.ts'

type Present = {
  startDate: string
  endDate: string | null
  startTime: string
  endTime: string
  timeZone: string
  starts: string
  ends: string
  amountOfRows: number
  filled: number
  breakMinutes: number
  task: string | null
  openForApplications: boolean
  commentExternal: string | null
  commentInternal: string | null
  commentCrew: string | null
  commentCrewChief: string | null
  /** Who is told when it moves. */
  people: number
}

/**
 * Changes a position. Moving it moves everybody on it and marks those who had confirmed as changed; where that makes a
 * double booking, planning is asked first.
 */
export async function changeItem(
  ctx: Context<ShiftProblem | 'notFound' | 'amountBelowFilled' | 'alreadyConfirmed'>,
  id: string,
  body: z.output<typeof CrewItemChange>,
) {
  const present = await one<Present>(
    ctx,
    sql`
    select start_date as "startDate", end_date as "endDate", start_time as "startTime", end_time as "endTime",
      time_zone as "timeZone", starts, ends, amount_of_rows as "amountOfRows", filled, break_minutes as "breakMinutes", task,
      open_for_applications as "openForApplications", comment_external as "commentExternal", comment_internal as "commentInternal",
      comment_crew as "commentCrew", comment_crew_chief as "commentCrewChief", (select count(*)::int from project_crew_item_status s
        where s.tenant_id = project_crew_item.tenant_id and s.item_id = project_crew_item.id
          and s.status in ('invited','confirmed')) as people
    from project_crew_item where tenant_id = ${ctx.tenant.id} and id = ${id} for no key update`,
  )
  if (body.amountOfRows !== undefined && body.amountOfRows < present.filled)
    throw ctx.refuse('amountBelowFilled', { filled: present.filled })

  const shift = {
    startDate: body.startDate ?? present.startDate,
    endDate: body.endDate === undefined ? present.endDate : body.endDate,
    startTime: body.startTime ?? present.startTime,
    endTime: body.endTime ?? present.endTime,
    zone: present.timeZone,
  }
  const times = derived(ctx.refuse, shift)
  const moved = times.starts.getTime() !== millis(present.starts) || times.ends.getTime() !== millis(present.ends)
  const colliding = moved ? await collidingPeople(ctx, id, times, body.acceptDoubleBooking === true) : []
  const kept = (field: keyof typeof body, column: string) =>
    body[field] === undefined ? sql.raw(column) : sql`${body[field] === '' ? null : body[field]}`
  const { acceptDoubleBooking: _, ...entered } = body
  const changes = changesOf(present, entered)
  const told = changes.length
    ? sql`logged as (${logging(ctx, [{ code: 'positionChanged', itemId: id, changes, ...(moved ? { told: present.people } : {}) }])}),`
    : sql``
  const people = moved ? sql`people as (${movePeople(ctx, id, times, colliding)}),` : sql``
  const { rows: changed } = await ctx.tx.execute<ItemRow>(sql`
    with ${people} ${told} changed as (
      update project_crew_item set start_date = ${shift.startDate}, end_date = ${shift.endDate}, start_time = ${shift.startTime},
        end_time = ${shift.endTime}, starts = ${times.starts}, ends = ${times.ends},
        tz_version = ${moved ? sql`${process.versions.tz ?? 'unknown'}` : sql.raw('tz_version')},
        amount_of_rows = ${kept('amountOfRows', 'amount_of_rows')}, break_minutes = ${kept('breakMinutes', 'break_minutes')},
        task = ${kept('task', 'task')}, open_for_applications = ${kept('openForApplications', 'open_for_applications')},
        comment_external = ${kept('commentExternal', 'comment_external')}, comment_internal = ${kept('commentInternal', 'comment_internal')},
        comment_crew = ${kept('commentCrew', 'comment_crew')}, comment_crew_chief = ${kept('commentCrewChief', 'comment_crew_chief')}
      where tenant_id = ${ctx.tenant.id} and id = ${id} returning *)
    ${itemRows(sql`true`, 'changed')}`)
  if (!changed[0]) throw ctx.refuse('notFound')
  return crewItem(ctx, changed[0])
}

/** People whose other entries the new time meets, by the id of their line. Throws `alreadyConfirmed` unless accepted. */
async function collidingPeople(
  ctx: Context<'alreadyConfirmed'>,
  itemId: string,
  times: { starts: Date; ends: Date },
  accepted: boolean,
) {
  const { rows } = await ctx.tx.execute<{ id: string; name: string; collisions: CollisionRow[] }>(sql`
    with moved as (select s.tenant_id, s.id, s.person_id, s.status, ${times.starts}::timestamptz as starts, ${times.ends}::timestamptz as ends
      from project_crew_item_status s where s.tenant_id = ${ctx.tenant.id} and s.item_id = ${itemId})
    select s.id, w.first_name || ' ' || w.last_name as name, ${collisionsJson} as collisions from moved s
    join person w on w.tenant_id = s.tenant_id and w.id = s.person_id
    where s.status in ('confirmed','checkedIn','checkedOut','signedOff')`)
  const colliding = rows.filter(row => row.collisions.length)
  if (colliding.length && !accepted)
    throw ctx.refuse('alreadyConfirmed', {
      people: colliding.map(row => row.name),
      collisions: colliding.flatMap(row => row.collisions.map(collision)),
    })
  return colliding.map(row => row.id)
}

const movePeople = (ctx: Context, itemId: string, times: { starts: Date; ends: Date }, colliding: string[]) => sql`
  update project_crew_item_status set starts = ${times.starts}, ends = ${times.ends},
    changed_at = case when status in ('confirmed','invited') then ${ctx.now}::timestamptz else changed_at end,
    agreed = case when status = 'confirmed' then coalesce(agreed, (select agreement(i, c, l) from project_crew_item i
      join project_crew c on c.tenant_id = i.tenant_id and c.id = i.crew_id
      join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
      where i.tenant_id = project_crew_item_status.tenant_id and i.id = project_crew_item_status.item_id)) else agreed end,
    overlap_accepted = overlap_accepted or id = any(${sql.param(colliding)}::uuid[])
  where tenant_id = ${ctx.tenant.id} and item_id = ${itemId}`
