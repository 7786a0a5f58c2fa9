import type * as contract from '../../openapi/templates.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { templateListing, templateOf, withPositions } from './template.queries.ts'
import { addTemplate, changeTemplate, removeTemplate } from './write-template.ts'

export const handlers: Handlers<typeof contract> = {
  listTemplates: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, templateListing(ctx, query)),
  }),
  readTemplate: async ({ params }, ctx) => ({ status: 200, body: await withPositions(ctx, params.id) }),
  createTemplate: async ({ body }, ctx) => {
    const id = await addTemplate(ctx, body)
    return { status: 201, body: await templateOf(ctx, id) }
  },
  changeTemplate: async ({ params, body }, ctx) => {
    await changeTemplate(ctx, params.id, body)
    return { status: 200, body: await templateOf(ctx, params.id) }
  },
  deleteTemplate: async ({ params }, ctx) => {
    await removeTemplate(ctx, params.id)
    return { status: 204 }
  },
}
