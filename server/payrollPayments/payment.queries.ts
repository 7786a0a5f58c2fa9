import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type PayFate, canPay, fateOf } from '../../domain/bankTransfers/fate.ts'
import { maskedIban } from '../../domain/bankTransfers/iban.ts'
import type { PayrollPayments } from '../../openapi/payrollPayments.ts'
import type { Context } from '../context.ts'

type Wire = z.input<typeof PayrollPayments>
type Payment = Wire['payments'][number]
type Row = Omit<Payment, 'fate' | 'recipient'> & { holder: string; bic: string | null; description: string }
export type Transfer = Row & { fate: PayFate | null }
export interface Payer {
  id: string
  name: string
  iban: string | null
  bic: string | null
}

/** Of a month (its first day): all transfers by name, with the account that is known by now, and whether they can be paid. */
export async function transfersOf({ tx, tenant }: Context, month: string): Promise<Transfer[]> {
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
    select b.id, json_build_object('id', w.id, 'name', w.first_name || ' ' || w.last_name, 'number', w.number) as person,
      json_build_object('id', y.id, 'number', y.number) as payroll, b.reference, b.description, b.amount, n.id is not null as "isNet", b.currency, b.due_on::text as "dueOn", b.state,
      b.executed_on::text as "executedOn", b.returned_on::text as "returnedOn", b.returned_reason as reason,
      b.replaces_id is not null as again, coalesce(a.holder, b.recipient) as holder, a.iban, a.bic
    from payroll y
    join bank_transfer b on b.tenant_id = y.tenant_id and b.payroll_id = y.id
    join person w on w.tenant_id = b.tenant_id and w.id = b.person_id
    left join bank_account a on a.tenant_id = w.tenant_id and a.person_id = w.id
    left join payroll_net n on n.tenant_id = y.tenant_id and n.payroll_id = y.id
    where y.tenant_id = ${tenant.id} and y.month = ${month}
    order by w.last_name, w.first_name, w.id, b.created_at, b.reference, b.id`)
  return rows.map(row => ({ ...row, fate: row.state === 'open' ? fateOf(row) : null }))
}

/** The agency's own companies, by number. */
export async function payersOf({ tx, tenant }: Context): Promise<Payer[]> {
  const { rows } = await tx.execute<Payer & Record<string, unknown>>(
    sql`select id, name, iban, bic from company where tenant_id = ${tenant.id} and own order by number, id`,
  )
  return rows
}

export const payableOf = (transfers: readonly Transfer[]): Transfer[] =>
  transfers.filter(({ fate }) => fate === 'payable')
export const sumOf = (transfers: readonly { amount: number }[]): number =>
  transfers.reduce((sum, { amount }) => sum + amount, 0)

export async function monthPayments(ctx: Context, month: string): Promise<Wire> {
  const [transfers, payers] = [await transfersOf(ctx, month), await payersOf(ctx)]
  const payable = payableOf(transfers)
  return {
    month,
    companies: payers.map(payer => ({
      ...{ id: payer.id, name: payer.name, iban: payer.iban && maskedIban(payer.iban), canPay: canPay(payer) },
    })),
    payments: transfers.map(({ holder, bic: _, description: __, iban, ...payment }) => ({
      ...payment,
      recipient: holder,
      iban: iban && maskedIban(iban),
    })),
    payable: { count: payable.length, amount: sumOf(payable) },
    leftOut: transfers.filter(({ state, fate }) => state === 'open' && fate !== 'payable').length,
  }
}
