import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { person } from '../database/tables/people.ts'
import { login as logins, passwordLink } from '../database/tables/sessions.ts'
import type { Tx } from '../database/tenant.ts'
import { Problem } from '../problem.ts'
import { accountKey, countAttempt, forgetLinkAttempt, linkLimits } from './login-limits.ts'
import { hashOfToken } from './password-link.ts'
import { hashPassword } from './passwords.ts'

const good = (tenantId: string, token: string, now: Date) =>
  and(
    eq(passwordLink.tenantId, tenantId),
    eq(passwordLink.tokenHash, hashOfToken(token)),
    isNull(passwordLink.usedAt),
    gt(passwordLink.expiresAt, now),
  )

/** Whose password a link sets. Throws `linkNotValid`, whatever is wrong with it, and `tooManyAttempts`. */
export async function readLink({ services: { database }, tenant, address, now }: Context, token: string) {
  const { wait, link } = await database.withTenant(tenant.id, async tx => {
    const wait = await countAttempt(tx, tenant.id, linkLimits(address), now)
    if (wait !== null) return { wait, link: undefined }
    const [link] = await tx
      .select({
        login: logins.login,
        firstName: person.firstName,
        lastName: person.lastName,
        purpose: passwordLink.purpose,
        expiresAt: passwordLink.expiresAt,
      })
      .from(passwordLink)
      .innerJoin(logins, and(eq(logins.tenantId, passwordLink.tenantId), eq(logins.id, passwordLink.loginId)))
      .leftJoin(person, and(eq(person.tenantId, logins.tenantId), eq(person.id, logins.personId)))
      .where(good(tenant.id, token, now))
    if (link) await forgetLinkAttempt(tx, tenant.id, address)
    return { wait, link }
  })
  if (wait !== null) throw new Problem('tooManyAttempts', { retryAfter: wait })
  if (!link) throw new Problem('linkNotValid')
  return link
}

/**
 * Sets a password by a link, once, and ends every session of the login. Throws like `readLink`, and `invalidInput` for a
 * password that is the login itself, which leaves the link good.
 */
export async function setPassword(ctx: Context, token: string, password: string): Promise<string> {
  const { services, tenant, now } = ctx
  const { login } = await readLink(ctx, token)
  if (password.trim().toLowerCase() === login)
    throw new Problem('invalidInput', { errors: [{ path: 'body.password', message: 'must not be the login' }] })
  // Takes its time, so it is over before the transaction begins; only good links get this far.
  const passwordHash = await hashPassword(password)
  const ended = await services.database.withTenant(tenant.id, tx => change(tx, tenant.id, { token, passwordHash }, now))
  if (!ended) throw new Problem('linkNotValid')
  for (const id of ended) services.sessions.forget(id)
  return login
}

/** Link and password, then the sessions: a login under way with the old one waits for the row, and is refused after it. */
async function change(
  tx: Tx,
  tenantId: string,
  { token, passwordHash }: { token: string; passwordHash: string },
  now: Date,
): Promise<string[] | null> {
  const { rows } = await tx.execute<{ id: string; login: string }>(sql`
    with used as (update password_link set used_at = ${now} where ${good(tenantId, token, now)} returning login_id)
    update login set password_hash = ${passwordHash} from used
      where login.tenant_id = ${tenantId} and login.id = used.login_id returning login.id, login.login`)
  const [changed] = rows
  if (!changed) return null
  const ended = await tx.execute<{ id: string }>(sql`
    with others as (update password_link set used_at = ${now}
        where tenant_id = ${tenantId} and login_id = ${changed.id} and used_at is null),
      failures as (delete from login_attempt where tenant_id = ${tenantId} and key = ${accountKey(changed.login)})
    update session set revoked_at = ${now}
      where tenant_id = ${tenantId} and login_id = ${changed.id} and revoked_at is null returning id`)
  return ended.rows.map(({ id }) => id)
}
