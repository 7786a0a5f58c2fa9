import type { UnderTest } from './under-test.ts'

const books = [403, 403, 403, 403, 403, 403, 403, 'yes', 403, 403, 403, 401] as const

export const underTest: UnderTest = {
  calls: w => ({
    readEInvoice: { id: w.invoices.main },
    downloadEInvoice: { id: w.invoices.main, second: 'facturX' },
  }),
  verdicts: { readEInvoice: books, downloadEInvoice: books },
}
