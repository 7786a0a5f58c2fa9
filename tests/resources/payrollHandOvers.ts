import { officeOnly } from './verdicts.ts'
import type { UnderTest } from './under-test.ts'

export const underTest: UnderTest = {
  calls: w => ({
    readPayrollHandOver: { id: '2026-06' },
    downloadPayrollHandOver: { id: '2026-06' },
    readPayrollMapping: {},
    changePayrollMapping: {
      body: {
        fileColumns: [
          { field: 'personNumber', name: 'PNr' },
          { field: 'wageType', name: 'LA' },
          { field: 'hours', name: 'Std' },
        ],
        wages: [{ kind: 'base', percent: null, number: '1000' }],
        ...{ numbers: 'own', costCentre: 'none', decimal: 'comma', answerNumber: null, answerNet: null, revision: 0 },
      },
    },
    readPayrollNumber: { id: w.persons.member },
    changePayrollNumber: { id: w.persons.member, body: { number: '00042' } },
  }),
  verdicts: {
    readPayrollHandOver: officeOnly,
    downloadPayrollHandOver: officeOnly,
    readPayrollMapping: officeOnly,
    changePayrollMapping: officeOnly,
    readPayrollNumber: officeOnly,
    changePayrollNumber: officeOnly,
  },
}
