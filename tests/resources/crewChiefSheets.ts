import type { UnderTest } from './under-test.ts'
import { leaders, overseers } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({
    readCrewChiefSheet: { id: w.crews.main, query: 'draft=true' },
    readCrewChiefSheetDetails: { id: w.crews.main },
    releaseCrewChiefSheet: { id: w.crews.main, body: { remark: 'The lift at dock 2 is out of order' } },
  }),
  verdicts: {
    readCrewChiefSheet: overseers,
    readCrewChiefSheetDetails: overseers,
    releaseCrewChiefSheet: leaders,
  },
}
