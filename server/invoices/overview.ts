import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { InvoicesOverview } from '../../openapi/invoices.ts'
import type { Context } from '../context.ts'
import { todayOf } from './invoice.queries.ts'
import { figuresOn } from './visible.ts'

type Row = { overview: z.input<typeof InvoicesOverview> }

/** What is overdue, unpaid, not sent and paid; amounts are in the currency of most invoices. */
export async function invoicesOverview(ctx: Context): Promise<z.input<typeof InvoicesOverview>> {
  const { overdue, unpaid, notSent, paid } = figuresOn(ctx, sql`t.day`)
  const { rows } = await ctx.tx.execute<Row>(sql`
    with today as (select ${todayOf(ctx)} as day),
    seen as materialized (select v.state, v.currency, v.due, v.date, v.paid_on, v.total, v.type,
        v.total - v.paid - v.credited as open, ${overdue} as late, ${unpaid} as coming, ${notSent} as kept, ${paid} as lately
      from invoice v cross join today t where v.tenant_id = ${ctx.tenant.id} and ${ctx.visible}),
    usual as (select coalesce((select currency from seen group by currency order by count(*) desc, currency limit 1), 'EUR') as currency),
    told as (select count(*)::int as "all",
      count(*) filter (where late)::int as "lateMany", coalesce(sum(open) filter (where late and s.currency = u.currency), 0)::float8 as "late",
      max(t.day - due) filter (where late) as oldest,
      count(*) filter (where coming)::int as "unpaidMany",
      coalesce(sum(open) filter (where coming and s.currency = u.currency), 0)::float8 as unpaid,
      coalesce(sum(open) filter (where state = 'unpaid' and due = t.day and s.currency = u.currency), 0)::float8 as "dueToday",
      count(*) filter (where kept)::int as "notSentMany",
      coalesce(sum(open) filter (where kept and s.currency = u.currency), 0)::float8 as "notSent",
      count(*) filter (where state = 'design')::int as design, count(*) filter (where state = 'released')::int as released,
      count(*) filter (where state = 'unpaid')::int as "unpaidAll", count(*) filter (where state = 'paid')::int as "paidAll",
      count(*) filter (where lately)::int as "paidMany",
      coalesce(sum(total) filter (where lately and s.currency = u.currency), 0)::float8 as paid,
      round(avg(paid_on - date) filter (where lately and type <> 'creditNote'))::int as "paidDays"
      from seen s cross join usual u cross join today t)
    select json_build_object('currency', u.currency, 'all', g."all",
      'overdue', json_build_object('amount', g."late", 'invoices', g."lateMany", 'oldestDays', g.oldest),
      'unpaid', json_build_object('amount', g.unpaid, 'invoices', g."unpaidMany", 'dueToday', g."dueToday"),
      'notSent', json_build_object('amount', g."notSent", 'invoices', g."notSentMany", 'inDesign', g.design),
      'paid', json_build_object('amount', g.paid, 'invoices', g."paidMany", 'averageDays', g."paidDays"),
      'byState', json_build_object('design', g.design, 'released', g.released, 'unpaid', g."unpaidAll", 'paid', g."paidAll",
        'overdue', g."lateMany")) as overview
    from told g cross join usual u`)
  const [row] = rows
  if (!row) throw new Error('a statement without an answer')
  return row.overview
}
