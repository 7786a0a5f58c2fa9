import type { UnderTest } from './under-test.ts'
import { desks, projectReaders } from './verdicts.ts'

const days = 'dateFrom=2026-06-01&dateTo=2026-06-30'

export const underTest: UnderTest = {
  calls: w => ({
    readProjectCost: { id: w.projects.main },
    exportProjectCalculation: { id: w.projects.main },
    listPlanningCrewItems: { query: days },
    readPlanningCrewItemsOverview: { query: days },
    exportPlanningCrewItems: { query: days },
  }),
  verdicts: {
    listPlanningCrewItems: desks,
    readPlanningCrewItemsOverview: desks,
    exportPlanningCrewItems: desks,
    readProjectCost: projectReaders,
    exportProjectCalculation: projectReaders,
  },
  heavier: w => ({
    listPlanningCrewItems: { query: `${days}&q=member&state=running&companyId=${w.companies.client}` },
  }),
}
