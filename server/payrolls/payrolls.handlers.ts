import type * as contract from '../../openapi/payrolls.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { mustBeCrew } from '../crewMembers/crew-member.queries.ts'
import { itemDetails } from './item-details.ts'
import { itemListing, payrollListing, payrollOf, unassignedListing, withFigures } from './payroll.queries.ts'

export const handlers: Handlers<typeof contract> = {
  listPayrolls: async ({ params, query }, ctx) => {
    if (params.id !== ctx.who.personId) await mustBeCrew(ctx, params.id)
    const { items, ...page } = await listOf(ctx, query, payrollListing(ctx, params.id))
    return { status: 200, body: { items: await withFigures(ctx, items), ...page } }
  },
  readPayroll: async ({ params }, ctx) => ({ status: 200, body: await payrollOf(ctx, params.id) }),
  listPayrollItems: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, itemListing(ctx, params.id)),
  }),
  listUnassignedPcis: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, unassignedListing(ctx, params.id)),
  }),
  readPayrollItem: async ({ params }, ctx) => ({ status: 200, body: await itemDetails(ctx, params.id) }),
}
