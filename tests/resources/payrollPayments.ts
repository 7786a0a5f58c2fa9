import { officeOnly } from './verdicts.ts'
import type { UnderTest } from './under-test.ts'

export const underTest: UnderTest = {
  calls: w => ({
    readPayrollPayments: { id: '2026-08' },
    downloadPayrollPayments: {
      id: '2026-08',
      query: `companyId=${w.companies.own}&on=2026-06-12&count=1&amount=90000`,
    },
    markPayrollPayments: { id: '2026-08', body: { paymentIds: [w.transfers.open], executedOn: '2026-06-12' } },
    returnPayrollPayment: {
      id: '2026-08',
      body: { paymentId: w.transfers.sent, returnedOn: '2026-06-14', reason: 'Account closed' },
    },
  }),
  verdicts: {
    readPayrollPayments: officeOnly,
    downloadPayrollPayments: officeOnly,
    markPayrollPayments: officeOnly,
    returnPayrollPayment: officeOnly,
  },
  bodies: {
    'markPayrollPayments paymentIds': { main: w => w.transfers.open, other: w => w.transfers.other },
    'returnPayrollPayment paymentId': { main: w => w.transfers.sent, other: w => w.transfers.other },
  },
}
