import { officeOnly } from './verdicts.ts'
import type { UnderTest } from './under-test.ts'

/** Oneself, and whoever does the books: planning holds no right to them. */
const ownPayroll = ['yes', 404, 404, 404, 403, 403, 403, 'yes', 403, 403, 403, 401] as const

/** Nobody else says that it is right. */
const ownItem = ['yes', 404, 404, 404, 403, 403, 403, 404, 403, 403, 403, 401] as const

export const underTest: UnderTest = {
  calls: w => ({
    listPayrolls: { id: w.persons.member },
    readPayroll: { id: w.payrolls.main },
    downloadPayroll: { id: w.payrolls.main, second: 'payslip' },
    listPayrollItems: { id: w.payrolls.main },
    listUnassignedPcis: { id: w.payrolls.main },
    readPayrollItem: { id: w.payrollItems.main },
    changePayrollItem: { id: w.payrollItems.main, body: { confirmed: true } },
    declinePayrollItem: { id: w.payrollItems.main, body: { line: 'hours', reason: 'The break was shorter' } },
    answerPayrollItem: { id: w.payrollItems.main, body: { answer: 'So it was', minutes: 465 } },
    listPayrollItemActivities: { id: w.payrollItems.main },
    addPayrollItemActivity: { id: w.payrollItems.main, body: { type: 'TODO', text: 'Please look again' } },
    addPayrollActivity: { id: w.payrolls.main, body: { type: 'COMMENT', text: 'Thank you' } },
  }),
  verdicts: {
    listPayrolls: ownPayroll,
    readPayroll: ownPayroll,
    downloadPayroll: ownPayroll,
    listPayrollItems: ownPayroll,
    listUnassignedPcis: ownPayroll,
    readPayrollItem: ownPayroll,
    changePayrollItem: ownItem,
    declinePayrollItem: ownItem,
    answerPayrollItem: officeOnly,
    listPayrollItemActivities: ownPayroll,
    addPayrollItemActivity: ownPayroll,
    addPayrollActivity: ownPayroll,
  },
  paths: {
    '/payrolls': { main: w => w.payrolls.main, other: w => w.payrolls.other },
    '/payrollItems': { main: w => w.payrollItems.main, other: w => w.payrollItems.other },
  },
}
