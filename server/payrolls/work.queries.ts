import { type SQL, sql } from 'drizzle-orm'
import { type Payable, payable } from '../../domain/payrolls/payable.ts'
import { type PayRate, payRateOf } from '../../domain/payrolls/pay-rate.ts'
import type { ChargedTime } from '../../domain/costs/cost.ts'
import { tenantRules } from '../../domain/tenant-rules.ts'
import {
  type Costing,
  type PlaceRow,
  type Reckoner,
  type TimeRow,
  costing,
  signedOf,
  timeColumns,
} from '../costs/line.queries.ts'
import { addOnsJson } from '../rateCards/rate-card.queries.ts'
import { millis } from '../wire.ts'

/** A shift of a person: what became of it, and what an hour of it is paid. */
export type WorkRow = TimeRow &
  PlaceRow & {
    id: string
    personId: string
    date: string
    begin: string
    end: string
    function: { id: string; caption: string; code: string }
    venue: string
    project: { id: string; number: string; name: string }
    signedAt: string | null
    rates: PayRate[]
  }

/** A line `s` with its position, place and hours. */
const workTables = sql`project_crew_item_status s
  join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
  join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
  join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
  join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
  join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id
  left join delivery_note n on n.tenant_id = c.tenant_id and n.crew_id = c.id and n.signed_at is not null ${signedOf}`

/** Lines that a condition on `s` or `i` names. */
export const workRows = (ctx: Pick<Costing, 'tenant'>, which: SQL) => sql`
  select s.id, s.person_id as "personId", i.start_date::text as date, i.start_time as begin, i.end_time as end,
    json_build_object('id', f.id, 'caption', f.caption, 'code', f.code) as function, l.name as venue, l.country, l.region,
    i.time_zone as "timeZone", json_build_object('id', p.id, 'number', p.number, 'name', p.name) as project,
    case when h.status_id is not null then n.signed_at end as "signedAt", ${timeColumns},
    (select coalesce(json_agg(json_build_object('functionId', ri.function_id, 'personId', ri.person_id,
        'validFrom', ri.valid_from, 'currency', ri.currency, 'ratePerHour', ri.rate_per_hour,
        'minimumMinutes', ri.minimum_minutes, 'addOns', ${addOnsJson})), '[]')
      from pay_rate ri where ri.tenant_id = i.tenant_id and ri.function_id = i.function_id
        and (ri.person_id is null or ri.person_id = s.person_id)) as rates
  from ${workTables}
  where s.tenant_id = ${ctx.tenant.id} and s.status in ${costing} and ${which}`

/** Whether a line is on a payroll already. */
export const onPayroll = sql.raw(
  'exists (select from payroll_item o where o.tenant_id = s.tenant_id and o.status_id = s.id)',
)

export interface Work {
  row: WorkRow
  /** What is paid of it by what is known now; null: nobody came and left. */
  time: ChargedTime | null
  payable: Payable
  rate: PayRate | null
}

/** How far paying a shift has come. Hours nobody signed stand as the chief left them. */
export function workOf(ctx: Pick<Costing, 'tenant' | 'now'>, row: WorkRow, reckon: Reckoner): Work {
  const rate = payRateOf(row.rates, { functionId: row.function.id, personId: row.personId, day: row.date })
  const time = reckon.chargeable(row)
  // A note that was confirmed and not signed holds hours that the client has not agreed to.
  const signed = row.signedAt === null ? null : (time?.minutes ?? null)
  const work = { ends: millis(row.ends), signed, stood: time?.minutes ?? null, priced: rate !== null }
  return {
    row,
    time,
    rate,
    payable: payable(work, ctx.now.getTime(), tenantRules(ctx.tenant.settings).unsignedPayDays),
  }
}
