import type * as contract from '../../openapi/projectPeople.ts'
import type { Handlers } from '../context.ts'
import { projectPeople } from './project-people.ts'

export const handlers: Handlers<typeof contract> = {
  readProjectPeople: async ({ params }, ctx) => ({ status: 200, body: { items: await projectPeople(ctx, params.id) } }),
}
