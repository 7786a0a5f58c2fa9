import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Rate } from '../../domain/costs/cost.ts'
import { minutesBetween } from '../../domain/deliveryNotes/hours.ts'
import type { ProjectCost } from '../../openapi/costs.ts'
import type { Context } from '../context.ts'
import { projectIdOf } from '../projects/project-crews.queries.ts'
import { millis } from '../wire.ts'
import {
  type CostState,
  type PlaceRow,
  type PlannedRow,
  type Reckoner,
  type TimeRow,
  costing,
  priceOfItem,
  reckoner,
  signedOf,
  stateOf,
  timeColumns,
} from './line.queries.ts'

type Cost = z.input<typeof ProjectCost>
type Position = Cost['crews'][number]['positions'][number]
type Stages = Pick<Position, 'people' | 'planned' | 'worked' | 'running' | 'chargeable' | 'invoiced'>

type ItemRow = PlannedRow &
  PlaceRow & {
    id: string
    crewId: string
    crewName: string
    state: CostState
    startDate: string
    startTime: string
    endTime: string
    people: number
    function: { id: string; caption: string; code: string }
    rate: (Rate & { currency: string; caption: string }) | null
  }
type WorkRow = TimeRow & { itemId: string }

/** Hours of a project in their four stages, and what they cost; the same line by line as in the list of crew items. */
export async function projectCost(ctx: Context, project: string): Promise<Cost> {
  const { rows: items } = await ctx.tx.execute<ItemRow>(sql`
    select i.id, c.id as "crewId", c.name as "crewName", ${stateOf(ctx)} as state, i.start_date as "startDate",
      i.start_time as "startTime", i.end_time as "endTime", i.starts, i.ends, i.break_minutes as "breakMinutes",
      i.amount_of_rows as people, l.country, l.region, i.time_zone as "timeZone",
      json_build_object('id', f.id, 'caption', f.caption, 'code', f.code) as function, priced.rate
    from project p
    join project_crew c on c.tenant_id = p.tenant_id and c.project_id = p.id
    join project_crew_item i on i.tenant_id = c.tenant_id and i.crew_id = c.id
    join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
    join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id
    left join delivery_note n on n.tenant_id = c.tenant_id and n.crew_id = c.id
    ${priceOfItem(ctx)}
    where p.tenant_id = ${ctx.tenant.id} and p.id = ${projectIdOf(ctx, project)}
    order by c.starts, c.id, i.starts, f.sort, i.id`)
  const { rows: work } = await ctx.tx.execute<WorkRow>(sql`
    select i.id as "itemId", ${timeColumns}
    from project_crew c
    join project_crew_item i on i.tenant_id = c.tenant_id and i.crew_id = c.id
    join project_crew_item_status s on s.tenant_id = i.tenant_id and s.item_id = i.id and s.status in ${costing}
    ${signedOf}
    where c.tenant_id = ${ctx.tenant.id} and c.project_id = ${projectIdOf(ctx, project)}`)
  const reckon = reckoner(ctx)
  const currency = items.find(({ rate }) => rate)?.rate?.currency ?? null
  const crews: Cost['crews'] = []
  for (const item of items) {
    const mine = work.filter(({ itemId }) => itemId === item.id)
    const position = positionOf(item, mine, { reckon, currency, now: ctx.now.getTime() })
    const last = crews.at(-1)
    if (last?.id === item.crewId) {
      last.positions.push(position)
      continue
    }
    const { crewId: id, crewName: name, startDate: date, startTime: begin, endTime: end, state } = item
    crews.push({ id, name, date, begin, end, state, positions: [position], ...sumOf([]) })
  }
  const summed = crews.map(crew => {
    const ends = items.filter(({ crewId }) => crewId === crew.id).toSorted((a, b) => millis(b.ends) - millis(a.ends))
    return { ...crew, end: ends[0]?.endTime ?? crew.end, ...sumOf(crew.positions) }
  })
  return {
    at: ctx.now.toISOString(),
    currency,
    rateCards: [...new Set(items.flatMap(({ rate }) => (rate ? [rate.caption] : [])))],
    unpriced: items.filter(({ rate }) => rate?.currency !== currency || currency === null).length,
    crews: summed,
    ...sumOf(summed),
  }
}

interface By {
  reckon: Reckoner
  currency: string | null
  /** Ms. */
  now: number
}

function positionOf(item: ItemRow, work: readonly WorkRow[], { reckon, currency, now }: By): Position {
  const rate = item.rate?.currency === currency ? item.rate : null
  const time = reckon.planned(item)
  const each = reckon.cost(time, rate, item)
  const isOver = item.state === 'worked' || item.state === 'signed'
  const charged = isOver ? work.flatMap(row => reckon.chargeable(row) ?? []) : []
  const there = work.filter(({ checkInAt, checkOutAt }) => checkInAt !== null && checkOutAt === null && !isOver)
  return {
    id: item.id,
    function: item.function,
    rate: rate?.ratePerHour ?? null,
    addOns: each?.addOns ?? [],
    people: item.people,
    planned: { minutes: time.minutes * item.people, total: each && each.total * item.people },
    worked: work.reduce((all, row) => all + workedMinutes(row, now, isOver), 0),
    running: there.length,
    chargeable: charged.length
      ? {
          minutes: charged.reduce((all, { minutes }) => all + minutes, 0),
          total: rate && charged.reduce((all, one) => all + (reckon.cost(one, rate, item)?.total ?? 0), 0),
        }
      : null,
    invoiced: null,
  }
}

/** Of whoever is still there until now; a check-out that was forgotten counts nothing. */
function workedMinutes({ checkInAt, checkOutAt, breakMinutes }: WorkRow, now: number, isOver: boolean): number {
  if (checkInAt === null) return 0
  if (checkOutAt !== null) return Math.max(0, minutesBetween(millis(checkInAt), millis(checkOutAt)) - breakMinutes)
  return isOver ? 0 : Math.max(0, minutesBetween(millis(checkInAt), now))
}

type Stage = Stages['planned']
const added = (stages: readonly (Stage | null)[]): Stage | null => {
  const known = stages.flatMap(stage => stage ?? [])
  const totals = known.flatMap(({ total }) => total ?? [])
  return known.length
    ? {
        minutes: known.reduce((all, { minutes }) => all + minutes, 0),
        total: totals.length ? totals.reduce((all, total) => all + total, 0) : null,
      }
    : null
}

/** What positions, or crews, come to. */
const sumOf = (parts: readonly Stages[]): Stages => ({
  people: parts.reduce((all, { people }) => all + people, 0),
  planned: added(parts.map(({ planned }) => planned)) ?? { minutes: 0, total: null },
  worked: parts.reduce((all, { worked }) => all + worked, 0),
  running: parts.reduce((all, { running }) => all + running, 0),
  chargeable: added(parts.map(({ chargeable }) => chargeable)),
  invoiced: added(parts.map(({ invoiced }) => invoiced)),
})
