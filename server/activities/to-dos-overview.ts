import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { mustBeZone } from '../locations/must-be-zone.ts'
import type { ToDosOverview, readToDosOverview } from '../../openapi/activities.ts'
import type { Context } from '../context.ts'
import { narrowed, ofKinds } from './activity.queries.ts'

/** How many to-dos there are, open ones by kind and by the caller's days. Throws `invalidInput` for a zone nobody knows. */
export async function toDosOverview(
  ctx: Context<'invalidInput'>,
  query: z.output<(typeof readToDosOverview)['query']>,
): Promise<z.input<typeof ToDosOverview>> {
  const { timeZone } = query
  mustBeZone(ctx, timeZone, 'query.timeZone')
  const { rows } = await ctx.tx.execute<z.input<typeof ToDosOverview>>(sql`
    with o as materialized (
      select a.type_id, (a.due_at at time zone ${timeZone})::date as day, a.due_at < ${ctx.now}::timestamptz as overdue,
        ${ofKinds(ctx, query.kinds)} as asked
      ${narrowed(ctx, query)} and a.type = 'TODO' and a.done_at is null)
    select count(*)::int as open, (select count(*)::int ${narrowed(ctx, query)} and a.type = 'TODO' and a.done_at is not null
        and ${ofKinds(ctx, query.kinds)}) as done,
      (count(*) filter (where overdue))::int as overdue,
      (count(*) filter (where not overdue and day = (${ctx.now}::timestamptz at time zone ${timeZone})::date))::int as "dueToday",
      (select coalesce(json_agg(json_build_object('code', k.code, 'caption', k.caption, 'total', (select count(*) from o
          where o.type_id = k.id)) order by k.sort, k.caption), '[]')
        from lookup k where k.tenant_id = ${ctx.tenant.id} and k.kind = 'activityTypes') as types,
      (select coalesce(json_agg(json_build_object('date', d.day, 'total', d.total, 'overdue', d.overdue) order by d.day), '[]')
        from (select day, count(*)::int as total, (count(*) filter (where overdue))::int as overdue from o where asked group by day) d) as days
    from o where asked`)
  const [overview] = rows
  if (!overview) throw new Error('an aggregate answered no row')
  return overview
}
