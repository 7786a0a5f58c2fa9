import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/forms.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { one } from '../one.ts'
import { answerQuestion, handIn } from './fill.ts'
import { formRow, formWire, toFillListing } from './form.queries.ts'

export const handlers: Handlers<typeof contract> = {
  listFormsPerform: async ({ params, query }, ctx) => {
    await one(ctx, sql`select 1 from person where tenant_id = ${ctx.tenant.id} and id = ${params.id}`)
    return { status: 200, body: await listOf(ctx, query, toFillListing(ctx, params.id)) }
  },
  readFormPerform: async ({ params }, ctx) => ({ status: 200, body: formWire(await formRow(ctx, params.id)) }),
  answerFormQuestion: async ({ body }, ctx) => ({ status: 200, body: formWire(await answerQuestion(ctx, body)) }),
  handInForm: async ({ params }, ctx) => ({ status: 200, body: formWire(await handIn(ctx, params.id)) }),
}
