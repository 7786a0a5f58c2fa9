import type { UnderTest } from './under-test.ts'
import { everyUser, projectReaders } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({
    listCompanyDocuments: { id: w.companies.client },
    listContactDocuments: { id: w.contacts.client },
    listRateCardDocuments: { id: w.rateCards.main },
  }),
  verdicts: {
    listMobileDocuments: everyUser,
    listCompanyDocuments: projectReaders,
    listContactDocuments: projectReaders,
    listRateCardDocuments: projectReaders,
  },
}
