import type * as contract from '../../openapi/projectPlans.ts'
import type { Handlers } from '../context.ts'
import { itemBy } from '../projectCrewItems/item.queries.ts'
import { crewSummaryOf, projectIdOf } from '../projects/project-crews.queries.ts'
import { addPlanned, changePlan } from './change-plan.ts'
import { holidaysOf } from './project-holidays.ts'

export const handlers: Handlers<typeof contract> = {
  createProjectCrew: async ({ params, body }, ctx) => {
    const { crewIds } = await addPlanned(ctx, projectIdOf(ctx, params.id), { crews: [body], items: [] }, () => 'body')
    return { status: 201, body: await crewSummaryOf(ctx, crewIds[0] ?? '') }
  },
  createProjectItem: async ({ params, body }, ctx) => {
    const { itemIds } = await addPlanned(ctx, projectIdOf(ctx, params.id), { crews: [], items: [body] }, () => 'body')
    return { status: 201, body: await itemBy(ctx, itemIds[0] ?? '') }
  },
  changeProjectPlan: async ({ params, body }, ctx) => ({
    status: 200,
    body: await changePlan(ctx, projectIdOf(ctx, params.id), body),
  }),
  listProjectHolidays: async ({ params, query }, ctx) => ({
    status: 200,
    body: { items: await holidaysOf(ctx, projectIdOf(ctx, params.id), query) },
  }),
}
