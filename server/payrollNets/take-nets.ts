import { sql } from 'drizzle-orm'
import { logging } from '../activities/log.ts'
import type { Context } from '../context.ts'
import { readNets, takingOf, wrongOf } from './nets.queries.ts'

interface Shown {
  count: number
  amount: number
}

/**
 * Takes over what people are paid out of a month (its first day), all of it or nothing: its transfers that are to come go
 * with the net. Gives how many are another now. Throws `netsRefused` where a line does not fit, `netsChanged` where it
 * comes to something else than was shown.
 */
export async function takeNets(
  ctx: Context<'netsUnreadable' | 'fileTooLarge' | 'netsRefused' | 'netsChanged'>,
  month: string,
  file: Uint8Array,
  shown: Shown,
): Promise<number> {
  const { tx, tenant, now, who } = ctx
  // Until the end nobody closes one of them, or says that its money went.
  await tx.execute(sql`
    with months as (select id from payroll where tenant_id = ${tenant.id} and month = ${month} order by id for no key update)
    select b.id from bank_transfer b where b.tenant_id = ${tenant.id} and b.payroll_id in (select id from months)
    order by b.id for update of b`)
  const read = await readNets(ctx, month, file)
  const wrong = wrongOf(read)
  if (wrong > 0) throw ctx.refuse('netsRefused', { wrong })
  const taking = takingOf(read)
  if (taking.count !== shown.count || taking.amount !== shown.amount) throw ctx.refuse('netsChanged', taking)
  const nets = read.matched.flatMap(({ payee, net, fate }) =>
    fate === 'fits' && payee?.payroll ? [{ payroll: payee.payroll.id, net }] : [],
  )
  if (nets.length === 0) return 0
  const given = JSON.stringify(nets)
  await tx.execute(sql`
    with given as (select * from json_to_recordset(${given}::json) g (payroll uuid, net int)),
    kept as (
      insert into payroll_net (tenant_id, id, payroll_id, amount, taken_at, taken_by_id)
      select ${tenant.id}, gen_random_uuid(), g.payroll, g.net, ${now}, ${who.personId} from given g
      on conflict (tenant_id, payroll_id) do update set amount = excluded.amount, taken_at = excluded.taken_at,
        taken_by_id = excluded.taken_by_id),
    nothing as (
      delete from bank_transfer b using given g where b.tenant_id = ${tenant.id} and b.payroll_id = g.payroll and g.net = 0),
    paid as (
      update bank_transfer b set amount = g.net from given g
      where b.tenant_id = ${tenant.id} and b.payroll_id = g.payroll and g.net > 0),
    logged as (${logging(ctx, [{ code: 'payrollNetsTaken', text: `${month.slice(0, 7)}: ${nets.length}` }])})
    insert into bank_transfer (tenant_id, id, person_id, payroll_id, reference, recipient, description, amount, currency, due_on,
      state, created_at)
    select ${tenant.id}, gen_random_uuid(), y.person_id, y.id, y.number, w.first_name || ' ' || w.last_name,
      'Payroll ' || to_char(y.month, 'YYYY-MM'), g.net, y.currency,
      coalesce((select max(b.due_on) from bank_transfer b join payroll m on m.tenant_id = b.tenant_id and m.id = b.payroll_id
        where b.tenant_id = ${tenant.id} and m.month = y.month), ${now}::timestamptz::date), 'open', ${now}
    from given g
    join payroll y on y.tenant_id = ${tenant.id} and y.id = g.payroll
    join person w on w.tenant_id = y.tenant_id and w.id = y.person_id
    where g.net > 0 and not exists (select from bank_transfer b where b.tenant_id = y.tenant_id and b.payroll_id = y.id)`)
  return nets.length
}
