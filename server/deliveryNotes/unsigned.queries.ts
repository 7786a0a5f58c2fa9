import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { DeliveryNoteSummary } from '../../openapi/deliveryNotes.ts'
import { isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'
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
  people: number
  blank: number
  minutes: number
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
        and (${isPlanner(who)} or c.chief_id = ${who.personId}
          or (${client} and p.company_id = ${who.companyId} and n.released_at is not null))),
    counted as (
      select w.*, l.people, l.blank, l.minutes from waiting w cross join lateral (
        select count(*)::int as people, count(*) filter (where s.charged_minutes is null)::int as blank,
          coalesce(sum(s.charged_minutes), 0)::int as minutes
        from project_crew_item_status s where s.tenant_id = w.tenant_id and s.crew_id = w.id
          and s.status in ('confirmed','checkedIn','checkedOut','signedOff')) l
      where l.people > 0)
    select w.id as "crewId", w.name as "crewName", w.starts, w.ends,
      json_build_object('id', w.project_id, 'number', w.project_number, 'name', w.project_name) as project,
      json_build_object('id', k.id, 'name', k.name) as company,
      json_build_object('id', l.id, 'name', l.name, 'city', l.city, 'timeZone', l.time_zone) as location,
      w.number, w.confirmed_at as "confirmedAt", w.people, w.blank, w.minutes, count(*) over ()::int as total
    from counted w
    join company k on k.tenant_id = w.tenant_id and k.id = w.company_id
    join location l on l.tenant_id = w.tenant_id and l.id = w.location_id
    order by w.ends, w.id limit ${limit} offset ${offset}`)
  return rows
}

export const summaryWire = (row: Row): z.input<typeof DeliveryNoteSummary> => ({
  crew: { id: row.crewId, name: row.crewName, starts: iso(row.starts), ends: iso(row.ends) },
  project: row.project,
  company: row.company,
  location: row.location,
  number: row.number,
  state: stateOf({ confirmedAt: row.confirmedAt, signedAt: null, refusedAt: null }),
  people: row.people,
  totalChargeable: row.blank ? null : row.minutes,
})
