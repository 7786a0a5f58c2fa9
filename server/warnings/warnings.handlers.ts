import type * as contract from '../../openapi/warnings.ts'
import type { Handlers } from '../context.ts'
import { warnings } from './warnings.queries.ts'

export const handlers: Handlers<typeof contract> = {
  listWarnings: async (_, ctx) => ({ status: 200, body: await warnings(ctx) }),
}
