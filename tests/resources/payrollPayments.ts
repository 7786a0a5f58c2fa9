import type { UnderTest } from './under-test.ts'

const books = [403, 403, 403, 403, 403, 403, 403, 'yes', 403, 403, 403, 401] as const

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
    readPayrollPayments: books,
    downloadPayrollPayments: books,
    markPayrollPayments: books,
    returnPayrollPayment: books,
  },
  bodies: {
    'markPayrollPayments paymentIds': { main: w => w.transfers.open, other: w => w.transfers.other },
    'returnPayrollPayment paymentId': { main: w => w.transfers.sent, other: w => w.transfers.other },
  },
}
