import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ProjectClosing } from '../../openapi/projects.shapes.ts'
import type { Context } from '../context.ts'
import { one } from '../one.ts'
import { projectIdOf } from './project-crews.queries.ts'

interface InTheWay {
  id: string
  name: string
  date: string
}
type Row = {
  openShifts: InTheWay[]
  unsignedShifts: InTheWay[]
  unanswered: number
  quotation: string | null
}

const shift = sql`json_build_object('id', c.id, 'name', c.name, 'date', (c.starts at time zone l.time_zone)::date)`

/** What of a project is not done yet. */
export const projectClosing = (ctx: Context<'notFound'>, id: string): Promise<z.input<typeof ProjectClosing>> =>
  one<Row>(
    ctx,
    sql`select coalesce(json_agg(${shift} order by c.starts, c.id) filter (where c.ends > ${ctx.now}), '[]') as "openShifts",
      coalesce(json_agg(${shift} order by c.starts, c.id) filter (where c.ends <= ${ctx.now} and u.people > 0
        and n.signed_at is null and n.refused_at is null), '[]') as "unsignedShifts",
      coalesce(sum(u.waiting) filter (where c.ends > ${ctx.now}), 0)::int as unanswered,
      (select q.number from quotation q join project p on p.tenant_id = q.tenant_id and p.id = q.project_id
        join location v on v.tenant_id = p.tenant_id and v.id = p.location_id
        where q.tenant_id = ${ctx.tenant.id} and q.project_id = ${projectIdOf(ctx, id)} and q.state = 'released'
          and q.valid_until >= (${ctx.now}::timestamptz at time zone v.time_zone)::date) as quotation
    from project_crew c
    join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
    left join delivery_note n on n.tenant_id = c.tenant_id and n.crew_id = c.id
    cross join lateral (select count(*) filter (where s.status in ('invited','applied')) as waiting,
        count(*) filter (where s.status in ('confirmed','checkedIn','checkedOut','signedOff')) as people
      from project_crew_item_status s where s.tenant_id = c.tenant_id and s.crew_id = c.id) u
    where c.tenant_id = ${ctx.tenant.id} and c.project_id = ${projectIdOf(ctx, id)}`,
  )
