import type { UnderTest } from './under-test.ts'

export const underTest: UnderTest = {
  verdicts: {
    /** Everybody of the crew their own, the office those of everybody. */
    listBankTransfers: ['yes', 'yes', 'yes', 'yes', 403, 403, 403, 'yes', 403, 403, 403, 401],
  },
}
