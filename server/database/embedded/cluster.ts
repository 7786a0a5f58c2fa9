import { execFile } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartRefused } from '../../config.ts'
import { isAlive } from './pid-file.ts'
import type { Binaries } from './binaries.ts'
import { databaseEnvironment } from './environment.ts'
import type { Folder } from './folder.ts'

const run = promisify(execFile)

const isComplete = (db: string) => existsSync(join(db, 'PG_VERSION'))

/** What a first start left half done. One that is still at it keeps its own. */
function sweep(base: string): void {
  for (const name of readdirSync(base)) {
    const pid = Number(/^(?:db|native|password)\.new-(\d+)$/.exec(name)?.[1])
    if (Number.isNaN(pid) || (pid !== process.pid && isAlive(pid))) continue
    rmSync(join(base, name), { recursive: true, force: true })
  }
}

/**
 * Makes the database's files unless they are there: aside, then renamed, so that half a folder is never taken for one.
 * Throws `StartRefused` for files of another major version.
 */
export async function ensureCluster({ base, db, passwordFile, account }: Folder, binaries: Binaries): Promise<void> {
  sweep(base)
  if (!isComplete(db)) {
    const fresh = `${db}.new-${process.pid}`
    // C.UTF-8 of PostgreSQL's own: sorts alike on every machine, whatever locales it has.
    const locale = ['--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '-E', 'UTF8']
    const who = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
    try {
      await run(binaries.initdb, ['-D', fresh, ...who, ...locale], { ...account, cwd: '/', env: databaseEnvironment() })
      if (!isComplete(db)) {
        rmSync(db, { recursive: true, force: true })
        renameSync(fresh, db)
      }
    } finally {
      rmSync(fresh, { recursive: true, force: true })
    }
  }
  const version = readFileSync(join(db, 'PG_VERSION'), 'utf8').trim()
  if (version !== binaries.major) {
    throw new StartRefused(
      `The data in ${db} was written by PostgreSQL ${version}, this program brings ${binaries.major}. ` +
        'Start the program that made it and take a backup, then restore it here: see docs/operations.md.',
    )
  }
}
