import { type SQL, sql } from 'drizzle-orm'
import type { invoiceFigures } from '../../openapi/invoices.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'

const ofAgency = ({ who }: Context): boolean => isPlanner(who) || isOffice(who)

/** Of invoices `v` of a company or project the caller may read: those in design are the agency's alone. */
export const ofThose = (ctx: Context): SQL =>
  ofAgency(ctx) ? sql`true` : sql`v.released_at is not null and v.company_id = ${ctx.who.companyId}`

/** What a figure of the overview counts, of invoices `v` on a day. */
export function figuresOn(ctx: Context, day: SQL): Record<(typeof invoiceFigures)[number], SQL> {
  const late = sql`(v.state in ('released', 'unpaid') and v.due < ${day})`
  return {
    overdue: late,
    unpaid: sql`(v.state = 'unpaid' and not ${late})`,
    notSent: sql`(v.state = 'design' or (v.state = 'released' and not ${late}))`,
    paid: sql`(v.state = 'paid' and v.paid_on >= date_trunc(${ofAgency(ctx) ? 'month' : 'year'}, ${day})::date)`,
  }
}
