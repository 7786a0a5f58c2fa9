import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { monthOf, reachedOf, requiredTypes } from '../../domain/plusCrews/plus-crew-month.ts'
import { localOf } from '../../domain/shift-time.ts'
import type { PlusCrewProgress } from '../../openapi/plusCrews.ts'
import type { Context } from '../context.ts'
import { plusCrewRow } from './plus-crew.queries.ts'

type Sums = { turnover: number; target: number; hours: number }

/** A month's sums; without a day the present month where the plus crew is. */
export async function monthProgress(
  ctx: Context<'notFound'>,
  n: string,
  date: string | undefined,
): Promise<z.input<typeof PlusCrewProgress>> {
  const crew = await plusCrewRow(ctx, n)
  const { dateFrom, dateTo } = monthOf(date ?? null, localOf(ctx.now.getTime(), crew.timeZone).date)
  const of = (caption: string) =>
    sql`(coalesce(sum(d.hundredths) filter (where t.caption = ${caption}), 0) / 100)::float8`
  const { rows } = await ctx.tx.execute<Sums>(sql`
    select ${of(requiredTypes.turnover)} as turnover, ${of(requiredTypes.target)} as target, ${of(requiredTypes.hours)} as hours
    from plus_crew_value_data d join plus_crew_value_type t on t.tenant_id = d.tenant_id and t.id = d.type_id
    where d.tenant_id = ${ctx.tenant.id} and d.plus_crew_id = ${crew.id} and d.day between ${dateFrom} and ${dateTo}`)
  const sums = rows[0] ?? { turnover: 0, target: 0, hours: 0 }
  return { dateFrom, dateTo, ...sums, reached: reachedOf(sums.turnover, sums.target) }
}
