import { sql } from 'drizzle-orm'

/**
 * The days a project `p` really has, by the calendar of its venues: from the first day a shift begins on to the last.
 * Null where nothing is planned yet; then the days it was announced for hold.
 */
export const daysOfShifts = sql`left join lateral (
  select min(i.start_date) as first, max(i.start_date) as last
  from project_crew c join project_crew_item i on i.tenant_id = c.tenant_id and i.crew_id = c.id
  where c.tenant_id = p.tenant_id and c.project_id = p.id) days on true`
