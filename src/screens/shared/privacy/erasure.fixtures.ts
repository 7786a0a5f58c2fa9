import { uuid } from '../fixtures.ts'
import type { Erasure } from './privacy.types.ts'

export const possible: Erasure = {
  personId: uuid(1),
  name: 'Björn Hallström',
  goes: [
    { kind: 'person', count: 1 },
    { kind: 'pictures', count: 2 },
    { kind: 'functions', count: 3 },
    { kind: 'notes', count: 4 },
    { kind: 'ratings', count: 2 },
    { kind: 'messages', count: 214 },
    { kind: 'logins', count: 3 },
    { kind: 'absences', count: 12 },
  ],
  stays: [
    { kind: 'jobs', law: 'hours', count: 118, until: '2036-12-31' },
    { kind: 'payrolls', law: 'pay', count: 1094, until: '2036-12-31' },
    { kind: 'documents', law: 'documents', count: 2, until: '2034-12-31' },
    { kind: 'log', law: 'trace', count: 310, until: null },
  ],
  nameUntil: '2036-12-31',
  blocks: [],
  erased: null,
}
export const nothingKept: Erasure = { ...possible, stays: [], nameUntil: null }
export const blocked: Erasure = {
  ...possible,
  blocks: [
    { block: 'comingJob', id: uuid(2), label: '26-0148 Elbphilharmonie, spring show', day: '2026-12-05' },
    { block: 'manages', id: uuid(5), label: '26-0151 Harbour birthday', day: '2026-12-08' },
    { block: 'leads', id: uuid(6), label: 'Load-in, 26-0151 Harbour birthday', day: '2026-12-08' },
    { block: 'toDo', id: uuid(7), label: 'Order the lift', day: null },
    { block: 'openPayroll', id: uuid(3), label: 'PR-2611-14', day: '2026-11-01' },
    { block: 'openTransfer', id: uuid(4), label: 'PR-2610-14', day: '2026-12-01' },
  ],
}
export const lastOne: Erasure = {
  ...possible,
  blocks: [
    { block: 'own', id: null, label: '', day: null },
    { block: 'lastOffice', id: null, label: '', day: null },
  ],
}
export const erased: Erasure = {
  ...possible,
  erased: { at: '2026-05-04T08:00:00Z', erasedBy: 'Karin Vogt', reason: 'asked by letter' },
}
