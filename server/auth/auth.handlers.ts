import { and, eq, sql } from 'drizzle-orm'
import type * as contract from '../../openapi/auth.ts'
import type { Rights } from '../../openapi/access.ts'
import type { Handlers } from '../context.ts'
import { person } from '../database/tables/people.ts'
import { login as logins } from '../database/tables/sessions.ts'
import { Problem } from '../problem.ts'
import { countAttempt, forgetAttempts, loginLimits } from './login-limits.ts'
import type { Purpose } from './password-link.ts'
import { passwordMatches } from './passwords.ts'
import { requestLink } from './request-link.ts'
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
  createToken: async ({ body }, ctx) => {
    const { database, sessions } = ctx.services
    const name = body.login.toLowerCase()
    const { wait, found } = await database.withTenant(ctx.tenant.id, async tx => {
      const wait = await countAttempt(tx, ctx.tenant.id, loginLimits(name, ctx.address), ctx.now)
      const [found] = await tx
        .select({ login: logins, language: person.language, firstName: person.firstName, lastName: person.lastName })
        .from(logins)
        .leftJoin(person, and(eq(person.tenantId, logins.tenantId), eq(person.id, logins.personId)))
        .where(and(eq(logins.tenantId, ctx.tenant.id), eq(logins.login, name)))
      return { wait, found }
    })
    if (wait !== null) throw new Problem('tooManyAttempts', { retryAfter: wait })
    if (!(await passwordMatches(found?.login.passwordHash ?? null, body.password)) || !found)
      throw new Problem('loginRefused')
    const token = await database.withTenant(ctx.tenant.id, async tx => {
      // Whoever sets a new password meanwhile ends every session: none may begin with the old one after that.
      const [still] = await tx
        .select({ passwordHash: logins.passwordHash })
        .from(logins)
        .where(and(eq(logins.tenantId, ctx.tenant.id), eq(logins.id, found.login.id)))
        .for('share')
      if (still?.passwordHash !== found.login.passwordHash) throw new Problem('loginRefused')
      await forgetAttempts(tx, ctx.tenant.id, name, ctx.address)
      const fullName = found.firstName === null ? null : `${found.firstName} ${found.lastName}`
      const language = found.language ?? ctx.tenant.defaultLanguage
      return sessions.start(tx, found.login, { name: fullName, language }, ctx.now, ctx.userAgent)
    })
    return { status: 200, body: { token } }
  },

  refreshToken: async (_, ctx) => {
    const token = await ctx.services.sessions.prolong(ctx.tx, ctx.who, ctx.now)
    if (!token) throw new Problem('sessionEnded')
    if (ctx.who.kind === 'kiosk')
      await ctx.tx.execute(sql`update kiosk set last_seen_at = ${ctx.now}
        where tenant_id = ${ctx.tenant.id} and login_id = ${ctx.who.loginId}`)
    return { status: 200, body: { token } }
  },

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
