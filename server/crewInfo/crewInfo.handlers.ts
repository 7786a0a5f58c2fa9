import type * as contract from '../../openapi/crewInfo.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { addEntry, changeEntry, entryListing, entryRow, placeEntry, removeEntry } from './crew-info.queries.ts'

export const handlers: Handlers<typeof contract> = {
  listCrewInfo: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, entryListing(ctx, query.kind)),
  }),
  createCrewInfo: async ({ body }, ctx) => ({ status: 201, body: await addEntry(ctx, body) }),
  changeCrewInfo: async ({ params, body }, ctx) => {
    await changeEntry(ctx, params.id, body)
    return { status: 200, body: await entryRow(ctx, params.id) }
  },
  placeCrewInfo: async ({ params, body }, ctx) => {
    await placeEntry(ctx, params.id, body.beforeId)
    return { status: 204 }
  },
  deleteCrewInfo: async ({ params }, ctx) => {
    await removeEntry(ctx, params.id)
    return { status: 204 }
  },
}
