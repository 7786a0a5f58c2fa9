import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { VacanciesOverview, vacancyOrders } from '../../openapi/vacancies.shapes.ts'
import type { Context } from '../context.ts'
import { type Narrowing, fitting, lookedFor, vacancies } from './vacancy.queries.ts'

/** How many vacancies each tab lists and each group of the one that is asked for, in the list's order. */
export async function vacanciesOverview(
  ctx: Context,
  query: Narrowing,
  order: (typeof vacancyOrders)[number],
): Promise<z.input<typeof VacanciesOverview>> {
  const grouped =
    order === 'project'
      ? sql`select v.project_id::text as "group", v.name, v.first_day as first, count(*)::int as total
          from listed v group by v.project_id, v.name, v.first_day`
      : sql`select v.start_date::text as "group", null::text as name, v.start_date as first, count(*)::int as total
          from listed v group by v.start_date`
  const listed = query.tab === 'applied' ? sql`v.applied` : query.tab === 'fits' ? sql`v.fits` : sql`true`
  const { rows } = await ctx.tx.execute<z.input<typeof VacanciesOverview>>(sql`
    with v as materialized (
      select i.start_date, i.function_id, c.project_id, p.name, p.first_day, coalesce(mine.status = 'applied', false) as applied,
        ${fitting(ctx)} as fits, ${lookedFor(ctx, query)} as wanted ${vacancies(ctx)}),
    listed as (select * from v where v.wanted and ${listed}),
    grouped as (${grouped})
    select json_build_object('all', count(*) filter (where wanted), 'fits', count(*) filter (where wanted and fits),
        'applied', count(*) filter (where wanted and applied)) as tabs,
      (select coalesce(json_agg(json_build_object('group', g."group", 'name', g.name, 'total', g.total)
        order by g.first, g."group"), '[]') from grouped g) as groups,
      (select coalesce(json_agg(json_build_object('id', f.id, 'caption', f.caption, 'code', f.code) order by f.caption, f.id), '[]')
        from lookup f where f.tenant_id = ${ctx.tenant.id} and f.id in (select v.function_id from v)) as functions,
      (select coalesce(json_agg(d.start_date order by d.start_date), '[]') from (select distinct start_date from v) d) as dates
    from v`)
  const [overview] = rows
  if (!overview) throw new Error('an aggregate answered no row')
  return overview
}
