import type { UnderTest } from './under-test.ts'
import { planning } from './verdicts.ts'

const days = { from: '2026-06-10', to: '2026-06-20' }

export const underTest: UnderTest = {
  calls: w => ({
    createFillProposal: { body: { ...days, projectId: w.projects.main, method: 'fewestHours' } },
    readFillProposal: { id: w.proposals.main },
    acceptFillProposal: {
      id: w.proposals.main,
      body: {
        places: [{ projectCrewItemId: w.items.open, personId: w.persons.stranger }],
        answerBy: '2026-06-10T16:00:00.000Z',
        note: 'Stage door C',
      },
    },
    deleteFillProposal: { id: w.proposals.gone },
  }),
  verdicts: {
    createFillProposal: planning,
    readFillProposal: planning,
    acceptFillProposal: planning,
    deleteFillProposal: planning,
  },
  // Whoever is invited by it would stand on the crew the other rows ask about.
  about: w => ({
    acceptFillProposal: {
      id: w.proposals.other,
      body: { places: [{ projectCrewItemId: w.items.tomorrow, personId: w.persons.member }] },
    },
  }),
  paths: {
    '/fillProposals': { main: w => w.proposals.main, other: w => w.proposals.other },
  },
  bodies: {
    'createFillProposal projectId': { main: w => w.projects.main, other: w => w.projects.other },
  },
}
