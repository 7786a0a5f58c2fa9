import type { z } from 'zod'
import type { PlanningCalendar, listPlanningCalendarItems } from '../../openapi/planningCalendar.ts'
import type { Context } from '../context.ts'
import { bankHolidays } from '../locations/holidays.ts'
import { listOf } from '../list.ts'
import { sql } from 'drizzle-orm'
import { askedDays } from './asked-days.ts'
import { planningPeople, readerOf } from './planning-people.queries.ts'
import { positionsWhere } from './positions.queries.ts'

/** People and what they have on some days, with every position of those days. Three queries at most. */
export async function planningCalendar(
  ctx: Context<'invalidInput'>,
  query: z.output<(typeof listPlanningCalendarItems)['query']>,
): Promise<z.input<typeof PlanningCalendar>> {
  const days = askedDays(ctx, query)
  const { dateFrom, dateTo } = days
  const reader = readerOf(ctx)
  const people = await listOf(ctx, query, planningPeople(ctx, days, reader))
  return {
    ...people,
    positions: await positionsWhere(
      ctx,
      reader,
      sql`p.first_day <= ${dateTo}::date and p.last_day >= ${dateFrom}::date
        and i.start_date between ${dateFrom}::date and ${dateTo}::date and ${ctx.visible}`,
    ),
    bankHolidays: bankHolidays(dateFrom, dateTo),
  }
}
