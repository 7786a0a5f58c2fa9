import type { UnderTest } from './under-test.ts'
import { planning } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({
    findBestPersons: { id: w.items.tomorrow, query: 'method=nearest' },
    invitePersons: {
      id: w.items.tomorrow,
      body: { personIds: [w.persons.stranger], answerBy: '2026-06-10T16:00:00.000Z', note: 'Stage door C' },
    },
  }),
  verdicts: {
    findBestPersons: planning,
    invitePersons: planning,
  },
  // Whoever is invited by it would stand on the crew the other rows ask about.
  about: w => ({ invitePersons: { id: w.items.tomorrow, body: { personIds: [w.persons.member] } } }),
  bodies: {
    'invitePersons personIds': { main: w => w.persons.stranger, other: w => w.persons.chief },
  },
}
