import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { daysUntil } from '../../domain/shift-display.ts'
import type { readProjectsCalendar } from '../../openapi/projects.ts'
import type { ProjectsCalendar } from '../../openapi/projects.shapes.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'
import { personRef } from '../people/person-ref.ts'
import { personJson } from '../projectCrewItems/fragments.ts'
import { type PersonColumns, iso } from '../wire.ts'
import { type PlacesColumns, placesJson, placesOf, placesWire } from './places.ts'
import { itemsOf, narrowed, statusOf } from './project-list.queries.ts'

type Row = {
  id: string
  number: string
  name: string
  company: { id: string; name: string }
  clientMark: string | null
  beginDate: string
  endDate: string
  status: 'requested' | 'quoted' | 'confirmed'
  location: { id: string; name: string; city: string }
  branch: { id: string; caption: string; code: string } | null
  manager: PersonColumns | null
  requestedAt: string | null
  firstCall: { starts: string; timeZone: string } | null
  places: PlacesColumns
}
type DayRow = { date: string; needed: number; open: number; people: number }

/** Longest stretch that is shown at once, in days: twelve weeks and what a screen looks ahead. */
const most = 100

/** Projects that have days in a stretch of the calendar, and what each of those days needs. */
export async function projectsCalendar(
  ctx: Context<'invalidInput'>,
  { dateFrom, dateTo }: z.output<(typeof readProjectsCalendar)['query']>,
): Promise<z.input<typeof ProjectsCalendar>> {
  const length = daysUntil(dateTo, dateFrom)
  if (length < 0 || length >= most)
    throw ctx.refuse('invalidInput', {
      errors: [{ path: 'query.dateTo', message: `${most} days at most, from the first on` }],
    })
  // Whom the agency has asked and how many it has is its own matter: `placesWire`.
  const inside = isPlanner(ctx.who) || isOffice(ctx.who)
  const shown = sql`${narrowed(ctx, { whose: 'all', dateFrom: '2000-01-01', excludeTypes: 'internalSickness,internalVacation' })}
    and p.first_day <= ${dateTo}::date and p.last_day >= ${dateFrom}::date`
  const { rows: projects } = await ctx.tx.execute<Row>(sql`
    select p.id, p.number, p.name, json_build_object('id', y.id, 'name', y.name) as company, p.client_mark as "clientMark",
      p.first_day as "beginDate", p.last_day as "endDate", ${statusOf} as status, p.requested_at as "requestedAt",
      json_build_object('id', l.id, 'name', l.name, 'city', l.city) as location, ${personJson('manager')} as manager,
      case when b.id is null then null else json_build_object('id', b.id, 'caption', b.caption, 'code', b.code) end as branch,
      (select json_build_object('starts', c.starts, 'timeZone', at.time_zone) from project_crew c
        join location at on at.tenant_id = c.tenant_id and at.id = c.location_id
        where c.tenant_id = p.tenant_id and c.project_id = p.id order by c.starts, c.id limit 1) as "firstCall", ${placesJson}
    from (select p.* ${shown}) p
    join company y on y.tenant_id = p.tenant_id and y.id = p.company_id
    join location l on l.tenant_id = p.tenant_id and l.id = p.location_id
    left join person manager on manager.tenant_id = p.tenant_id and manager.id = p.manager_id
    left join lookup b on b.tenant_id = p.tenant_id and b.id = p.branch_id
    ${placesOf(itemsOf)}
    order by p.first_day, p.last_day desc, p.number, p.id`)
  const { rows: days } = await ctx.tx.execute<DayRow>(sql`
    select d.date::date as date, coalesce(n.needed, 0)::int as needed, coalesce(n.open, 0)::int as open,
      (select count(distinct g.person_id)::int from login g where g.tenant_id = ${ctx.tenant.id} and g.ended_at is null
        and g.login_types && array['crew']::text[]) as people
    from generate_series(${dateFrom}::date, ${dateTo}::date, interval '1 day') d(date)
    left join (select i.start_date as date, sum(i.amount_of_rows) as needed,
        sum(greatest(0, i.amount_of_rows - i.filled ${inside ? sql`- i.waiting` : sql``})) as open
      from (select p.* ${shown}) p
      join project_crew c on c.tenant_id = p.tenant_id and c.project_id = p.id
      join project_crew_item i on i.tenant_id = c.tenant_id and i.crew_id = c.id
      where ${statusOf} = 'confirmed' and i.start_date between ${dateFrom}::date and ${dateTo}::date
      group by i.start_date) n on n.date = d.date::date
    order by d.date`)
  return {
    people: inside ? (days[0]?.people ?? 0) : null,
    projects: projects.map(({ manager, firstCall, requestedAt, ...project }) => ({
      ...project,
      projectManager: manager && personRef(ctx, manager),
      requestedAt: requestedAt && iso(requestedAt),
      firstCall: firstCall && { ...firstCall, starts: iso(firstCall.starts) },
      places: placesWire(ctx, project.places),
    })),
    days: days.map(({ people: _, ...day }) => day),
  }
}
