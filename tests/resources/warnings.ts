import type { UnderTest } from './under-test.ts'
import { planning } from './verdicts.ts'

export const underTest: UnderTest = {
  verdicts: { listWarnings: planning },
}
