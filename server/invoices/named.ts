import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A condition on invoices `v`: by id, by number, or by the mark it had before, so that a page that shows it stays true. */
export const invoiceNamed = (named: string): SQL =>
  uuid.test(named) ? sql`v.id = ${named}::uuid` : sql`(v.number = ${named} or v.mark = ${named})`

/** The id of the invoice that goes by this id, number or mark; null where there is none. */
export const invoiceIdOf = (ctx: Context, named: string): SQL =>
  sql`(select v.id from invoice v where v.tenant_id = ${ctx.tenant.id} and ${invoiceNamed(named)})`
