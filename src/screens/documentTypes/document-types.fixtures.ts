import type { Kind } from './document-types.types.ts'

const kind = (n: number, more: Partial<Kind>): Kind => ({
  id: `0b9c1f7e-6a51-4a0e-9f6a-0f7b2f0f3d1${n}`,
  ...{ caption: 'Staff contract', code: 'staffContract', revision: 3, wants: 'signatures', subject: 'person' },
  ...{ signedBy: 'drawing', signatoriesOrder: 'one by one', asksRating: false, dueDays: 14 },
  signatories: [
    { role: 'Crew', who: 'person', person: null },
    { role: 'Agency', who: 'agency', person: { id: 'p1', name: 'Jana Okafor' } },
  ],
  ...{ proves: [], papers: 214, unsigned: 3 },
  ...more,
})

export const kinds: Kind[] = [
  kind(1, {}),
  kind(2, {
    ...{ caption: 'Fixed-term contract', code: 'fixedTermContract', wants: 'upload', signedBy: 'ink' },
    ...{ signatories: [], papers: 0, unsigned: 0 },
  }),
  kind(3, {
    ...{ caption: 'Fork-lift licence', code: 'forkliftLicence', wants: 'upload', signedBy: null, signatories: [] },
    ...{ proves: [{ id: 'f1', caption: 'Fork-lift driver', code: 'FL' }], dueDays: null, papers: 1, unsigned: 0 },
  }),
  kind(4, {
    ...{ caption: 'Evacuation plan', code: 'made', wants: 'reading', signedBy: null, subject: 'crew' },
    ...{ signatories: [], dueDays: null, papers: 2, unsigned: 0 },
  }),
]
