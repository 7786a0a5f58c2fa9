import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/kiosks.ts'
import { type Handlers, personOf } from '../context.ts'
import { offsetOf, page } from '../page.ts'
import { sendPunches } from '../projectCrewItems/punch-batch.ts'
import { type KioskRow, kioskRows, kioskWire } from './kiosk.queries.ts'
import { readPin, resetPin, setPin } from './own-pin.ts'
import { roster } from './roster.ts'
import { startKiosk } from './start-kiosk.ts'

export const handlers: Handlers<typeof contract> = {
  listKiosks: async ({ params, query }, ctx) => {
    const { rows } = await ctx.tx.execute<KioskRow>(
      kioskRows(
        sql`with found as (select * from kiosk where tenant_id = ${ctx.tenant.id} and crew_id = ${params.id})`,
        sql`order by k.started_at desc, k.id limit ${query.limit} offset ${offsetOf(query)}`,
      ),
    )
    return { status: 200, body: page(rows, query, kioskWire) }
  },

  startKiosk: async ({ body }, ctx) => ({ status: 201, body: await startKiosk(ctx, body) }),

  /** Its session lives on: what the tablet recorded without network still has to arrive. */
  revokeKiosk: async ({ params }, ctx) => {
    const { rows } = await ctx.tx.execute<KioskRow>(
      kioskRows(sql`with found as (update kiosk set revoked_at = coalesce(revoked_at, ${ctx.now}),
        revoked_by_id = coalesce(revoked_by_id, ${personOf(ctx)})
        where tenant_id = ${ctx.tenant.id} and id = ${params.id} returning *)`),
    )
    if (!rows[0]) throw ctx.refuse('notFound')
    return { status: 200, body: kioskWire(rows[0]) }
  },

  readRoster: async ({ params }, ctx) => ({ status: 200, body: await roster(ctx, params.id) }),
  sendPunches: async ({ body }, ctx) => ({ status: 200, body: await sendPunches(ctx, body) }),
  readKioskPin: async (_, ctx) => ({ status: 200, body: await readPin(ctx) }),
  setKioskPin: async ({ body }, ctx) => ({ status: 200, body: await setPin(ctx, body.pin) }),
  resetKioskPin: async ({ params }, ctx) => {
    await resetPin(ctx, params.id)
    return { status: 204 }
  },
}
