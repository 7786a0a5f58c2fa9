import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ProjectSummary, ProjectsOverview } from '../../openapi/projects.shapes.ts'
import type { listProjects, readProjectsOverview } from '../../openapi/projects.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'
import type { Listing, Order } from '../list.ts'
import { personRef } from '../people/person-ref.ts'
import { personJson } from '../projectCrewItems/fragments.ts'
import { foundBy } from '../search/words.ts'
import { type PersonColumns, iso } from '../wire.ts'
import { type LastChangeRow, lastChangeOf, lastChangeWire } from './last-change.ts'
import { type PlacesColumns, placesJson, placesOf, placesWire } from './places.ts'

/** Positions of a project `p`. */
export const itemsOf = sql`project_crew c join project_crew_item i on i.tenant_id = c.tenant_id and i.crew_id = c.id
  where c.tenant_id = p.tenant_id and c.project_id = p.id`

/** Of a project `p`: asked for by a client, priced, or taken on. */
export const statusOf = sql.raw(
  `case when p.requested_at is not null then 'requested' when p.quoted_at is not null then 'quoted' else 'confirmed' end`,
)

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
  manager: PersonColumns | null
  status: 'requested' | 'quoted' | 'confirmed'
  closed: boolean
  nextCrew: { id: string; name: string; starts: string; ends: string; timeZone: string } | null
  places: PlacesColumns
  lastChange: LastChangeRow | null
}

/** Of a lookup, which may be missing. */
export const captionJson = (of: string, as: string) =>
  sql.raw(
    `case when ${of}.id is null then null else json_build_object('id', ${of}.id, 'caption', ${of}.caption, 'code', ${of}.code) end as ${as}`,
  )
export const typeJson = captionJson('t', 'type')

type Narrowing = z.output<(typeof readProjectsOverview)['query']>

/** How long before a day begins anywhere its end is awaited, ms: a project is ongoing until its last day is over everywhere. */
const anywhere = 12 * 3_600_000

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const todayOf = (ctx: Context, { today }: Narrowing) => today ?? dayOf(ctx.now.getTime())
const lastDayOf = (ctx: Context) => dayOf(ctx.now.getTime() - anywhere)

/** The tab a project `p` is listed in. */
const tabs = (ctx: Context) => ({
  ongoing: sql`p.requested_at is null and p.last_day >= ${lastDayOf(ctx)}::date`,
  past: sql`p.requested_at is null and p.last_day < ${lastDayOf(ctx)}::date`,
  requested: sql`p.requested_at is not null`,
})

/** Projects `p` one may read and asks for, of any tab. */
export function narrowed(ctx: Context, query: Narrowing): SQL {
  const mine = query.whose === 'my' ? sql`and p.manager_id = ${ctx.who.personId}` : sql``
  const closed = query.closed === undefined ? sql`` : sql`and (p.closed_at is not null) = ${query.closed === 'true'}`
  return sql`from project p where p.tenant_id = ${ctx.tenant.id} and p.first_day >= ${query.dateFrom}::date ${mine} ${closed}
    and (p.type_id is null or p.type_id not in (select t.id from lookup t where t.tenant_id = ${ctx.tenant.id}
      and t.kind = 'projectTypes' and t.code = any(string_to_array(${query.excludeTypes}, ','))))
    and ${foundBy(ctx, query.q, { project: sql`p.id`, company: sql`p.company_id`, location: sql`p.location_id` })}
    and ${ctx.visible}`
}

/** The crew of project `p` that works at a time or comes next. */
const nextCrewOf = (
  ctx: Context,
) => sql`from project_crew c join location at on at.tenant_id = c.tenant_id and at.id = c.location_id
  where c.tenant_id = p.tenant_id and c.project_id = p.id and c.ends > ${ctx.now}::timestamptz order by c.starts, c.id limit 1`

/** Those that run come first, by when their next crew is called; then the others by their first day. */
const soonest = (ctx: Context, query: Narrowing): Order[] => [
  { by: sql`greatest(p.first_day, ${todayOf(ctx, query)}::date)`, as: 'date' },
  {
    by: sql`case when p.first_day > ${todayOf(ctx, query)}::date then p.first_day::timestamptz
      else coalesce((select c.starts ${nextCrewOf(ctx)}), '9999-01-01'::timestamptz) end`,
    as: 'timestamptz',
  },
]

/** Projects one may read. A project is ongoing until its last day is over anywhere. */
export function projectListing(
  ctx: Context,
  query: z.output<(typeof listProjects)['query']>,
): Listing<Row, z.input<typeof ProjectSummary>> {
  const desc = query.tab !== 'ongoing' && query.tab !== 'requested'
  const days: Order[] = query.tab === 'ongoing' ? soonest(ctx, query) : [{ by: sql`p.first_day`, as: 'date', desc }]
  return {
    among: sql`${narrowed(ctx, query)} ${query.tab ? sql`and ${tabs(ctx)[query.tab]}` : sql``}`,
    order: [...days, { by: sql`p.number`, as: 'text', desc }, { by: sql`p.id`, as: 'uuid', desc }],
    ...summaries(ctx),
  }
}

/** Projects a condition on `p` names, newest first. */
export const projectsWhere = (ctx: Context, which: SQL): Listing<Row, z.input<typeof ProjectSummary>> => ({
  among: sql`from project p where p.tenant_id = ${ctx.tenant.id} and ${which}`,
  order: [
    { by: sql`p.first_day`, as: 'date', desc: true },
    { by: sql`p.number`, as: 'text', desc: true },
    { by: sql`p.id`, as: 'uuid', desc: true },
  ],
  ...summaries(ctx),
})

const summaries = (ctx: Context): Pick<Listing<Row, z.input<typeof ProjectSummary>>, 'rows' | 'item'> => ({
  rows: sql`
      select p.id, p.number, p.name, json_build_object('id', y.id, 'name', y.name) as company, p.client_mark as "clientMark",
        p.first_day as "beginDate", p.last_day as "endDate", ${typeJson}, ${personJson('manager')} as manager,
        ${statusOf} as status, p.closed_at is not null as closed, next.crew as "nextCrew",
        json_build_object('id', l.id, 'name', l.name, 'city', l.city) as location, ${placesJson},
        change.last as "lastChange"
      from page join project p on p.tenant_id = ${ctx.tenant.id} and p.id = page.id
      join company y on y.tenant_id = p.tenant_id and y.id = p.company_id
      left join lookup t on t.tenant_id = p.tenant_id and t.id = p.type_id
      left join person manager on manager.tenant_id = p.tenant_id and manager.id = p.manager_id
      join location l on l.tenant_id = p.tenant_id and l.id = p.location_id
      left join lateral (select json_build_object('id', c.id, 'name', c.name, 'starts', c.starts, 'ends', c.ends,
        'timeZone', at.time_zone) as crew ${nextCrewOf(ctx)}) next on true
      ${lastChangeOf(ctx)}
      ${placesOf(itemsOf)}`,
  item: row => projectSummary(ctx, row),
})

const projectSummary = (ctx: Context, { manager, nextCrew, ...row }: Row): z.input<typeof ProjectSummary> => ({
  ...row,
  projectManager: manager && personRef(ctx, manager),
  nextCrew: nextCrew && { ...nextCrew, starts: iso(nextCrew.starts), ends: iso(nextCrew.ends) },
  places: placesWire(ctx, row.places),
  lastChange: lastChangeWire(row.lastChange),
})

/** How many projects each tab lists, and how many each group of the one that is asked for, in its order. */
export async function projectsOverview(ctx: Context, query: Narrowing): Promise<z.input<typeof ProjectsOverview>> {
  const today = todayOf(ctx, query)
  const monday = sql`date_trunc('week', ${today}::date)::date`
  const tab = query.tab ?? 'ongoing'
  const { past, requested } = tabs(ctx)
  // Whom the agency has asked is its own matter: `placesWire`.
  const inside = isPlanner(ctx.who) || isOffice(ctx.who)
  const group =
    tab === 'ongoing'
      ? sql`case when p.first_day <= ${today}::date then 'running' when p.first_day < ${monday} + 7 then 'thisWeek'
          when p.first_day < ${monday} + 14 then 'nextWeek' else to_char(p.first_day, 'YYYY-MM') end`
      : sql`to_char(p.first_day, 'YYYY-MM')`
  const counted = sql`p."group" in ('running', 'thisWeek', 'nextWeek')`
  const { rows } = await ctx.tx.execute<z.input<typeof ProjectsOverview>>(sql`
    with p as materialized (
      select p.tenant_id, p.id, p.first_day, case when ${requested} then 'requested' when ${past} then 'past'
        else 'ongoing' end as tab, ${group} as "group" ${narrowed(ctx, query)}),
    grouped as (
      select p."group", count(*)::int as total, min(p.first_day) as first, case when bool_and(${counted}) then coalesce(sum(n.missing), 0)::int end as missing
      from p left join lateral (select sum(greatest(0, n.amount - n.filled ${inside ? sql`- n.requested` : sql``})) as missing from (select 1) one
        ${placesOf(itemsOf)}) n on ${counted}
      where p.tab = ${tab} group by p."group")
    select json_build_object('ongoing', count(*) filter (where tab = 'ongoing'), 'past', count(*) filter (where tab = 'past'),
        'requested', count(*) filter (where tab = 'requested')) as tabs,
      coalesce((select json_agg(json_build_object('group', g."group", 'total', g.total, 'missing', g.missing)
        order by g.first ${tab === 'past' ? sql`desc` : sql``}) from grouped g), '[]') as groups
    from p`)
  const [overview] = rows
  if (!overview) throw new Error('an aggregate answered no row')
  return overview
}
