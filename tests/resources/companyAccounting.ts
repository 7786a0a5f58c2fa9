import { officeOnly } from './verdicts.ts'
import type { UnderTest } from './under-test.ts'

export const underTest: UnderTest = {
  calls: w => ({
    readCompanyAccounting: { id: w.companies.client },
    changeCompanyAccounting: { id: w.companies.client, body: { buyerReference: '04011000-12345-34' } },
  }),
  verdicts: { readCompanyAccounting: officeOnly, changeCompanyAccounting: officeOnly },
}
