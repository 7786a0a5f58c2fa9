import { type SQL, sql } from 'drizzle-orm'
import { type TaxCode, taxRateOf } from '../../domain/invoices/tax.ts'
import type { ReceiptCountry } from '../../domain/receipts/money-of.ts'
import { itemSums } from '../../domain/receipts/sums.ts'
import type { receiptEvents } from '../../openapi/receipts.ts'
import { type Context, personOf } from '../context.ts'

export interface EnteredItem {
  text: string
  taxCode: TaxCode
  gross: number
}

/** Rates of every country a receipt may be of are known. */
export function rated(item: EnteredItem, country: ReceiptCountry) {
  const taxRate = taxRateOf(item.taxCode, country) ?? 0
  return { ...item, taxRate, tax: itemSums(item.gross, taxRate).tax }
}

/** The statement that writes items of a receipt, in their order. */
export const insertItems = (
  ctx: Context,
  receiptId: string,
  items: readonly EnteredItem[],
  country: ReceiptCountry,
): SQL => sql`
  insert into receipt_item (tenant_id, id, receipt_id, place, text, tax_code, tax_rate, gross, tax)
  select ${ctx.tenant.id}::uuid, gen_random_uuid(), ${receiptId}::uuid, n.place, n.text, n."taxCode", n."taxRate", n.gross, n.tax
  from jsonb_to_recordset(${JSON.stringify(items.map((item, place) => ({ ...rated(item, country), place })))}::jsonb)
    n (place int, text text, "taxCode" text, "taxRate" int, gross bigint, tax bigint)`

/** The statement that notes what happened to a receipt. */
export const noted = (
  ctx: Context,
  receiptId: string,
  code: (typeof receiptEvents)[number],
  text: string | null = null,
): SQL => sql`
  insert into receipt_activity (tenant_id, id, receipt_id, code, text, created_at, created_by_id)
  values (${ctx.tenant.id}::uuid, gen_random_uuid(), ${receiptId}::uuid, ${code}, ${text}::text, ${ctx.now}::timestamptz,
    ${personOf(ctx)}::uuid)`
