import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { copiedShift } from '../../domain/projects/copied-shift.ts'
import { daysUntil } from '../../domain/shift-display.ts'
import type { ProjectCopy } from '../../openapi/projects.shapes.ts'
import type { Context, Refuse } from '../context.ts'
import { one } from '../one.ts'
import { type ShiftProblem, derived } from '../projectCrewItems/derived-times.ts'
import { check, placeOf, strangers, writeProject } from './add-project.ts'
import { projectIdOf } from './project-crews.queries.ts'

type Source = {
  id: string
  number: string
  firstDay: string
  /** Of the place the copy is at, where that is known already. */
  zone: string | null
  /** What the copy names that is none to choose. */
  fields: string[]
  items: Item[]
}
type Item = {
  id: string
  crewId: string
  crew: string
  /** Where the project is: its copy is where the copied project is. */
  atVenue: boolean
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
    sql`select p.id, p.number, p.first_day as "firstDay", ${strangers(ctx, body)} as fields,
      (select l.time_zone from location l where l.tenant_id = p.tenant_id and l.id = ${body.locationId ?? null}::uuid) as zone,
      coalesce((select json_agg(json_build_object('id', i.id, 'crewId', i.crew_id, 'crew', c.name,
          'atVenue', c.location_id = p.location_id, 'startDate', i.start_date, 'endDate', i.end_date,
          'startTime', i.start_time, 'endTime', i.end_time, 'timeZone', i.time_zone))
        from project_crew c join project_crew_item i on i.tenant_id = c.tenant_id and i.crew_id = c.id
        where c.tenant_id = p.tenant_id and c.project_id = p.id and ${shifts}), '[]') as items
      from project p where p.tenant_id = ${ctx.tenant.id} and p.id = ${projectIdOf(ctx, of)}`,
  )
  check(ctx, body, source.fields)
  const zone = body.location?.timeZone ?? source.zone
  const days = daysUntil(body.beginDate, source.firstDay)
  const { crews, items } = moved(ctx.refuse, source.items, days, zone)
  const locationId = await placeOf(ctx, body)
  const told = { code: 'projectCopied', text: source.number } as const
  if (!items.length) return writeProject(ctx, body, locationId, told)
  const kept = (column: string) => (comments ? sql.raw(`i.${column}`) : sql`null`)
  return writeProject(
    ctx,
    body,
    locationId,
    told,
    id => sql`,
    crews as (
      insert into project_crew (tenant_id, id, project_id, location_id, name, contact_on_site_id, meeting_point, starts, ends)
      select c.tenant_id, n.id, ${id}::uuid, case when c.location_id = p.location_id then ${locationId}::uuid else c.location_id end,
        c.name, case when p.company_id = ${body.companyId} then c.contact_on_site_id end, c.meeting_point, n.starts, n.ends
      from json_to_recordset(${JSON.stringify(crews)}::json) n (old uuid, id uuid, starts timestamptz, ends timestamptz)
      join project_crew c on c.tenant_id = ${ctx.tenant.id} and c.id = n.old
      join project p on p.tenant_id = c.tenant_id and p.id = c.project_id),
    items as (
      insert into project_crew_item (tenant_id, id, crew_id, function_id, catering_id, task, start_date, end_date, start_time,
        end_time, time_zone, starts, ends, tz_version, break_minutes, amount_of_rows, open_for_applications, crew_chief_only,
        comment_external, comment_internal, comment_crew, comment_crew_chief)
      select i.tenant_id, n.id, n.crew, i.function_id, i.catering_id, i.task, n."startDate", n."endDate", i.start_time,
        i.end_time, n.zone, n.starts, n.ends, ${process.versions.tz ?? 'unknown'}, i.break_minutes, i.amount_of_rows, false,
        i.crew_chief_only, ${kept('comment_external')}, ${kept('comment_internal')}, ${kept('comment_crew')},
        ${kept('comment_crew_chief')}
      from json_to_recordset(${JSON.stringify(items)}::json) n (old uuid, id uuid, crew uuid, "startDate" date, "endDate" date,
        zone text, starts timestamptz, ends timestamptz)
      join project_crew_item i on i.tenant_id = ${ctx.tenant.id} and i.id = n.old)`,
  )
}

/** The shifts so many days later, and the crews they make. */
function moved(refuse: Refuse<ShiftProblem>, source: readonly Item[], days: number, venue: string | null) {
  const items = source.map(item => {
    const { id: old, crewId, crew } = item
    const { timeZone: zone, ...shift } = copiedShift(item, days, (item.atVenue ? venue : null) ?? item.timeZone)
    const { startDate, endDate } = shift
    const times = derived(refuse, { ...shift, zone }, { crew, startDate })
    return { old, crewId, id: crypto.randomUUID(), startDate, endDate, zone, ...times }
  })
  const crews = [...new Set(items.map(({ crewId }) => crewId))].map(old => {
    const own = items.filter(({ crewId }) => crewId === old)
    return {
      old,
      id: crypto.randomUUID(),
      starts: new Date(Math.min(...own.map(({ starts }) => starts.getTime()))),
      ends: new Date(Math.max(...own.map(({ ends }) => ends.getTime()))),
    }
  })
  const renamed = new Map(crews.map(({ old, id }) => [old, id]))
  return { crews, items: items.map(({ crewId, ...item }) => ({ ...item, crew: renamed.get(crewId) })) }
}
