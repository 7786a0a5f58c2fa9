import { type SQL, sql } from 'drizzle-orm'
import { type ChargedTime, type Rate, costOf } from '../../domain/costs/cost.ts'
import { type VenueClock, venueClock } from '../../domain/costs/venue-clock.ts'
import { minutesBetween, standingHours } from '../../domain/deliveryNotes/hours.ts'
import { tenantRules } from '../../domain/tenant-rules.ts'
import type { Principal } from '../access/principal.ts'
import type { TenantRecord } from '../tenant/directory.ts'
import { publicHoliday } from '../locations/holidays.ts'
import { openLine } from '../projectCrewItems/line-hours.ts'
import { addOnsJson } from '../rateCards/rate-card.queries.ts'
import { firstItem } from '../rateCards/of-project.ts'
import { millis } from '../wire.ts'

/** Who was there or is to be: called off people and applications cost nothing, and neither does whoever did not come. */
export const costing = sql.raw(`('confirmed','checkedIn','checkedOut','signedOff')`)

export type CostState = 'planned' | 'running' | 'worked' | 'signed'
/** Whose rules and prices it is reckoned by, when, and for whom. */
export interface Costing {
  tenant: Pick<TenantRecord, 'id' | 'settings'>
  now: Date
  who: Pick<Principal, 'rights'>
}

/** How a crew `c` stands, with its delivery note `n`. */
export const stateOf = (ctx: Costing) => sql`case when n.signed_at is not null then 'signed'
  when c.ends <= ${ctx.now} then 'worked' when c.starts <= ${ctx.now} then 'running' else 'planned' end`

export type Price = Rate & { currency: string; caption: string }
/** What an hour of a position `i` of a project `p` costs, as `priced.rate`: by the first card that has its function. */
export const priceOfItem = (ctx: Costing) =>
  sql`left join lateral (${firstItem(
    ctx,
    sql`json_build_object('ratePerHour', ri.rate_per_hour, 'minimumMinutes', ri.minimum_minutes, 'currency', card.currency,
    'caption', card.caption, 'addOns', ${addOnsJson}) as rate`,
  )}) priced on true`

/** What was signed of a line `s`, as `h`, with its last correction. */
export const signedOf = sql.raw(`left join signed_hours h on h.tenant_id = s.tenant_id and h.status_id = s.id
  left join lateral (select a.chargeable_minutes as minutes from hours_amendment a
    where a.tenant_id = h.tenant_id and a.status_id = h.status_id order by a.created_at desc, a.id desc limit 1) amended on true`)
/** The hours of a line `s` of a position `i`, as `TimeRow` takes them. */
export const timeColumns = sql.raw(`s.starts, s.ends, i.break_minutes as "breakMinutes", s.check_in_at as "checkInAt",
  s.check_out_at as "checkOutAt", s.charged_from as "chargedFrom", s.charged_to as "chargedTo",
  s.charged_minutes as "chargedMinutes", s.charged_by_id is not null as "byHand", h.starts_at as "signedFrom",
  h.ends_at as "signedTo", coalesce(amended.minutes, h.chargeable_minutes) as "signedMinutes"`)

export type PlannedRow = {
  starts: string
  ends: string
  breakMinutes: number
}
export type TimeRow = PlannedRow & {
  checkInAt: string | null
  checkOutAt: string | null
  chargedFrom: string | null
  chargedTo: string | null
  chargedMinutes: number | null
  byHand: boolean
  signedFrom: string | null
  signedTo: string | null
  signedMinutes: number | null
}
export type PlaceRow = {
  country: string
  region: string
  timeZone: string
}

/** Reckons with the agency's rules; one for each answer, for it remembers calendars. */
export function reckoner(ctx: Costing) {
  const { hours: rule } = tenantRules(ctx.tenant.settings)
  const clocks = new Map<string, VenueClock>()
  const clockOf = ({ country, region, timeZone }: PlaceRow) => {
    const key = `${timeZone} ${country} ${region}`
    const clock = clocks.get(key) ?? venueClock(timeZone, publicHoliday({ country, region }))
    clocks.set(key, clock)
    return clock
  }
  const planned = ({ starts, ends, breakMinutes }: PlannedRow): ChargedTime => {
    const [from, to] = [millis(starts), millis(ends)]
    return { from, to, minutes: Math.max(0, minutesBetween(from, to) - (rule.lessBreak ? breakMinutes : 0)) }
  }
  return {
    /** As the plan has it. */
    planned,
    /** Minutes somebody was there: between the punches, else as signed or entered; of whoever is there, until now. */
    worked: (row: TimeRow): number | null => {
      const from = row.checkInAt ?? row.signedFrom ?? row.chargedFrom
      if (from === null) return null
      const to = row.checkOutAt ?? row.signedTo ?? row.chargedTo
      const span = minutesBetween(millis(from), to === null ? ctx.now.getTime() : millis(to))
      return Math.max(0, span - (to !== null && rule.lessBreak ? row.breakMinutes : 0))
    },
    /** As signed, else as entered by hand or proposed from the punches; null while there is neither. */
    chargeable: (row: TimeRow): ChargedTime | null => {
      const [from, to] = [millis(row.signedFrom ?? row.starts), millis(row.signedTo ?? row.ends)]
      if (row.signedMinutes !== null) return { from, to, minutes: row.signedMinutes }
      const stood = standingHours(openLine(row), rule)
      return stood.chargeable === null
        ? null
        : { from: stood.from ?? from, to: stood.to ?? to, minutes: stood.chargeable }
    },
    cost: (time: ChargedTime, rate: Price | null, place: PlaceRow) => rate && costOf(time, rate, clockOf(place)),
  }
}
export type Reckoner = ReturnType<typeof reckoner>

export type LineRow = TimeRow &
  PlaceRow & {
    id: string
    crewId: string
    crewName: string
    crewState: CostState
    itemId: string
    project: { id: string; number: string; name: string }
    venue: string
    startDate: string
    endDate: string | null
    startTime: string
    endTime: string
    function: { id: string; caption: string; code: string }
    person: { id: string; name: string }
    rate: Price | null
    /** As they were signed, before anything was amended. */
    frozenMinutes: number | null
  }

/** Lines that a condition on `s` names. */
export const lineRows = (ctx: Costing, which: SQL) => sql`
  select s.id, c.id as "crewId", c.name as "crewName", ${stateOf(ctx)} as "crewState", i.id as "itemId",
    json_build_object('id', p.id, 'number', p.number, 'name', p.name) as project, l.name as venue, l.country, l.region,
    i.time_zone as "timeZone", i.start_date as "startDate", i.end_date as "endDate", i.start_time as "startTime",
    i.end_time as "endTime", json_build_object('id', f.id, 'caption', f.caption, 'code', f.code) as function,
    json_build_object('id', w.id, 'name', w.first_name || ' ' || w.last_name) as person, priced.rate,
    h.chargeable_minutes as "frozenMinutes", ${timeColumns}
  from project_crew_item_status s
  join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
  join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
  join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
  join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
  join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id
  join person w on w.tenant_id = s.tenant_id and w.id = s.person_id
  left join delivery_note n on n.tenant_id = c.tenant_id and n.crew_id = c.id
  ${signedOf} ${priceOfItem(ctx)}
  where s.tenant_id = ${ctx.tenant.id} and ${which}`
