import type { HandOver, Mapping, NetLine, NetsRead, PersonOfLacks } from './hand-over.types.ts'

const person = (name: string, number = '1001'): PersonOfLacks => ({ id: name, name, number })

export const may: HandOver = {
  ...{ month: '2026-05-01', people: 42, lines: 168, absences: 3, open: 0 },
  ...{ amounts: [{ currency: 'EUR', amount: 6_218_134 }], lacks: { wages: [], people: [] } },
}
export const lacking: HandOver = {
  ...may,
  open: 2,
  lacks: {
    wages: [
      { kind: 'base', percent: null },
      { kind: 'night', percent: 25 },
      { kind: 'sunday', percent: 50 },
      { kind: 'vacation', percent: null },
    ],
    people: [person('Hauke Brandt', '1004'), person('Alexandra-Victoria von Hohenlohe-Langenburg', '1011')],
  },
}
export const nothing: HandOver = { ...may, people: 0, lines: 0, absences: 0, amounts: [], open: 41 }

export const notEntered: Mapping = {
  fileColumns: [
    { field: 'personNumber', name: 'Personnel number' },
    { field: 'wageType', name: 'Wage type' },
    { field: 'hours', name: 'Hours' },
    { field: 'amount', name: 'Amount' },
  ],
  ...{ wages: [], numbers: 'own', costCentre: 'none', decimal: 'comma', answerNumber: null, answerNet: null },
  ...{ entered: false, revision: 0 },
}

const line = (at: number, name: string, fate: NetLine['fate'], more: Partial<NetLine> = {}): NetLine => ({
  ...{ line: at, number: `10${at}`, text: '1.234,56', person: person(name), fate },
  ...{ payroll: { id: name, number: `PR-2605-${at}` }, currency: 'EUR', gross: 158_000, net: 123_456 },
  ...more,
})
const none = { person: null, payroll: null, currency: null, gross: null }
export const fitting: NetsRead = {
  month: '2026-05-01',
  lines: [line(2, 'Hauke Brandt', 'fits'), line(3, 'Ingrid Solberg', 'same')],
  missing: [],
  ...{ amounts: [{ currency: 'EUR', gross: 316_000, net: 246_912 }], taking: { count: 2, amount: 246_912 }, wrong: 0 },
}
export const unfitting: NetsRead = {
  ...fitting,
  lines: [
    line(4, '', 'unknownNumber', none),
    line(5, 'Aylin Demir', 'twice'),
    line(6, 'Aylin Demir', 'twice'),
    line(7, 'Jonas Petersen', 'noPayroll', { payroll: null, currency: null, gross: null }),
    line(8, 'Gareth Llewellyn', 'payrollOpen'),
    line(9, 'Oke Thomsen', 'notNumber', { text: '=SUM(A1)', net: null }),
    line(10, 'Finn Albers', 'aboveGross', { net: 190_000 }),
    line(11, 'Mette Lund', 'alreadySent'),
    ...fitting.lines,
  ],
  missing: [
    {
      person: person('Imke Voss'),
      payroll: { id: 'imke', number: 'PR-2605-20' },
      ...{ currency: 'EUR', gross: 99_000 },
    },
  ],
  wrong: 8,
}
export const manyUnfitting: NetsRead = {
  ...unfitting,
  lines: Array.from({ length: 10_000 }, (_, at) => line(at + 2, '', 'unknownNumber', none)),
  ...{ wrong: 10_000, taking: { count: 0, amount: 0 }, amounts: [] },
}
