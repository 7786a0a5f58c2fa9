import type { TaxCode } from '../invoices/tax.ts'

/** Which accounts of an agency's bookkeeping its sales go to: numbers of its chart of accounts. */
export interface Accounts {
  /** What clients owe that have no account of their own. */
  debtors: number
  bank: number
  /** By how it is taxed; each reckons its tax by itself. */
  sales: Readonly<Record<TaxCode, number | null>>
}

/** A released invoice or credit note, or money that came in for one. Amounts are in cents, of credits below 0. */
export interface Sale {
  kind: 'invoice' | 'payment'
  /** YYYY-MM-DD */
  on: string
  number: string
  total: number
  taxCode: TaxCode
  /** YYYY-MM-DD; null: of a payment. */
  due: string | null
  client: string
  title: string
  /** Account of the client; null: among the others. */
  debtor: number | null
}

/** One line of a batch: `amount` cents, above 0, from `account`'s view a debit or a credit. */
export interface Booking {
  amount: number
  side: 'debit' | 'credit'
  account: number
  against: number
  on: string
  number: string
  text: string
  due: string | null
}

/** Ways of taxing that sales have and no account is entered for, each once. */
export const missingSales = (sales: readonly Sale[], to: Accounts['sales']): TaxCode[] => [
  ...new Set(sales.filter(({ kind, taxCode }) => kind === 'invoice' && to[taxCode] === null).map(one => one.taxCode)),
]

/**
 * What each comes to in the books: an invoice is owed by its client, money takes from what is owed. Of the client's account
 * an invoice is a debit and a credit note a credit; of the bank money that came in is a debit. What is taxed in a way
 * without an account, and what comes to nothing, is left out.
 */
export function bookingsOf(sales: readonly Sale[], accounts: Accounts): Booking[] {
  return sales.flatMap(sale => {
    const { kind, total, on, number, client, title } = sale
    const owed = sale.debtor ?? accounts.debtors
    const income = accounts.sales[sale.taxCode]
    const [account, against] = kind === 'payment' ? [accounts.bank, owed] : [owed, income]
    if (against === null || total === 0) return []
    const text = title === '' ? client : `${client}: ${title}`
    const side = total > 0 ? ('debit' as const) : ('credit' as const)
    return [{ amount: Math.abs(total), side, account, against, on, number, text, due: sale.due }]
  })
}
