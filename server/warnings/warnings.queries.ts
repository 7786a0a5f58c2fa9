import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { warningHorizon, warningsOf } from '../../domain/warnings/warnings.ts'
import type { Warnings } from '../../openapi/warnings.ts'
import type { Context } from '../context.ts'
import { isOpen } from '../positionRequests/request.queries.ts'
import { statusOf } from '../projects/project-list.queries.ts'
import { proofEnds } from '../projectCrewItems/ended-proofs.ts'
import { iso, millis } from '../wire.ts'

/** So many are told of at once. */
const most = 100

type Row = {
  crew: { id: string; name: string }
  project: { id: string; number: string; name: string }
  status: 'requested' | 'quoted' | 'confirmed'
  starts: string
  timeZone: string
  led: boolean
  lacking: number
  requested: number
  unanswered: number
  people: { name: string; ended: boolean; blocked: boolean }[]
}

/** What is to be mended before crews are called, soonest first, in one query. */
export async function warnings(ctx: Context): Promise<z.input<typeof Warnings>> {
  const { rows } = await ctx.tx.execute<Row>(sql`
    select json_build_object('id', c.id, 'name', c.name) as crew,
      json_build_object('id', p.id, 'number', p.number, 'name', p.name) as project, ${statusOf} as status, c.starts,
      l.time_zone as "timeZone", c.chief_id is not null as led, n.lacking, n.unanswered,
      asked.requested, someone.people
    from project_crew c
    join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
    join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
    cross join lateral (
      select coalesce(sum(greatest(0, i.amount_of_rows - i.filled - i.waiting)), 0)::int as lacking,
        coalesce(sum(least(i.amount_of_rows - i.filled, i.waiting)), 0)::int as unanswered
      from project_crew_item i
      where i.tenant_id = c.tenant_id and i.crew_id = c.id) n
    cross join lateral (select coalesce(sum(r.amount_of_rows), 0)::int as requested from position_request r
      where r.tenant_id = c.tenant_id and r.crew_id = c.id and ${isOpen(ctx)}) asked
    cross join lateral (
      select coalesce(json_agg(json_build_object('name', x.name, 'ended', x.ended, 'blocked', x.blocked) order by x.name)
        filter (where x.ended or x.blocked), '[]') as people
      from (select w.first_name || ' ' || w.last_name as name,
          coalesce(${proofEnds}, false) as ended,
          exists (select from crew_preference r where r.tenant_id = w.tenant_id and r.person_id = w.id and r.kind = 'blocked'
            and r.ended_at is null and (r.company_id is null or r.company_id = p.company_id)
            and (r.end_date is null or r.end_date >= i.start_date)) as blocked
        from project_crew_item_status s
        join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
        join person w on w.tenant_id = s.tenant_id and w.id = s.person_id
        -- Held together by the offset: by the function alone everybody who can do it would be read.
        left join lateral (select * from person_function o where o.tenant_id = s.tenant_id and o.person_id = s.person_id
          and o.function_id = i.function_id offset 0) pf on true
        where s.tenant_id = c.tenant_id and s.crew_id = c.id and s.status = 'confirmed') x) someone
    where c.tenant_id = ${ctx.tenant.id} and (c.id in (select r.crew_id from position_request r
          where r.tenant_id = ${ctx.tenant.id} and r.state = 'asked' and r.ends > ${ctx.now})
        or c.starts > ${ctx.now} and c.starts <= ${ctx.now}::timestamptz + ${`${warningHorizon} hours`}::interval)
      and p.closed_at is null and ${ctx.visible}
    order by c.starts, c.id`)
  const facts = rows.map(row => ({
    row,
    project: { id: row.project.id, status: row.status },
    starts: millis(row.starts),
    led: row.led,
    lacking: row.lacking,
    requested: row.requested,
    unanswered: row.unanswered,
    ended: row.people.filter(({ ended }) => ended).map(({ name }) => name),
    blocked: row.people.filter(({ blocked }) => blocked).map(({ name }) => name),
  }))
  const found = warningsOf(facts, ctx.now.getTime())
  return {
    items: found.slice(0, most).map(({ crew: { row }, kind, count, names }) => ({
      kind,
      crew: row.crew,
      project: row.project,
      starts: iso(row.starts),
      timeZone: row.timeZone,
      count,
      names: [...names],
    })),
    total: found.length,
  }
}
