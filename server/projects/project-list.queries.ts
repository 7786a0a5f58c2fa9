import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ProjectSummary, listProjects } from '../../openapi/projects.ts'
import type { Context } from '../context.ts'
import type { Listing, Order } from '../list.ts'
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
}

/** Of a lookup `t`, which may be missing. */
export const typeJson = sql.raw(
  `case when t.id is null then null else json_build_object('id', t.id, 'caption', t.caption, 'code', t.code) end as type`,
)

/** Projects one may read. A project is ongoing until its last day is over anywhere. */
export function projectListing(
  ctx: Context,
  query: z.output<(typeof listProjects)['query']>,
): Listing<Row, z.input<typeof ProjectSummary>> {
  const lastDay = new Date(ctx.now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10)
  const tab = {
    ongoing: sql`and p.requested_at is null and p.end_date >= ${lastDay}::date`,
    past: sql`and p.requested_at is null and p.end_date < ${lastDay}::date`,
    requested: sql`and p.requested_at is not null`,
  }
  const without = sql`and (p.type_id is null or p.type_id not in (select t.id from lookup t where t.tenant_id = ${ctx.tenant.id}
    and t.kind = 'projectTypes' and t.code = any(string_to_array(${query.excludeTypes}, ','))))`
  const desc = query.tab !== 'ongoing' && query.tab !== 'requested'
  const order: Order[] = [
    { by: sql`p.begin_date`, as: 'date', desc },
    { by: sql`p.number`, as: 'text', desc },
    { by: sql`p.id`, as: 'uuid', desc },
  ]
  return {
    among: sql`from project p where p.tenant_id = ${ctx.tenant.id} and p.begin_date >= ${query.dateFrom}::date
      ${query.tab ? tab[query.tab] : sql``} ${without}
      and ${ctx.visible}`,
    order,
    rows: sql`
      select p.id, p.number, p.name, json_build_object('id', y.id, 'name', y.name) as company, p.client_mark as "clientMark",
        coalesce(days.first, p.begin_date) as "beginDate", coalesce(days.last, p.end_date) as "endDate", ${typeJson},
        json_build_object('id', l.id, 'name', l.name, 'city', l.city) as location, ${placesJson}
      from page join project p on p.tenant_id = ${ctx.tenant.id} and p.id = page.id
      join company y on y.tenant_id = p.tenant_id and y.id = p.company_id
      left join lookup t on t.tenant_id = p.tenant_id and t.id = p.type_id
      join location l on l.tenant_id = p.tenant_id and l.id = p.location_id
      ${daysOfShifts}
      ${placesOf(sql`project_crew c join project_crew_item i on i.tenant_id = c.tenant_id and i.crew_id = c.id
        where c.tenant_id = p.tenant_id and c.project_id = p.id`)}`,
    item: row => ({ ...row, places: placesWire(ctx, row.places) }),
  }
}
