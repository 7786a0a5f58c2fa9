import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import {
  type Absence,
  type HandOverLine,
  type PaidItem,
  handOverLines,
} from '../../domain/payrollHandOvers/hand-over.ts'
import type { Mapping } from '../../domain/payrollHandOvers/rows.ts'
import { type Wage, byWage, wageKey } from '../../domain/payrollHandOvers/wage.ts'
import type { PayrollHandOver } from '../../openapi/payrollHandOvers.ts'
import type { Context } from '../context.ts'
import { costing } from '../costs/line.queries.ts'

type Wire = z.input<typeof PayrollHandOver>
export type Known = { id: string; name: string; own: string; number: string | null }
export interface HandOver {
  lines: HandOverLine[]
  people: Map<string, Known>
  open: number
}

type Found = { open: number; items: (PaidItem & { id: string })[]; absences: Absence[]; people: Known[] }

/**
 * A month (its first day) as a payroll office is told of it, people by name; whoever's payroll is still open is not in it.
 * Absences are vacation that was approved, and days on projects that stand for being away.
 */
export async function handOverOf(ctx: Context, month: string, mapping: Mapping): Promise<HandOver> {
  const { tenant } = ctx
  const number = mapping.numbers === 'own' ? sql`w.number` : sql`w.payroll_number`
  const { rows } = await ctx.tx.execute<Found>(sql`
    with paid as (
      select y.person_id as "personId", y.currency, o.day::text, p.number as project, t.code as "projectType",
        (o.rate ->> 'ratePerHour')::int as "ratePerHour", o.lines, o.id
      from payroll y
      join payroll_item o on o.tenant_id = y.tenant_id and o.payroll_id = y.id
      left join project_crew_item_status s on s.tenant_id = o.tenant_id and s.id = o.status_id
      left join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
      left join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
      left join lookup t on t.tenant_id = p.tenant_id and t.id = p.type_id
      where y.tenant_id = ${tenant.id} and y.month = ${month} and y.state = 'closed'),
    away as (
      select a.* from (
        select e.person_id as "personId", case when e.unpaid then 'unpaidVacation' else 'vacation' end as kind,
          e.start_date::text as "from", coalesce(e.end_date, e.start_date)::text as "to"
        from calendar_entry e
        where e.tenant_id = ${tenant.id} and e.kind = 'vacation' and e.status = 'approved'
          and e.start_date < ${month}::date + interval '1 month' and coalesce(e.end_date, e.start_date) >= ${month}::date
        union all
        select s.person_id, case t.code when 'internalSickness' then 'sick' else 'vacation' end, i.start_date::text, i.start_date::text
        from project_crew_item i
        join project_crew_item_status s on s.tenant_id = i.tenant_id and s.item_id = i.id and s.status in ${costing}
        join project_crew c on c.tenant_id = i.tenant_id and c.id = i.crew_id
        join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
        join lookup t on t.tenant_id = p.tenant_id and t.id = p.type_id and t.code in ('internalSickness', 'internalVacation')
        where i.tenant_id = ${tenant.id} and i.start_date >= ${month} and i.start_date < ${month}::date + interval '1 month') a
      where not exists (select from payroll y where y.tenant_id = ${tenant.id} and y.person_id = a."personId"
        and y.month = ${month} and y.state = 'open'))
    select (select count(*)::int from payroll where tenant_id = ${tenant.id} and month = ${month} and state = 'open') as open,
      (select coalesce(json_agg(k order by k.day, k.id), '[]') from paid k) as items,
      (select coalesce(json_agg(k order by k."from", k.kind), '[]') from away k) as absences,
      (select coalesce(json_agg(json_build_object('id', w.id, 'name', w.first_name || ' ' || w.last_name, 'own', w.number,
          'number', ${number}) order by w.last_name, w.first_name, w.id), '[]')
        from person w where w.tenant_id = ${tenant.id}
          and w.id in (select "personId" from paid union select "personId" from away)) as people`)
  const { open, items, absences, people } = rows[0] ?? { open: 0, items: [], absences: [], people: [] }
  const ids = people.map(({ id }) => id)
  const lines = handOverLines(ids, items, absences, month, mapping.costCentre)
  const told = new Set(lines.map(({ personId }) => personId))
  return { lines, people: new Map(people.filter(({ id }) => told.has(id)).map(one => [one.id, one])), open }
}

/** Who has no number there, and what has no wage type. */
export function lacksOf({ lines, people }: HandOver, { wages }: Mapping): Wire['lacks'] {
  const numbered = new Set(wages.map(wageKey))
  const missing = new Map<string, Wage>()
  for (const { kind, percent } of lines)
    if (!numbered.has(wageKey({ kind, percent }))) missing.set(wageKey({ kind, percent }), { kind, percent })
  return {
    wages: [...missing.values()].toSorted(byWage),
    people: [...people.values()]
      .filter(({ number }) => number === null)
      .map(({ id, name, own }) => ({ id, name, number: own })),
  }
}

export function handOverWire(month: string, handOver: HandOver, mapping: Mapping): Wire {
  const { lines, people, open } = handOver
  const amounts = new Map<string, number>()
  for (const { currency, amount } of lines)
    if (currency !== null) amounts.set(currency, (amounts.get(currency) ?? 0) + (amount ?? 0))
  return {
    ...{ month, people: people.size, lines: lines.length, open },
    absences: lines.filter(({ days }) => days !== null).length,
    amounts: [...amounts].map(([currency, amount]) => ({ currency, amount })),
    lacks: lacksOf(handOver, mapping),
  }
}
