import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'

export type Handler = (payload: string) => void

export interface Listener {
  /**
   * Calls the handler with the payload of every notification on the channel. Resolves once the database is listening,
   * with how to stop; while the connection is down it waits for that.
   */
  listen(channel: string, handler: Handler): Promise<() => Promise<void>>
  /** Called whenever notifications may have been missed: when the connection is lost, and when it is back. */
  onGap(callback: () => void): () => void
  /** Whether notifications arrive at this moment. */
  readonly listening: boolean
  close(): Promise<void>
}

const HEARTBEAT_MS = 30_000

const backOff = (attempt: number) => Math.random() * Math.min(200 * 2 ** attempt, 10_000)

/** One connection for all notifications, made at the first `listen` and made again whenever it is lost. */
export function createListener(connect: () => pg.Client, log: Log): Listener {
  const handlers = new Map<string, Set<Handler>>()
  const gaps = new Set<() => void>()
  const over = new AbortController()
  let client: pg.Client | undefined
  const waiting: (() => void)[] = []
  let started = false

  const safely = (call: () => void) => {
    try {
      call()
    } catch (error) {
      log.error({ err: error }, 'Handling a notification failed.')
    }
  }
  const reportGap = () => {
    for (const callback of gaps) safely(callback)
  }

  const open = async (): Promise<pg.Client> => {
    const fresh = connect()
    fresh.on('error', () => {})
    fresh.on('notification', ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) safely(() => handler(payload ?? ''))
    })
    try {
      await fresh.connect()
      for (const channel of handlers.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      void fresh.end().catch(() => {})
      throw error
    }
    return fresh
  }

  /** Resolves when the connection is gone. A silent one counts as gone: a dead network says nothing. */
  const untilLost = (fresh: pg.Client) =>
    new Promise<void>(resolve => {
      const beat = setInterval(() => {
        const late = setTimeout(done, HEARTBEAT_MS / 2)
        fresh.query('select 1').then(
          () => clearTimeout(late),
          () => clearTimeout(late),
        )
      }, HEARTBEAT_MS).unref()
      function done() {
        clearInterval(beat)
        resolve()
      }
      fresh.once('end', done)
      fresh.once('error', done)
    })

  const keepOpen = async () => {
    let lost = false
    for (let attempt = 0; !over.signal.aborted; attempt++) {
      try {
        const fresh = await open()
        const ended = untilLost(fresh)
        client = fresh
        // Channels asked for while we were connecting.
        for (const channel of handlers.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
        attempt = 0
        for (const wake of waiting.splice(0)) wake()
        if (lost) reportGap()
        await ended
        client = undefined
        void fresh.end().catch(() => {})
        if (over.signal.aborted) return
        lost = true
        log.warn('The connection for notifications was lost; connecting again.')
        reportGap()
      } catch (error) {
        client = undefined
        log.debug({ err: error }, 'The connection for notifications cannot be made yet.')
      }
      await pause(backOff(attempt), undefined, { signal: over.signal, ref: false }).catch(() => {})
    }
  }

  const opened = () =>
    new Promise<void>(resolve => {
      waiting.push(resolve)
    })

  return {
    listen: async (channel, handler) => {
      const known = handlers.get(channel)
      if (known === undefined) handlers.set(channel, new Set([handler]))
      else known.add(handler)
      if (!started) {
        started = true
        void keepOpen()
      }
      if (client === undefined) await opened()
      else await client.query(`listen ${pg.escapeIdentifier(channel)}`).catch(opened)
      return async () => {
        const left = handlers.get(channel)
        left?.delete(handler)
        if (left?.size !== 0) return
        handlers.delete(channel)
        await client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {})
      }
    },
    onGap: callback => {
      gaps.add(callback)
      return () => gaps.delete(callback)
    },
    get listening() {
      return client !== undefined
    },
    close: async () => {
      over.abort()
      const last = client
      client = undefined
      for (const wake of waiting.splice(0)) wake()
      await last?.end().catch(() => {})
    },
  }
}
