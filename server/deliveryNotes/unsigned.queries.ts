import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { DeliveryNoteSummary } from '../../openapi/deliveryNotes.ts'
import { standingHours } from '../../domain/deliveryNotes/hours.ts'
import { tenantRules } from '../../domain/tenant-rules.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { openLine } from '../projectCrewItems/line-hours.ts'
import { iso } from '../wire.ts'
import { stateOf } from './note-wire.ts'

type Row = {
  id: string
  crewName: string
  starts: string
  ends: string
  project: { id: string; number: string; name: string }
  company: { id: string; name: string }
  location: { id: string; name: string; city: string; timeZone: string }
  number: string | null
  confirmedAt: string | null
  lines: Parameters<typeof openLine>[0][]
}

/** Older ones are no longer anybody's to-do on the home page. */
const horizonDays = 90

/** What still waits for a signature, longest first: crews one leads or plans, and notes released to the own company. */
export function unsignedListing(ctx: Context): Listing<Row, z.input<typeof DeliveryNoteSummary>> {
  const worked = sql`('confirmed','checkedIn','checkedOut','signedOff')`
  const withNote = sql`join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
    left join delivery_note n on n.tenant_id = c.tenant_id and n.crew_id = c.id`
  return {
    among: sql`from project_crew c ${withNote}
      where c.tenant_id = ${ctx.tenant.id} and c.starts > ${ctx.now}::timestamptz - ${`${horizonDays} days`}::interval
        and c.ends <= ${ctx.now} and n.signed_at is null and n.refused_at is null
        and ${ctx.visible}
        and exists (select 1 from project_crew_item_status s where s.tenant_id = c.tenant_id and s.crew_id = c.id
          and s.status in ${worked})`,
    order: [
      { by: sql`c.ends`, as: 'timestamptz' },
      { by: sql`c.id`, as: 'uuid' },
    ],
    rows: sql`
      select c.id, c.name as "crewName", c.starts, c.ends,
        json_build_object('id', p.id, 'number', p.number, 'name', p.name) as project,
        json_build_object('id', k.id, 'name', k.name) as company,
        json_build_object('id', l.id, 'name', l.name, 'city', l.city, 'timeZone', l.time_zone) as location,
        n.number, n.confirmed_at as "confirmedAt",
        (select json_agg(json_build_object('starts', s.starts, 'checkInAt', s.check_in_at, 'checkOutAt', s.check_out_at,
            'breakMinutes', i.break_minutes, 'chargedFrom', s.charged_from, 'chargedTo', s.charged_to,
            'chargedMinutes', s.charged_minutes, 'byHand', s.charged_by_id is not null))
          from project_crew_item_status s join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
          where s.tenant_id = c.tenant_id and s.crew_id = c.id and s.status in ${worked}) as lines
      from page join project_crew c on c.tenant_id = ${ctx.tenant.id} and c.id = page.id ${withNote}
      join company k on k.tenant_id = p.tenant_id and k.id = p.company_id
      join location l on l.tenant_id = c.tenant_id and l.id = c.location_id`,
    item: row => summaryWire(ctx, row),
  }
}

/** The sum is of what stands on the lines, as the sign-off shows it, whether or not anybody has opened that yet. */
const summaryWire = (ctx: Context, row: Row): z.input<typeof DeliveryNoteSummary> => {
  const { hours } = tenantRules(ctx.tenant.settings)
  const minutes = row.lines.map(line => standingHours(openLine(line), hours).chargeable)
  return {
    crew: { id: row.id, name: row.crewName, starts: iso(row.starts), ends: iso(row.ends) },
    project: row.project,
    company: row.company,
    location: row.location,
    number: row.number,
    state: stateOf({ confirmedAt: row.confirmedAt, signedAt: null, refusedAt: null }),
    people: row.lines.length,
    totalChargeable: minutes.includes(null) ? null : minutes.reduce<number>((sum, one) => sum + (one ?? 0), 0),
  }
}
