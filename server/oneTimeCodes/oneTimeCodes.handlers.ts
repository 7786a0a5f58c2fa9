import type * as contract from '../../openapi/oneTimeCodes.ts'
import type { Handlers } from '../context.ts'
import { codesOf, codesStarted, codesTakenAway, newCodes, withoutCodes } from './one-time-codes.ts'

export const handlers: Handlers<typeof contract> = {
  readOneTimeCodes: async (_, ctx) => ({ status: 200, body: await codesOf(ctx) }),
  beginOneTimeCodes: async ({ body }, ctx) => ({ status: 200, body: await newCodes(ctx, body.password) }),
  startOneTimeCodes: async ({ body }, ctx) => ({ status: 200, body: await codesStarted(ctx, body.code) }),
  endOneTimeCodes: async ({ body }, ctx) => ({ status: 200, body: await withoutCodes(ctx, body.password) }),
  endLoginCodes: async ({ params }, ctx) => {
    await codesTakenAway(ctx, params.id)
    return { status: 204 }
  },
}
