import type * as contract from '../../openapi/payrollPayments.ts'
import type { Handlers } from '../context.ts'
import { markReturned, markSent } from './mark.ts'
import { monthPayments } from './payment.queries.ts'
import { paymentFile } from './payment-file.ts'

const firstDay = (month: string) => `${month}-01`

export const handlers: Handlers<typeof contract> = {
  readPayrollPayments: async ({ params }, ctx) => ({
    status: 200,
    body: await monthPayments(ctx, firstDay(params.month)),
  }),
  downloadPayrollPayments: async ({ params, query }, ctx) => ({
    status: 200,
    raw: await paymentFile(ctx, firstDay(params.month), query),
  }),
  markPayrollPayments: async ({ params, body }, ctx) => ({
    status: 200,
    body: { marked: await markSent(ctx, firstDay(params.month), body.paymentIds, body.executedOn) },
  }),
  returnPayrollPayment: async ({ params, body }, ctx) => ({
    status: 200,
    body: { marked: await markReturned(ctx, firstDay(params.month), body) },
  }),
}
