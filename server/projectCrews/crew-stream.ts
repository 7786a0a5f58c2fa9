import { type Context, isPlanner } from '../context.ts'
import { sql } from 'drizzle-orm'

const heartbeat = 20_000
const encoder = new TextEncoder()
const event = (name: string, data: unknown) => encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)

/**
 * Tells that something changed, not what: the reader asks again and gets what it may see. Whoever leads the crew is told
 * of everybody, a member of the own line only. Ends with the session.
 */
export async function crewStream(ctx: Context, crewId: string): Promise<Response> {
  const { services, who } = ctx
  const leads = isPlanner(who) || (await isChief(ctx, crewId))
  let close = () => {}
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
        if (!change) send(event('status', {}))
        else if (leads || (change.kind === 'status' && change.person === who.personId)) send(event(change.kind, {}))
      })
      const stopWaiting = services.sessions.whenEnded(who.sessionId, () => close())
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

const isChief = (ctx: Context, crewId: string) =>
  ctx.services.database.withTenant(
    ctx.tenant.id,
    async tx => {
      const { rows } = await tx.execute(sql`select 1 from project_crew
        where tenant_id = ${ctx.tenant.id} and id = ${crewId} and chief_id = ${ctx.who.personId}`)
      return rows.length > 0
    },
    { readOnly: true },
  )
