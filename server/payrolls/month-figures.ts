import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { type TimeRow, costing, reckoner, signedOf, timeColumns } from '../costs/line.queries.ts'
import { millis } from '../wire.ts'
import { onPayroll } from './work.queries.ts'

/** Minutes of a month: by the plan, worked, worked and on no payroll yet, and still to come. */
export interface MonthFigures {
  planned: number
  worked: number
  unassigned: number
  toCome: number
}

type Row = TimeRow & { personId: string; month: string; taken: boolean }
export const noFigures: MonthFigures = { planned: 0, worked: 0, unassigned: 0, toCome: 0 }
export const figuresKey = (personId: string, month: string) => `${personId} ${month}`

/** The hours of people's months (first days), by `figuresKey`. A shift belongs to the month of its first day at the venue. */
export async function monthFigures(
  ctx: Context,
  of: readonly { personId: string; month: string }[],
): Promise<Map<string, MonthFigures>> {
  if (of.length === 0) return new Map()
  const [people, months] = [of.map(one => one.personId), of.map(one => one.month)]
  const { rows } = await ctx.tx.execute<Row>(sql`
    select s.person_id as "personId", m.month::text, ${onPayroll} as taken, ${timeColumns}
    from unnest(${sql.param(people)}::uuid[], ${sql.param(months)}::date[]) m (person_id, month)
    join project_crew_item_status s on s.tenant_id = ${ctx.tenant.id} and s.person_id = m.person_id
      and s.starts >= m.month - 1 and s.starts < m.month + interval '1 month 2 days'
    join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id ${signedOf}
    where s.status in ${costing} and i.start_date >= m.month and i.start_date < m.month + interval '1 month'`)
  const reckon = reckoner(ctx)
  const figures = new Map<string, MonthFigures>()
  for (const row of rows) {
    const key = figuresKey(row.personId, row.month)
    const sum = figures.get(key) ?? { ...noFigures }
    const [planned, worked] = [reckon.planned(row).minutes, reckon.worked(row)]
    sum.planned += planned
    sum.worked += worked ?? 0
    if (!row.taken) sum.unassigned += reckon.chargeable(row)?.minutes ?? 0
    if (worked === null && millis(row.ends) > ctx.now.getTime()) sum.toCome += planned
    figures.set(key, sum)
  }
  return figures
}
