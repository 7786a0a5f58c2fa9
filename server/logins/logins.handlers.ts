import type * as contract from '../../openapi/logins.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { loginListing, loginRow } from './login.queries.ts'
import { changeLogin, inviteLogin } from './write-login.ts'

export const handlers: Handlers<typeof contract> = {
  listLogins: async ({ query }, ctx) => ({ status: 200, body: await listOf(ctx, query, loginListing(ctx, query)) }),
  createLogin: async ({ body }, ctx) => {
    const id = await inviteLogin(ctx, body)
    return { status: 201, body: await loginRow(ctx, id) }
  },
  changeLogin: async ({ params, body }, ctx) => {
    await changeLogin(ctx, params.id, body)
    return { status: 200, body: await loginRow(ctx, params.id) }
  },
}
