import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { BankTransfer } from '../../openapi/bankTransfers.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'

type Transfer = z.input<typeof BankTransfer>

/** The latest day first, of those that went as of those that are to go. */
export const transferListing = (ctx: Context): Listing<Transfer, Transfer> => ({
  among: sql`from bank_transfer b where b.tenant_id = ${ctx.tenant.id} and ${ctx.visible}`,
  order: [
    { by: sql`coalesce(b.executed_on, b.due_on)`, as: 'date', desc: true },
    { by: sql`b.id`, as: 'uuid', desc: true },
  ],
  rows: sql`select b.id, b.reference, b.recipient, b.description, b.amount, b.currency, b.due_on::text as "dueOn",
      b.executed_on::text as "executedOn", b.state, json_build_object('id', w.id, 'name', w.first_name || ' ' || w.last_name) as person,
      case when y.id is not null then json_build_object('id', y.id, 'number', y.number, 'month', y.month) end as payroll
    from page join bank_transfer b on b.tenant_id = ${ctx.tenant.id} and b.id = page.id
    join person w on w.tenant_id = b.tenant_id and w.id = b.person_id
    left join payroll y on y.tenant_id = b.tenant_id and y.id = b.payroll_id`,
  item: row => row,
})
