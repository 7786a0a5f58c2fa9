import type { Paper } from './papers.types.ts'

const paper = (n: number, more: Partial<Paper>): Paper => ({
  id: `0b9c1f7e-6a51-4a0e-9f6a-0f7b2f0f3d0${n}`,
  name: 'Staff contract 2026',
  type: { id: 't1', caption: 'Staff contract', code: 'staffContract' },
  ...{ wants: 'signatures', state: 'open', concerns: { kind: 'person', name: 'Mia Brandt' }, dueDate: '2026-06-14' },
  ...{ madeAt: '2026-05-27T08:00:00.000Z', signatories: 2, signed: 1, waitsFor: 'Jana Okafor' },
  ...more,
})

export const papers: Paper[] = [
  paper(1, {}),
  paper(2, { name: 'Rate agreement Hafen Arena', state: 'draft', signed: 0, waitsFor: null, dueDate: null }),
  paper(3, {
    ...{ name: 'Fixed-term contract', wants: 'upload', signatories: 0, signed: 0, waitsFor: 'Jonas Petersen' },
    ...{ concerns: { kind: 'person', name: 'Jonas Petersen' } },
  }),
  paper(4, {
    ...{ name: 'Evacuation plan', wants: 'reading', state: 'done', signatories: 0, signed: 0, waitsFor: null },
    ...{ concerns: { kind: 'crew', name: null }, dueDate: null },
  }),
]
