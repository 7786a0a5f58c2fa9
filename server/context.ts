import type { SQL } from 'drizzle-orm'
import type { ProblemsOf } from '../openapi/declared.ts'
import type { ProblemCode } from '../openapi/problems.ts'
import type { Input, Result, RouteDef } from '../openapi/route.ts'
import type { KeyedRequest } from './access/idempotency.ts'
import type { Principal } from './access/principal.ts'
import type { Services } from './services.ts'
import type { Tx } from './database/tenant.ts'
import type { TenantRecord } from './tenant/directory.ts'

/** Makes the refusal to throw, of the codes that may be refused with here; `details` are further members of the answer. */
export type Refuse<C extends ProblemCode> = (code: C, details?: Record<string, unknown>) => Error

/**
 * What a handler may use. `C` are the problems it may refuse with: a helper names those it needs, and takes no context
 * of an operation that does not declare them.
 */
export interface Context<C extends ProblemCode = never> {
  /** Thrown by whoever calls it. A property, not a method: only so is `C` held to. */
  refuse: Refuse<C>
  services: Services
  tenant: TenantRecord
  /** Absent on public operations without a token. */
  principal: Principal | null
  /** The principal; fails in operations that may have none. */
  who: Principal
  /** The condition the rows of a list meet for the caller (access/visible.ts); fails in operations that list nothing. */
  visible: SQL
  /** The tenant's transaction; throws in operations that open their own. */
  tx: Tx
  /** Whether the transaction only reads. */
  readOnly: boolean
  now: Date
  requestId: string
  address: string
  userAgent: string | null
  /** A header the operation's protocol asks for (`headers` of its route). */
  header: (name: string) => string | undefined
  /** Set when the address carried a valid signature instead of a token. */
  signed: boolean
  signal: AbortSignal
  /** The request's Idempotency-Key. Operations with transactions of their own claim it themselves. */
  keyed: KeyedRequest | null
}

/** One function per operation of a contract module; a missing one is a compile error. */
export type Handlers<M> = {
  [K in keyof M as M[K] extends RouteDef ? K : never]: M[K] extends RouteDef
    ? (input: Input<M[K]>, ctx: Context<ProblemsOf<M[K]>>) => Promise<Result<M[K]>>
    : never
}

/** The same context with a transaction; a retried transaction gets a context of its own. */
export const inside = <C extends ProblemCode>(ctx: Context<C>, tx: Tx): Context<C> =>
  Object.create(ctx, { tx: { value: tx } }) as Context<C>

/** Reads in a transaction of its own, in operations that have none: what is made of it afterwards holds no connection. */
export const readApart = <C extends ProblemCode, T>(
  ctx: Context<C>,
  read: (ctx: Context<C>) => Promise<T>,
): Promise<T> => ctx.services.database.withTenant(ctx.tenant.id, tx => read(inside(ctx, tx)), { readOnly: true })

/** The person behind the session; visitors and kiosks have none and are refused. */
export function personOf(ctx: Context): string {
  const { personId } = ctx.who
  if (!personId) throw new Error('a session without a person reached an operation for persons')
  return personId
}
