import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { LoginType } from '../../openapi/access.ts'
import { lifetimes, newLink } from '../auth/password-link.ts'
import { hashPassword } from '../auth/passwords.ts'
import { person } from '../database/tables/people.ts'
import { login as logins, passwordLink } from '../database/tables/sessions.ts'
import type { Tx } from '../database/tenant.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { checkLogin, checkName } from './check-input.ts'

export interface Newcomer {
  /** A mail address, which the link goes to as well. */
  login: string
  firstName: string
  lastName: string
  loginTypes: LoginType[]
  language: string
  timeZone: string
}

/** What a login is given until its owner has chosen a password: the hash of one nobody knows. */
export const unknownPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'))

/**
 * Makes a person with a login, or finds the login where there is one, so that whoever let the link run out, or has left
 * and comes back, is invited once more. Answers the login's id. `passwordHash` comes from `unknownPassword`, before the transaction.
 */
export async function addLogin(tx: Tx, tenantId: string, newcomer: Newcomer, passwordHash: string): Promise<string> {
  const name = checkLogin(newcomer.login)
  const [known] = await tx
    .select({ id: logins.id, kind: logins.kind, endedAt: logins.endedAt })
    .from(logins)
    .where(and(eq(logins.tenantId, tenantId), eq(logins.login, name)))
  if (known && known.kind !== 'user')
    throw new Error(`${name} is the login of a visitor, who has no password to choose.`)
  // Somebody who left and comes back has the same person and another password.
  if (known && known.endedAt !== null)
    await tx
      .update(logins)
      .set({ endedAt: null, passwordHash, loginTypes: newcomer.loginTypes, invitedAt: new Date() })
      .where(and(eq(logins.tenantId, tenantId), eq(logins.id, known.id)))
  if (known) return known.id
  const { loginTypes, language, timeZone } = newcomer
  const firstName = checkName(newcomer.firstName)
  const lastName = newcomer.lastName && checkName(newcomer.lastName)
  const { rows } = await tx.execute<{ next: string }>(sql`
    select (coalesce(max(number::bigint), 0) + 1)::text as next from person
      where tenant_id = ${tenantId} and number ~ '^[0-9]{1,15}$'`)
  const personId = crypto.randomUUID()
  const who = { firstName, lastName, email: name, phone: null, language, timeZone }
  await tx.insert(person).values({ tenantId, id: personId, number: rows[0]?.next ?? '1', ...who })
  const id = crypto.randomUUID()
  const login = { tenantId, id, login: name, passwordHash, kind: 'user', loginTypes, personId }
  await tx.insert(logins).values({ ...login, invitedAt: new Date() })
  return id
}

/** Mails a link by which a password is chosen; it works for seven days from when it is sent. */
export async function mailWelcome(
  tx: Tx,
  {
    tenantId,
    loginId,
    recipient,
    language,
  }: { tenantId: string; loginId: string; recipient: string; language: string },
  now: Date,
): Promise<void> {
  const data = { loginId, purpose: 'welcome' }
  await queueMail(tx, { tenantId, kind: 'passwordLink', data, recipient, language }, now)
}

/** The same link to be handed over by whoever runs the server, where no mail is sent. Answers its path. */
export async function welcomePath(tx: Tx, tenantId: string, loginId: string, now: Date): Promise<string> {
  const { token, tokenHash } = newLink()
  const expiresAt = new Date(now.getTime() + lifetimes.welcome)
  const row = { tenantId, id: crypto.randomUUID(), loginId, purpose: 'welcome', tokenHash, expiresAt, createdAt: now }
  await tx.insert(passwordLink).values(row)
  return `/welcome/${token}`
}
