import { type SQL, and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { person } from '../database/tables/people.ts'
import { login as logins, oneTimeCode } from '../database/tables/sessions.ts'
import type { Tx } from '../database/tenant.ts'

export type KnownLogin = NonNullable<Awaited<ReturnType<typeof findLogin>>>

/** A login that still opens something, and whose it is. */
export async function findLogin(tx: Tx, tenantId: string, which: SQL) {
  const [found] = await tx
    .select({ login: logins, language: person.language, firstName: person.firstName, lastName: person.lastName })
    .from(logins)
    .leftJoin(person, and(eq(person.tenantId, logins.tenantId), eq(person.id, logins.personId)))
    .where(and(eq(logins.tenantId, tenantId), which, isNull(logins.endedAt)))
  return found
}

/**
 * As it stands until the transaction is over. Whoever sets a new password or ends the login meanwhile waits for that.
 * `codes`: what its one-time codes are made from, where one is asked for.
 */
export async function heldLogin(tx: Tx, tenantId: string, id: string) {
  const [held] = await tx
    .select({
      passwordHash: logins.passwordHash,
      endedAt: logins.endedAt,
      codes: { id: oneTimeCode.id, secret: oneTimeCode.secret },
    })
    .from(logins)
    .leftJoin(
      oneTimeCode,
      and(eq(oneTimeCode.tenantId, tenantId), eq(oneTimeCode.loginId, logins.id), isNotNull(oneTimeCode.startedAt)),
    )
    .where(and(eq(logins.tenantId, tenantId), eq(logins.id, id)))
    .for('share', { of: logins })
  return held
}

/** A token of a new session. The login is held (`heldLogin`), and was found to open something still. */
export function beginSession(tx: Tx, ctx: Context, found: KnownLogin): Promise<string> {
  const name = found.firstName === null ? null : `${found.firstName} ${found.lastName}`
  const language = found.language ?? ctx.tenant.defaultLanguage
  return ctx.services.sessions.start(tx, found.login, { name, language }, ctx.now, ctx.userAgent)
}
