import type * as contract from '../../openapi/positionRequests.ts'
import type { Handlers } from '../context.ts'
import { acceptRequest, declineRequest, projectRequests, requestPosition, withdrawRequest } from './requests.ts'

export const handlers: Handlers<typeof contract> = {
  listPositionRequests: async ({ params }, ctx) => ({ status: 200, body: await projectRequests(ctx, params.id) }),
  requestPosition: async ({ params, body }, ctx) => ({
    status: 201,
    body: await requestPosition(ctx, params.id, body),
  }),
  withdrawPositionRequest: async ({ params }, ctx) => ({ status: 200, body: await withdrawRequest(ctx, params.id) }),
  acceptPositionRequest: async ({ params }, ctx) => ({ status: 200, body: await acceptRequest(ctx, params.id) }),
  declinePositionRequest: async ({ params, body }, ctx) => ({
    status: 200,
    body: await declineRequest(ctx, params.id, body.reason),
  }),
}
