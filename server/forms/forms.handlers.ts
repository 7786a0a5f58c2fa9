import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/forms.ts'
import type { Context, Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { one } from '../one.ts'
import { readableListing } from '../documents/listing.queries.ts'
import { beginAgain } from './again.ts'
import { answerQuestion, handIn } from './fill.ts'
import { formRow, formWire, toFillListing } from './form.queries.ts'
import { trainingListing } from './training.queries.ts'

/** Throws `notFound`. */
const mustBeThere = (ctx: Context<'notFound'>, person: string) =>
  one(ctx, sql`select 1 from person where tenant_id = ${ctx.tenant.id} and id = ${person}`)

export const handlers: Handlers<typeof contract> = {
  listFormsPerform: async ({ params, query }, ctx) => {
    await mustBeThere(ctx, params.id)
    return { status: 200, body: await listOf(ctx, query, toFillListing(ctx, params.id)) }
  },
  readFormPerform: async ({ params }, ctx) => ({ status: 200, body: formWire(await formRow(ctx, params.id)) }),
  answerFormQuestion: async ({ body }, ctx) => ({ status: 200, body: formWire(await answerQuestion(ctx, body)) }),
  listFormsTrainingPerform: async ({ params, query }, ctx) => {
    await mustBeThere(ctx, params.id)
    return { status: 200, body: await listOf(ctx, query, trainingListing(ctx, params.id)) }
  },
  listDocumentsTraining: async ({ params, query }, ctx) => {
    await mustBeThere(ctx, params.id)
    const which = sql`d.questionnaire_id is not null and d.person_id = ${params.id}`
    return { status: 200, body: await listOf(ctx, query, readableListing(ctx, which)) }
  },
  beginFormAgain: async ({ params }, ctx) => ({ status: 200, body: formWire(await beginAgain(ctx, params.id)) }),
  handInForm: async ({ params }, ctx) => ({ status: 200, body: formWire(await handIn(ctx, params.id)) }),
}
