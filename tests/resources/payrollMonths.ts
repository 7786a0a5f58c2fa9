import { officeOnly } from './verdicts.ts'
import type { UnderTest } from './under-test.ts'

export const underTest: UnderTest = {
  calls: () => ({
    readPayrollMonth: { id: '2026-06' },
    makePayrollMonth: { id: '2026-06' },
    closePayrollMonth: { id: '2026-05', body: { dueOn: '2026-07-15' } },
    exportPayrollMonth: { id: '2026-06' },
  }),
  verdicts: {
    readPayrollMonth: officeOnly,
    makePayrollMonth: officeOnly,
    closePayrollMonth: officeOnly,
    exportPayrollMonth: officeOnly,
  },
}
