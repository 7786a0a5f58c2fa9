import { type SQL, sql } from 'drizzle-orm'
import { isOffice } from '../access/principal.ts'
import type { Context } from '../context.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A condition on receipts `r`: by id, or by the number that stands in addresses. */
export const receiptNamed = (named: string): SQL =>
  uuid.test(named) ? sql`r.id = ${named}::uuid` : sql`r.number = ${named}`

/** The id of the receipt that goes by this id or number; null where there is none. */
export const receiptIdOf = (ctx: Pick<Context, 'tenant'>, named: string): SQL =>
  sql`(select r.id from receipt r where r.tenant_id = ${ctx.tenant.id} and ${receiptNamed(named)})`

/** Receipts `r` that whoever asks keeps: their own; the office all. */
export const isKept = ({ who }: Pick<Context, 'who'>): SQL =>
  isOffice(who) ? sql`true` : sql`r.person_id = ${who.personId}::uuid`

/** Receipts `r` that whoever asks reads: a client those for its projects, once they are approved. */
export const isRead = (ctx: Pick<Context, 'who'>): SQL => {
  const { who } = ctx
  const client = who.loginTypes.has('clients') && who.companyId !== null
  return client
    ? sql`(${isKept(ctx)} or (r.state = 'approved' and r.company_id = ${who.companyId}::uuid))`
    : isKept(ctx)
}
