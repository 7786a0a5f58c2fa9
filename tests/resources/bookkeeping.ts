import { officeOnly } from './verdicts.ts'
import { usualBooks } from '../support/rows/invoice-rows.ts'
import type { UnderTest } from './under-test.ts'

export const underTest: UnderTest = {
  calls: w => ({
    readBookkeeping: { id: w.companies.own },
    changeBookkeeping: { id: w.companies.own, body: usualBooks },
    readBookingBatch: { id: w.companies.own, second: '2026-06' },
    downloadBookingBatch: { id: w.companies.own, second: '2026-06' },
  }),
  verdicts: {
    readBookkeeping: officeOnly,
    changeBookkeeping: officeOnly,
    readBookingBatch: officeOnly,
    downloadBookingBatch: officeOnly,
  },
}
