import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/payrollHandOvers.ts'
import { logged } from '../activities/log.ts'
import type { Context, Handlers } from '../context.ts'
import { one } from '../one.ts'
import { handOverFile } from './hand-over-file.ts'
import { handOverOf, handOverWire } from './hand-over.queries.ts'
import { changeMapping, mappingOf } from './mapping.ts'

const firstDay = (month: string) => `${month}-01`

type Numbered = { personId: string; number: string | null }
const numberOf = (ctx: Context<'notFound'>, personId: string) =>
  one<Numbered>(
    ctx,
    sql`select id as "personId", payroll_number as number from person where tenant_id = ${ctx.tenant.id} and id = ${personId}`,
  )

export const handlers: Handlers<typeof contract> = {
  readPayrollHandOver: async ({ params }, ctx) => {
    const [month, mapping] = [firstDay(params.month), await mappingOf(ctx)]
    return { status: 200, body: handOverWire(month, await handOverOf(ctx, month, mapping), mapping) }
  },
  downloadPayrollHandOver: async ({ params }, ctx) => ({
    status: 200,
    raw: await handOverFile(ctx, firstDay(params.month)),
  }),
  readPayrollMapping: async (_, ctx) => ({ status: 200, body: await mappingOf(ctx) }),
  changePayrollMapping: async ({ body }, ctx) => ({ status: 200, body: await changeMapping(ctx, body) }),
  readPayrollNumber: async ({ params }, ctx) => ({ status: 200, body: await numberOf(ctx, params.id) }),
  changePayrollNumber: async ({ params, body }, ctx) => {
    const numbered = await one<Numbered>(
      ctx,
      sql`update person set payroll_number = ${body.number} where tenant_id = ${ctx.tenant.id} and id = ${params.id}
        returning id as "personId", payroll_number as number`,
    )
    await logged(ctx, [{ code: 'payrollNumberChanged', personId: params.id }])
    return { status: 200, body: numbered }
  },
}
