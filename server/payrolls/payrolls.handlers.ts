import type * as contract from '../../openapi/payrolls.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { mustBeCrew } from '../crewMembers/crew-member.queries.ts'
import { activityOn, itemActivities } from './activities.ts'
import { answerItem, confirmItem, declineItem, takeBack } from './feedback.ts'
import { payslipFile } from '../payslips/payslip-file.ts'
import { payrollFile } from './papers/payroll-file.ts'
import { itemDetails } from './item-details.ts'
import { itemListing, payrollListing, payrollOf, unassignedListing, withFigures } from './payroll.queries.ts'

export const handlers: Handlers<typeof contract> = {
  listPayrolls: async ({ params, query }, ctx) => {
    if (params.id !== ctx.who.personId) await mustBeCrew(ctx, params.id)
    const { items, ...page } = await listOf(ctx, query, payrollListing(ctx, params.id))
    return { status: 200, body: { items: await withFigures(ctx, items), ...page } }
  },
  readPayroll: async ({ params }, ctx) => ({ status: 200, body: await payrollOf(ctx, params.id) }),
  downloadPayroll: async ({ params, query }, ctx) => ({
    status: 200,
    raw:
      params.x === 'netPayslip'
        ? await payslipFile(ctx, params.id)
        : await payrollFile(ctx, params.id, params.x, query.language),
  }),
  listPayrollItems: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, itemListing(ctx, params.id)),
  }),
  listUnassignedPcis: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, unassignedListing(ctx, params.id)),
  }),
  readPayrollItem: async ({ params }, ctx) => ({ status: 200, body: await itemDetails(ctx, params.id) }),
  changePayrollItem: async ({ params, body }, ctx) => {
    if (body.confirmed) await confirmItem(ctx, params.id)
    else await takeBack(ctx, params.id)
    return { status: 200, body: await itemDetails(ctx, params.id) }
  },
  declinePayrollItem: async ({ params, body }, ctx) => {
    await declineItem(ctx, params.id, body)
    return { status: 200, body: await itemDetails(ctx, params.id) }
  },
  answerPayrollItem: async ({ params, body }, ctx) => {
    await answerItem(ctx, params.id, body)
    return { status: 200, body: await itemDetails(ctx, params.id) }
  },
  listPayrollItemActivities: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, itemActivities(ctx, params.id)),
  }),
  addPayrollItemActivity: async ({ params, body }, ctx) => ({
    status: 201,
    body: await activityOn(ctx, { item: params.id }, body),
  }),
  addPayrollActivity: async ({ params, body }, ctx) => ({
    status: 201,
    body: await activityOn(ctx, { payroll: params.id }, body),
  }),
}
