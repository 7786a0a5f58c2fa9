import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { amountsOf, known, stagesOf } from '../../domain/costs/cost-sums.ts'
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

/** What papers about its costs say of a project itself. */
export interface CostedProject {
  number: string
  name: string
  company: string
  place: string
  timeZone: string
  firstDay: string
  lastDay: string
}
interface Costed {
  project: CostedProject
  costs: Costs
}

/** Who came when is between the agency and its crew. */
export const seesWorked = ({ who }: Context) => isPlanner(who) || isOffice(who)

/** What a project takes and costs: each figure a sum of what one person or place was rounded to. Decision 44. */
export async function projectCosts(ctx: Context, asked: string): Promise<Costed> {
  const id = projectIdOf(ctx, asked)
  const { rows: planned } = await ctx.tx.execute<Planned>(
    sql`select ${plannedItems(ctx, id)} as items, ${costedProject(ctx, id)} as project, ${invoicedIn(ctx, id)} as invoiced`,
  )
  const { rows: lines } = await ctx.tx.execute<LineRow>(
    lineRows(ctx, sql`c.project_id = ${id} and s.status in ${costing}`),
  )
  const reckon = reckoner(ctx)
  const byItem = grouped(lines, ({ itemId }) => itemId)
  const [{ items, project, invoiced } = { items: [], project: null, invoiced: [] }] = planned
  if (!project) throw new Error('a project without itself')
  const charged = new Map(invoiced.map(row => [row.itemId, row]))
  const crews = [...grouped(items, ({ crew }) => crew.id).values()].map((of): Crew => {
    const positions = of.map(item => positionOf(ctx, reckon, item, byItem.get(item.id) ?? [], charged.get(item.id)))
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
    project,
    costs: {
      crews,
      ...stagesOf(positions),
      amounts: amountsOf(positions),
      unpriced: positions.filter(({ rate }) => rate === null).length,
      rateCards: [...new Set(items.flatMap(({ rate }) => (rate ? [rate.caption] : [])))],
    },
  }
}

const costedProject = (ctx: Context, id: SQL) => sql`(
  select json_build_object('number', p.number, 'name', p.name, 'company', k.name,
    'place', l.name || case when l.name like '%' || l.city || '%' then '' else ', ' || l.city end,
    'timeZone', l.time_zone, 'firstDay', p.first_day, 'lastDay', p.last_day)
  from project p
  join company k on k.tenant_id = p.tenant_id and k.id = p.company_id
  join location l on l.tenant_id = p.tenant_id and l.id = p.location_id
  where p.tenant_id = ${ctx.tenant.id} and p.id = ${id})`

type Invoiced = { itemId: string; minutes: number; net: number }
type Planned = { items: PlannedItemRow[]; project: CostedProject; invoiced: Invoiced[] }

/** What of each position is on a released invoice that was not taken back, as an array. */
const invoicedIn = (ctx: Context, project: SQL) => sql`(select coalesce(json_agg(g), '[]') from (
  select i.item_id as "itemId", coalesce(sum(i.minutes) filter (where i.reason is null), 0)::int as minutes,
    sum(i.net)::float8 as net
  from project_crew c
  join invoice_crew held on held.tenant_id = c.tenant_id and held.crew_id = c.id and held.freed_at is null
  join invoice v on v.tenant_id = held.tenant_id and v.id = held.invoice_id and v.released_at is not null
  join invoice_item i on i.tenant_id = v.tenant_id and i.invoice_id = v.id and i.crew_id = c.id
  where c.tenant_id = ${ctx.tenant.id} and c.project_id = ${project} and i.item_id is not null group by i.item_id) g)`

function positionOf(
  ctx: Context,
  reckon: Reckoner,
  item: PlannedItemRow,
  lines: readonly LineRow[],
  invoiced: Invoiced | undefined,
): Position {
  const plan = reckon.planned(item)
  const one = reckon.cost(plan, item.rate, item)
  const isOver = item.crew.state === 'worked' || item.crew.state === 'signed'
  const charged = isOver
    ? lines.flatMap(line => {
        const time = reckon.chargeable(line)
        return time ? [{ minutes: time.minutes, cost: reckon.cost(time, line.rate, line) }] : []
      })
    : []
  const worked = seesWorked(ctx) ? lines.map(line => reckon.worked(line)) : []
  return {
    id: item.id,
    function: item.function,
    task: item.task,
    people: lines.length,
    places: item.amount,
    hours: {
      planned: plan.minutes * item.amount,
      worked: known(worked),
      chargeable: known(charged.map(({ minutes }) => minutes)),
      invoiced: invoiced?.minutes ?? null,
    },
    rate: item.rate?.ratePerHour ?? null,
    currency: item.rate?.currency ?? null,
    addOns: one?.addOns ?? [],
    cost: one && {
      planned: one.total * item.amount,
      chargeable: known(charged.map(({ cost }) => cost?.total ?? null)),
      invoiced: invoiced?.net ?? null,
    },
  }
}
