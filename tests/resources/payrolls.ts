import type { UnderTest } from './under-test.ts'

/** Oneself, and whoever does the books: planning holds no right to them. */
const ownPayroll = ['yes', 404, 404, 404, 403, 403, 403, 'yes', 403, 403, 403, 401] as const

export const underTest: UnderTest = {
  calls: w => ({
    listPayrolls: { id: w.persons.member },
    readPayroll: { id: w.payrolls.main },
    listPayrollItems: { id: w.payrolls.main },
    listUnassignedPcis: { id: w.payrolls.main },
    readPayrollItem: { id: w.payrollItems.main },
  }),
  verdicts: {
    listPayrolls: ownPayroll,
    readPayroll: ownPayroll,
    listPayrollItems: ownPayroll,
    listUnassignedPcis: ownPayroll,
    readPayrollItem: ownPayroll,
  },
  paths: {
    '/payrolls': { main: w => w.payrolls.main, other: w => w.payrolls.other },
    '/payrollItems': { main: w => w.payrollItems.main, other: w => w.payrollItems.other },
  },
}
