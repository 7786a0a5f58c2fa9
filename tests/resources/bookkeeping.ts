import { usualBooks } from '../support/invoice-rows.ts'
import type { UnderTest } from './under-test.ts'

const books = [403, 403, 403, 403, 403, 403, 403, 'yes', 403, 403, 403, 401] as const
export const underTest: UnderTest = {
  calls: w => ({
    readBookkeeping: { id: w.companies.own },
    changeBookkeeping: { id: w.companies.own, body: usualBooks },
    readBookingBatch: { id: w.companies.own, second: '2026-06' },
    downloadBookingBatch: { id: w.companies.own, second: '2026-06' },
  }),
  verdicts: { readBookkeeping: books, changeBookkeeping: books, readBookingBatch: books, downloadBookingBatch: books },
}
