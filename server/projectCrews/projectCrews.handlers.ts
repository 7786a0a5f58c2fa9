import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/projectCrews.ts'
import { isPlanner } from '../access/principal.ts'
import type { Context, Handlers } from '../context.ts'
import { offsetOf, page } from '../page.ts'
import { type ItemRow, crewItem, itemRows } from '../projectCrewItems/item.queries.ts'
import { type StatusRow, itemStatus, statusRows } from '../projectCrewItems/status.queries.ts'
import { crewStream } from './crew-stream.ts'
import { crewWithPeople } from './crew.queries.ts'
import { lateRows, lateWire } from './late.queries.ts'
import { keepLiveLocation, liveLocation, liveLocationRows } from './live-locations.ts'

/** The whole crew for whoever leads it, the own line for a member. */
const visibleLines = (ctx: Context) =>
  isPlanner(ctx.who)
    ? sql`true`
    : sql`(person_id = ${ctx.who.personId} or exists (select from project_crew led where led.tenant_id = own.tenant_id
        and led.id = own.crew_id and led.chief_id = ${ctx.who.personId}))`

export const handlers: Handlers<typeof contract> = {
  readProjectCrew: async ({ params }, ctx) => ({ status: 200, body: await crewWithPeople(ctx, params.id) }),

  listCrewItems: async ({ params, query }, ctx) => {
    const { rows } = await ctx.tx.execute<ItemRow>(
      itemRows(sql`i.tenant_id = ${ctx.tenant.id} and i.crew_id = ${params.id}`, {
        tail: sql`order by i.starts, f.sort, i.id limit ${query.limit} offset ${offsetOf(query)}`,
      }),
    )
    return { status: 200, body: page(rows, query, row => crewItem(ctx, row)) }
  },

  listLatePeople: async ({ query }, ctx) => ({
    status: 200,
    body: page(await lateRows(ctx, query.limit, offsetOf(query)), query, row => lateWire(ctx, row)),
  }),

  listCrewStatuses: async ({ params, query }, ctx) => {
    const { rows } = await ctx.tx.execute<StatusRow>(
      statusRows(
        sql`with found as (select * from project_crew_item_status own
          where tenant_id = ${ctx.tenant.id} and crew_id = ${params.id} and ${visibleLines(ctx)})`,
        sql`order by s.starts, f.sort, who.first_name, who.last_name, s.id limit ${query.limit} offset ${offsetOf(query)}`,
      ),
    )
    return { status: 200, body: page(rows, query, row => itemStatus(ctx, row)) }
  },

  listLiveLocations: async ({ params, query }, ctx) => {
    const rows = await liveLocationRows(ctx, params.id, query.limit, offsetOf(query))
    return { status: 200, body: page(rows, query, row => liveLocation(ctx, row)) }
  },

  shareLiveLocation: async ({ params, body }, ctx) => {
    await keepLiveLocation(ctx, params.id, body)
    return { status: 204 }
  },

  streamLiveLocations: async ({ params }, ctx) => ({ status: 200, raw: await crewStream(ctx, params.id) }),
}
