import type { UnderTest } from './under-test.ts'

/** Oneself, and whoever keeps the contracts: planning holds no right to them. */
const ownContract = ['yes', 404, 404, 404, 403, 403, 403, 'yes', 403, 403, 403, 401] as const

export const underTest: UnderTest = {
  calls: w => ({
    readStaffContract: { id: w.known.member.contract },
    listStaffContractDocuments: { id: w.known.member.contract },
  }),
  verdicts: {
    readStaffContract: ownContract,
    listStaffContractDocuments: ownContract,
  },
  paths: {
    '/staffContracts': { main: w => w.known.member.contract, other: w => w.known.stranger.contract },
  },
}
