import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/kiosks.ts'
import { type Handlers, personOf } from '../context.ts'
import { listOf } from '../list.ts'
import { one } from '../one.ts'
import { type KioskRow, kioskListing, kioskRows, kioskWire, openKioskListing } from './kiosk.queries.ts'
import { readPin, resetPin, setPin } from './own-pin.ts'
import { roster } from './roster.ts'
import { startKiosk } from './start-kiosk.ts'

export const handlers: Handlers<typeof contract> = {
  listKiosks: async ({ params, query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, kioskListing(ctx, params.id)),
  }),

  listOpenKiosks: async ({ query }, ctx) => ({
    status: 200,
    body: await listOf(ctx, query, openKioskListing(ctx, query.q)),
  }),

  startKiosk: async ({ body }, ctx) => ({ status: 201, body: await startKiosk(ctx, body) }),

  /** Its session lives on: what the tablet recorded without network still has to arrive. */
  revokeKiosk: async ({ params }, ctx) => {
    const row = await one<KioskRow>(
      ctx,
      kioskRows(sql`with found as (update kiosk set revoked_at = coalesce(revoked_at, ${ctx.now}),
        revoked_by_id = coalesce(revoked_by_id, ${personOf(ctx)})
        where tenant_id = ${ctx.tenant.id} and id = ${params.id} returning *)`),
    )
    return { status: 200, body: kioskWire(row) }
  },

  readRoster: async ({ params }, ctx) => ({ status: 200, body: await roster(ctx, params.id) }),
  readKioskPin: async (_, ctx) => ({ status: 200, body: await readPin(ctx) }),
  setKioskPin: async ({ body }, ctx) => ({ status: 200, body: await setPin(ctx, body.pin) }),
  resetKioskPin: async ({ params }, ctx) => {
    await resetPin(ctx, params.id)
    return { status: 204 }
  },
}
