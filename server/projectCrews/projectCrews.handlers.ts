import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/projectCrews.ts'
import { isPlanner } from '../access/principal.ts'
import type { Context, Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { itemListing } from '../projectCrewItems/item.queries.ts'
import { statusListing } from '../projectCrewItems/status.queries.ts'
import { crewStream } from './crew-stream.ts'
import { crewWithPeople } from './crew.queries.ts'
import { lateListing } from './late.queries.ts'
import { keepLiveLocation, liveLocationListing } from './live-locations.ts'

/** The whole crew for whoever leads it, the own line for a member. */
const visibleLines = (ctx: Context) =>
  isPlanner(ctx.who)
    ? sql`true`
    : sql`(s.person_id = ${ctx.who.personId} or exists (select from project_crew led where led.tenant_id = s.tenant_id
        and led.id = s.crew_id and led.chief_id = ${ctx.who.personId}))`

export const handlers: Handlers<typeof contract> = {
  readProjectCrew: async ({ params }, ctx) => ({ status: 200, body: await crewWithPeople(ctx, params.id) }),

  listCrewItems: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, itemListing(ctx, sql`i.crew_id = ${params.id}`)),
  }),

  listLatePeople: async ({ query }, ctx) => ({ status: 200, body: await listOf(ctx, query, lateListing(ctx)) }),

  listCrewStatuses: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, statusListing(ctx, sql`s.crew_id = ${params.id} and ${visibleLines(ctx)}`, 'start')),
  }),

  listLiveLocations: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, liveLocationListing(ctx, params.id)),
  }),

  shareLiveLocation: async ({ params, body }, ctx) => {
    await keepLiveLocation(ctx, params.id, body)
    return { status: 204 }
  },

  streamLiveLocations: async ({ params }, ctx) => ({ status: 200, raw: await crewStream(ctx, params.id) }),
}
