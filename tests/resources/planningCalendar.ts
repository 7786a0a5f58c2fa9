import type { UnderTest } from './under-test.ts'
import { desks } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: () => ({
    listPlanningCalendarItems: { query: 'dateFrom=2026-06-01&dateTo=2026-06-28' },
  }),
  verdicts: {
    listPlanningCalendarItems: desks,
  },
  heavier: () => ({
    listPlanningCalendarItems: { query: 'dateFrom=2026-05-01&dateTo=2026-08-08' },
  }),
}
