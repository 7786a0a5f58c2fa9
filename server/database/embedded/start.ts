import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '../../log.ts'
import type { Binaries } from './binaries.ts'
import type { Folder } from './folder.ts'
import { takeOwnership } from './ownership.ts'
import { freePort, NotStarted, startPostmaster, type Postmaster } from './postmaster.ts'
import { clearPredecessor } from './predecessor.ts'

export interface Start {
  folder: Folder
  binaries: Binaries
  password: string
  log: Log
  settings: Record<string, string>
}

export interface Running {
  postmaster: Postmaster
  owner: pg.Client
}

const ATTEMPTS = 20

/** Worth another try: the port was taken meanwhile, another start is faster, or memory of a killed one is still in use. */
const PASSING =
  /could not bind|could not create any TCP|lock file .* already exists|is still in use|too many connections/

/**
 * PostgreSQL running and owned by us; the wished port if it is free.
 * Throws `StartRefused` if another Calltime has the folder, `NotStarted` for what trying again does not mend.
 */
export async function startOwned(start: Start, wishedPort?: number): Promise<Running> {
  const { folder, binaries, password, log, settings } = start
  for (let attempt = 1; ; attempt++) {
    await clearPredecessor(folder, binaries, password, log)
    const port = attempt === 1 && wishedPort !== undefined ? wishedPort : await freePort()
    try {
      const postmaster = await startPostmaster(folder, binaries, port, settings)
      const owner = await takeOwnership({ port, password }).catch(async (error: unknown) => {
        await postmaster.stop()
        throw error
      })
      if (owner !== undefined) return { postmaster, owner }
      await postmaster.stop()
    } catch (error) {
      if (!(error instanceof NotStarted && PASSING.test(error.log)) || attempt === ATTEMPTS) throw error
    }
    await pause(Math.min(50 * attempt, 500))
  }
}
