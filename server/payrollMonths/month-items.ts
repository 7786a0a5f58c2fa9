import { sql } from 'drizzle-orm'
import { type PayLine, amountOf } from '../../domain/payrolls/pay.ts'
import type { Context } from '../context.ts'

export type Item = {
  number: string
  name: string
  payroll: string
  state: 'open' | 'closed'
  currency: string
  day: string
  what: string
  venue: string
  minutes: number
  lines: PayLine[]
  amount: number
}

/** Of a month (its first day), person by person. */
export async function itemsOf(ctx: Context, month: string): Promise<Item[]> {
  const { rows } = await ctx.tx.execute<Item>(sql`
    select w.number, w.first_name || ' ' || w.last_name as name, y.number as payroll, y.state, y.currency, o.day::text,
      coalesce(f.caption, o.title, '') as what, coalesce(l.name, '') as venue, o.minutes, o.lines, o.amount
    from payroll y
    join payroll_item o on o.tenant_id = y.tenant_id and o.payroll_id = y.id
    join person w on w.tenant_id = y.tenant_id and w.id = y.person_id
    left join lookup f on f.tenant_id = o.tenant_id and f.id = o.function_id
    left join project_crew_item_status s on s.tenant_id = o.tenant_id and s.id = o.status_id
    left join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
    left join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
    where y.tenant_id = ${ctx.tenant.id} and y.month = ${month}
    order by w.last_name, w.first_name, w.id, o.day, o.id`)
  return rows
}

/** What those of each currency come to. */
export function sumsOf(items: readonly Item[]) {
  const currencies = [...new Set(items.map(({ currency }) => currency))]
  return currencies.map(currency => {
    const of = items.filter(one => one.currency === currency)
    const minutes = of.reduce((all, one) => all + one.minutes, 0)
    const gross = amountOf(of)
    const base = amountOf(of.flatMap(one => one.lines.filter(({ kind }) => kind === 'base' || kind === 'flat')))
    return { currency, minutes, gross, base, addOns: gross - base }
  })
}
