import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/forms.ts'
import type { Context, Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { one } from '../one.ts'
import { readableListing } from '../documents/listing.queries.ts'
import { beginAgain } from './again.ts'
import { formPdf, sendForm, signedFormFile } from './form-paper.ts'
import { addAnswerFile, answerFile } from './answer-file.ts'
import { answerQuestion, handIn } from './fill.ts'
import { formRow, formWire, toFillListing } from './form.queries.ts'
import { questionFile } from './question-file.ts'
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
  downloadForm: async ({ params }, ctx) => ({ status: 200, raw: await formPdf(ctx, params.id) }),
  downloadSignedForm: async ({ params }, ctx) => ({ status: 200, raw: await signedFormFile(ctx, params.id) }),
  sendSignedForm: async ({ params, body }, ctx) => {
    await sendForm(ctx, params.id, body.emails)
    return { status: 204 }
  },
  listFormDocuments: async ({ params, query }, ctx) => {
    const which = sql`(d.questionnaire_id, d.person_id) in (select f.questionnaire_id, f.person_id from form f
      where f.tenant_id = ${ctx.tenant.id} and f.id = ${params.id})`
    return { status: 200, body: await listOf(ctx, query, readableListing(ctx, which)) }
  },
  readFormQuestionFile: async ({ params }, ctx) => ({ status: 200, raw: await questionFile(ctx, params.id) }),
  createFormAnswerFile: async ({ body }, ctx) => ({ status: 201, body: await addAnswerFile(ctx, body) }),
  readFormAnswerFile: async ({ params }, ctx) => ({ status: 200, raw: await answerFile(ctx, params.id) }),
  beginFormAgain: async ({ params }, ctx) => ({ status: 200, body: formWire(await beginAgain(ctx, params.id)) }),
  handInForm: async ({ params }, ctx) => ({ status: 200, body: formWire(await handIn(ctx, params.id)) }),
}
