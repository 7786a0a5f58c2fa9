import type * as contract from '../../openapi/documentTypes.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { typeListing, typeOf } from './document-type.queries.ts'
import { addType, changeType, putTypeAway } from './write-type.ts'

export const handlers: Handlers<typeof contract> = {
  listDocumentTypeRules: async ({ query }, ctx) => ({ status: 200, body: await listOf(ctx, query, typeListing(ctx)) }),
  readDocumentType: async ({ params }, ctx) => ({ status: 200, body: await typeOf(ctx, params.id) }),
  createDocumentType: async ({ body }, ctx) => ({ status: 201, body: await addType(ctx, body) }),
  changeDocumentType: async ({ params, body }, ctx) => ({ status: 200, body: await changeType(ctx, params.id, body) }),
  deleteDocumentType: async ({ params }, ctx) => {
    await putTypeAway(ctx, params.id, true)
    return { status: 204 }
  },
  restoreDocumentType: async ({ params }, ctx) => {
    await putTypeAway(ctx, params.id, false)
    return { status: 204 }
  },
}
