import { setTimeout as pause } from 'node:timers/promises'
import { StartRefused } from '../config.ts'
import type { Database } from './open.ts'

/**
 * Throws `StartRefused` where notifications do not arrive: a pooler that gives every transaction another session takes
 * LISTEN and forgets it, and then a logout at one copy would go unnoticed by the others.
 */
export async function hearsItself(database: Pick<Database, 'pool' | 'listen'>, within = 5_000): Promise<void> {
  const channel = `calltime_${crypto.randomUUID()}`
  let hear = () => {}
  const heard = new Promise<boolean>(resolve => {
    hear = () => resolve(true)
  })
  const stop = await database.listen(channel, () => hear())
  const waited = new AbortController()
  try {
    await database.pool.query('select pg_notify($1, $2)', [channel, ''])
    const late = pause(within, false, { signal: waited.signal })
    late.catch(() => {})
    if (await Promise.race([heard, late])) return
    throw new StartRefused(
      'Notifications of the database do not arrive. Behind a pooler that keeps no sessions, name PostgreSQL itself, ' +
        'and the same database, in DATABASE_DIRECT_URL.',
    )
  } finally {
    waited.abort()
    await stop()
  }
}
