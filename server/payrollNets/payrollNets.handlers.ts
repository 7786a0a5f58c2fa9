import type * as contract from '../../openapi/payrollNets.ts'
import type { Handlers } from '../context.ts'
import { netsWire, readNets } from './nets.queries.ts'
import { takeNets } from './take-nets.ts'

const firstDay = (month: string) => `${month}-01`

export const handlers: Handlers<typeof contract> = {
  checkPayrollNets: async ({ params, file }, ctx) => {
    const month = firstDay(params.month)
    return { status: 200, body: netsWire(month, await readNets(ctx, month, file)) }
  },
  takePayrollNets: async ({ params, query, file }, ctx) => ({
    status: 200,
    body: { taken: await takeNets(ctx, firstDay(params.month), file, query) },
  }),
}
