import { sql } from 'drizzle-orm'
import type { PayLine } from '../../../domain/payrolls/pay.ts'
import { idOrNumber } from '../../access/scopes/judge.ts'
import type { Context } from '../../context.ts'
import { one } from '../../one.ts'

/** An item as it is printed: its shift, its lines, and who signed its hours. */
export interface PaperItem {
  day: string
  /** Null: a shift. */
  title: string | null
  begin: string | null
  end: string | null
  function: string | null
  venue: string | null
  project: string | null
  minutes: number
  lines: PayLine[]
  amount: number
  basis: 'signed' | 'chief' | 'office'
  signer: string | null
  signedAt: string | null
  noteNumber: string | null
  chief: string | null
  timeZone: string | null
}

export interface PayrollPaper {
  number: string
  month: string
  state: 'open' | 'closed'
  person: string
  currency: string
  amount: number
  minutes: number
  /** When it was closed; null: it is open. */
  closedAt: string | null
  paidOn: string | null
  reference: string | null
  items: PaperItem[]
}

/** A payroll with what stands on its papers, the first day first. Throws `notFound`. */
export const payrollPaper = (ctx: Context<'notFound'>, named: string): Promise<PayrollPaper> =>
  one<PayrollPaper & Record<string, unknown>>(
    ctx,
    sql`select y.number, y.month::text, y.state, w.first_name || ' ' || w.last_name as person, y.currency, y.closed_at as "closedAt",
        b.executed_on::text as "paidOn", b.reference, coalesce(told.amount, 0)::int as amount, coalesce(told.minutes, 0)::int as minutes,
        coalesce(told.items, '[]') as items
      from (select * from payroll where tenant_id = ${ctx.tenant.id} and ${idOrNumber(named)}) y
      join person w on w.tenant_id = y.tenant_id and w.id = y.person_id
      left join lateral (select * from bank_transfer b where b.tenant_id = y.tenant_id and b.payroll_id = y.id and b.state <> 'returned'
        order by b.due_on desc limit 1) b on true
      cross join lateral (
        select sum(o.amount) as amount, sum(o.minutes) as minutes, json_agg(json_build_object('day', o.day, 'title', o.title,
            'begin', i.start_time, 'end', i.end_time, 'function', f.caption, 'venue', l.name, 'project', p.name, 'minutes', o.minutes,
            'lines', o.lines, 'amount', o.amount, 'basis', o.basis, 'signer', n.signer_name, 'signedAt', n.signed_at,
            'noteNumber', n.number, 'chief', k.first_name || ' ' || k.last_name, 'timeZone', i.time_zone) order by o.day, o.id) as items
        from payroll_item o
        left join lookup f on f.tenant_id = o.tenant_id and f.id = o.function_id
        left join project_crew_item_status s on s.tenant_id = o.tenant_id and s.id = o.status_id
        left join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
        left join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
        left join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
        left join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
        left join person k on k.tenant_id = c.tenant_id and k.id = c.chief_id
        left join delivery_note n on n.tenant_id = c.tenant_id and n.crew_id = c.id and n.signed_at is not null and o.basis = 'signed'
        where o.tenant_id = y.tenant_id and o.payroll_id = y.id) told`,
  )
