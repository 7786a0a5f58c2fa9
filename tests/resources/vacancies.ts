import type { UnderTest } from './under-test.ts'

export const underTest: UnderTest = {
  verdicts: {
    listActiveVacancies: ['yes', 'yes', 'yes', 'yes', 'yes', 403, 403, 403, 403, 403, 403, 401],
    readVacanciesOverview: ['yes', 'yes', 'yes', 'yes', 'yes', 403, 403, 403, 403, 403, 403, 401],
    readProjectsVacancyOverview: ['yes', 'yes', 'yes', 'yes', 'yes', 403, 403, 403, 403, 403, 403, 401],
  },
  heavier: () => ({
    listActiveVacancies: { query: 'isActive=true&paging=false' },
  }),
}
