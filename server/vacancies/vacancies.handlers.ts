import type * as contract from '../../openapi/vacancies.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { vacanciesOverview } from './overview.ts'
import { vacancyListing } from './vacancy.queries.ts'

/** As many as any list answers at once. */
const whole = { limit: 1000, page: 1 }

export const handlers: Handlers<typeof contract> = {
  listActiveVacancies: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query.paging === 'false' ? whole : query, vacancyListing(ctx, query)),
  }),
  readVacanciesOverview: async ({ query }, ctx) => ({
    status: 200,
    body: await vacanciesOverview(ctx, query, 'day'),
  }),
  readProjectsVacancyOverview: async ({ query }, ctx) => ({
    status: 200,
    body: await vacanciesOverview(ctx, query, 'project'),
  }),
}
