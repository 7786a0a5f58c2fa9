import type { invoiceStates } from '../../openapi/invoices.ts'

export type InvoiceState = (typeof invoiceStates)[number]

interface Facts {
  released: boolean
  sent: boolean
  /** Money in the smallest unit. */
  total: number
  paid: number
  /** What credit notes took off it, above 0. */
  credited: number
}

/** What is still to be paid; below 0 where too much was paid. */
export const openOf = ({ total, paid, credited }: Pick<Facts, 'total' | 'paid' | 'credited'>): number =>
  total - paid - credited

/** A credit note waits for nobody: it is settled with what it credits. */
export function stateOf(facts: Facts): InvoiceState {
  if (!facts.released) return 'design'
  if (openOf(facts) <= 0) return 'paid'
  return facts.sent ? 'unpaid' : 'released'
}

/** Days are YYYY-MM-DD. Due today is not overdue. */
export const isOverdue = (state: InvoiceState, due: string, today: string): boolean =>
  (state === 'unpaid' || state === 'released') && due < today
