import type * as contract from '../../openapi/fillProposals.ts'
import type { Handlers } from '../context.ts'
import { acceptProposal } from './accept.ts'
import { createProposal, deleteProposal, readProposal } from './proposals.ts'

export const handlers: Handlers<typeof contract> = {
  createFillProposal: async ({ body }, ctx) => ({ status: 201, body: await createProposal(ctx, body) }),
  readFillProposal: async ({ params }, ctx) => ({ status: 200, body: await readProposal(ctx, params.id) }),
  acceptFillProposal: async ({ params, body }, ctx) => ({
    status: 201,
    body: await acceptProposal(ctx, params.id, body),
  }),
  deleteFillProposal: ({ params }, ctx) => deleteProposal(ctx, params.id),
}
