import { sql } from 'drizzle-orm'

/** Columns of a person `r`, as several lists show them. */

export const nameOf = sql.raw(`r.first_name || ' ' || r.last_name as name`)

export const pictured = sql.raw(
  `exists (select from person_picture pp where pp.tenant_id = r.tenant_id and pp.person_id = r.id) as pictured`,
)

/** What they can do, by the order of the agency. */
export const functionsOf = sql.raw(`(
  select coalesce(json_agg(json_build_object('id', f.id, 'caption', f.caption, 'code', f.code)
    order by f.sort, f.caption, f.id), '[]')
  from person_function pf join lookup f on f.tenant_id = pf.tenant_id and f.id = pf.function_id
  where pf.tenant_id = r.tenant_id and pf.person_id = r.id) as functions`)
