import { createHash } from 'node:crypto'
import { isIban } from '../../domain/bankTransfers/iban.ts'
import { canPay } from '../../domain/bankTransfers/fate.ts'
import type { Context } from '../context.ts'
import { streamed } from '../papers/streamed.ts'
import { creditTransfer } from './credit-transfer.ts'
import { payableOf, payersOf, sumOf, transfersOf } from './payment.queries.ts'

interface Asked {
  companyId: string
  on: string
  count: number
  amount: number
}

/**
 * What can be paid of a month (its first day), as a file for the bank. Throws `paymentsChanged` where that is not what was
 * shown, `payerIncomplete` where the company has no account.
 */
export async function paymentFile(
  ctx: Context<'notFound' | 'payerIncomplete' | 'paymentsChanged'>,
  month: string,
  { companyId, on, count, amount }: Asked,
): Promise<Response> {
  const payer = (await payersOf(ctx)).find(({ id }) => id === companyId)
  if (!payer) throw ctx.refuse('notFound')
  const { iban } = payer
  if (iban === null || !canPay(payer)) throw ctx.refuse('payerIncomplete')
  const transfers = payableOf(await transfersOf(ctx, month)).filter(one => one.iban !== null && isIban(one.iban))
  const sum = sumOf(transfers)
  if (transfers.length !== count || sum !== amount)
    throw ctx.refuse('paymentsChanged', { count: transfers.length, amount: sum })
  // The same transfers on the same day make the same file: a bank takes it once.
  const mark = createHash('sha256')
    .update(JSON.stringify([payer.iban, on, transfers.map(({ id, iban }) => [id, iban])]))
    .digest('hex')
  const id = `CT-${month.slice(0, 7)}-${mark.slice(0, 20)}`
  const order = { id, now: ctx.now, on, payer: { ...payer, iban }, transfers }
  return streamed(creditTransfer(order), 'application/xml', `SEPA-${month.slice(0, 7)}.xml`)
}
