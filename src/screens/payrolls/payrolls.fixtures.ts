import type { BankTransfer, ItemDetails, Payroll, PayrollItem, UnassignedPci } from './payroll.types.ts'

const jonas = { id: 'jonas', name: 'Jonas Petersen' }
const month = (at: number, more: Partial<Payroll>): Payroll => ({
  id: `payroll-${at}`,
  number: `PR-26${String(at).padStart(2, '0')}-147`,
  month: `2026-${String(at).padStart(2, '0')}-01`,
  state: 'closed',
  person: jonas,
  currency: 'EUR',
  ...{ amount: 0, minutes: 0, items: 9, toConfirm: 0, declined: 0, planned: 0, worked: 0, unassigned: 0, toCome: 0 },
  payslip: null,
  paidOn: null,
  net: null,
  ...more,
})
const hours = (h: number, m = 0) => h * 60 + m

export const may = month(5, {
  ...{ state: 'open', amount: 146_114, minutes: hours(63, 15), items: 9, toConfirm: 2 },
  ...{ planned: hours(96), worked: hours(79, 30), unassigned: hours(16, 15), toCome: hours(17) },
})
export const payrolls: Payroll[] = [
  may,
  month(4, { amount: 158_406, planned: hours(104), worked: hours(106, 45), paidOn: '2026-05-15', net: 103_412 }),
  month(3, {
    amount: 142_187,
    planned: hours(98),
    worked: hours(98),
    paidOn: '2026-04-15',
    payslip: { size: 184_320, takenAt: '2026-04-09T08:12:00Z' },
  }),
  month(2, { amount: 119_853, planned: hours(80), worked: hours(82, 30), paidOn: '2026-03-13' }),
  month(1, { amount: 92_130, planned: hours(64), worked: hours(61, 45) }),
]

const stagehand = { id: 'f1', caption: 'Stagehand', code: 'stagehand' }
const rigger = { id: 'f2', caption: 'Rigger', code: 'rigger' }
const project = { id: 'p1', number: 'N-1042', name: 'Spring tour' }
const item = (
  date: string,
  venue: string,
  minutes: number,
  amount: number,
  more: Partial<PayrollItem> = {},
): PayrollItem => ({
  ...{ id: `item-${date}`, jobId: `job-${date}`, title: null, date, begin: '09:00', end: '17:30', function: stagehand },
  ...{ venue, project, minutes, base: amount, addOn: 0, amount, former: null, state: 'confirmed' },
  ...more,
})
export const items: PayrollItem[] = [
  item('2026-05-23', 'Kampnagel', hours(8, 30), 14_620),
  item('2026-05-20', 'Barclays Arena', hours(8), 13_760, { state: 'toConfirm' }),
  item('2026-05-16', 'Volksparkstadion', hours(9), 17_100, { former: 16_150 }),
  item('2026-05-15', '', 0, -2400, {
    ...{ jobId: null, title: 'Travel paid twice', function: null, venue: null, project: null, begin: null, end: null },
  }),
  item('2026-05-12', 'Elbphilharmonie', hours(8, 15), 14_190, { state: 'declined' }),
  item('2026-05-09', 'Barclays Arena', hours(8), 28_644, {
    state: 'answered',
    function: rigger,
    base: 17_200,
    addOn: 11_444,
  }),
]
const waiting = (date: string, venue: string, more: Partial<UnassignedPci>): UnassignedPci => ({
  ...{ id: `pci-${date}`, date, begin: '09:00', end: '17:30', function: stagehand, venue, project },
  ...{ minutes: hours(8, 15), waits: 'ready', signedAt: null, payableOn: null },
  ...more,
})
export const unassigned: UnassignedPci[] = [
  waiting('2026-05-27', 'Elbphilharmonie', { signedAt: '2026-05-27T12:20:00Z' }),
  waiting('2026-05-26', 'Laeiszhalle', { signedAt: '2026-05-26T20:41:00Z', minutes: hours(8) }),
  waiting('2026-05-25', 'CCH', { waits: 'notSigned', payableOn: '2026-05-28T16:00:00Z' }),
  waiting('2026-05-24', 'CCH', { waits: 'rateMissing' }),
  waiting('2026-05-22', 'CCH', { waits: 'notWorked', minutes: null }),
]

export const night: ItemDetails = {
  ...item('2026-05-09', 'Barclays Arena', hours(8), 28_644, { state: 'toConfirm', function: rigger }),
  ...{ base: 17_200, addOn: 11_444, begin: '22:00', end: '06:00' },
  payroll: { id: may.id, number: may.number, month: may.month, state: 'open' },
  ...{ person: jonas, currency: 'EUR', ratePerHour: 2150, basis: 'signed', timeZone: 'Europe/Berlin' },
  lines: [
    { kind: 'base', percent: 100, minutes: hours(8), amount: 17_200 },
    { kind: 'night', percent: 25, minutes: hours(6, 30), amount: 3494 },
    { kind: 'sunday', percent: 50, minutes: hours(6), amount: 6450 },
    { kind: 'minimum', percent: 100, minutes: 42, amount: 1500 },
  ],
  plannedSpan: { from: '2026-05-09T20:00:00Z', to: '2026-05-10T04:00:00Z' },
  workedSpan: { from: '2026-05-09T19:54:00Z', to: '2026-05-10T04:21:00Z' },
  paidSpan: { from: '2026-05-09T20:00:00Z', to: '2026-05-10T04:30:00Z' },
  addOnSpans: [
    { reason: 'night', from: '2026-05-09T21:00:00Z', to: '2026-05-10T04:00:00Z' },
    { reason: 'sunday', from: '2026-05-09T22:00:00Z', to: '2026-05-10T04:30:00Z' },
  ],
  crewChief: { id: 'amira', name: 'Amira Haddad', pictureUrl: null, phone: null },
  signature: { name: 'Tim Reuter', signedAt: '2026-05-10T04:34:00Z', number: 'N-1042-3' },
  ...{ confirmedAt: null, feedback: null, formerPay: null },
}
export const correction: ItemDetails = {
  ...night,
  ...{ jobId: null, title: 'Travel paid twice', function: null, venue: null, project: null, begin: null, end: null },
  ...{ minutes: 0, base: -2400, addOn: 0, amount: -2400, state: 'confirmed', ratePerHour: null, timeZone: null },
  lines: [{ kind: 'flat', percent: 0, minutes: 0, amount: -2400 }],
  ...{ plannedSpan: null, workedSpan: null, paidSpan: null, addOnSpans: [], crewChief: null, signature: null },
  basis: 'office',
}
export const accounts = {
  accountLimitMinutes: hours(40),
  timeAccount: { minutes: hours(12, 45), lastMonth: null },
  vacationAccount: { year: 2026, days: 24, taken: 7, asked: 3, left: 14 },
}

const transfer = (at: number, day: string, amount: number, more: Partial<BankTransfer> = {}): BankTransfer => ({
  ...{ id: `transfer-${day}-${amount}`, reference: `PR-26${String(at).padStart(2, '0')}-147`, recipient: jonas.name },
  ...{ description: 'Payroll', amount, currency: 'EUR', dueOn: day, executedOn: day, state: 'executed', person: jonas },
  payroll: { id: `payroll-${at}`, number: `PR-26${String(at).padStart(2, '0')}-147`, month: `2026-0${at}-01` },
  ...more,
})
const other = { payroll: null, description: 'Expenses, petrol and parking', reference: 'R-2026-0212' }
export const transfers: BankTransfer[] = [
  transfer(4, '2026-06-15', 158_406, { state: 'open', executedOn: null }),
  transfer(3, '2026-04-15', 142_187),
  transfer(3, '2026-04-06', 6430, other),
  transfer(2, '2026-03-13', 119_853, { recipient: 'Anne-Katrin Petersen-Oldenburg' }),
  transfer(2, '2026-03-12', -20_000, { ...other, description: 'Advance taken back', reference: 'PR-2602-147-V' }),
  transfer(1, '2026-02-17', 92_130),
  transfer(1, '2026-02-13', 92_130, { state: 'returned' }),
]
