import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { PasskeyAnswer, PasskeyRequest } from '../../openapi/passkeys.ts'
import { beginSession, findLogin, heldLogin } from '../auth/begin-session.ts'
import { tooMany } from '../auth/log-in.ts'
import { countAttempt, passkeyLimits } from '../auth/login-limits.ts'
import type { Context } from '../context.ts'
import { login as logins } from '../database/tables/sessions.ts'
import { asked, challengeIn, newChallenge, timeout, usedUp } from './challenges.ts'

type Answer = z.output<typeof PasskeyAnswer>
type Kept = { id: string; loginId: string; publicKey: string; counter: string }

/** What a device signs to log in. It names nobody: the device knows who has a passkey of this host. */
export async function passkeyRequest(ctx: Context<'tooManyAttempts'>): Promise<z.input<typeof PasskeyRequest>> {
  const { wait, challenge } = await ctx.services.database.withTenant(ctx.tenant.id, async tx => {
    const wait = await countAttempt(tx, ctx.tenant.id, passkeyLimits(ctx.address), ctx.now)
    return { wait, challenge: wait === null ? await newChallenge(ctx, tx, null) : '' }
  })
  if (wait !== null) throw tooMany(ctx.refuse, wait)
  return { challenge, rpId: asked(ctx).rpId, timeout, userVerification: 'required' }
}

/** A token for what a device has signed. Throws `passkeyRefused`, whatever is wrong with it, and `tooManyAttempts`. */
export async function logInByPasskey(
  ctx: Context<'passkeyRefused' | 'tooManyAttempts'>,
  answer: Answer,
): Promise<string> {
  const { services, tenant, now } = ctx
  const { database } = services
  const challenge = challengeIn(answer.response.clientDataJSON) ?? ''
  const { wait, kept } = await database.withTenant(tenant.id, async tx => {
    const wait = await countAttempt(tx, tenant.id, passkeyLimits(ctx.address), now)
    if (wait !== null) return { wait, kept: undefined }
    const { rows } = await tx.execute<Kept>(sql`
      with used as (${usedUp(ctx, challenge, null)})
      select k.id, k.login_id as "loginId", k.public_key as "publicKey", k.counter::text as counter
      from used join passkey k on k.tenant_id = ${tenant.id} and k.credential_id = ${answer.id}`)
    return { wait, kept: rows[0] }
  })
  if (wait !== null) throw tooMany(ctx.refuse, wait)
  const counter = kept && (await signed(ctx, answer, challenge, kept))
  if (!kept || counter === undefined) throw ctx.refuse('passkeyRefused')
  return database.withTenant(tenant.id, async tx => {
    const found = await findLogin(tx, tenant.id, eq(logins.id, kept.loginId))
    const held = found && (await heldLogin(tx, tenant.id, kept.loginId))
    if (!found || held?.endedAt !== null) throw ctx.refuse('passkeyRefused')
    // Of two answers with one count only one is the device's own.
    const { rowCount } = await tx.execute(sql`update passkey set counter = ${counter}, used_at = ${now}
      where tenant_id = ${tenant.id} and id = ${kept.id} and counter = ${kept.counter}::bigint`)
    if (rowCount !== 1) throw ctx.refuse('passkeyRefused')
    return beginSession(tx, ctx, found)
  })
}

/** How often the device has signed by now; undefined: it has not signed this, here, and for somebody who unlocked it. */
async function signed(ctx: Context, answer: Answer, challenge: string, kept: Kept): Promise<number | undefined> {
  const { rpId, origin } = asked(ctx)
  const { authenticatorAttachment: _, response: given, ...frame } = answer
  const { userHandle, ...response } = given
  if (userHandle !== undefined && userHandle !== handleOf(kept.loginId)) return undefined
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...frame, response },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: answer.id,
        publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
        counter: Number(kept.counter),
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // Whatever is wrong with it, the library throws.
    return undefined
  }
}

/** How a device names the login it holds a passkey of. */
export const handleOf = (loginId: string): string =>
  Buffer.from(loginId.replaceAll('-', ''), 'hex').toString('base64url')
