import type { UnderTest } from './under-test.ts'
import { ownDesks } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({
    listActivities: { query: `projectId=${w.projects.main}` },
  }),
  verdicts: {
    // What was changed, and what is to do, is the agency's own: no client, no crew, no visitor.
    listActivities: ownDesks,
  },
}
