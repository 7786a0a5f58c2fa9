import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { daysLater, daysUntil } from '../../domain/shift-display.ts'
import type {
  PlanningCrewItem,
  PlanningCrewItemsOverview,
  listPlanningCrewItems,
  readPlanningCrewItemsOverview,
} from '../../openapi/costs.ts'
import type { Context } from '../context.ts'
import type { Listing, Order } from '../list.ts'
import { askedDays, mostDays } from '../planningCalendar/asked-days.ts'
import { foundBy } from '../search/words.ts'
import { type LineRow, type Reckoner, costing, lineRows, reckoner, stateOf } from './line.queries.ts'

export type Narrowing = z.output<(typeof readPlanningCrewItemsOverview)['query']>
export type Line = z.input<typeof PlanningCrewItem>

const among = (ctx: Context, { dateFrom, dateTo, q, ...only }: Narrowing): SQL => sql`
  from project_crew_item_status s
  join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
  join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
  join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
  left join delivery_note n on n.tenant_id = c.tenant_id and n.crew_id = c.id
  where s.tenant_id = ${ctx.tenant.id} and ${ctx.visible} and s.status in ${costing}
    and c.starts < ${daysLater(dateTo, 2)}::date and c.ends > ${daysLater(dateFrom, -1)}::date
    and i.start_date between ${dateFrom}::date and ${dateTo}::date
    and ${only.companyId ? sql`p.company_id = ${only.companyId}` : sql`true`}
    and ${only.projectId ? sql`p.id = ${only.projectId}` : sql`true`}
    and ${only.functionId ? sql`i.function_id = ${only.functionId}` : sql`true`}
    and ${only.state ? sql`${stateOf(ctx)} = ${only.state}` : sql`true`}
    and ${foundBy(ctx, q, { person: sql`s.person_id`, project: sql`p.id` })}`

/** By crew, and in it by what begins first; functions as the agency has them. */
const ordered = (sort: SQL, person: SQL): readonly Order[] => [
  { by: sql`c.starts`, as: 'timestamptz' },
  { by: sql`c.id`, as: 'uuid' },
  { by: sql`s.starts`, as: 'timestamptz' },
  { by: sort, as: 'int' },
  { by: person, as: 'text' },
  { by: sql`s.id`, as: 'uuid' },
]
const nameOf = sql`w.first_name || ' ' || w.last_name`
/** Looked up for what is put in order alone: whoever counts the list does without. */
const order = ordered(
  sql`(select f.sort from lookup f where f.tenant_id = i.tenant_id and f.id = i.function_id)`,
  sql`(select ${nameOf} from person w where w.tenant_id = s.tenant_id and w.id = s.person_id)`,
)

function lineWire({ rate, ...row }: LineRow, reckon: Reckoner): Line {
  const charged = reckon.chargeable(row)
  const cost = reckon.cost(charged ?? reckon.planned(row), rate, row)
  const ends = row.endDate ?? (row.endTime <= row.startTime ? daysLater(row.startDate, 1) : row.startDate)
  return {
    id: row.id,
    date: row.startDate,
    begin: row.startTime,
    end: row.endTime,
    daysLater: daysUntil(ends, row.startDate),
    crew: { id: row.crewId, name: row.crewName },
    project: row.project,
    function: row.function,
    person: row.person,
    state: row.crewState,
    hours: (charged ?? reckon.planned(row)).minutes,
    isPlanned: charged === null,
    rate: rate?.ratePerHour ?? null,
    currency: rate?.currency ?? null,
    addOns: cost?.addOns ?? [],
    sum: cost?.sum ?? null,
    addOn: cost?.addOn ?? null,
    total: cost?.total ?? null,
  }
}

export function itemListing(
  ctx: Context<'invalidInput'>,
  asked: z.output<(typeof listPlanningCrewItems)['query']>,
): Listing<LineRow, Line> {
  const query = { ...asked, ...askedDays(ctx, asked) }
  const reckon = reckoner(ctx)
  return {
    among: among(ctx, query),
    order,
    rows: lineRows(ctx, sql`s.id = any(array(select id from page))`),
    item: row => lineWire(row, reckon),
  }
}

export type Group = z.input<typeof PlanningCrewItemsOverview>['groups'][number] & { items: Line[] }

/** Every line of the list, by crew, with what each crew and all of them come to. */
export async function wholeItemList(ctx: Context<'invalidInput'>, query: Narrowing) {
  mostDays(ctx, query)
  const reckon = reckoner(ctx)
  const { rows } = await ctx.tx.execute<LineRow>(sql`
    with chosen as materialized (select s.id ${among(ctx, query)})
    ${lineRows(ctx, sql`s.id = any(array(select id from chosen))`)}
    order by ${sql.join(
      ordered(sql`f.sort`, nameOf).map(({ by }) => by),
      sql`, `,
    )}`)
  const groups: Group[] = []
  for (const row of rows) {
    const line = lineWire(row, reckon)
    const last = groups.at(-1)
    if (last?.crew.id === row.crewId) last.items.push(line)
    else
      groups.push({
        crew: line.crew,
        project: row.project,
        venue: row.venue,
        date: row.startDate,
        state: row.crewState,
        items: [line],
        ...sumsOf([]),
      })
  }
  return {
    groups: groups.map(group => ({ ...group, ...sumsOf(group.items) })),
    ...sumsOf(groups.flatMap(({ items }) => items)),
    unpriced: rows.filter(({ rate }) => rate === null).length,
    rateCards: [...new Set(rows.flatMap(({ rate }) => (rate ? [rate.caption] : [])))],
  }
}

interface Amounts {
  currency: string
  sum: number
  addOn: number
  total: number
}

/** What lines come to: sums of what each was rounded to. */
function sumsOf(lines: readonly Line[]) {
  const amounts = new Map<string, Amounts>()
  for (const { currency, sum, addOn, total } of lines) {
    if (currency === null) continue
    const all = amounts.get(currency) ?? { currency, sum: 0, addOn: 0, total: 0 }
    all.sum += sum ?? 0
    all.addOn += addOn ?? 0
    all.total += total ?? 0
    amounts.set(currency, all)
  }
  return {
    lines: lines.length,
    hours: lines.reduce((all, { hours }) => all + hours, 0),
    amounts: [...amounts.values()],
  }
}
