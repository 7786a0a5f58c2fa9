import type { UnderTest } from './under-test.ts'

const books = [403, 403, 403, 403, 403, 403, 403, 'yes', 403, 403, 403, 401] as const

export const underTest: UnderTest = {
  calls: () => ({
    readPayrollMonth: { id: '2026-06' },
    makePayrollMonth: { id: '2026-06' },
    closePayrollMonth: { id: '2026-05', body: { dueOn: '2026-07-15' } },
    exportPayrollMonth: { id: '2026-06' },
  }),
  verdicts: {
    readPayrollMonth: books,
    makePayrollMonth: books,
    closePayrollMonth: books,
    exportPayrollMonth: books,
  },
}
