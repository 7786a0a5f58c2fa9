import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { PCrew, PlannerCrew, PlannerCrewItem } from '../../openapi/plannerCrews.shapes.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { type Days, type Reader, readerOf } from '../planningCalendar/planning-people.queries.ts'
import {
  type PositionRow,
  joinedPositions,
  needColumns,
  notSpare,
  positionRows,
  positionWire,
} from '../planningCalendar/positions.queries.ts'
import { foundBy } from '../search/words.ts'
import { type CaptionColumns, iso } from '../wire.ts'

type CrewRow = {
  id: string
  name: string
  type: CaptionColumns | null
  company: { id: string; name: string } | null
  planner: { id: string; name: string }
  favourites: number
  blocked: number
  createdAt: string
  functions: CaptionColumns[]
  city: string | null
}
type NeedColumns = { open: number; requested: number }

/** Whether a membership `x` of a person `r` holds today. */
export const isMember = (ctx: Context) => sql`(x.planner_crew_id is not null and x.ended_at is null
  and (x.end_date is null or x.end_date >= (${ctx.now}::timestamptz at time zone r.time_zone)::date))`

/** Whether a position `i` of a project `p` at a place `l` is one a crew `g` fills. */
export const isFilledBy = sql.raw(`((g.company_id is null or p.company_id = g.company_id)
  and (g.city is null or lower(l.city) = lower(g.city))
  and case when exists (select from planner_crew_function n where n.tenant_id = g.tenant_id and n.planner_crew_id = g.id)
    then exists (select from planner_crew_function n where n.tenant_id = g.tenant_id and n.planner_crew_id = g.id
      and n.function_id = i.function_id)
    else g.company_id is not null or g.city is not null end)`)

/** Positions `i` of projects `p` that begin on some days, of whatever a crew fills. */
export const onDays = ({
  dateFrom,
  dateTo,
}: Days) => sql`(p.first_day <= ${dateTo}::date and p.last_day >= ${dateFrom}::date
  and i.start_date between ${dateFrom}::date and ${dateTo}::date)`

const columns = (ctx: Context) => sql`g.id, g.name, g.city,
  case when t.id is null then null else json_build_object('id', t.id, 'caption', t.caption, 'code', t.code) end as type,
  case when y.id is null then null else json_build_object('id', y.id, 'name', y.name) end as company,
  json_build_object('id', planner.id, 'name', planner.first_name || ' ' || planner.last_name) as planner,
  m.favourites, m.blocked, g.created_at as "createdAt",
  (select coalesce(json_agg(json_build_object('id', f.id, 'caption', f.caption, 'code', f.code) order by f.sort, f.caption, f.id), '[]')
    from planner_crew_function n join lookup f on f.tenant_id = n.tenant_id and f.id = n.function_id
    where n.tenant_id = ${ctx.tenant.id} and n.planner_crew_id = g.id) as functions`
const joined = (
  ctx: Context,
) => sql`join person planner on planner.tenant_id = g.tenant_id and planner.id = g.planner_id
  left join lookup t on t.tenant_id = g.tenant_id and t.id = g.type_id
  left join company y on y.tenant_id = g.tenant_id and y.id = g.company_id
  cross join lateral (select count(*) filter (where x.kind = 'favourite')::int as favourites,
      count(*) filter (where x.kind = 'blocked')::int as blocked
    from crew_preference x join person r on r.tenant_id = x.tenant_id and r.id = x.person_id
    where x.tenant_id = ${ctx.tenant.id} and x.planner_crew_id = g.id and ${isMember(ctx)}) m`
/**
 * What the positions of crews `g` a condition names still need on some days: `n`. The positions are gone through once for
 * all of them and summed by what crews are chosen by.
 */
const need = (ctx: Context, days: Days, reader: Reader, which: SQL) => sql`join (
  with needed as materialized (
    select i.company_id, i.city, i.function_id, sum(i.open)::int as open, sum(i.requested)::int as requested
    from (select p.company_id, lower(l.city) as city, i.function_id, ${needColumns(ctx, reader)} from ${joinedPositions}
      where p.tenant_id = ${ctx.tenant.id} and ${onDays(days)} and ${notSpare(reader)}) i
    group by i.company_id, i.city, i.function_id),
  sought as materialized (
    select g.id, g.company_id, lower(g.city) as city,
      (select array_agg(n.function_id) from planner_crew_function n
        where n.tenant_id = g.tenant_id and n.planner_crew_id = g.id) as functions
    from planner_crew g where g.tenant_id = ${ctx.tenant.id} and ${which})
  select g.id, coalesce(sum(i.open), 0)::int as open, coalesce(sum(i.requested), 0)::int as requested
  from sought g left join needed i on (g.company_id is null or i.company_id = g.company_id)
    and (g.city is null or i.city = g.city)
    and case when g.functions is null then g.company_id is not null or g.city is not null
      else i.function_id = any(g.functions) end
  group by g.id) n on n.id = g.id`

const crewWire = <Row extends CrewRow>({ createdAt, ...row }: Row) => ({ ...row, createdAt: iso(createdAt) })

/** Crews `g` a condition names, by name. */
const among = (ctx: Context, which: SQL, q: string | undefined) => ({
  among: sql`from planner_crew g where g.tenant_id = ${ctx.tenant.id} and ${which}
    and ${foundBy(ctx, q, { planner_crew: sql`g.id` })}`,
  order: [
    { by: sql`g.name`, as: 'text' },
    { by: sql`g.id`, as: 'uuid' },
  ] as const,
})
const ofPage = (ctx: Context) => sql`from page join planner_crew g on g.tenant_id = ${ctx.tenant.id} and g.id = page.id`

export const pCrewListing = (ctx: Context, which: SQL, q?: string): Listing<CrewRow, z.input<typeof PCrew>> => ({
  ...among(ctx, which, q),
  rows: sql`select ${columns(ctx)} ${ofPage(ctx)} ${joined(ctx)}`,
  item: crewWire,
})

export const plannerCrewListing = (
  ctx: Context,
  days: Days,
  q: string | undefined,
): Listing<CrewRow & NeedColumns, z.input<typeof PlannerCrew>> => ({
  ...among(ctx, ctx.visible, q),
  rows: sql`select ${columns(ctx)}, n.open, n.requested ${ofPage(ctx)} ${joined(ctx)} ${need(ctx, days, readerOf(ctx), sql`g.id in (select id from page)`)}`,
  item: crewWire,
})

/** Throws `notFound`. */
export const plannerCrew = async (ctx: Context<'notFound'>, id: string, days: Days) =>
  crewWire(
    await one<CrewRow & NeedColumns>(
      ctx,
      sql`select ${columns(ctx)}, n.open, n.requested from planner_crew g ${joined(ctx)} ${need(ctx, days, readerOf(ctx), sql`g.id = ${id}`)}
        where g.tenant_id = ${ctx.tenant.id} and g.id = ${id}`,
    ),
  )

/** A crew that was just made, `g` of what made it. */
export const pCrewFrom = async (ctx: Context<'notFound'>, id: string) =>
  crewWire(
    await one<CrewRow>(
      ctx,
      sql`select ${columns(ctx)} from planner_crew g ${joined(ctx)} where g.tenant_id = ${ctx.tenant.id} and g.id = ${id}`,
    ),
  )

/** Positions a condition on `i`, `c`, `p` and `l` names that begin on some days, soonest first. */
export function itemListing(
  ctx: Context,
  days: Days,
  which: SQL,
): Listing<PositionRow & { requested: number }, z.input<typeof PlannerCrewItem>> {
  const reader = readerOf(ctx)
  return {
    among: sql`from ${joinedPositions} where p.tenant_id = ${ctx.tenant.id} and ${onDays(days)} and ${which} and ${notSpare(reader)}`,
    order: [
      { by: sql`i.starts`, as: 'timestamptz' },
      { by: sql`i.id`, as: 'uuid' },
    ],
    rows: positionRows(ctx, reader, sql`i.id in (select id from page)`),
    item: positionWire,
  }
}
/** Those a crew fills. */
export const crewItems = (ctx: Context, id: string, days: Days) =>
  itemListing(
    ctx,
    days,
    sql`exists (select from planner_crew g where g.tenant_id = ${ctx.tenant.id} and g.id = ${id} and ${isFilledBy})`,
  )
