import pg from 'pg'

/**
 * Connections that are kept for the next one. They ask for the address when they are made: the embedded database may come
 * back on another port. `lost`: what is said of one that ended while nobody used it.
 */
export function openPool(config: () => pg.ClientConfig, max: number, lost: (err: Error) => void): pg.Pool {
  class Connection extends pg.Client {
    constructor() {
      super(config())
    }
  }
  const pool = new pg.Pool({ Client: Connection, max, connectionTimeoutMillis: 10_000 })
  pool.on('error', lost)
  // Its end may come with its beginning, before whoever asked for it listens: unheard it would end the server.
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}
