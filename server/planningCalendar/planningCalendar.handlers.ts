import type * as contract from '../../openapi/planningCalendar.ts'
import type { Handlers } from '../context.ts'
import { planningCalendar } from './planning-calendar.ts'

export const handlers: Handlers<typeof contract> = {
  listPlanningCalendarItems: async ({ query }, ctx) => ({ status: 200, body: await planningCalendar(ctx, query) }),
}
