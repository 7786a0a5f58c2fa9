import type { Contract, ContractPaper, Details } from './contract.types.ts'

const uuid = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
const contract = (at: number, of: Partial<Contract>): Contract => ({
  ...{ id: uuid(at), name: 'Part-time, stage crew', number: 'NC-V-0147', employer: 'Nordlicht Crew GmbH' },
  ...{ beginDate: '2024-03-01', endDate: null, weeklyMinutes: null, monthlyMinutes: 6000, quotaMinutes: 6000 },
  ...{ accountLimitMinutes: 2400, vacationDays: 24, hourlyRate: 1900, currency: 'EUR', active: true },
  createdAt: '2024-02-20T09:00:00Z',
  ...of,
})
export const partTime = contract(1, {})
export const contracts: readonly Contract[] = [
  contract(2, { name: 'Vienna guest crew', beginDate: '2026-06-01', endDate: '2026-09-30', active: false }),
  partTime,
  contract(3, {
    ...{ name: 'Harbour weekends', monthlyMinutes: null, quotaMinutes: null, beginDate: '2025-05-01' },
    endDate: '2026-12-31',
  }),
  contract(4, { name: 'Short-term, festival', beginDate: '2023-06-01', endDate: '2023-09-30', active: false }),
]

const hours = [
  ...[92, 94, 110, 112, 118, 117, 96, 96, 84, 88, 88, 90],
  ...[112, 115, 64, 61, 80, 82, 98, 98, 104, 107, 96, 79.5],
]
const monthAt = (at: number) => `${at < 7 ? 2025 : 2026}-${String(((at + 5) % 12) + 1).padStart(2, '0')}-01`
export const details: Details = {
  ...partTime,
  person: { id: uuid(20), name: 'Jonas Petersen' },
  ...{ month: '2026-05-01', quota: 6000, planned: 5760, shifts: 10, worked: 4770, toCome: 1020 },
  timeAccount: { minutes: 765, lastMonth: { month: '2026-04-01', minutes: 165 } },
  vacationAccount: { year: 2026, days: 24, taken: 7, asked: 3, left: 14 },
  months: Array.from({ length: 12 }, (_, at) => ({
    ...{ month: monthAt(at), quota: 6000, shifts: 10 },
    ...{ planned: (hours[at * 2] ?? 0) * 60, worked: (hours[at * 2 + 1] ?? 0) * 60 },
  })),
}
/** By call: nothing is owed, and nothing was agreed about vacation. */
export const byCall: Details = {
  ...details,
  ...{ name: null, number: null, quotaMinutes: null, monthlyMinutes: null, quota: null, timeAccount: null },
  ...{ vacationAccount: null, vacationDays: null, toCome: 0 },
  months: details.months.slice(-2).map(month => ({ ...month, quota: null })),
}
/** Less was worked than agreed, and more vacation taken than there is. */
export const behind: Details = {
  ...details,
  timeAccount: { minutes: -3165, lastMonth: { month: '2026-04-01', minutes: -1500 } },
  vacationAccount: { year: 2026, days: 24, taken: 26, asked: 2, left: -4 },
}

const type = { id: uuid(30), caption: 'Rate agreement', code: 'rateAgreement' }
const madeAt = '2026-05-26T09:00:00Z'
const version = (pages: number, at: string) => ({ id: uuid(50), number: 1, pages, size: 90_000, madeAt: at })
const paper = (at: number, of: Partial<ContractPaper>): ContractPaper => ({
  ...{ id: uuid(40 + at), name: 'Rate agreement 2026', type, wants: 'signatures', madeAt },
  ...{ signatories: 3, signed: 0, signedAt: null, deleted: false, place: 1, turn: true },
  version: version(4, madeAt),
  ...of,
})
export const papers: readonly ContractPaper[] = [
  paper(1, {}),
  paper(2, {
    ...{ name: 'Employment contract', version: version(9, '2024-02-20T09:00:00Z'), signed: 3 },
    ...{ signedAt: '2024-03-01T10:00:00Z', place: null, turn: false },
  }),
  paper(3, {
    name: 'Amendment 1, quota 80 to 100 h',
    version: version(1, madeAt),
    signed: 1,
    place: null,
    turn: false,
  }),
  paper(4, { name: 'An amendment nobody wanted', deleted: true, place: null, turn: false }),
]
