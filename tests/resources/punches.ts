import { punchEntry } from '../support/calls.ts'
import type { UnderTest } from './under-test.ts'

export const underTest: UnderTest = {
  calls: w => ({
    sendPunches: { body: { entries: [punchEntry(w)] } },
  }),
  verdicts: {
    // Whether an entry is done is answered beside it; the batch itself is everybody's who may punch at all.
    sendPunches: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 403, 403, 'yes', 401],
  },
  heavier: w => ({
    sendPunches: { body: { entries: Array.from({ length: 100 }, () => punchEntry(w)) } },
  }),
}
