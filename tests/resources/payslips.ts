import { hashOf } from '../../server/files/stored-files.ts'
import { payslipHash } from '../support/payslip.ts'
import type { UnderTest } from './under-test.ts'

const books = [403, 403, 403, 403, 403, 403, 403, 'yes', 403, 403, 403, 401] as const

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
  verdicts: { listPayslips: books, checkPayslips: books, takePayslips: books, removePayslip: books },
  bodies: {
    'checkPayslips uploadIds': { main: w => w.uploads.payslip, other: w => w.uploads.other },
    'takePayslips uploadIds': { main: w => w.uploads.payslip, other: w => w.uploads.other },
  },
}
