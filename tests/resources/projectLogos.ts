import { logo } from '../support/files/logo.ts'
import type { UnderTest } from './under-test.ts'
import { visitedProject, type Verdicts } from './verdicts.ts'

/** Planning, by right; the office has none of it unless its agency gives it one. */
const editors: Verdicts = [403, 403, 403, 403, 'yes', 403, 403, 403, 403, 403, 403, 401]

export const underTest: UnderTest = {
  calls: w => ({
    readProjectLogo: { id: w.projects.main },
    setProjectLogo: { id: w.projects.main, body: logo },
    removeProjectLogo: { id: w.projects.main },
  }),
  verdicts: { readProjectLogo: visitedProject, setProjectLogo: editors, removeProjectLogo: editors },
}
