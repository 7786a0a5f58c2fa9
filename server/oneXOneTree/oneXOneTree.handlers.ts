import type * as contract from '../../openapi/oneXOneTree.ts'
import { type Handlers, personOf } from '../context.ts'
import { plantTree, readWood } from './tree.queries.ts'

export const handlers: Handlers<typeof contract> = {
  readOneCrewOneTree: async (_, ctx) => ({ status: 200, body: await readWood(ctx) }),
  assignOneXOneTree: async (_, ctx) => {
    await plantTree(ctx, personOf(ctx))
    return { status: 200, body: await readWood(ctx) }
  },
}
