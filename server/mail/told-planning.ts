import { type SQL, sql } from 'drizzle-orm'

/**
 * Within a statement, behind a `crew` with its `tenant_id` and the `manager_id` of its project: `planning`, whom planning
 * is told by mail: the project's manager, else whoever plans; never whom the news is from.
 */
export const toldPlanning = (byId: string | null = null): SQL => sql`manager as (
    select m.id, m.email, m.language from crew c join person m on m.tenant_id = c.tenant_id and m.id = c.manager_id
    where m.email is not null),
  planning as (
    select * from (select * from manager union
      select m.id, m.email, m.language from crew c join login g on g.tenant_id = c.tenant_id and 'planners' = any(g.login_types)
      join person m on m.tenant_id = g.tenant_id and m.id = g.person_id
      where m.email is not null and not exists (select from manager)) p
    where p.id is distinct from ${byId}::uuid)`
