import { officeOnly } from './verdicts.ts'
import { hashOf } from '../../server/files/stored-files.ts'
import { payslipHash } from '../support/files/payslip.ts'
import type { UnderTest } from './under-test.ts'

export const underTest: UnderTest = {
  calls: w => ({
    listPayslips: { id: '2026-08' },
    checkPayslips: { id: '2026-08', body: { uploadIds: [w.uploads.payslip] } },
    takePayslips: {
      id: '2026-08',
      body: { uploadIds: [w.uploads.payslip], seal: hashOf(`${w.payrolls.paid} ${payslipHash} fits`) },
    },
    removePayslip: { id: w.payrolls.closed },
  }),
  verdicts: {
    listPayslips: officeOnly,
    checkPayslips: officeOnly,
    takePayslips: officeOnly,
    removePayslip: officeOnly,
  },
  bodies: {
    'checkPayslips uploadIds': { main: w => w.uploads.payslip, other: w => w.uploads.other },
    'takePayslips uploadIds': { main: w => w.uploads.payslip, other: w => w.uploads.other },
  },
}
