import type { PayslipMonth, PayslipRead, PayslipsRead } from './payslips.types.ts'

const names = ['Hauke Brandt', 'Ingrid Solberg', 'Gareth Llewellyn', 'Aylin Demir', 'Oke Thomsen', 'Mette Lund']
const person = (at: number, name = names[at % names.length] ?? '') => ({
  id: `person-${at}`,
  name,
  number: `${1001 + at}`,
})
const payroll = (at: number) => ({ id: `payroll-${at}`, number: `PR-2605-${at}` })
const given = { size: 184_320, takenAt: '2026-06-09T08:12:00Z' }

export const noneYet: PayslipMonth = {
  month: '2026-05-01',
  payrolls: names.map((_, at) => ({ person: person(at), payroll: payroll(at), payslip: null })),
  ...{ missing: names.length, open: 0 },
}
export const mostHave: PayslipMonth = {
  ...noneYet,
  payrolls: noneYet.payrolls.map((one, at) => (at < 2 ? one : { ...one, payslip: given })),
  ...{ missing: 2, open: 1 },
}
export const allHave: PayslipMonth = {
  ...noneYet,
  payrolls: noneYet.payrolls.map(one => ({ ...one, payslip: given })),
  missing: 0,
}
export const noneClosed: PayslipMonth = { ...noneYet, payrolls: [], missing: 0, open: 6 }

const file = (at: number, fate: PayslipRead['fate'], more: Partial<PayslipRead> = {}): PayslipRead => ({
  ...{ sha256: String(at).padStart(64, '0'), name: `Lohn_${1001 + at}_2026-05.pdf`, size: 182_000, pages: 1, fate },
  ...{ person: person(at), payroll: payroll(at), byHand: false },
  ...more,
})
const nobody = { person: null, payroll: null }
const seal = '0'.repeat(64)
export const fitting: PayslipsRead = {
  month: '2026-05-01',
  files: [file(0, 'fits'), file(1, 'fits', { pages: 2 }), file(2, 'replaces')],
  ...{ missing: [], taking: { count: 3, replacing: 1, seal } },
}
export const unfitting: PayslipsRead = {
  ...fitting,
  files: [
    file(10, 'unknownNumber', { name: 'Abrechnung Mai Llewellyn.pdf', ...nobody }),
    file(11, 'severalNumbers', { name: 'Lohn_1001_1002.pdf', ...nobody }),
    file(12, 'noPayroll', { payroll: null }),
    file(13, 'payrollOpen'),
    file(14, 'twice'),
    file(15, 'notPdf', { name: 'Anschreiben.docx', ...nobody, pages: null }),
    file(16, 'encrypted', { pages: null }),
    file(17, 'broken', { pages: null }),
    file(18, 'hasScripts'),
    file(19, 'tooManyPages', { name: 'Alle_Mai_2026.pdf', ...nobody, pages: 42 }),
    file(20, 'tooLarge', { pages: null }),
    file(21, 'same'),
    ...fitting.files,
  ],
  missing: [3, 4].map(at => ({ person: person(at), payroll: payroll(at) })),
}
export const assigned: PayslipsRead = {
  ...fitting,
  files: [...fitting.files, file(3, 'fits', { name: 'Abrechnung Mai Demir.pdf', byHand: true })],
  missing: [{ person: person(4), payroll: payroll(4) }],
  taking: { count: 4, replacing: 1, seal },
}
export const many: PayslipsRead = {
  ...fitting,
  files: Array.from({ length: 300 }, (_, at) => file(at, 'fits')),
  taking: { count: 300, replacing: 0, seal },
}
