import type * as contract from '../../openapi/search.ts'
import type { Handlers } from '../context.ts'
import { found } from './found.queries.ts'

export const handlers: Handlers<typeof contract> = {
  search: async ({ query }, ctx) => ({ status: 200, body: await found(ctx, query.q) }),
}
