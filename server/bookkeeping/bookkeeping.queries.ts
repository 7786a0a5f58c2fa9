import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type Sale, missingSales } from '../../domain/bookkeeping/booking.ts'
import type { TaxCode } from '../../domain/invoices/tax.ts'
import { type Bookkeeping, bookkeepingLacks } from '../../openapi/bookkeeping.ts'
import { taxCodes } from '../../openapi/invoices.ts'
import type { Context } from '../context.ts'
import { one } from '../one.ts'

export type Books = z.input<typeof Bookkeeping>
type BooksRow = { companyId: string; name: string; kept: Omit<Books, 'companyId'> | null }

const noSales = Object.fromEntries(taxCodes.map(code => [code, null])) as Record<TaxCode, null>
/** Of a company nobody has said anything of yet. */
const unsaid: Omit<Books, 'companyId'> = {
  ...{ consultant: null, client: null, yearBegins: 1, accountDigits: 4, debtors: null, bank: null, sales: noSales },
}

/** Where an own company keeps its books. Throws `notFound`, of a client as well. */
export async function booksOf(ctx: Context<'notFound'>, companyId: string): Promise<Books & { name: string }> {
  const { name, kept } = await one<BooksRow>(
    ctx,
    sql`select y.id as "companyId", y.name, case when b.id is not null then json_build_object('consultant', b.consultant,
        'client', b.client, 'yearBegins', b.year_begins, 'accountDigits', b.account_digits, 'debtors', b.debtors,
        'bank', b.bank, 'sales', b.sales) end as kept
      from company y left join bookkeeping b on b.tenant_id = y.tenant_id and b.company_id = y.id
      where y.tenant_id = ${ctx.tenant.id} and y.id = ${companyId} and y.own`,
  )
  return { companyId, name, ...(kept ?? unsaid) }
}

export type SaleRow = Pick<Sale, keyof Sale> & { id: string; credit: boolean; currency: string }

/** What an own company charged and was paid in a month (its first day), by day and number. */
export async function salesOf(ctx: Context, companyId: string, month: string): Promise<SaleRow[]> {
  const within = (day: SQL) => sql`${day} >= ${month}::date and ${day} < ${month}::date + interval '1 month'`
  const columns = sql`v.number, v.tax_code as "taxCode", y.name as client, coalesce(v.title, p.name, '') as title,
    y.debtor_account as debtor, v.currency`
  const joined = sql`join company y on y.tenant_id = v.tenant_id and y.id = v.company_id
    left join project p on p.tenant_id = v.tenant_id and p.id = v.project_id`
  const { rows } = await ctx.tx.execute<SaleRow>(sql`
    select * from (
      select 'invoice' as kind, v.date::text as "on", v.total::float8 as total, v.due::text as due, v.type = 'creditNote' as credit,
        v.id, ${columns}
      from invoice v ${joined}
      where v.tenant_id = ${ctx.tenant.id} and v.issuer_id = ${companyId} and v.released_at is not null and ${within(sql`v.date`)}
      union all
      select 'payment', m.received_on::text, m.amount::float8, null, false, m.id, ${columns}
      from invoice_payment m join invoice v on v.tenant_id = m.tenant_id and v.id = m.invoice_id ${joined}
      where m.tenant_id = ${ctx.tenant.id} and v.issuer_id = ${companyId} and ${within(sql`m.received_on`)}) s
    order by s."on", s.number, s.kind, s.id`)
  return rows
}

/** What the books of these sales lack, in the order it is entered in. */
export function lacksOf(books: Books, sales: readonly SaleRow[]): (typeof bookkeepingLacks)[number][] {
  const untaxed = missingSales(sales, books.sales)
  const wanted: Record<(typeof bookkeepingLacks)[number], boolean> = {
    consultant: books.consultant === null,
    client: books.client === null,
    debtors: books.debtors === null && sales.some(({ debtor }) => debtor === null),
    bank: books.bank === null && sales.some(({ kind }) => kind === 'payment'),
    ...(Object.fromEntries(taxCodes.map(code => [code, untaxed.includes(code)])) as Record<TaxCode, boolean>),
  }
  return bookkeepingLacks.filter(lack => wanted[lack])
}
