import { uuid } from '../shared/fixtures.ts'
import type { Invoice, Overview } from './invoice.types.ts'

/** Wednesday. */
export const today = '2026-05-27'

const hanse = { id: uuid(801), name: 'Hanse Konzerte GmbH' }
const base: Invoice = {
  id: uuid(800),
  number: '2026-0318',
  mark: 'D-0018',
  type: 'invoice',
  state: 'unpaid',
  isOverdue: false,
  company: hanse,
  contact: { id: uuid(802), name: 'Henrike Lohmann' },
  clientMark: 'HK',
  reference: 'HK-26-011',
  project: { id: uuid(803), number: 'N-1001', name: 'Spring Sessions 2026' },
  title: null,
  date: '2026-05-13',
  due: '2026-05-27',
  paidOn: null,
  currency: 'EUR',
  taxCode: 'standard',
  taxRate: 1900,
  net: 1_174_732,
  tax: 223_199,
  total: 1_397_931,
  paid: 0,
  credited: 0,
  credits: null,
  reason: null,
  recipient: 'accounts@hanse-konzerte.example',
  people: 34,
  crews: 3,
  minutes: 16_530,
  sentAt: '2026-05-13T14:04:00Z',
}
let made = 810
const invoice = (rest: Partial<Invoice>): Invoice => ({ ...base, id: uuid(made++), ...rest })
const company = (name: string, clientMark: string | null, contact: string) => ({
  company: { id: uuid(made++), name },
  clientMark,
  contact: { id: uuid(made++), name: contact },
})
const project = (name: string) => ({ id: uuid(made++), number: 'N-1002', name })

export const unpaid = base
export const overdue = invoice({
  ...company('Nordwind Touring GmbH', 'NT', 'Malte Ohlsen'),
  number: '2026-0298',
  isOverdue: true,
  project: project('Spring tour, load-outs'),
  reference: 'NT-4471',
  date: '2026-04-20',
  due: '2026-05-04',
  total: 1_284_010,
})
const partPaid = invoice({
  number: '2026-0303',
  isOverdue: true,
  project: project('Open rehearsals April'),
  reference: 'HK-26-008',
  date: '2026-04-24',
  due: '2026-05-08',
  total: 214_200,
  paid: 100_000,
})
const soon = invoice({
  ...company('Elbufer Live GmbH', 'EL', 'Jost Petersen'),
  number: '2026-0322',
  due: '2026-05-29',
  total: 2_204_475,
})
const noProject = invoice({
  ...company('Luv & Lee Bühnenbau', null, 'Arne Stade'),
  number: '2026-0331',
  project: null,
  reference: 'Frame contract',
  due: '2026-06-04',
  total: 286_195,
})
export const released = invoice({
  ...company('Hafenklang Festivals GmbH', 'HF', 'Mia Thode'),
  number: '2026-0334',
  state: 'released',
  project: project('Open air, fences'),
  sentAt: null,
  due: '2026-06-09',
  total: 954_380,
})
export const design = invoice({
  ...company('Kaikante Produktionen', 'KP', 'Ole Brandis'),
  number: null,
  mark: 'D-0021',
  state: 'design',
  project: project('Film set Speicherstadt'),
  reference: null,
  sentAt: null,
  date: '2026-05-27',
  due: '2026-06-10',
  net: 490_200,
  tax: 93_138,
  total: 583_338,
})
export const creditNote = invoice({
  ...company('Alsterbogen Events', 'AE', 'Nele Harms'),
  number: '2026-0315',
  type: 'creditNote',
  state: 'paid',
  title: 'Gala, late fork-lift',
  credits: { id: uuid(804), number: '2026-0287' },
  reason: 'Late fork-lift',
  date: '2026-05-07',
  due: '2026-05-21',
  paidOn: '2026-05-07',
  net: -100_000,
  tax: -19_000,
  total: -119_000,
  paid: -119_000,
})
export const paid = invoice({
  number: '2026-0309',
  state: 'paid',
  project: project('Choir weekend, Laeiszhalle'),
  date: '2026-04-30',
  due: '2026-05-14',
  paidOn: '2026-05-13',
  total: 931_770,
  paid: 931_770,
})

export const invoices = [overdue, partPaid, base, soon, noProject, released, design, creditNote, paid]
/** What a client is shown of them. */
export const sent = [partPaid, base, paid]

export const overview: Overview = {
  currency: 'EUR',
  overdue: { amount: 4_003_440, invoices: 4, oldestDays: 23 },
  unpaid: { amount: 5_650_391, invoices: 5, dueToday: 1_397_931 },
  notSent: { amount: 1_537_718, invoices: 2, inDesign: 1 },
  paid: { amount: 4_826_315, invoices: 9, averageDays: 11 },
  byState: { design: 1, released: 1, unpaid: 9, paid: 325, overdue: 4 },
  all: 336,
}
export const nothing: Overview = {
  currency: 'EUR',
  overdue: { amount: 0, invoices: 0, oldestDays: null },
  unpaid: { amount: 0, invoices: 0, dueToday: 0 },
  notSent: { amount: 0, invoices: 0, inDesign: 0 },
  paid: { amount: 0, invoices: 0, averageDays: null },
  byState: { design: 0, released: 0, unpaid: 0, paid: 0, overdue: 0 },
  all: 0,
}
