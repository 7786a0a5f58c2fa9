import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { codeDigits, codeSeconds } from '../../openapi/oneTimeCodes.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/tenant.ts'
import { hashOfToken } from './password-link.ts'

/** What codes are made from, as it is kept. */
interface Codes {
  id: string
  /** Sealed for `id`. */
  secret: string
}

/** What authenticator apps make unless they are told otherwise (RFC 6238): SHA-1, 160 bits. */
const totp = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: codeDigits, period: codeSeconds })

/** A secret, base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The address an app scans; it shows `issuer` and `label`. */
export const setupAddress = (secret: string, issuer: string, label: string): string => {
  const made = totp(secret)
  // A colon parts the two in the address.
  made.issuer = issuer.replaceAll(':', ' ')
  made.label = label
  return made.toString()
}

/** Number of the half minute a code is of, one before or after this one as well; null: it is of none of them. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / codeSeconds) + delta
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
/** Ten letters and digits that nobody mistakes for one another, in two groups. */
export function newSpareCode(): string {
  const five = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return `${five()}-${five()}`
}

const plain = (code: string) => code.toLowerCase().replaceAll(/[\s-]/g, '')
/** Of a spare code, however it was typed. */
export const spareHash = (code: string): string => hashOfToken(plain(code))

/** Uses a code up, one of the app or a spare one. False: it is wrong, too old, or was used already. */
export async function codeTaken(ctx: Context, tx: Tx, { id, secret }: Codes, code: string): Promise<boolean> {
  const typed = plain(code)
  const tenantId = ctx.tenant.id
  if (typed.length === codeDigits) {
    const opened = ctx.services.seal.open(secret, { tenantId, rowId: id })
    const step = opened === null ? null : stepOf(opened, typed, ctx.now)
    if (step === null) return false
    // One further ahead than any that could be taken now is of a clock that was set back since.
    const { rowCount } = await tx.execute(sql`update one_time_code set last_step = ${step}
      where tenant_id = ${tenantId} and id = ${id} and (last_step < ${step} or last_step > ${step} + 2)`)
    return rowCount === 1
  }
  const hash = spareHash(typed)
  const { rowCount } = await tx.execute(sql`update one_time_code set spare_hashes = array_remove(spare_hashes, ${hash})
    where tenant_id = ${tenantId} and id = ${id} and ${hash} = any(spare_hashes)`)
  return rowCount === 1
}
