import type { UnderTest } from './under-test.ts'
import { desks, projectReaders } from './verdicts.ts'

const days = 'dateFrom=2026-06-01&dateTo=2026-06-30'

export const underTest: UnderTest = {
  calls: w => ({
    readProjectCosts: { id: w.projects.main },
    readProjectReport: { id: w.projects.main },
    exportProjectCalculationDocuments: { id: w.projects.main, query: 'grouping=position&language=cy' },
    exportProjectCalculationReportXLXS: { id: w.projects.main, body: { grouping: 'position' } },
    listPlanningCrewItems: { query: days },
    readPlanningCrewItemsOverview: { query: days },
    exportPlanningCrewItems: { query: days },
  }),
  verdicts: {
    listPlanningCrewItems: desks,
    readPlanningCrewItemsOverview: desks,
    exportPlanningCrewItems: desks,
    readProjectCosts: projectReaders,
    readProjectReport: projectReaders,
    exportProjectCalculationDocuments: projectReaders,
    exportProjectCalculationReportXLXS: projectReaders,
  },
  heavier: w => ({
    listPlanningCrewItems: { query: `${days}&q=member&state=running&companyId=${w.companies.client}` },
  }),
}
