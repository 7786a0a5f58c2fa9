import { sql } from 'drizzle-orm'
import { atDesk } from '../chosen.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { personRef } from '../people/person-ref.ts'
import type { PersonColumns } from '../wire.ts'

/** By name. */
export const managerListing = (ctx: Context): Listing<PersonColumns, ReturnType<typeof personRef>> => ({
  among: sql`from person r where r.tenant_id = ${ctx.tenant.id} and ${atDesk}`,
  order: [
    { by: sql`r.last_name`, as: 'text' },
    { by: sql`r.first_name`, as: 'text' },
    { by: sql`r.id`, as: 'uuid' },
  ],
  rows: sql`select r.id, r.first_name || ' ' || r.last_name as name, r.phone,
      exists (select from person_picture i where i.tenant_id = r.tenant_id and i.person_id = r.id) as pictured
    from person r where r.tenant_id = ${ctx.tenant.id} and r.id in (select id from page)`,
  item: row => personRef(ctx, row),
})
