import type * as contract from '../../openapi/vacancies.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { vacancyListing } from '../projectCrewItems/vacancies.ts'

/** As many as any list answers at once. */
const whole = { limit: 1000, page: 1 }

export const handlers: Handlers<typeof contract> = {
  listActiveVacancies: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query.paging === 'false' ? whole : query, vacancyListing(ctx)),
  }),
}
