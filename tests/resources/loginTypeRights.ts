import type { UnderTest } from './under-test.ts'
import { officeOnly } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: () => ({
    changeLoginTypeRights: { id: 'planners', body: { rights: [{ code: 'faq.EDIT', given: true }] } },
  }),
  verdicts: { readLoginTypeRights: officeOnly, changeLoginTypeRights: officeOnly },
}
