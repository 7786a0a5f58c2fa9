import type { Tag } from '../../../client/tags.ts'
import type { Invoice } from '../invoice.types.ts'
import type { Line } from '../reading/reading.types.ts'

/** What one is asked for before it is done. */
export type Act = 'release' | 'send' | 'payment' | 'payBack' | 'credit' | 'edit' | 'document' | 'discard'

export interface ActProps {
  invoice: Invoice
  lines: readonly Line[]
  onClose: () => void
}

/** What shows how an invoice stands. */
export const touches: readonly Tag[] = ['invoices', 'invoicesOverview', 'invoicePositions', 'projects']
