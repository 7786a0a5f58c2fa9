import { type SQL, sql } from 'drizzle-orm'
import { isOffice, isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'

/** Of invoices `v` of a company or project the caller may read: those in design are the agency's alone. */
export const ofThose = ({ who }: Context): SQL =>
  isPlanner(who) || isOffice(who) ? sql`true` : sql`v.released_at is not null and v.company_id = ${who.companyId}`
