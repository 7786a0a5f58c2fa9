import type * as contract from '../../openapi/faq.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { faqDetails, faqListing, removeFaq, saveFaq, voteFaq } from './faq.queries.ts'

export const handlers: Handlers<typeof contract> = {
  listFaq: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, faqListing(ctx, query.language)),
  }),
  saveFaq: async ({ body }, ctx) => ({ status: 200, body: await saveFaq(ctx, body) }),
  readFaq: async ({ params }, ctx) => ({ status: 200, body: await faqDetails(ctx, params.id) }),
  voteFaq: async ({ params, body }, ctx) => {
    await voteFaq(ctx, params.id, body.helped)
    return { status: 204 }
  },
  deleteFaq: async ({ params }, ctx) => {
    await removeFaq(ctx, params.id)
    return { status: 204 }
  },
}
