import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { daysUntil } from '../../domain/shift-display.ts'
import type { ProjectHolidays } from '../../openapi/projectPlans.ts'
import type { Context } from '../context.ts'
import { publicHolidays } from '../locations/holidays.ts'
import { one } from '../one.ts'

/** Longest stretch that is looked at, in days. */
const most = 100

/** Bank holidays where a project is, between two days, both included. */
export async function holidaysOf(
  ctx: Context<'notFound' | 'invalidInput'>,
  project: SQL,
  { dateFrom, dateTo }: { dateFrom: string; dateTo: string },
): Promise<z.input<typeof ProjectHolidays>['items']> {
  const length = daysUntil(dateTo, dateFrom)
  if (length < 0 || length >= most)
    throw ctx.refuse('invalidInput', {
      errors: [{ path: 'query.dateTo', message: `${most} days at most, from the first on` }],
    })
  const place = await one<{ country: string; region: string }>(
    ctx,
    sql`select l.country, l.region from project p join location l on l.tenant_id = p.tenant_id and l.id = p.location_id
      where p.tenant_id = ${ctx.tenant.id} and p.id = ${project}`,
  )
  return publicHolidays(place, dateFrom, dateTo)
}
