import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { idempotencyKey } from '../database/tables/sessions.ts'
import type { Tx } from '../database/tenant.ts'
import { standardProblem } from '../problem.ts'

export interface KeyedRequest {
  tenantId: string
  /** Person, or session of those who are none. */
  owner: string
  key: string
  fingerprint: string
}

/** By operation: what a body says about its being sent. It differs when the same thing is sent once more. */
const aboutSending: Readonly<Record<string, readonly string[]>> = { logActivity: ['sent', 'replayed'] }

/** Tells one request from another. `body` is JSON that was understood, or empty. */
export function fingerprintOf(operationId: string, method: string, path: string, body: string): string {
  const passing = aboutSending[operationId]
  const told = passing && body ? withoutFields(JSON.parse(body), passing) : body
  return createHash('sha256').update(`${method} ${path}\n${told}`).digest('base64url')
}

/** An owner for who has no id: the same words, the same owner. */
export function ownerNamed(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const withoutFields = (value: object, names: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))))

/**
 * Claims a key inside the effect's transaction. Answers what was stored when the request is a repetition; a second
 * request with the same key waits here until the first has ended. Throws `idempotencyKeyReused` for another request.
 */
export async function claimKey(
  tx: Tx,
  request: KeyedRequest,
  now: Date,
): Promise<{ status: number; body: string | null } | null> {
  const claimed = await tx
    .insert(idempotencyKey)
    .values({ ...request, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key })
  if (claimed.length) return null
  const stored = await storedAnswer(tx, request)
  if (!stored) throw standardProblem('idempotencyKeyReused')
  return stored
}

/** What was answered to a key before; null where it is new. Throws `idempotencyKeyReused` for another request. */
export async function storedAnswer(
  tx: Tx,
  request: KeyedRequest,
): Promise<{ status: number; body: string | null } | null> {
  const [stored] = await tx
    .select()
    .from(idempotencyKey)
    .where(
      and(
        eq(idempotencyKey.tenantId, request.tenantId),
        eq(idempotencyKey.owner, request.owner),
        eq(idempotencyKey.key, request.key),
      ),
    )
  if (!stored) return null
  if (stored.fingerprint !== request.fingerprint || stored.status === null)
    throw standardProblem('idempotencyKeyReused')
  return { status: stored.status, body: stored.body }
}

export async function storeAnswer(tx: Tx, request: KeyedRequest, status: number, body: string | null): Promise<void> {
  await tx
    .update(idempotencyKey)
    .set({ status, body })
    .where(
      and(
        eq(idempotencyKey.tenantId, request.tenantId),
        eq(idempotencyKey.owner, request.owner),
        eq(idempotencyKey.key, request.key),
      ),
    )
}
