import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { grouped } from '../../domain/grouped.ts'
import { daysUntil } from '../../domain/shift-display.ts'
import { localOf } from '../../domain/shift-time.ts'
import type { ProjectCosts } from '../../openapi/costs.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'
import { projectIdOf } from '../projects/project-crews.queries.ts'
import { millis } from '../wire.ts'
import { type LineRow, type Reckoner, costing, lineRows, reckoner } from './line.queries.ts'
import { type PlannedItemRow, plannedItems } from './planned.queries.ts'

type Costs = z.input<typeof ProjectCosts>
type Crew = Costs['crews'][number]
type Position = Crew['positions'][number]
type Stages = Pick<Position, 'people' | 'places' | 'hours'>

/** What a project takes and costs: each figure a sum of what one person or place was rounded to. Decision 44. */
export async function projectCosts(ctx: Context, project: string): Promise<Costs> {
  const id = projectIdOf(ctx, project)
  const { rows: planned } = await ctx.tx.execute<{ items: PlannedItemRow[] }>(
    sql`select ${plannedItems(ctx, id)} as items`,
  )
  const { rows: lines } = await ctx.tx.execute<LineRow>(
    lineRows(ctx, sql`c.project_id = ${id} and s.status in ${costing}`),
  )
  const reckon = reckoner(ctx)
  const byItem = grouped(lines, ({ itemId }) => itemId)
  const items = planned[0]?.items ?? []
  const crews = [...grouped(items, ({ crew }) => crew.id).values()].map((of): Crew => {
    const positions = of.map(item => positionOf(ctx, reckon, item, byItem.get(item.id) ?? []))
    const [first] = of
    if (!first) throw new Error('a group of nothing')
    const [begin, end] = [first.crew.starts, first.crew.ends].map(at => localOf(millis(at), first.timeZone))
    if (!begin || !end) throw new Error('a crew without its time')
    return {
      crew: { id: first.crew.id, name: first.crew.name },
      date: begin.date,
      begin: begin.time,
      end: end.time,
      daysLater: daysUntil(end.date, begin.date),
      state: first.crew.state,
      ...stagesOf(positions),
      amounts: amountsOf(positions),
      positions,
    }
  })
  const positions = crews.flatMap(crew => crew.positions)
  return {
    crews,
    ...stagesOf(positions),
    amounts: amountsOf(positions),
    unpriced: positions.filter(({ rate }) => rate === null).length,
    rateCards: [...new Set(items.flatMap(({ rate }) => (rate ? [rate.caption] : [])))],
  }
}

function positionOf(ctx: Context, reckon: Reckoner, item: PlannedItemRow, lines: readonly LineRow[]): Position {
  const plan = reckon.planned(item)
  const one = reckon.cost(plan, item.rate, item)
  const isOver = item.crew.state === 'worked' || item.crew.state === 'signed'
  const charged = isOver
    ? lines.flatMap(line => {
        const time = reckon.chargeable(line)
        return time ? [{ minutes: time.minutes, cost: reckon.cost(time, line.rate, line) }] : []
      })
    : []
  // Who came when is between the agency and its crew.
  const worked = isPlanner(ctx.who) || isOffice(ctx.who) ? lines.map(line => reckon.worked(line)) : []
  return {
    id: item.id,
    function: item.function,
    task: item.task,
    people: lines.length,
    places: item.amount,
    hours: {
      planned: plan.minutes * item.amount,
      worked: sum(worked),
      chargeable: sum(charged.map(({ minutes }) => minutes)),
      invoiced: null,
    },
    rate: item.rate?.ratePerHour ?? null,
    currency: item.rate?.currency ?? null,
    addOns: one?.addOns ?? [],
    cost: one && {
      planned: one.total * item.amount,
      chargeable: sum(charged.map(({ cost }) => cost?.total ?? null)),
      invoiced: null,
    },
  }
}

/** Of those that are known; null where none is. */
function sum(numbers: readonly (number | null)[]): number | null {
  const known = numbers.filter(one => one !== null)
  return known.length ? known.reduce((all, one) => all + one, 0) : null
}

const stagesOf = (of: readonly Stages[]): Stages => ({
  people: of.reduce((all, { people }) => all + people, 0),
  places: of.reduce((all, { places }) => all + places, 0),
  hours: {
    planned: of.reduce((all, { hours }) => all + hours.planned, 0),
    worked: sum(of.map(({ hours }) => hours.worked)),
    chargeable: sum(of.map(({ hours }) => hours.chargeable)),
    invoiced: sum(of.map(({ hours }) => hours.invoiced)),
  },
})

const amountsOf = (of: readonly Position[]): Crew['amounts'] =>
  [...grouped(of, ({ currency }) => currency)].flatMap(([currency, those]) => {
    const costs = those.flatMap(({ cost }) => (cost ? [cost] : []))
    return currency === null
      ? []
      : [
          {
            currency,
            planned: costs.reduce((all, { planned }) => all + planned, 0),
            chargeable: sum(costs.map(({ chargeable }) => chargeable)),
            invoiced: sum(costs.map(({ invoiced }) => invoiced)),
          },
        ]
  })
