import type { UnderTest } from './under-test.ts'
import { desks, projectReaders } from './verdicts.ts'

const days = 'dateFrom=2026-06-01&dateTo=2026-06-30'

export const underTest: UnderTest = {
  calls: w => ({
    readProjectCosts: { id: w.projects.main },
    listPlanningCrewItems: { query: days },
    readPlanningCrewItemsOverview: { query: days },
    exportPlanningCrewItems: { query: days },
  }),
  verdicts: {
    listPlanningCrewItems: desks,
    readPlanningCrewItemsOverview: desks,
    exportPlanningCrewItems: desks,
    readProjectCosts: projectReaders,
  },
  heavier: w => ({
    listPlanningCrewItems: { query: `${days}&q=member&state=running&companyId=${w.companies.client}` },
  }),
}
