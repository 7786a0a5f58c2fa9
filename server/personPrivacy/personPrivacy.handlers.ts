import type * as contract from '../../openapi/personPrivacy.ts'
import type { Handlers } from '../context.ts'
import { erasePerson } from './erase.ts'
import { exportPerson } from './export-person.ts'
import { planOf } from './plan.queries.ts'

export const handlers: Handlers<typeof contract> = {
  readPersonErasure: async ({ params }, ctx) => ({ status: 200, body: (await planOf(ctx, params.id)).plan }),
  erasePerson: async ({ params, body }, ctx) => ({ status: 200, body: await erasePerson(ctx, params.id, body) }),
  exportPerson: async ({ params }, ctx) => ({ status: 200, raw: await exportPerson(ctx, params.id) }),
}
