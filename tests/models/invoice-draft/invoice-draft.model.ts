import { expect } from 'vitest'
import { draftRequest, pickedShift } from '../../../src/machines/invoice-draft/invoice-draft.fixtures.ts'
import { invoiceDraftMachine } from '../../../src/machines/invoice-draft/invoice-draft.machine.ts'
import { invoiceDraftTable } from './invoice-draft.table.ts'
import type { Model, Visit } from '../walk.ts'

const [first, second, others, foreign] = [
  pickedShift('c1'),
  pickedShift('c2'),
  pickedShift('c3', 'elbufer'),
  pickedShift('c4', 'hanse', 'GBP'),
]
const typed = {
  ...{ type: 'invoice', clientMark: 'HK', reference: '', title: '', date: '2026-05-13', due: '2026-05-27' },
  ...{ taxCode: 'standard', amounts: [{ text: 'Fork-lift', quantity: '', unit: '', price: '150' }] },
} as const
const nothing = { chosen: [], typed: null, request: null }
const problem = { code: 'invoiceChanged', status: 409, details: { net: 100 }, technical: '409' }

type Seen = Visit<typeof invoiceDraftMachine>
const context = (visit: Seen) => visit.snapshot.context
const asks = (effect: 'restore' | 'keep' | 'keepChecked' | 'create' | 'drop') => (visit: Seen) =>
  expect(visit.live).toEqual([effect])
/** One client and one currency an invoice, and no shift twice. */
const isOneInvoice = (visit: Seen) => {
  const { chosen } = context(visit)
  expect(new Set(chosen.map(({ position, crew }) => `${position.company.id} ${crew.currency}`)).size).toBeLessThan(2)
  expect(new Set(chosen.map(({ crew }) => crew.id)).size).toBe(chosen.length)
}
/** The key it is asked for by stays the same until it is answered. */
const keepsItsKey = (visit: Seen) => expect(context(visit).request).toEqual(draftRequest)

export const invoiceDraftModel: Model<typeof invoiceDraftMachine> = {
  machine: invoiceDraftMachine,
  table: invoiceDraftTable,
  inputs: [undefined],
  matters: ({ chosen, typed: words, request, taken, problem: wrong, failures }) => [
    chosen.map(({ crew }) => crew.id),
    words !== null,
    request?.key,
    taken?.crewId,
    wrong?.code,
    Math.min(failures, 2),
  ],
  explore: ({ context: { failures } }) => failures < 3,
  events: () => [
    { type: 'CHOSEN', those: [first] },
    { type: 'CHOSEN', those: [first, second, others, foreign] },
    { type: 'CHOSEN', those: [others] },
    { type: 'TAKEN_BACK', ids: ['c1'] },
    { type: 'TYPED', typed },
    { type: 'SUBMITTED', request: draftRequest },
    { type: 'CLOSED' },
    { type: 'DROPPED' },
    { type: 'AGAIN' },
    { type: 'ONLINE' },
  ],
  answers: {
    restore: () => [
      { kind: 'kept', draft: nothing },
      { kind: 'kept', draft: { chosen: [first, second], typed, request: null } },
      { kind: 'kept', draft: { chosen: [first], typed, request: draftRequest } },
    ],
    keep: () => [{ kind: 'kept' }],
    keepChecked: () => [{ kind: 'kept' }],
    create: () => [
      { kind: 'created', invoice: { id: 'i1', mark: 'D-0007', number: null } },
      { kind: 'taken', taken: { crewId: 'c1', invoice: 'D-0006' } },
      { kind: 'taken', taken: { crewId: null, invoice: 'D-0006' } },
      { kind: 'unreachable', jitter: 0.5 },
      { kind: 'refused', problem },
    ],
    drop: () => [{ kind: 'dropped' }],
  },
  expectations: {
    restoring: asks('restore'),
    'choosing.still': visit => {
      expect(visit.live).toEqual([])
      isOneInvoice(visit)
      expect(context(visit).request === null || context(visit).problem === null).toBe(true)
    },
    'choosing.keeping': visit => {
      asks('keep')(visit)
      isOneInvoice(visit)
    },
    checked: visit => {
      asks('keepChecked')(visit)
      keepsItsKey(visit)
    },
    creating: visit => {
      asks('create')(visit)
      keepsItsKey(visit)
    },
    waiting: keepsItsKey,
    dropping: asks('drop'),
    created: visit => {
      keepsItsKey(visit)
      expect(context(visit).made?.mark).toBe('D-0007')
    },
  },
}
