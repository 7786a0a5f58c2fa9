import type { UnderTest } from './under-test.ts'
import { visitedProject } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({ readProjectPeople: { id: w.projects.main } }),
  verdicts: { readProjectPeople: visitedProject },
}
