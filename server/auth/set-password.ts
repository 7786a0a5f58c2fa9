import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { claimKey, storeAnswer, storedAnswer } from '../access/idempotency.ts'
import type { Context } from '../context.ts'
import { person } from '../database/tables/people.ts'
import { login as logins, passwordLink } from '../database/tables/sessions.ts'
import type { Tx } from '../database/tenant.ts'
import { isCommonPassword } from './common-passwords.ts'
import { countAttempt, linkAttemptForgotten, guessesAt, linkLimits } from './login-limits.ts'
import { hashOfToken } from './password-link.ts'
import { hashPassword } from './passwords.ts'

const good = (tenantId: string, token: string, now: Date) =>
  and(
    eq(passwordLink.tenantId, tenantId),
    eq(passwordLink.tokenHash, hashOfToken(token)),
    isNull(passwordLink.usedAt),
    gt(passwordLink.expiresAt, now),
  )

/**
 * Whose password a link sets. Throws `linkNotValid`, whatever is wrong with it, and `tooManyAttempts`. The attempt is
 * taken back at once, or by whoever uses the link.
 */
export async function readLink(
  ctx: Context<'tooManyAttempts' | 'linkNotValid'>,
  token: string,
  takesBack: 'now' | 'withUse' = 'now',
) {
  const { services, tenant, address, now } = ctx
  const { database } = services
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
      .where(and(good(tenant.id, token, now), isNull(logins.endedAt)))
    if (link && takesBack === 'now') await tx.execute(linkAttemptForgotten(tenant.id, address))
    return { wait, link }
  })
  if (wait !== null) throw ctx.refuse('tooManyAttempts', { retryAfter: wait })
  if (!link) throw ctx.refuse('linkNotValid')
  return link
}

/**
 * Sets a password by a link, once, and ends every session of the login. Throws like `readLink`, and `invalidInput` for a
 * password that is the login itself or one of the most common, which leaves the link good.
 */
export async function setPassword(
  ctx: Context<'tooManyAttempts' | 'linkNotValid' | 'invalidInput'>,
  token: string,
  password: string,
): Promise<string> {
  const { services, tenant, keyed } = ctx
  const link = await readLink(ctx, token, 'withUse').catch((error: unknown) => error)
  if (link instanceof Error) {
    // A repetition whose first answer was lost finds the link used, by itself.
    const answered = keyed && (await services.database.withTenant(tenant.id, tx => storedAnswer(tx, keyed)))
    if (answered) return loginIn(answered.body)
    throw link
  }
  const { login } = link as Awaited<ReturnType<typeof readLink>>
  if (password.trim().toLowerCase() === login)
    throw ctx.refuse('invalidInput', { errors: [{ path: 'body.password', message: 'must not be the login' }] })
  if (await isCommonPassword(password))
    throw ctx.refuse('invalidInput', { errors: [{ path: 'body.password', message: 'is among the most common ones' }] })
  // Takes its time, so it is over before the transaction begins; only good links get this far.
  const passwordHash = await hashPassword(password)
  return services.database.withTenant(tenant.id, async tx => {
    const before = keyed && (await claimKey(tx, keyed, ctx.now))
    if (before) return loginIn(before.body)
    const ended = await change(tx, ctx, { token, passwordHash })
    if (!ended) throw ctx.refuse('linkNotValid')
    for (const id of ended) services.sessions.forget(id)
    if (keyed) await storeAnswer(tx, keyed, 200, JSON.stringify({ login }))
    return login
  })
}

const loginIn = (body: string | null): string => (JSON.parse(body ?? '{}') as { login: string }).login

/** Link and password, then the sessions: a login under way with the old one waits for the row, and is refused after it. */
async function change(
  tx: Tx,
  { tenant: { id: tenantId }, address, now }: Context,
  { token, passwordHash }: { token: string; passwordHash: string },
): Promise<string[] | null> {
  const { rows } = await tx.execute<{ id: string; login: string }>(sql`
    with used as (update password_link set used_at = ${now} where ${good(tenantId, token, now)} returning login_id)
    update login set password_hash = ${passwordHash}, invited_at = null from used
      where login.tenant_id = ${tenantId} and login.id = used.login_id and login.ended_at is null returning login.id, login.login`)
  const [changed] = rows
  if (!changed) return null
  const ended = await tx.execute<{ id: string }>(sql`
    with others as (update password_link set used_at = ${now}
        where tenant_id = ${tenantId} and login_id = ${changed.id} and used_at is null),
      failures as (delete from login_attempt where tenant_id = ${tenantId} and ${guessesAt(changed.login)}
        -- Wrong codes are among them: whoever has the mailbox alone guesses no more of these.
        and not exists (select from one_time_code c where c.tenant_id = ${tenantId} and c.login_id = ${changed.id}
          and c.started_at is not null)),
      attempt as (${linkAttemptForgotten(tenantId, address)})
    update session set revoked_at = ${now}
      where tenant_id = ${tenantId} and login_id = ${changed.id} and revoked_at is null returning id`)
  return ended.rows.map(({ id }) => id)
}
