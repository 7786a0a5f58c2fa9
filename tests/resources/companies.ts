import type { UnderTest } from './under-test.ts'
import { projectReaders, desks } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({
    readCompany: { id: w.companies.client },
    readCompanySettings: { id: w.companies.client },
    listCompanyProjects: { id: w.companies.client },
  }),
  verdicts: {
    listCompanies: desks,
    readCompany: projectReaders,
    readCompanySettings: projectReaders,
    listCompanyProjects: projectReaders,
  },
  paths: {
    '/companies': { main: w => w.companies.client, other: w => w.companies.other },
  },
}
