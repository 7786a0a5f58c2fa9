import type { UnderTest } from './under-test.ts'
import { ownDesks, projectReaders } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({
    listCrewMembersDocuments: { id: w.projects.main },
    listSocialSecurityDocuments: { id: w.projects.main },
    exportCrewMembersDocuments: {
      id: w.projects.main,
      body: { columns: ['function'], personIds: [w.persons.member], language: 'de' },
    },
    exportCompanyCrewMembersDocuments: {
      id: w.companies.client,
      body: { dateFrom: '2026-06-01', dateTo: '2026-06-30', personIds: [w.persons.member] },
    },
  }),
  verdicts: {
    listCrewMembersDocuments: projectReaders,
    listSocialSecurityDocuments: projectReaders,
    exportCrewMembersDocuments: ownDesks,
    exportCompanyCrewMembersDocuments: ownDesks,
  },
  heavier: w => ({ listCrewMembersDocuments: { id: w.projects.main, query: 'q=member&date=2026-06-10' } }),
}
