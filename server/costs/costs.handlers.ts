import type * as contract from '../../openapi/costs.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { costPdf } from './cost-pdf.ts'
import { costSheet } from './cost-sheet.ts'
import { itemListing, wholeItemList } from './item-list.queries.ts'
import { itemListSheet } from './item-list-sheet.ts'
import { projectCosts } from './project-costs.ts'

export const handlers: Handlers<typeof contract> = {
  listPlanningCrewItems: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, itemListing(ctx, query)),
  }),
  readPlanningCrewItemsOverview: async ({ query }, ctx) => {
    const { groups, ...sums } = await wholeItemList(ctx, query)
    return { status: 200, body: { ...sums, groups: groups.map(({ items: _, ...group }) => group) } }
  },
  readProjectCosts: async ({ params }, ctx) => ({ status: 200, body: (await projectCosts(ctx, params.id)).costs }),
  readProjectReport: async ({ params, query }, ctx) => ({
    status: 200,
    raw: await costPdf(ctx, params.id, 'report', query),
  }),
  exportProjectCalculationDocuments: async ({ params, query }, ctx) => ({
    status: 200,
    raw: await costPdf(ctx, params.id, 'calculation', query),
  }),
  exportProjectCalculationReportXLXS: async ({ params, body }, ctx) => ({
    status: 200,
    raw: await costSheet(ctx, params.id, body),
  }),
  exportPlanningCrewItems: async ({ query }, ctx) => ({ status: 200, raw: await itemListSheet(ctx, query) }),
}
