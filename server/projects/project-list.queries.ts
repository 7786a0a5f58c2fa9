import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ProjectSummary, listProjects } from '../../openapi/projects.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'
import { offsetOf } from '../page.ts'
import { daysOfShifts } from './days.ts'
import { type PlacesColumns, placesJson, placesOf, placesWire } from './places.ts'

type Row = {
  id: string
  number: string
  name: string
  company: { id: string; name: string }
  clientMark: string | null
  beginDate: string
  endDate: string
  type: { id: string; caption: string; code: string } | null
  location: { id: string; name: string; city: string }
  places: PlacesColumns
  total: number
}

/** Of a lookup `t`, which may be missing. */
export const typeJson = sql.raw(
  `case when t.id is null then null else json_build_object('id', t.id, 'caption', t.caption, 'code', t.code) end as type`,
)

/** Projects one may read. A project is ongoing until its last day is over anywhere. */
export async function projectRows(ctx: Context, query: z.output<(typeof listProjects)['query']>): Promise<Row[]> {
  const { who } = ctx
  const desk = isPlanner(who) || isOffice(who)
  const lastDay = new Date(ctx.now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10)
  const tab = {
    ongoing: sql`and requested_at is null and end_date >= ${lastDay}::date`,
    past: sql`and requested_at is null and end_date < ${lastDay}::date`,
    requested: sql`and requested_at is not null`,
  }
  const without = sql`and (type_id is null or type_id not in (select t.id from lookup t where t.tenant_id = ${ctx.tenant.id}
    and t.kind = 'projectTypes' and t.code = any(string_to_array(${query.excludeTypes}, ','))))`
  const order =
    query.tab === 'ongoing' || query.tab === 'requested' ? sql`begin_date, number` : sql`begin_date desc, number desc`
  const { rows } = await ctx.tx.execute<Row>(sql`
    select p.id, p.number, p.name, json_build_object('id', y.id, 'name', y.name) as company, p.client_mark as "clientMark",
      coalesce(days.first, p.begin_date) as "beginDate", coalesce(days.last, p.end_date) as "endDate", ${typeJson},
      json_build_object('id', l.id, 'name', l.name, 'city', l.city) as location, ${placesJson}, p.total
    from (select *, count(*) over ()::int as total from project where tenant_id = ${ctx.tenant.id}
      and begin_date >= ${query.dateFrom}::date ${query.tab ? tab[query.tab] : sql``} ${without}
      ${desk ? sql`` : sql`and company_id = ${who.companyId}`}
      order by ${order} limit ${query.limit} offset ${offsetOf(query)}) p
    join company y on y.tenant_id = p.tenant_id and y.id = p.company_id
    left join lookup t on t.tenant_id = p.tenant_id and t.id = p.type_id
    join location l on l.tenant_id = p.tenant_id and l.id = p.location_id
    ${daysOfShifts}
    ${placesOf(sql`project_crew c join project_crew_item i on i.tenant_id = c.tenant_id and i.crew_id = c.id
      where c.tenant_id = p.tenant_id and c.project_id = p.id`)}
    order by ${order}`)
  return rows
}

export const projectSummary = (ctx: Context, { places, total: _, ...row }: Row): z.input<typeof ProjectSummary> => ({
  ...row,
  places: placesWire(ctx, places),
})
