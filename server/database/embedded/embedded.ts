import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../../log.ts'
import { packagedBinaries, runnableBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { passwordIn, prepareFolder } from './folder.ts'
import { takeOwnership } from './ownership.ts'
import { DATABASE, provision, ROLE, rolePassword } from './provision.ts'
import { askToStop } from './predecessor.ts'
import { startOwned, type Running } from './start.ts'

export interface EmbeddedOptions {
  dataDir: string
  /** Whether somebody asked for this folder; if nobody did, it may be moved to where the database can live. */
  explicitDataDir: boolean
  log: Log
  /** PostgreSQL settings over ours; tests switch fsync off. */
  settings?: Record<string, string>
  /** The `native` folder of the binaries, if not the npm package's. */
  native?: string
  /** Milliseconds a database that lost its sessions may take to recover before it is started anew. */
  patience?: number
}

export interface Embedded {
  /** The data folder in use, which may not be the one asked for. */
  readonly dataDir: string
  /** The application's address. May change when the database was started again: ask anew for every connection. */
  url(): string
  /** The superuser's address, for tests and tools. */
  adminUrl(database?: string): string
  readonly port: number
  readonly pid: number
  /** Called after a database that died runs again, on the same data. Returns how to stop being called. */
  onRestart(callback: () => void): () => void
  stop(): Promise<void>
}

const address = (user: string, password: string, port: number, database: string) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`

const backOff = (attempt: number) => Math.min(100 * 2 ** attempt, 10_000)

/**
 * Starts the private PostgreSQL inside the data folder, makes it ours and keeps it running until `stop`.
 * Throws `StartRefused` with what to do if the folder cannot be used, or another Calltime is using it.
 */
export async function openEmbedded({
  dataDir,
  explicitDataDir,
  log,
  settings,
  native,
  patience = 20_000,
}: EmbeddedOptions): Promise<Embedded> {
  const folder = prepareFolder({ dataDir, explicitDataDir, log })
  const binaries = runnableBinaries(native ?? (await packagedBinaries()), folder.base, folder.account)
  const password = passwordIn(folder)
  await ensureCluster(folder, binaries)

  const start = { folder, binaries, password, log, settings: settings ?? {} }
  const callbacks = new Set<() => void>()
  let running = await startOwned(start)
  let stopping = false
  /** The one whose lock we hold; none while it is being started again. */
  let owned: Running | undefined = running
  let mending = Promise.resolve()
  /** Twice as long after every vain wait, up to this: a long recovery is not a hanging one, but each may hang. */
  const longest = 8 * patience
  let waits = patience

  const startAgain = async () => {
    // If only the guard was killed, the database still runs, and under our own lock.
    await running.owner.end().catch(() => {})
    await running.postmaster.stop()
    for (let attempt = 0; !stopping; attempt++) {
      try {
        running = await startOwned(start, running.postmaster.port)
        owned = running
        watch(running)
        log.info({ port: running.postmaster.port }, 'The database runs again.')
        for (const callback of callbacks) callback()
        return
      } catch (error) {
        log.error({ err: error }, 'The database could not be started again; trying once more.')
        await pause(backOff(attempt))
      }
    }
  }

  /**
   * PostgreSQL ends every session when one of its processes crashes; the lock has to be taken again. It may hang in its own
   * recovery: then it is ended and started as after any death.
   */
  const ownAgain = async (one: Running) => {
    const since = Date.now()
    for (let attempt = 0; owned === one; attempt++) {
      try {
        const owner = await takeOwnership({ port: one.postmaster.port, password })
        if (owner !== undefined) {
          one.owner = owner
          if (owned === one) watchOwner(one)
          else await owner.end()
          waits = patience
          return
        }
      } catch (error) {
        log.debug({ err: error }, 'The database does not take its owner back yet.')
      }
      if (owned === one && Date.now() - since > waits) {
        waits = Math.min(2 * waits, longest)
        log.error('The database does not recover by itself; ending it.')
        await askToStop(folder, binaries, one.postmaster.pid, 'immediate')
        return
      }
      await pause(backOff(attempt))
    }
  }

  const watchOwner = (one: Running) => {
    one.owner.once('end', () => {
      if (owned === one) void ownAgain(one)
    })
  }

  const watch = (one: Running) => {
    watchOwner(one)
    void one.postmaster.gone.then(() => {
      if (stopping) return
      owned = undefined
      log.error(`The database stopped by itself; its log is ${folder.logFile}. Starting it again.`)
      mending = startAgain()
    })
  }

  const stop = async () => {
    stopping = true
    owned = undefined
    callbacks.clear()
    await mending
    await running.owner.end().catch(() => {})
    await running.postmaster.stop()
  }

  try {
    await provision({ port: running.postmaster.port, password })
  } catch (error) {
    await stop()
    throw error
  }
  watch(running)

  return {
    dataDir: folder.dataDir,
    url: () => address(ROLE, rolePassword(password), running.postmaster.port, DATABASE),
    adminUrl: (database = DATABASE) => address('postgres', password, running.postmaster.port, database),
    get port() {
      return running.postmaster.port
    },
    get pid() {
      return running.postmaster.pid
    },
    onRestart: callback => {
      callbacks.add(callback)
      return () => callbacks.delete(callback)
    },
    stop,
  }
}
