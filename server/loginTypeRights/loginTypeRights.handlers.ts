import type * as contract from '../../openapi/loginTypeRights.ts'
import type { Handlers } from '../context.ts'
import { changeRights, rightsOfAll } from './login-type-rights.queries.ts'

export const handlers: Handlers<typeof contract> = {
  readLoginTypeRights: async (_, ctx) => ({ status: 200, body: { items: await rightsOfAll(ctx) } }),
  changeLoginTypeRights: async ({ params, body }, ctx) => ({
    status: 200,
    body: await changeRights(ctx, params.loginType, body.rights),
  }),
}
