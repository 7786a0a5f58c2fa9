import type * as contract from '../../openapi/jobAnswers.ts'
import type { Handlers } from '../context.ts'
import { answerByLink } from './answer.ts'
import { questionOf, questionWire } from './question.queries.ts'

export const handlers: Handlers<typeof contract> = {
  readJobQuestion: async ({ params }, ctx) => ({
    status: 200,
    body: questionWire(ctx, await questionOf(ctx, params.id)),
  }),
  answerJob: async ({ params, body }, ctx) => ({
    status: 200,
    body: questionWire(ctx, await answerByLink(ctx, params.id, body)),
  }),
}
