import { logo } from '../support/files/logo.ts'
import type { UnderTest } from './under-test.ts'
import { officeOnly } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: () => ({
    changeSettings: { body: { rules: { graceMinutes: 5 }, revision: 0 } },
    setMark: { body: logo },
  }),
  verdicts: { readSettings: officeOnly, changeSettings: officeOnly, setMark: officeOnly, removeMark: officeOnly },
}
