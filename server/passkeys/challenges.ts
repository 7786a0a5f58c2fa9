import { type SQL, sql } from 'drizzle-orm'
import { hashOfToken, newLink } from '../auth/password-link.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/tenant.ts'
import { hostName } from '../tenant/directory.ts'
import { originHere } from '../tenant/origin-here.ts'

const minutes = 5
/** Milliseconds a device may take. */
export const timeout = minutes * 60_000

/** Where this is asked, as browsers name it: passkeys are of a host, and answers of an address. */
export const asked = (ctx: Context): { rpId: string; origin: string } => ({
  rpId: hostName(ctx.header('host') ?? ''),
  origin: originHere(ctx),
})

/** Something to sign, once: to log in, or as a new passkey of a login. */
export async function newChallenge(ctx: Context, tx: Tx, loginId: string | null): Promise<string> {
  const { token: challenge, tokenHash } = newLink()
  await tx.execute(sql`insert into passkey_challenge (tenant_id, id, challenge_hash, login_id, expires_at)
    values (${ctx.tenant.id}, ${crypto.randomUUID()}, ${tokenHash}, ${loginId}::uuid,
      ${ctx.now}::timestamptz + ${minutes} * interval '1 minute')`)
  return challenge
}

/** Uses it up, if it was asked for, for this purpose, and is not too old. */
export const usedUp = (ctx: Context, challenge: string, loginId: string | null): SQL => sql`
  delete from passkey_challenge where tenant_id = ${ctx.tenant.id} and challenge_hash = ${hashOfToken(challenge)}
    and login_id is not distinct from ${loginId}::uuid and expires_at > ${ctx.now} returning id`

/** What a browser says it was asked to sign; null: that is no such answer. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const challenge = typeof said === 'object' && said !== null && 'challenge' in said ? said.challenge : null
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}
