import { sql } from 'drizzle-orm'
import { isPlanner } from '../access/principal.ts'
import { type Context, readApart } from '../context.ts'
import { eventStream } from '../live/event-stream.ts'

/**
 * Tells that something changed, not what. Whoever leads the crew is told of everybody, a member of the own line only.
 * Ends with the session.
 */
export const crewStream = (ctx: Context<'sessionEnded'>, crewId: string): Promise<Response> =>
  eventStream(ctx, async () => {
    const { services, tenant, who } = ctx
    const standing = await standingOf(ctx, crewId)
    if (!standing) return null
    const leads = isPlanner(who) || standing.chief
    return tell =>
      services.crewChanges.listen(tenant.id, crewId, change => {
        const isOwn = who.personId !== null && (change.people?.includes(who.personId) ?? true)
        if (leads || (change.kind === 'status' && isOwn)) tell(change.kind)
      })
  })

/** Whether the session still is, by its row, and whether its person leads the crew; null when it has ended. */
const standingOf = (ctx: Context, crewId: string) =>
  readApart(ctx, async ({ tx, tenant, who }) => {
    const { rows } = await tx.execute<{ chief: boolean }>(sql`
      select exists (select from project_crew c where c.tenant_id = s.tenant_id and c.id = ${crewId}
        and c.chief_id = ${who.personId}) as chief
      from session s where s.tenant_id = ${tenant.id} and s.id = ${who.sessionId} and s.revoked_at is null`)
    return rows[0] ?? null
  })
