import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { daysUntil } from '../../domain/shift-display.ts'
import { dayAfter } from '../../domain/shift-time.ts'
import type { ProjectCopy } from '../../openapi/projects.ts'
import type { Context } from '../context.ts'
import { one } from '../one.ts'
import { derived } from '../projectCrewItems/derived-times.ts'
import { addProject } from './add-project.ts'
import { projectIdOf } from './project-crews.queries.ts'

type Source = { id: string; firstDay: string; locationId: string }
type Item = {
  id: string
  crewId: string
  crew: string
  startDate: string
  endDate: string | null
  startTime: string
  endTime: string
  timeZone: string
}

/**
 * Adds a project like another one; its shifts begin as many days later as its first day does, at the same time of day.
 * Nobody comes along. Throws the refusal of a time that does not exist on its new day, or happens twice, with its crew.
 */
export async function copyProject(
  ctx: Context<'invalidInput' | 'notFound' | 'timeInGap' | 'timeIsDoubled'>,
  of: string,
  { shifts, comments, ...body }: z.output<typeof ProjectCopy>,
): Promise<string> {
  const source = await one<Source>(
    ctx,
    sql`select id, first_day as "firstDay", location_id as "locationId" from project
      where tenant_id = ${ctx.tenant.id} and id = ${projectIdOf(ctx, of)}`,
  )
  const { id, locationId } = await addProject(ctx, body)
  if (!shifts) return id
  const days = daysUntil(body.beginDate, source.firstDay)
  const { rows: items } = await ctx.tx.execute<Item>(sql`
    select i.id, i.crew_id as "crewId", c.name as crew, i.start_date as "startDate", i.end_date as "endDate",
      i.start_time as "startTime", i.end_time as "endTime", l.time_zone as "timeZone"
    from project_crew c join project_crew_item i on i.tenant_id = c.tenant_id and i.crew_id = c.id
    join location l on l.tenant_id = c.tenant_id
      and l.id = case when c.location_id = ${source.locationId} then ${locationId}::uuid else c.location_id end
    where c.tenant_id = ${ctx.tenant.id} and c.project_id = ${source.id}`)
  if (!items.length) return id
  const moved = items.map(item => {
    const startDate = dayAfter(item.startDate, days)
    const endDate = item.endDate === null ? null : dayAfter(item.endDate, days)
    const { startTime, endTime, timeZone: zone } = item
    const times = derived(ctx.refuse, { startDate, endDate, startTime, endTime, zone }, { crew: item.crew, startDate })
    return { old: item.id, crew: item.crewId, startDate, endDate, zone, ...times }
  })
  const crews = [...new Set(moved.map(({ crew }) => crew))].map(old => {
    const own = moved.filter(({ crew }) => crew === old)
    return {
      old,
      id: crypto.randomUUID(),
      starts: new Date(Math.min(...own.map(({ starts }) => starts.getTime()))),
      ends: new Date(Math.max(...own.map(({ ends }) => ends.getTime()))),
    }
  })
  await ctx.tx.execute(sql`
    insert into project_crew (tenant_id, id, project_id, location_id, name, contact_on_site_id, meeting_point, starts, ends)
    select c.tenant_id, n.id, ${id}, case when c.location_id = ${source.locationId} then ${locationId}::uuid else c.location_id end,
      c.name, case when p.company_id = ${body.companyId} then c.contact_on_site_id end, c.meeting_point, n.starts, n.ends
    from json_to_recordset(${JSON.stringify(crews)}::json) n (old uuid, id uuid, starts timestamptz, ends timestamptz)
    join project_crew c on c.tenant_id = ${ctx.tenant.id} and c.id = n.old
    join project p on p.tenant_id = c.tenant_id and p.id = c.project_id`)
  const newCrew = new Map(crews.map(crew => [crew.old, crew.id]))
  const rows = moved.map(({ crew, ...item }) => ({ ...item, id: crypto.randomUUID(), crew: newCrew.get(crew) }))
  const kept = (column: string) => (comments ? sql.raw(`i.${column}`) : sql`null`)
  await ctx.tx.execute(sql`
    insert into project_crew_item (tenant_id, id, crew_id, function_id, catering_id, task, start_date, end_date, start_time,
      end_time, time_zone, starts, ends, tz_version, break_minutes, amount_of_rows, open_for_applications, crew_chief_only,
      comment_external, comment_internal, comment_crew, comment_crew_chief)
    select i.tenant_id, n.id, n.crew, i.function_id, i.catering_id, i.task, n."startDate", n."endDate", i.start_time,
      i.end_time, n.zone, n.starts, n.ends, ${process.versions.tz ?? 'unknown'}, i.break_minutes, i.amount_of_rows, false,
      i.crew_chief_only, ${kept('comment_external')}, ${kept('comment_internal')}, ${kept('comment_crew')},
      ${kept('comment_crew_chief')}
    from json_to_recordset(${JSON.stringify(rows)}::json) n (old uuid, id uuid, crew uuid, "startDate" date, "endDate" date,
      zone text, starts timestamptz, ends timestamptz)
    join project_crew_item i on i.tenant_id = ${ctx.tenant.id} and i.id = n.old`)
  return id
}
