import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import {
  type CostState,
  type Costing,
  type PlaceRow,
  type PlannedRow,
  type Price,
  priceOfItem,
  reckoner,
  stateOf,
} from './line.queries.ts'

/** A position with what one place of it costs. */
export type PlannedItemRow = PlannedRow &
  PlaceRow & {
    id: string
    crew: { id: string; name: string; starts: string; ends: string; state: CostState }
    task: string | null
    startDate: string
    endDate: string | null
    startTime: string
    endTime: string
    function: { id: string; caption: string; code: string }
    amount: number
    rate: Price | null
  }

/** Of whose cards a project `p` is charged by; another one than its own to see what that would come to. */
export interface ChargedBy {
  companyId: string
  rateCardId: string | null
}

/** Every position of a project as an array, in the order of their crews. */
export const plannedItems = (ctx: Costing, project: SQL, by?: ChargedBy): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', i.id, 'crew', json_build_object('id', c.id, 'name', c.name,
        'starts', c.starts, 'ends', c.ends, 'state', ${stateOf(ctx)}),
      'task', i.task,
      'startDate', i.start_date, 'endDate', i.end_date, 'startTime', i.start_time, 'endTime', i.end_time, 'starts', i.starts,
      'ends', i.ends, 'breakMinutes', i.break_minutes, 'country', v.country, 'region', v.region, 'timeZone', i.time_zone,
      'function', json_build_object('id', f.id, 'caption', f.caption, 'code', f.code), 'amount', i.amount_of_rows,
      'rate', priced.rate) order by c.starts, c.id, i.starts, f.sort, i.id), '[]')
  from (select g.tenant_id, g.id, ${by ? sql`${by.companyId}::uuid` : sql`g.company_id`} as company_id,
      ${by ? sql`${by.rateCardId}::uuid` : sql`g.rate_card_id`} as rate_card_id
    from project g where g.tenant_id = ${ctx.tenant.id} and g.id = ${project}) p
  join project_crew c on c.tenant_id = p.tenant_id and c.project_id = p.id
  join project_crew_item i on i.tenant_id = c.tenant_id and i.crew_id = c.id
  join location v on v.tenant_id = c.tenant_id and v.id = c.location_id
  join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id
  left join delivery_note n on n.tenant_id = c.tenant_id and n.crew_id = c.id
  ${priceOfItem(ctx)})`

/** What all places come to, by currency: each a sum of what one place was rounded to. Decision 44. */
export function plannedTotals(ctx: Context, items: readonly PlannedItemRow[]): { currency: string; total: number }[] {
  const reckon = reckoner(ctx)
  const totals = new Map<string, number>()
  for (const item of items) {
    const cost = reckon.cost(reckon.planned(item), item.rate, item)
    if (!cost || !item.rate) continue
    const { currency } = item.rate
    totals.set(currency, (totals.get(currency) ?? 0) + cost.total * item.amount)
  }
  return [...totals].map(([currency, total]) => ({ currency, total }))
}
