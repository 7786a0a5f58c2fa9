import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/passkeys.ts'
import type { Handlers } from '../context.ts'
import { logInByPasskey, passkeyRequest } from './log-in.ts'
import { addPasskey, ownPasskeys, passkeyCreation } from './passkeys.ts'

export const handlers: Handlers<typeof contract> = {
  requestPasskey: async (_, ctx) => ({ status: 200, body: await passkeyRequest(ctx) }),
  createPasskeyToken: async ({ body }, ctx) => ({ status: 200, body: { token: await logInByPasskey(ctx, body) } }),
  readPasskeys: async (_, ctx) => ({ status: 200, body: { items: await ownPasskeys(ctx) } }),
  beginPasskey: async ({ body }, ctx) => ({ status: 200, body: await passkeyCreation(ctx, body.password) }),
  createPasskey: async ({ body }, ctx) => ({ status: 201, body: await addPasskey(ctx, body) }),
  deletePasskey: async ({ params }, ctx) => {
    await ctx.tx.execute(sql`delete from passkey where tenant_id = ${ctx.tenant.id} and id = ${params.id}`)
    return { status: 204 }
  },
}
