import { officeOnly } from './verdicts.ts'
import type { UnderTest } from './under-test.ts'

export const underTest: UnderTest = {
  calls: w => ({
    readEInvoice: { id: w.invoices.main },
    downloadEInvoice: { id: w.invoices.main, second: 'facturX' },
  }),
  verdicts: { readEInvoice: officeOnly, downloadEInvoice: officeOnly },
}
