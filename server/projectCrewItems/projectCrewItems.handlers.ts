import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/projectCrewItems.ts'
import type { Handlers } from '../context.ts'
import { offsetOf, page } from '../page.ts'
import { apply, unapply } from './apply.ts'
import { changeItem } from './change-item.ts'
import { type ItemRow, crewItem, itemRows } from './item.queries.ts'
import { changeLine, storePunch } from './punch.ts'
import { act, create } from './status-actions.ts'
import { type StatusRow, itemStatus, statusRows } from './status.queries.ts'
import { vacancy, vacancyRows } from './vacancies.ts'

export const handlers: Handlers<typeof contract> = {
  listVacancies: async ({ query }, ctx) => ({
    status: 200,
    body: page(await vacancyRows(ctx, query.limit, offsetOf(query)), query, row => vacancy(ctx, row)),
  }),

  readCrewItem: async ({ params }, ctx) => {
    const { rows } = await ctx.tx.execute<ItemRow>(
      itemRows(sql`i.tenant_id = ${ctx.tenant.id} and i.id = ${params.id}`),
    )
    if (!rows[0]) throw ctx.refuse('notFound')
    return { status: 200, body: crewItem(ctx, rows[0]) }
  },

  listItemStatuses: async ({ params, query }, ctx) => {
    const { rows } = await ctx.tx.execute<StatusRow>(
      statusRows(
        sql`with found as (select * from project_crew_item_status where tenant_id = ${ctx.tenant.id} and item_id = ${params.id})`,
        sql`order by who.first_name, who.last_name, s.id limit ${query.limit} offset ${offsetOf(query)}`,
      ),
    )
    return { status: 200, body: page(rows, query, row => itemStatus(ctx, row)) }
  },

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
