import type * as contract from '../../openapi/unsentEmails.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { outgoing } from './outgoing.ts'
import { letGo, sendAgain, sendAllAgain } from './send-again.ts'
import { unsentEmail, unsentListing } from './unsent-email.queries.ts'

export const handlers: Handlers<typeof contract> = {
  listUnsentEmails: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, unsentListing(ctx, query)),
  }),
  readOutgoing: async (_, ctx) => ({ status: 200, body: await outgoing(ctx) }),
  sendUnsentEmail: async ({ params, body }, ctx) => {
    await sendAgain(ctx, params.id, body.mayArriveTwice)
    return { status: 200, body: await unsentEmail(ctx, params.id) }
  },
  sendUnsentEmails: async (_, ctx) => ({ status: 200, body: { count: await sendAllAgain(ctx) } }),
  letUnsentEmailGo: async ({ params }, ctx) => {
    await letGo(ctx, params.id)
    return { status: 204 }
  },
}
