import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { monthState } from '../../domain/payrolls/month-state.ts'
import type { PayrollMonth } from '../../openapi/payrollMonths.ts'
import type { Context } from '../context.ts'
import { costing, reckoner } from '../costs/line.queries.ts'
import { type WorkRow, onPayroll, workOf, workRows } from '../payrolls/work.queries.ts'
import { millis } from '../wire.ts'

type Month = z.input<typeof PayrollMonth>
type PersonOfMonth = Month['people'][number]
type Row = Pick<PersonOfMonth, 'person' | 'payroll'>
type Waiting = Pick<PersonOfMonth, 'ready' | 'unsigned' | 'unpriced' | 'missing' | 'toCome'>

/** Everybody who worked in a month (its first day) or is paid for it, with what is on payrolls and what is not yet. */
export async function payrollMonth(ctx: Context, month: string): Promise<Month> {
  const [rows, waiting] = [await peopleOf(ctx, month), await waitingOf(ctx, month)]
  const people = rows.map((row): PersonOfMonth => {
    const waits = waiting.get(row.person.id) ?? { ready: 0, unsigned: 0, unpriced: 0, missing: 0, toCome: 0 }
    return { ...row, ...waits, state: monthState({ ...row, ...waits }) }
  })
  const sum = (of: (one: PersonOfMonth) => number) => people.reduce((all, one) => all + of(one), 0)
  const amounts = new Map<string, number>()
  for (const { payroll } of people)
    if (payroll) amounts.set(payroll.currency, (amounts.get(payroll.currency) ?? 0) + payroll.amount)
  return {
    month,
    people,
    amounts: [...amounts].map(([currency, amount]) => ({ currency, amount })),
    minutes: sum(({ payroll }) => payroll?.minutes ?? 0),
    ready: sum(({ ready }) => ready),
    unsigned: sum(({ unsigned }) => unsigned),
    declined: sum(({ payroll }) => payroll?.declined ?? 0),
    open: people.filter(({ payroll }) => payroll?.state === 'open').length,
  }
}

async function peopleOf(ctx: Context, month: string): Promise<Row[]> {
  const { rows } = await ctx.tx.execute<Row & Record<string, unknown>>(sql`
    select json_build_object('id', w.id, 'name', w.first_name || ' ' || w.last_name, 'number', w.number) as person,
      case when y.id is not null then json_build_object('id', y.id, 'number', y.number, 'state', y.state, 'currency', y.currency,
        'amount', sums.amount, 'net', n.amount, 'minutes', sums.minutes, 'items', sums.items, 'toConfirm', sums.to_confirm,
        'declined', sums.declined) end as payroll
    from (
      select person_id from payroll where tenant_id = ${ctx.tenant.id} and month = ${month}
      union select s.person_id from project_crew_item i
        join project_crew_item_status s on s.tenant_id = i.tenant_id and s.item_id = i.id and s.status in ${costing}
        where i.tenant_id = ${ctx.tenant.id} and i.start_date >= ${month} and i.start_date < ${month}::date + interval '1 month'
          and not ${onPayroll}) k
    join person w on w.tenant_id = ${ctx.tenant.id} and w.id = k.person_id
    left join payroll y on y.tenant_id = w.tenant_id and y.person_id = w.id and y.month = ${month}
    left join payroll_net n on n.tenant_id = y.tenant_id and n.payroll_id = y.id
    left join lateral (select coalesce(sum(o.amount), 0)::int as amount, coalesce(sum(o.minutes), 0)::int as minutes,
        count(*)::int as items, (count(*) filter (where o.state in ('toConfirm', 'answered')))::int as to_confirm,
        (count(*) filter (where o.state = 'declined'))::int as declined
      from payroll_item o where o.tenant_id = y.tenant_id and o.payroll_id = y.id) sums on true
    order by w.last_name, w.first_name, w.id`)
  return rows
}

/** By person: what of the month is on no payroll, and what it waits for. */
async function waitingOf(ctx: Context, month: string): Promise<Map<string, Waiting>> {
  const { rows } = await ctx.tx.execute<WorkRow>(
    workRows(
      ctx,
      sql`not ${onPayroll} and s.starts >= ${month}::date - 1 and s.starts < ${month}::date + interval '1 month 2 days'
        and i.start_date >= ${month} and i.start_date < ${month}::date + interval '1 month'`,
    ),
  )
  const reckon = reckoner(ctx)
  const waiting = new Map<string, Waiting>()
  for (const row of rows) {
    const of = waiting.get(row.personId) ?? { ready: 0, unsigned: 0, unpriced: 0, missing: 0, toCome: 0 }
    waiting.set(row.personId, of)
    const { payable } = workOf(ctx, row, reckon)
    const minutes = payable.minutes ?? 0
    if ('basis' in payable) of.ready += minutes
    else if (payable.waits === 'notSigned') of.unsigned += minutes
    else if (payable.waits === 'rateMissing') of.unpriced += minutes
    else if (millis(row.ends) > ctx.now.getTime()) of.toCome += reckon.planned(row).minutes
    else of.missing += 1
  }
  return waiting
}
