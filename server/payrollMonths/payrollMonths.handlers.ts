import type * as contract from '../../openapi/payrollMonths.ts'
import type { Handlers } from '../context.ts'
import { closePayrolls, makePayrolls } from '../payrolls/make-payrolls.ts'
import { monthExport } from './month-export.ts'
import { payrollMonth } from './month.queries.ts'

const firstDay = (month: string) => `${month}-01`

export const handlers: Handlers<typeof contract> = {
  readPayrollMonth: async ({ params }, ctx) => ({ status: 200, body: await payrollMonth(ctx, firstDay(params.month)) }),
  makePayrollMonth: async ({ params }, ctx) => ({
    status: 200,
    body: { added: await makePayrolls(ctx, firstDay(params.month)) },
  }),
  closePayrollMonth: async ({ params, body }, ctx) => {
    // Over everywhere: what is still worked in it would come onto the next one.
    if (ctx.now.toISOString().slice(0, 7) <= params.month) throw ctx.refuse('outOfTurn')
    const month = firstDay(params.month)
    const added = await makePayrolls(ctx, month)
    const closing = { byId: ctx.who.personId, dueOn: body.dueOn, description: `Payroll ${params.month}` }
    return { status: 200, body: { added, closed: await closePayrolls(ctx, month, closing) } }
  },
  exportPayrollMonth: async ({ params, query }, ctx) => ({
    status: 200,
    raw: await monthExport(ctx, firstDay(params.month), query.format, query.language),
  }),
}
