import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { LatePerson } from '../../openapi/projectCrews.ts'
import { tenantRules } from '../../domain/tenant-rules.ts'
import { isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { personRef } from '../people/person-ref.ts'
import { functionJson, joinCrew, joinItem, personJson } from '../projectCrewItems/fragments.ts'
import { type PersonColumns, iso } from '../wire.ts'

type Row = {
  id: string
  who: PersonColumns
  chief: PersonColumns | null
  function: z.input<typeof LatePerson>['function']
  starts: string
  timeZone: string
  crew: { id: string; name: string }
  project: { id: string; number: string; name: string }
}

/** Nobody of a shift longer ago than this is still looked for. */
const horizonHours = 24

/** Whether somebody of a line `s` should be there and is not. Late begins after the agency's grace; whoever said they are on the way is not. */
export const isLate = ({
  tenant,
  now,
}: Pick<Context, 'tenant' | 'now'>): SQL => sql`(s.status = 'confirmed' and s.ends > ${now}
  and s.starts <= ${now}::timestamptz - ${`${tenantRules(tenant.settings).graceMinutes} minutes`}::interval
  and s.starts > ${now}::timestamptz - ${`${horizonHours} hours`}::interval
  and not exists (select from punch u where u.tenant_id = s.tenant_id and u.status_id = s.id and u.kind = 'Pre-call'
    and u.retracts is null and not exists (select from punch r where r.tenant_id = u.tenant_id
      and r.status_id = u.status_id and r.retracts = coalesce(u.entry_key, u.id::text))))`

/**
 * Who should be at work and is not, longest first: of everything for planning, of the own company's projects for a
 * client: `isLate` of domain/projectCrewItems/late.ts says the same.
 */
export function lateListing(ctx: Context): Listing<Row, z.input<typeof LatePerson>> {
  return {
    among: sql`from project_crew_item_status s ${joinItem} ${joinCrew}
      join person who on who.tenant_id = s.tenant_id and who.id = s.person_id
      where s.tenant_id = ${ctx.tenant.id} and ${isLate(ctx)} and ${ctx.visible}`,
    order: [
      { by: sql`s.starts`, as: 'timestamptz' },
      { by: sql`who.first_name`, as: 'text' },
      { by: sql`who.last_name`, as: 'text' },
      { by: sql`s.id`, as: 'uuid' },
    ],
    rows: sql`
      select s.id, ${personJson('who')} as who, ${personJson('chief')} as chief, ${functionJson}, s.starts,
        i.time_zone as "timeZone", json_build_object('id', c.id, 'name', c.name) as crew,
        json_build_object('id', p.id, 'number', p.number, 'name', p.name) as project
      from page join project_crew_item_status s on s.tenant_id = ${ctx.tenant.id} and s.id = page.id ${joinItem} ${joinCrew}
      join person who on who.tenant_id = s.tenant_id and who.id = s.person_id
      left join person chief on chief.tenant_id = c.tenant_id and chief.id = c.chief_id`,
    item: row => lateWire(ctx, row),
  }
}

/** A client reaches whoever leads the crew, not the private number of each of its people. */
const lateWire = (ctx: Context, row: Row): z.input<typeof LatePerson> => ({
  id: row.id,
  person: personRef(ctx, row.who, isPlanner(ctx.who)),
  chief: row.chief && personRef(ctx, row.chief),
  function: row.function,
  starts: iso(row.starts),
  timeZone: row.timeZone,
  crew: row.crew,
  project: row.project,
})
