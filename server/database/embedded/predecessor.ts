import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefused } from '../../config.ts'
import type { Log } from '../../log.ts'
import { databaseCode } from '../errors.ts'
import type { Binaries } from './binaries.ts'
import type { Folder } from './folder.ts'
import { isOwned } from './ownership.ts'
import { isAlive, isPostgresOn, readPidFile } from './pid-file.ts'

/** How long a database may be without an owner: one that has just been started gets its owner a moment later. */
const GRACE_MS = 3000
/** How long one may take to stop before it is ended as a crash would: it may hang there for ever. */
const STOPPING_MS = 10_000
/** How long a PostgreSQL that lives but does not answer may recover or shut down. */
const PATIENCE_MS = 60_000

type Sight = 'owned' | 'ownerless' | 'silent' | 'gone' | 'foreign'

async function look({ db, pidFile }: Folder, password: string): Promise<Sight> {
  const file = readPidFile(pidFile)
  if (file === undefined) return 'gone'
  // A dead one's file is left to PostgreSQL: by it the next start knows whether sessions of the dead one still write.
  if (!isAlive(file.pid)) return 'gone'
  // Its number belongs to another program now, which PostgreSQL would take for a server and refuse to start.
  if (!isPostgresOn(db, file.pid)) return readPidFile(pidFile)?.pid === file.pid ? 'foreign' : 'silent'
  try {
    return (await isOwned({ port: file.port, password })) ? 'owned' : 'ownerless'
  } catch (error) {
    if (databaseCode(error) === '28P01') {
      throw new StartRefused(
        `A PostgreSQL runs on ${db} and does not accept the password beside it. Stop the process ${file.pid} and start again.`,
      )
    }
    return 'silent'
  }
}

/** Asks PostgreSQL to stop, or ends it as a crash would; does nothing if it has gone meanwhile. */
export async function askToStop(
  { db, account }: Folder,
  binaries: Binaries,
  pid: number,
  how: 'fast' | 'immediate',
): Promise<void> {
  if (process.platform === 'win32') {
    await new Promise<void>(done => {
      execFile(binaries.pgCtl, ['stop', '-D', db, '-m', how], { ...account }, () => done())
    })
    return
  }
  if (isPostgresOn(db, pid)) process.kill(pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT')
}

/**
 * Makes way for a start: stops a database whose owner is gone and clears away the pid file of one that is gone itself.
 * Throws `StartRefused` if another Calltime has the folder, or a PostgreSQL on it neither answers nor ends.
 */
export async function clearPredecessor(folder: Folder, binaries: Binaries, password: string, log: Log): Promise<void> {
  const since = Date.now()
  let ownerlessSince: number | undefined
  let stoppingSince: number | undefined
  let asked = false
  let ended = false
  for (;;) {
    const sight = await look(folder, password)
    if (sight === 'gone') return
    if (sight === 'owned') {
      throw new StartRefused(
        `Another Calltime is using ${folder.dataDir}. Stop it first, or give this one a folder of its own with DATA_DIR.`,
      )
    }
    if (sight === 'foreign') {
      log.warn(`${folder.pidFile} is left over from a database that is gone; removing it.`)
      rmSync(folder.pidFile, { force: true })
      return
    }
    ownerlessSince = sight === 'ownerless' ? (ownerlessSince ?? Date.now()) : undefined
    const { pid, status } = readPidFile(folder.pidFile) ?? {}
    if (!asked && pid !== undefined && ownerlessSince !== undefined && Date.now() - ownerlessSince > GRACE_MS) {
      log.warn(`The database in ${folder.db} runs without its owner (process ${pid}); stopping it.`)
      await askToStop(folder, binaries, pid, 'fast')
      asked = true
    }
    stoppingSince = status === 'stopping' ? (stoppingSince ?? Date.now()) : undefined
    if (!ended && pid !== undefined && stoppingSince !== undefined && Date.now() - stoppingSince > STOPPING_MS) {
      log.warn(`The database in ${folder.db} does not finish stopping (process ${pid}); ending it.`)
      await askToStop(folder, binaries, pid, 'immediate')
      ended = true
    }
    if (Date.now() - since > PATIENCE_MS) {
      throw new StartRefused(
        `A PostgreSQL on ${folder.db} (process ${pid ?? 'unknown'}) neither answers nor ends. Stop it and start again.`,
      )
    }
    await pause(50)
  }
}
