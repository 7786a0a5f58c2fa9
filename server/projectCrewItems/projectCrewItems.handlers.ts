import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/projectCrewItems.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { vacancyListing } from '../vacancies/vacancy.queries.ts'
import { apply, unapply } from './apply.ts'
import { changeItem } from './change-item.ts'
import { itemBy } from './item.queries.ts'
import { changeLine, storePunch } from './punch.ts'
import { act, create } from './status-actions.ts'
import { statusListing } from './status.queries.ts'
import { withdrawStatus } from './withdraw-status.ts'

export const handlers: Handlers<typeof contract> = {
  listVacancies: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, vacancyListing(ctx, query)),
  }),

  readCrewItem: async ({ params }, ctx) => ({ status: 200, body: await itemBy(ctx, params.id) }),

  listItemStatuses: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, statusListing(ctx, sql`s.item_id = ${params.id}`, 'name')),
  }),

  changeCrewItem: async ({ params, body }, ctx) => ({ status: 200, body: await changeItem(ctx, params.id, body) }),
  // A GET cannot ask: it applies, and whoever accepts it later is asked.
  applyVacancy: async ({ params }, ctx) => ({ status: 200, body: await apply(ctx, params.id, true) }),
  applyVacancyByPost: async ({ params, body }, ctx) => ({
    status: 200,
    body: await apply(ctx, params.id, body.acceptDoubleBooking === true),
  }),
  unapplyVacancy: async ({ params }, ctx) => ({ status: 200, body: await unapply(ctx, params.id) }),
  unapplyVacancyByPost: async ({ params }, ctx) => ({ status: 200, body: await unapply(ctx, params.id) }),
  logActivity: async ({ params, body }, ctx) => ({ status: 201, body: await storePunch(ctx, params.id, body) }),
  createStatus: async ({ body }, ctx) => ({ status: 201, body: await create(ctx, body) }),

  withdrawStatus: async ({ params }, ctx) => {
    await withdrawStatus(ctx, params.id)
    return { status: 204 }
  },

  changeStatus: async ({ params, body }, ctx) => ({ status: 200, body: await changeLine(ctx, params.id, body) }),

  activateStatus: async ({ params, body }, ctx) => ({
    status: 200,
    body: await act(ctx, params.id, 'activate', body.acceptDoubleBooking === true),
  }),
  notNeeded: async ({ params }, ctx) => ({ status: 200, body: await act(ctx, params.id, 'notNeeded', false) }),
  reactivateStatus: async ({ params, body }, ctx) => ({
    status: 200,
    body: await act(ctx, params.id, 'reactivate', body.acceptDoubleBooking === true),
  }),
  noShow: async ({ params }, ctx) => ({ status: 200, body: await act(ctx, params.id, 'noShow', false) }),
}
