import type * as contract from '../../openapi/dateQuestions.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { answer } from './answer.ts'
import { ask, close } from './ask.ts'
import { askedListing, askedOf } from './asked.queries.ts'
import { questionListing, questionOf, questionWithAnswers } from './question.queries.ts'

export const handlers: Handlers<typeof contract> = {
  listDateQuestions: async ({ query }, ctx) => ({ status: 200, body: await listOf(ctx, query, questionListing(ctx)) }),
  readDateQuestion: async ({ params }, ctx) => ({ status: 200, body: await questionWithAnswers(ctx, params.id) }),
  createDateQuestion: async ({ body }, ctx) => ({ status: 201, body: await questionOf(ctx, await ask(ctx, body)) }),
  closeDateQuestion: async ({ params }, ctx) => {
    await close(ctx, params.id)
    return { status: 200, body: await questionOf(ctx, params.id) }
  },
  listAskedDates: async ({ query }, ctx) => ({ status: 200, body: await listOf(ctx, query, askedListing(ctx)) }),
  answerAskedDates: async ({ params, body }, ctx) => {
    await answer(ctx, params.id, body.shiftIds)
    return { status: 200, body: await askedOf(ctx, params.id) }
  },
}
