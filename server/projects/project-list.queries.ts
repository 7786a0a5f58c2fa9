import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ProjectSummary, listProjects } from '../../openapi/projects.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'
import { offsetOf } from '../page.ts'
import { type PlacesColumns, placesJson, placesOf, placesWire } from './places.ts'

type Row = {
  id: string
  number: string
  name: string
  company: { id: string; name: string }
  clientMark: string | null
  beginDate: string
  endDate: string
  location: { id: string; name: string; city: string }
  places: PlacesColumns
  total: number
}

/** Projects one may read. A project is ongoing until its last day is over anywhere. */
export async function projectRows(ctx: Context, query: z.output<(typeof listProjects)['query']>): Promise<Row[]> {
  const { who } = ctx
  const desk = isPlanner(who) || isOffice(who)
  const lastDay = new Date(ctx.now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10)
  const tab = {
    ongoing: sql`and end_date >= ${lastDay}::date`,
    past: sql`and end_date < ${lastDay}::date`,
  }
  const order = query.tab === 'ongoing' ? sql`begin_date, number` : sql`begin_date desc, number desc`
  const { rows } = await ctx.tx.execute<Row>(sql`
    select p.id, p.number, p.name, json_build_object('id', y.id, 'name', y.name) as company, p.client_mark as "clientMark",
      p.begin_date as "beginDate", p.end_date as "endDate",
      json_build_object('id', l.id, 'name', l.name, 'city', l.city) as location, ${placesJson}, p.total
    from (select *, count(*) over ()::int as total from project where tenant_id = ${ctx.tenant.id}
      and begin_date >= ${query.dateFrom}::date ${query.tab ? tab[query.tab] : sql``}
      ${desk ? sql`` : sql`and company_id = ${who.companyId}`}
      order by ${order} limit ${query.limit} offset ${offsetOf(query)}) p
    join company y on y.tenant_id = p.tenant_id and y.id = p.company_id
    join location l on l.tenant_id = p.tenant_id and l.id = p.location_id
    ${placesOf(sql`project_crew c join project_crew_item i on i.tenant_id = c.tenant_id and i.crew_id = c.id
      where c.tenant_id = p.tenant_id and c.project_id = p.id`)}
    order by ${order}`)
  return rows
}

export const projectSummary = (ctx: Context, { places, total: _, ...row }: Row): z.input<typeof ProjectSummary> => ({
  ...row,
  places: placesWire(ctx, places),
})
