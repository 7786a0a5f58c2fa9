import { sql } from 'drizzle-orm'
import { logged } from '../activities/log.ts'
import type { Context } from '../context.ts'
import { one } from '../one.ts'

type Marking = Context<'notFound' | 'outOfTurn'>
type Held = { id: string; state: string; personId: string }

/** Transfers of a month (its first day), held until the end. Throws `notFound` where one is not of it. */
async function held(ctx: Marking, month: string, ids: readonly string[]): Promise<Held[]> {
  const { rows } = await ctx.tx.execute<Held>(sql`
    select b.id, b.state, b.person_id as "personId" from bank_transfer b
    join payroll y on y.tenant_id = b.tenant_id and y.id = b.payroll_id and y.month = ${month}
    where b.tenant_id = ${ctx.tenant.id} and b.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)
    order by b.id for update of b`)
  if (rows.length !== new Set(ids).size) throw ctx.refuse('notFound')
  return rows
}

/** They went on a day, or did not where it is null: all or none. Throws `outOfTurn` where one is in another state. */
export async function markSent(
  ctx: Marking,
  month: string,
  ids: readonly string[],
  executedOn: string | null,
): Promise<number> {
  const [from, to] = executedOn === null ? ['executed', 'open'] : ['open', 'executed']
  const rows = await held(ctx, month, ids)
  if (rows.some(({ state }) => state !== from)) throw ctx.refuse('outOfTurn')
  await ctx.tx.execute(sql`
    update bank_transfer set state = ${to}, executed_on = ${executedOn}
    where tenant_id = ${ctx.tenant.id} and id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`)
  const code = executedOn === null ? 'transfersNotSent' : 'transfersSent'
  await logged(ctx, [{ code, text: `${month.slice(0, 7)}: ${rows.length}` }])
  return rows.length
}

/** One that went came back: it stays, and another takes its place, to be paid with the next file. Throws `outOfTurn`. */
export async function markReturned(
  ctx: Marking,
  month: string,
  { paymentId, returnedOn, reason }: { paymentId: string; returnedOn: string; reason: string },
): Promise<number> {
  const [transfer] = await held(ctx, month, [paymentId])
  if (transfer?.state !== 'executed') throw ctx.refuse('outOfTurn')
  await ctx.tx.execute(sql`
    update bank_transfer set state = 'returned', returned_on = ${returnedOn}, returned_reason = ${reason}
    where tenant_id = ${ctx.tenant.id} and id = ${paymentId}`)
  await one(
    ctx,
    sql`insert into bank_transfer (tenant_id, id, person_id, payroll_id, reference, recipient, description, amount, currency,
        due_on, state, replaces_id, created_at)
      select b.tenant_id, gen_random_uuid(), b.person_id, b.payroll_id, y.number || '-' || (1 + (select count(*) from bank_transfer o
          where o.tenant_id = b.tenant_id and o.payroll_id = b.payroll_id)), w.first_name || ' ' || w.last_name, b.description,
        b.amount, b.currency, greatest(b.due_on, ${returnedOn}::date), 'open', b.id, ${ctx.now}
      from bank_transfer b
      join payroll y on y.tenant_id = b.tenant_id and y.id = b.payroll_id
      join person w on w.tenant_id = b.tenant_id and w.id = b.person_id
      where b.tenant_id = ${ctx.tenant.id} and b.id = ${paymentId} returning id`,
  )
  await logged(ctx, [{ code: 'transferReturned', personId: transfer.personId, text: reason }])
  return 1
}
