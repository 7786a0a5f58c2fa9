import { sql } from 'drizzle-orm'
import { isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'
import { Problem } from '../problem.ts'

const heartbeat = 20_000
const encoder = new TextEncoder()
const event = (name: string, data: unknown) => encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)

/**
 * Tells that something changed, not what: the reader asks again and gets what it may see. Whoever leads the crew is told
 * of everybody, a member of the own line only. Ends with the session.
 */
export async function crewStream(ctx: Context, crewId: string): Promise<Response> {
  const { services, who } = ctx
  let ended = false
  let close = () => {}
  // Heard of first, asked about second: a logout in between is noticed either way.
  const stopWaiting = services.sessions.whenEnded(who.sessionId, () => {
    ended = true
    close()
  })
  const standing = await standingOf(ctx, crewId).catch((error: unknown) => {
    stopWaiting()
    throw error
  })
  if (!standing || ended) {
    stopWaiting()
    throw new Problem('sessionEnded')
  }
  const leads = isPlanner(who) || standing.chief
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (bytes: Uint8Array) => {
        try {
          controller.enqueue(bytes)
        } catch {
          close()
        }
      }
      send(event('open', {}))
      const stopListening = services.crewChanges.listen(ctx.tenant.id, crewId, change => {
        if (leads || (change.kind === 'status' && change.person === who.personId)) send(event(change.kind, {}))
      })
      const timer = setInterval(() => send(encoder.encode(': still here\n\n')), heartbeat)
      close = () => {
        close = () => {}
        clearInterval(timer)
        stopListening()
        stopWaiting()
        services.streams.delete(end)
        try {
          controller.close()
        } catch {
          // The reader has gone already.
        }
      }
      const end = () => close()
      services.streams.add(end)
      ctx.signal.addEventListener('abort', end, { once: true })
    },
    cancel() {
      close()
    },
  })
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  })
}

/** Whether the session still is, by its row, and whether its person leads the crew; null when it has ended. */
const standingOf = (ctx: Context, crewId: string) =>
  ctx.services.database.withTenant(
    ctx.tenant.id,
    async tx => {
      const { rows } = await tx.execute<{ chief: boolean }>(sql`
        select exists (select from project_crew c where c.tenant_id = s.tenant_id and c.id = ${crewId}
          and c.chief_id = ${ctx.who.personId}) as chief
        from session s where s.tenant_id = ${ctx.tenant.id} and s.id = ${ctx.who.sessionId} and s.revoked_at is null`)
      return rows[0] ?? null
    },
    { readOnly: true },
  )
