import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { eventStream } from '../live/event-stream.ts'

/** Says nothing but that the session is over, the moment it is. */
export const sessionStream = (ctx: Context<'sessionEnded'>): Promise<Response> =>
  eventStream(ctx, () =>
    ctx.services.database.withTenant(
      ctx.tenant.id,
      async tx => {
        const { rows } = await tx.execute(sql`select from session
          where tenant_id = ${ctx.tenant.id} and id = ${ctx.who.sessionId} and revoked_at is null`)
        return rows.length ? () => () => undefined : null
      },
      { readOnly: true },
    ),
  )
