import { daysLater, daysUntil } from '../../domain/shift-display.ts'
import type { Context } from '../context.ts'
import type { Days } from './planning-people.queries.ts'

/** Longest stretch that is shown at once, in days: twelve weeks and what a screen looks around. */
const most = 100

/** Throws `invalidInput` for more days than are shown at once, or none. */
export function mostDays(ctx: Context<'invalidInput'>, { dateFrom, dateTo }: Days): void {
  const length = daysUntil(dateTo, dateFrom)
  if (length < 0 || length >= most)
    throw ctx.refuse('invalidInput', {
      errors: [{ path: 'query.dateTo', message: `${most} days at most, from the first on` }],
    })
}

/** The days that are asked about: a week from today (UTC) on, unless said otherwise. Throws `invalidInput` as above. */
export function askedDays(
  ctx: Context<'invalidInput'>,
  { dateFrom = ctx.now.toISOString().slice(0, 10), dateTo }: { [K in keyof Days]?: string | undefined },
): Days {
  const days = { dateFrom, dateTo: dateTo ?? daysLater(dateFrom, 6) }
  mostDays(ctx, days)
  return days
}
