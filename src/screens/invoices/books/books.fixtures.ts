import { uuid } from '../../shared/fixtures.ts'
import type { BookingBatch, Bookkeeping } from './books.types.ts'

export const nordlicht = { id: uuid(901), name: 'Nordlicht Crew GmbH' }
export const several = [nordlicht, { id: uuid(902), name: 'Nordlicht Rigging und Veranstaltungstechnik GmbH & Co. KG' }]

export const may: BookingBatch = {
  month: '2026-05',
  invoices: { count: 14, total: 8_412_655 },
  credits: { count: 1, total: -119_000 },
  payments: { count: 11, total: 7_034_210 },
  notEuro: 0,
  toEnter: [],
}
export const none: BookingBatch = {
  ...may,
  invoices: { count: 0, total: 0 },
  credits: { count: 0, total: 0 },
  payments: { count: 0, total: 0 },
}
export const lacking: BookingBatch = {
  ...may,
  notEuro: 2,
  toEnter: ['consultant', 'client', 'debtors', 'bank', 'standard', 'reverseCharge'],
}

export const kept: Bookkeeping = {
  companyId: nordlicht.id,
  consultant: 29_098,
  client: 55_003,
  yearBegins: 1,
  accountDigits: 4,
  debtors: 10_000,
  bank: 1200,
  sales: { standard: 8400, reduced: 8300, zero: 8120, reverseCharge: 8337, exempt: null },
}
export const unknown: Bookkeeping = {
  ...kept,
  consultant: null,
  client: null,
  debtors: null,
  bank: null,
  sales: { standard: null, reduced: null, zero: null, reverseCharge: null, exempt: null },
}
