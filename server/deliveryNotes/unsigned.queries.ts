import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { DeliveryNoteSummary } from '../../openapi/deliveryNotes.ts'
import { standingHours } from '../../domain/hours.ts'
import { tenantRules } from '../../domain/tenant-rules.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'
import { openLine } from '../projectCrewItems/line-hours.ts'
import { iso } from '../wire.ts'
import { stateOf } from './note-wire.ts'

type Row = {
  crewId: string
  crewName: string
  starts: string
  ends: string
  project: { id: string; number: string; name: string }
  company: { id: string; name: string }
  location: { id: string; name: string; city: string; timeZone: string }
  number: string | null
  confirmedAt: string | null
  lines: Parameters<typeof openLine>[0][]
  total: number
}

/** Older ones are no longer anybody's to-do on the home page. */
const horizonDays = 90

/** What still waits for a signature, longest first: crews one leads or plans, and notes released to the own company. */
export async function unsignedNotes(ctx: Context, limit: number, offset: number): Promise<Row[]> {
  const { who } = ctx
  const client = who.loginTypes.has('clients') && who.companyId !== null
  const { rows } = await ctx.tx.execute<Row>(sql`
    with waiting as (
      select c.*, n.number, n.confirmed_at, p.number as project_number, p.name as project_name, p.company_id
      from project_crew c join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
      left join delivery_note n on n.tenant_id = c.tenant_id and n.crew_id = c.id
      where c.tenant_id = ${ctx.tenant.id} and c.starts > ${ctx.now}::timestamptz - ${`${horizonDays} days`}::interval
        and c.ends <= ${ctx.now} and n.signed_at is null and n.refused_at is null
        and (${isPlanner(who) || isOffice(who)} or c.chief_id = ${who.personId}
          or (${client} and p.company_id = ${who.companyId} and n.released_at is not null))),
    worked as (
      select w.*, count(*) over ()::int as total from waiting w
      where exists (select 1 from project_crew_item_status s where s.tenant_id = w.tenant_id and s.crew_id = w.id
        and s.status in ('confirmed','checkedIn','checkedOut','signedOff'))
      order by w.ends, w.id limit ${limit} offset ${offset})
    select w.id as "crewId", w.name as "crewName", w.starts, w.ends,
      json_build_object('id', w.project_id, 'number', w.project_number, 'name', w.project_name) as project,
      json_build_object('id', k.id, 'name', k.name) as company,
      json_build_object('id', l.id, 'name', l.name, 'city', l.city, 'timeZone', l.time_zone) as location,
      w.number, w.confirmed_at as "confirmedAt", w.total,
      (select json_agg(json_build_object('starts', s.starts, 'checkInAt', s.check_in_at, 'checkOutAt', s.check_out_at,
          'breakMinutes', i.break_minutes, 'chargedFrom', s.charged_from, 'chargedTo', s.charged_to,
          'chargedMinutes', s.charged_minutes, 'byHand', s.charged_by_id is not null))
        from project_crew_item_status s join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
        where s.tenant_id = w.tenant_id and s.crew_id = w.id
          and s.status in ('confirmed','checkedIn','checkedOut','signedOff')) as lines
    from worked w
    join company k on k.tenant_id = w.tenant_id and k.id = w.company_id
    join location l on l.tenant_id = w.tenant_id and l.id = w.location_id
    order by w.ends, w.id`)
  return rows
}

/** The sum is of what stands on the lines, as the sign-off shows it, whether or not anybody has opened that yet. */
export const summaryWire = (ctx: Context, row: Row): z.input<typeof DeliveryNoteSummary> => {
  const { hours } = tenantRules(ctx.tenant.settings)
  const minutes = row.lines.map(line => standingHours(openLine(line), hours).chargeable)
  return {
    crew: { id: row.crewId, name: row.crewName, starts: iso(row.starts), ends: iso(row.ends) },
    project: row.project,
    company: row.company,
    location: row.location,
    number: row.number,
    state: stateOf({ confirmedAt: row.confirmedAt, signedAt: null, refusedAt: null }),
    people: row.lines.length,
    totalChargeable: minutes.includes(null) ? null : minutes.reduce<number>((sum, one) => sum + (one ?? 0), 0),
  }
}
