import type { UnderTest } from './under-test.ts'
import type { Verdicts } from './verdicts.ts'

const office: Verdicts = [403, 403, 403, 403, 403, 403, 403, 'yes', 403, 403, 403, 401]

export const underTest: UnderTest = {
  calls: () => ({
    changeLoginTypeRights: { id: 'planners', body: { rights: [{ code: 'faq.EDIT', given: true }] } },
  }),
  verdicts: { readLoginTypeRights: office, changeLoginTypeRights: office },
}
