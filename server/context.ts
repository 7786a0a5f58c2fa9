import type { Handlers as ContractHandlers } from '../openapi/route.ts'
import type { KeyedRequest } from './access/idempotency.ts'
import type { Principal } from './access/principal.ts'
import type { Services } from './services.ts'
import type { Tx } from './database/tenant.ts'
import type { TenantRecord } from './tenant/directory.ts'

/** What a handler may use. */
export interface Context {
  services: Services
  tenant: TenantRecord
  /** Absent on public operations without a token. */
  principal: Principal | null
  /** The principal; throws `sessionRequired` where there is none. */
  who: Principal
  /** The tenant's transaction; throws in operations that open their own. */
  tx: Tx
  /** Whether the transaction only reads. */
  readOnly: boolean
  now: Date
  requestId: string
  address: string
  userAgent: string | null
  /** Set when the address carried a valid signature instead of a token. */
  signed: boolean
  signal: AbortSignal
  /** The request's Idempotency-Key. Operations with transactions of their own claim it themselves. */
  keyed: KeyedRequest | null
}

export type Handlers<M> = ContractHandlers<M, Context>

/** The person behind the session; visitors and kiosks have none and are refused. */
export function personOf(ctx: Context): string {
  const { personId } = ctx.who
  if (!personId) throw new Error('a session without a person reached an operation for persons')
  return personId
}
