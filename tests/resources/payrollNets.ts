import { officeOnly } from './verdicts.ts'
import type { UnderTest } from './under-test.ts'

const answer = {
  body: new TextEncoder().encode('Personalnummer;Netto\r\nP-colleague;600,00\r\n'),
  headers: { 'content-type': 'text/csv' },
}

export const underTest: UnderTest = {
  calls: () => ({
    checkPayrollNets: { id: '2026-08', ...answer },
    takePayrollNets: { id: '2026-08', query: 'count=1&amount=60000', ...answer },
  }),
  verdicts: { checkPayrollNets: officeOnly, takePayrollNets: officeOnly },
}
