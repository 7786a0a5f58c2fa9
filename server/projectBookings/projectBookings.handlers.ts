import type * as contract from '../../openapi/projectBookings.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { bookingListing, projectCrewProfile } from './bookings.queries.ts'

export const handlers: Handlers<typeof contract> = {
  listCrewBookings: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, bookingListing(ctx, params.id)),
  }),
  readProjectCrewProfile: async ({ params }, ctx) => ({
    status: 200,
    body: await projectCrewProfile(ctx, params.id, params.crewProfileId),
  }),
}
