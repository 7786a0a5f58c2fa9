import type * as contract from '../../openapi/bestPersons.ts'
import type { Handlers } from '../context.ts'
import { bestPersons } from './best-persons.ts'
import { invite } from './invite.ts'

export const handlers: Handlers<typeof contract> = {
  findBestPersons: async ({ params, query }, ctx) => ({ status: 200, body: await bestPersons(ctx, params.id, query) }),
  invitePersons: async ({ params, body }, ctx) => ({ status: 201, body: await invite(ctx, params.id, body) }),
}
