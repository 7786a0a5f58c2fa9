import type { Training, TrainingPaper, TrainingResult } from './training.types.ts'

const result = (of: Partial<TrainingResult>): TrainingResult => ({
  ...{ formId: 'f1', takenAt: '2026-05-27T05:34:00Z', attempt: 1, right: 18, judged: 20, needed: 14 },
  ...{ passed: true, validUntil: '2028-05-27', triesLeft: 2, againFrom: '2028-04-15', wrong: 2 },
  ...of,
})
const training = (id: string, name: string, of: Partial<Training>): Training => ({
  ...{ id, name, minutes: 20, standing: 'passed', dueDate: null, asked: 8, answered: 8, tries: 3, last: null },
  ...of,
})
export const trainings: readonly Training[] = [
  training('f1', 'Fire safety', { last: result({}) }),
  training('f2', 'Work at height', {
    standing: 'ending',
    last: result({ formId: 'f2', takenAt: '2024-06-12T08:00:00Z', validUntil: '2026-06-12', againFrom: '2026-05-01' }),
  }),
  training('f3', 'Lifting and carrying', { standing: 'begun', answered: 2, dueDate: '2026-06-30', tries: null }),
  training('f4', 'First aid', {
    last: result({ formId: 'f4', takenAt: '2026-03-12T08:00:00Z', validUntil: '2028-03-12', wrong: 0, right: 20 }),
  }),
  training('f5', 'Fork-lift, theory', {
    standing: 'failed',
    last: result({
      ...{ formId: 'f5', takenAt: '2026-05-25T08:00:00Z', right: 11, passed: false, validUntil: null, wrong: 9 },
      againFrom: '2026-06-03',
    }),
  }),
  training('f6', 'Fork-lift licence', {
    standing: 'expired',
    last: result({ formId: 'f6', takenAt: '2025-05-22T08:00:00Z', validUntil: '2026-05-22', againFrom: '2026-04-10' }),
  }),
]
export const paper: TrainingPaper = {
  ...{ id: 'd1', name: 'First aid certificate', type: { id: 't1', caption: 'Certificate', code: 'certificate' } },
  ...{ wants: 'reading', madeAt: '2026-03-12T08:00:00Z', signatories: 0, signed: 0, signedAt: null, deleted: false },
  ...{ place: null, turn: false },
  version: { id: 'v1', number: 1, pages: 1, size: 60_000, madeAt: '2026-03-12T08:00:00Z' },
}
