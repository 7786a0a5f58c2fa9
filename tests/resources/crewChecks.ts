import type { UnderTest } from './under-test.ts'
import { overseers } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({
    downloadCrewCheck: { id: w.securityChecks.main },
    downloadSignedCrewCheck: { id: w.securityChecks.main },
  }),
  verdicts: { downloadCrewCheck: overseers, downloadSignedCrewCheck: overseers },
  paths: { '/crewChecks': { main: w => w.securityChecks.main, other: w => w.securityChecks.other } },
}
