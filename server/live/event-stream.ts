import { sql } from 'drizzle-orm'
import { type Context, readApart } from '../context.ts'

const heartbeat = 20_000
const encoder = new TextEncoder()
const event = (name: string) => encoder.encode(`event: ${name}\ndata: {}\n\n`)

/**
 * A stream of events without content, `open` first: the reader asks again and gets what it may see. It ends with the
 * session, with `ended` as its last word. `begin` says who may read (null: the session is over) and gives what starts
 * telling and returns how to stop.
 *
 * @throws Problem sessionEnded
 */
export async function eventStream(
  ctx: Context<'sessionEnded'>,
  begin: () => Promise<((tell: (name: string) => void) => () => void) | null>,
): Promise<Response> {
  const { services, who } = ctx
  let ended = false
  let onEnd = () => {}
  // Heard of first, asked about second: a logout in between is noticed either way.
  const stopWaiting = services.sessions.whenEnded(who.sessionId, () => {
    ended = true
    onEnd()
  })
  const listen = await begin().catch((error: unknown) => {
    stopWaiting()
    throw error
  })
  if (!listen || ended) {
    stopWaiting()
    throw ctx.refuse('sessionEnded')
  }
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
      send(event('open'))
      const stopListening = listen(name => send(event(name)))
      const timer = setInterval(() => send(encoder.encode(': still here\n\n')), heartbeat)
      const end = () => close()
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
      onEnd = () => {
        send(event('ended'))
        close()
      }
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

/**
 * The same for whoever may listen as long as the session stands, asked of its row.
 *
 * @throws Problem sessionEnded
 */
export const sessionLong = (
  ctx: Context<'sessionEnded'>,
  listen: (tell: (name: string) => void) => () => void,
): Promise<Response> =>
  eventStream(ctx, () =>
    readApart(ctx, async ({ tx, tenant, who }) => {
      const { rows } = await tx.execute(sql`select from session
        where tenant_id = ${tenant.id} and id = ${who.sessionId} and revoked_at is null`)
      return rows.length ? listen : null
    }),
  )
