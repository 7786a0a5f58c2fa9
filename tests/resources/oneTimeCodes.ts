import { password } from '../support/world/cast.ts'
import type { UnderTest } from './under-test.ts'
import { everyUser, officeOnly } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({
    beginOneTimeCodes: { body: { password } },
    startOneTimeCodes: { body: { code: '000000' } },
    endOneTimeCodes: { body: { password } },
    endLoginCodes: { id: w.codedLogin },
  }),
  verdicts: {
    readOneTimeCodes: everyUser,
    beginOneTimeCodes: everyUser,
    startOneTimeCodes: everyUser,
    endOneTimeCodes: everyUser,
    endLoginCodes: officeOnly,
  },
}
