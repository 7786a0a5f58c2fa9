import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/personalCalendar.ts'
import type { Context, Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { answerVacation, removeVacation } from './answer-vacation.ts'
import { type Kind, entry, entryListing, vacation } from './calendar.queries.ts'
import { newAbsence, newEntry } from './new-entry.ts'
import { ownDays } from './own-days.ts'
import { weighedVacation } from './weighed-vacation.ts'

async function remove(ctx: Context<'notFound'>, kind: Kind, id: string) {
  const { rows } = await ctx.tx.execute(sql`
    delete from calendar_entry where tenant_id = ${ctx.tenant.id} and id = ${id} and kind = ${kind} returning 1`)
  if (!rows.length) throw ctx.refuse('notFound')
  return { status: 204 } as const
}

export const handlers: Handlers<typeof contract> = {
  readPersonalCalendar: async ({ query }, ctx) => ({ status: 200, body: await ownDays(ctx, query) }),

  listBlockDates: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, entryListing(ctx, 'block', query, entry)),
  }),
  createBlockDate: async ({ body }, ctx) => ({ status: 201, body: entry(await newAbsence(ctx, 'block', body)) }),
  deleteBlockDate: ({ params }, ctx) => remove(ctx, 'block', params.id),

  listVacationRequests: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, entryListing(ctx, 'vacation', query, vacation)),
  }),
  readVacationRequest: async ({ params }, ctx) => ({ status: 200, body: await weighedVacation(ctx, params.id) }),
  createVacationRequest: async ({ body }, ctx) => ({
    status: 201,
    body: vacation(await newAbsence(ctx, 'vacation', body)),
  }),
  deleteVacationRequest: async ({ params }, ctx) => {
    await removeVacation(ctx, params.id)
    return { status: 204 }
  },
  approveVacationRequest: async ({ params, body }, ctx) => ({
    status: 200,
    body: vacation(await answerVacation(ctx, params.id, 'approved', body)),
  }),
  declineVacationRequest: async ({ params, body }, ctx) => ({
    status: 200,
    body: vacation(await answerVacation(ctx, params.id, 'declined', body)),
  }),

  listAvailabilities: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, entryListing(ctx, 'available', query, entry)),
  }),
  createAvailability: async ({ body }, ctx) => ({ status: 201, body: entry(await newEntry(ctx, 'available', body)) }),
  deleteAvailability: ({ params }, ctx) => remove(ctx, 'available', params.id),
}
