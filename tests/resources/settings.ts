import { logo } from '../support/logo.ts'
import type { UnderTest } from './under-test.ts'
import type { Verdicts } from './verdicts.ts'

/** What the agency settles for itself is the office's alone. */
const office: Verdicts = [403, 403, 403, 403, 403, 403, 403, 'yes', 403, 403, 403, 401]

export const underTest: UnderTest = {
  calls: () => ({
    changeSettings: { body: { rules: { graceMinutes: 5 }, revision: 0 } },
    setMark: { body: logo },
  }),
  verdicts: { readSettings: office, changeSettings: office, setMark: office, removeMark: office },
}
