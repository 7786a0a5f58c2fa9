import type * as contract from '../../openapi/crewMessages.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { receivedListing, sentListing } from './crew-message.queries.ts'
import { markRead, sendMessage } from './send-message.ts'

export const handlers: Handlers<typeof contract> = {
  listSentMessages: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, sentListing(ctx, params.id)),
  }),
  sendCrewMessage: async ({ params, body }, ctx) => ({ status: 201, body: await sendMessage(ctx, params.id, body) }),
  listCrewMessages: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, receivedListing(ctx, query)),
  }),
  markMessageRead: async ({ params }, ctx) => {
    await markRead(ctx, params.id)
    return { status: 204 }
  },
}
