import type { UnderTest } from './under-test.ts'
import { ownDesks } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({ listSiteDocuments: { id: w.projects.main } }),
  verdicts: { listSiteDocuments: ownDesks },
}
