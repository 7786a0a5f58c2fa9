import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/auth.ts'
import type { Rights } from '../../openapi/access.ts'
import type { Handlers } from '../context.ts'
import { logIn } from './log-in.ts'
import type { Purpose } from './password-link.ts'
import { requestLink } from './request-link.ts'
import { sessionStream } from './session-stream.ts'
import { readLink, setPassword } from './set-password.ts'

const purposeOf = (purpose: string): Purpose => (purpose === 'renew' || purpose === 'welcome' ? purpose : 'forgotten')

const writable = (rights: Rights) =>
  Object.fromEntries(
    Object.entries(rights).map(([right, permissions]) => [
      right,
      Object.fromEntries(Object.entries(permissions).map(([permission, types]) => [permission, [...types]])),
    ]),
  )

export const handlers: Handlers<typeof contract> = {
  createToken: async ({ body }, ctx) => ({ status: 200, body: { token: await logIn(ctx, body) } }),

  refreshToken: async (_, ctx) => {
    const token = await ctx.services.sessions.prolong(ctx.tx, ctx.who, ctx.now)
    if (!token) throw ctx.refuse('sessionEnded')
    if (ctx.who.kind === 'kiosk')
      await ctx.tx.execute(sql`update kiosk set last_seen_at = ${ctx.now}
        where tenant_id = ${ctx.tenant.id} and login_id = ${ctx.who.loginId}`)
    return { status: 200, body: { token } }
  },

  streamSession: async (_, ctx) => ({ status: 200, raw: await sessionStream(ctx) }),

  logout: async (_, ctx) => {
    await ctx.services.sessions.revoke(ctx.tx, ctx.who, ctx.now)
    return { status: 204 }
  },

  requestPasswordLink: async ({ body }, ctx) => {
    await requestLink(ctx, body)
    return { status: 204 }
  },

  readPasswordLink: async ({ params }, ctx) => {
    const { login, firstName, lastName, purpose, expiresAt } = await readLink(ctx, params.id)
    const name = firstName === null ? null : `${firstName} ${lastName}`
    return { status: 200, body: { login, name, purpose: purposeOf(purpose), expiresAt: expiresAt.toISOString() } }
  },

  setPassword: async ({ params, body }, ctx) => ({
    status: 200,
    body: { login: await setPassword(ctx, params.id, body.password) },
  }),

  readUserRights: async (_, ctx) => ({ status: 200, body: writable(ctx.who.rights) }),
  readMailboxUserRights: async (_, ctx) => ({ status: 200, body: writable(ctx.who.mailboxRights) }),
}
