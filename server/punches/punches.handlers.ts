import type * as contract from '../../openapi/punches.ts'
import type { Handlers } from '../context.ts'
import { sendPunches } from './punch-batch.ts'

export const handlers: Handlers<typeof contract> = {
  sendPunches: async ({ body }, ctx) => ({ status: 200, body: await sendPunches(ctx, body) }),
}
