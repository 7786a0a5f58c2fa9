import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/questionnaires.ts'
import type { Handlers } from '../context.ts'
import { formRow, formWire } from '../forms/form.queries.ts'
import { listOf } from '../list.ts'
import { one } from '../one.ts'
import { addQuestionFile } from './add-file.ts'
import { handOut, takeBack } from './hand-out.ts'
import { handedListing, questionnaireListing, questionnaireRow, questionnaireWire } from './questionnaire.queries.ts'
import { addQuestionnaire, changeQuestionnaire, putAway } from './write-questionnaire.ts'

export const handlers: Handlers<typeof contract> = {
  createQuestionFile: async ({ body }, ctx) => ({ status: 201, body: await addQuestionFile(ctx, body.uploadId) }),
  listQuestionnaires: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, questionnaireListing(ctx, query.use)),
  }),
  readQuestionnaire: async ({ params }, ctx) => ({
    status: 200,
    body: questionnaireWire(await questionnaireRow(ctx, params.id)),
  }),
  createQuestionnaire: async ({ body }, ctx) => ({
    status: 201,
    body: questionnaireWire(await addQuestionnaire(ctx, body)),
  }),
  changeQuestionnaire: async ({ params, body }, ctx) => ({
    status: 200,
    body: questionnaireWire(await changeQuestionnaire(ctx, params.id, body)),
  }),
  deleteQuestionnaire: async ({ params }, ctx) => {
    await putAway(ctx, params.id, true)
    return { status: 204 }
  },
  restoreQuestionnaire: async ({ params }, ctx) => {
    await putAway(ctx, params.id, false)
    return { status: 204 }
  },
  handOutQuestionnaire: async ({ params, body }, ctx) => ({ status: 200, body: await handOut(ctx, params.id, body) }),
  listQuestionnaireForms: async ({ params, query }, ctx) => {
    await one(ctx, sql`select 1 from questionnaire where tenant_id = ${ctx.tenant.id} and id = ${params.id}`)
    return { status: 200, body: await listOf(ctx, query, handedListing(ctx, params.id, query)) }
  },
  readHandedForm: async ({ params }, ctx) => ({ status: 200, body: formWire(await formRow(ctx, params.id)) }),
  takeBackForms: async ({ params, body }, ctx) => ({ status: 200, body: await takeBack(ctx, params.id, body.formIds) }),
}
