import { bookingsOf } from '../../domain/bookkeeping/booking.ts'
import { datevBatch, yearBeganOn } from '../../domain/bookkeeping/datev.ts'
import type { Context } from '../context.ts'
import { streamed } from '../papers/streamed.ts'
import { booksOf, lacksOf, type SaleRow, salesOf } from './bookkeeping.queries.ts'

const inEuros = ({ currency }: SaleRow) => currency === 'EUR'
const figure = (sales: readonly SaleRow[]) => ({
  count: sales.length,
  total: sales.reduce((sum, { total }) => sum + total, 0),
})

/** What of a month (YYYY-MM) goes into the books of an own company. */
export async function batchOf(ctx: Context<'notFound'>, companyId: string, month: string) {
  const books = await booksOf(ctx, companyId)
  const all = await salesOf(ctx, companyId, `${month}-01`)
  const sales = all.filter(inEuros)
  const charged = sales.filter(({ kind }) => kind === 'invoice')
  return {
    month,
    invoices: figure(charged.filter(({ credit }) => !credit)),
    credits: figure(charged.filter(({ credit }) => credit)),
    payments: figure(sales.filter(({ kind }) => kind === 'payment')),
    notEuro: all.length - sales.length,
    toEnter: lacksOf(books, sales),
  }
}

/** The same as a file for DATEV. Throws `bookkeepingIncomplete` with what it lacks. */
export async function batchFile(
  ctx: Context<'notFound' | 'bookkeepingIncomplete'>,
  companyId: string,
  month: string,
): Promise<Response> {
  const books = await booksOf(ctx, companyId)
  const sales = (await salesOf(ctx, companyId, `${month}-01`)).filter(inEuros)
  const toEnter = lacksOf(books, sales)
  const { consultant, client, accountDigits, yearBegins } = books
  if (toEnter.length || consultant === null || client === null) throw ctx.refuse('bookkeepingIncomplete', { toEnter })
  const [year = 0, of = 1] = month.split('-').map(Number)
  const span = { from: `${month}-01`, to: new Date(Date.UTC(year, of, 0)).toISOString().slice(0, 10) }
  const accounts = { debtors: books.debtors ?? 0, bank: books.bank ?? 0, sales: books.sales }
  const kept = { consultant, client, accountDigits, yearBegan: yearBeganOn(span.from, yearBegins) }
  const batch = datevBatch(
    kept,
    { ...span, made: ctx.now, title: `${books.name} ${month}` },
    bookingsOf(sales, accounts),
  )
  return streamed(batch, 'text/csv', `EXTF_Buchungsstapel_${month}.csv`)
}
