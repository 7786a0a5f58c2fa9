import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { eventStream } from '../live/event-stream.ts'

/** Tells that something happened to a document, not what. Ends with the session. */
export const documentStream = (ctx: Context<'sessionEnded'>, id: string): Promise<Response> =>
  eventStream(ctx, async () => {
    const { services, tenant, who } = ctx
    const open = await services.database.withTenant(
      tenant.id,
      async tx => {
        const { rows } = await tx.execute(
          sql`select 1 from session where tenant_id = ${tenant.id} and id = ${who.sessionId} and revoked_at is null`,
        )
        return rows.length > 0
      },
      { readOnly: true },
    )
    return open ? tell => services.documentChanges.listen(tenant.id, id, () => tell('document')) : null
  })
