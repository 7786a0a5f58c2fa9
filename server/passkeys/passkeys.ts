import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { mostPasskeys, type NewPasskey, type Passkey, type PasskeyCreation } from '../../openapi/passkeys.ts'
import { askPassword } from '../auth/log-in.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/tenant.ts'
import { iso, isoOrNull } from '../wire.ts'
import { asked, challengeIn, newChallenge, timeout, usedUp } from './challenges.ts'
import { handleOf } from './log-in.ts'

/** Ed25519, ECDSA and RSA with SHA-256: what devices make, the shortest first. */
const algorithms = [-8, -7, -257]

type Row = {
  id: string
  credentialId: string
  name: string
  host: string
  synced: boolean
  createdAt: string
  usedAt: string | null
}
type Wire = z.input<typeof Passkey>

const columns = sql.raw(`id, credential_id as "credentialId", name, host, synced, created_at as "createdAt",
  used_at as "usedAt"`)

async function passkeysOf(tx: Tx, tenantId: string, loginId: string): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`select ${columns} from passkey
    where tenant_id = ${tenantId} and login_id = ${loginId} order by created_at desc, id`)
  return rows
}

const wire = ({ credentialId: _, createdAt, usedAt, ...rest }: Row): Wire => ({
  ...rest,
  createdAt: iso(createdAt),
  usedAt: isoOrNull(usedAt),
})

export const ownPasskeys = async (ctx: Context): Promise<Wire[]> =>
  (await passkeysOf(ctx.tx, ctx.tenant.id, ctx.who.loginId)).map(wire)

/** What a device makes a passkey with. Throws `passwordWrong`, `tooManyAttempts`, and `outOfTurn` for one too many. */
export async function passkeyCreation(
  ctx: Context<'passwordWrong' | 'tooManyAttempts' | 'outOfTurn'>,
  password: string,
): Promise<z.input<typeof PasskeyCreation>> {
  const { login, firstName, lastName } = await askPassword(ctx, password)
  const { rpId } = asked(ctx)
  return ctx.services.database.withTenant(ctx.tenant.id, async tx => {
    const has = await passkeysOf(tx, ctx.tenant.id, login.id)
    if (has.length >= mostPasskeys) throw ctx.refuse('outOfTurn', { state: 'full' })
    return {
      challenge: await newChallenge(ctx, tx, login.id),
      timeout,
      rp: { id: rpId, name: ctx.tenant.name },
      user: {
        id: handleOf(login.id),
        name: login.login,
        displayName: firstName === null ? login.login : `${firstName} ${lastName}`,
      },
      pubKeyCredParams: algorithms.map(alg => ({ type: 'public-key', alg })),
      excludeCredentials: has.map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    }
  })
}

/** Keeps what a device has made. Throws `passkeyRefused`, whatever is wrong with it, and `outOfTurn` for one too many. */
export async function addPasskey(
  ctx: Context<'passkeyRefused' | 'outOfTurn'>,
  { name, credential }: z.output<typeof NewPasskey>,
): Promise<Wire> {
  const { tx, tenant, who, now } = ctx
  const challenge = challengeIn(credential.response.clientDataJSON) ?? ''
  const { rows: used } = await tx.execute(usedUp(ctx, challenge, who.loginId))
  if (!used.length) throw ctx.refuse('passkeyRefused')
  const made = await verified(ctx, credential, challenge)
  if (!made) throw ctx.refuse('passkeyRefused')
  // The login is held, so that two at once are counted after one another.
  const { rows: counted } = await tx.execute<{ count: number }>(sql`
    with owner as (select id from login where tenant_id = ${tenant.id} and id = ${who.loginId} for no key update)
    select (select count(*)::int from passkey k where k.tenant_id = ${tenant.id} and k.login_id = owner.id) as count
    from owner`)
  if ((counted[0]?.count ?? 0) >= mostPasskeys) throw ctx.refuse('outOfTurn', { state: 'full' })
  const { rows } = await tx.execute<Row>(sql`
    insert into passkey (tenant_id, id, login_id, credential_id, public_key, counter, name, host, synced, created_at)
    values (${tenant.id}, ${crypto.randomUUID()}, ${who.loginId}, ${made.id}, ${made.publicKey}, ${made.counter},
      ${name}, ${asked(ctx).rpId}, ${made.synced}, ${now})
    on conflict do nothing returning ${columns}`)
  if (!rows[0]) throw ctx.refuse('passkeyRefused')
  return wire(rows[0])
}

async function verified(ctx: Context, given: z.output<typeof NewPasskey>['credential'], challenge: string) {
  const { rpId, origin } = asked(ctx)
  const { authenticatorAttachment: _, response, ...frame } = given
  const { clientDataJSON, attestationObject } = response
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...frame, response: { clientDataJSON, attestationObject } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      supportedAlgorithmIDs: algorithms,
    })
    if (!registrationInfo) return null
    const { credential, credentialBackedUp } = registrationInfo
    return {
      id: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      synced: credentialBackedUp,
    }
  } catch {
    // Whatever is wrong with it, the library throws.
    return null
  }
}
