import type { FormToFill, Inbox, PersonDocument, Training } from './inbox.types.ts'

const type = { id: 't1', caption: 'Contract', code: 'staffContract' }
const document = (id: string, name: string, of: Partial<PersonDocument>): PersonDocument => ({
  ...{ id, name, type, wants: 'signatures', state: 'toSign', dueDate: null, validUntil: null, uploadedAt: null },
  ...{ place: null, signatories: 0, waitsFor: null },
  ...of,
})
const shown = (id: string, name: string, of: Partial<PersonDocument>): PersonDocument =>
  document(id, name, { wants: 'upload', uploadedAt: '2026-05-26T08:00:00Z', ...of })

/** Not in the order in which they are read. */
export const documents: readonly PersonDocument[] = [
  document('d1', 'Rate agreement 2026', { dueDate: '2026-05-29', place: 1, signatories: 3 }),
  document('d2', 'Safety briefing', { dueDate: '2026-05-27', place: 1, signatories: 1 }),
  shown('d3', 'Health insurance card', { state: 'toUpload', dueDate: '2026-06-14', uploadedAt: null }),
  shown('d4', 'Work at height', { state: 'valid', validUntil: '2028-03-12' }),
  shown('d5', 'First aid', { state: 'inReview', validUntil: '2026-07-01' }),
  shown('d6', 'Rigging certificate', { state: 'ending', validUntil: '2026-06-12' }),
  shown('d7', 'Fork-lift licence', { state: 'expired', validUntil: '2026-05-22' }),
  document('d8', 'House rules and access', { state: 'waits', place: 3, signatories: 3, waitsFor: 'Katharina Brandt' }),
  document('d9', 'Employment contract', { state: 'signed', place: 2, signatories: 2 }),
  document('d10', 'Travel and expenses', { state: 'toRead', wants: 'reading' }),
  shown('d11', 'Identity card', { state: 'declined', dueDate: '2026-05-25' }),
]
const form = (id: string, name: string, of: Partial<FormToFill>): FormToFill => ({
  ...{ id, name, dueDate: null, asked: 9, answered: 0, training: false },
  ...of,
})
const forms = [
  form('f1', 'Emergency card', { answered: 3 }),
  form('f2', 'Fire safety', { dueDate: '2026-06-30', training: true }),
]
const training = (id: string, name: string, of: Partial<Training>): Training => ({
  ...{ id, name, minutes: 12, standing: 'open', dueDate: null, asked: 9, answered: 0, tries: null, last: null },
  ...of,
})
const trainings = [
  training('f2', 'Fire safety', { dueDate: '2026-06-30' }),
  training('f3', 'Lifting and carrying', {
    standing: 'ending',
    last: {
      ...{ formId: 'f3', takenAt: '2025-06-20T08:00:00Z', attempt: 1, right: 8, judged: 9, needed: 7, passed: true },
      ...{ validUntil: '2026-06-20', triesLeft: null, againFrom: '2026-05-09', wrong: 1 },
    },
  }),
  training('f4', 'First aid, theory', { standing: 'passed' }),
]
export const inbox: Inbox = { documents, forms, trainings }
