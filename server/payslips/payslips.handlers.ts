import type * as contract from '../../openapi/payslips.ts'
import type { Handlers } from '../context.ts'
import { payslipMonth, payslipsWire } from './payslip.queries.ts'
import { removePayslip } from './payslip-file.ts'
import { lookAt, takePayslips } from './take-payslips.ts'

const firstDay = (month: string) => `${month}-01`

export const handlers: Handlers<typeof contract> = {
  listPayslips: async ({ params }, ctx) => ({ status: 200, body: await payslipMonth(ctx, firstDay(params.month)) }),
  checkPayslips: async ({ params, body }, ctx) => {
    const month = firstDay(params.month)
    return { status: 200, body: payslipsWire(month, await lookAt(ctx, month, body)) }
  },
  takePayslips: async ({ params, body }, ctx) => ({
    status: 200,
    body: await takePayslips(ctx, firstDay(params.month), body),
  }),
  removePayslip: async ({ params }, ctx) => {
    await removePayslip(ctx, params.id)
    return { status: 204 }
  },
}
