import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartRefused } from '../../config.ts'
import type { Log } from '../../log.ts'
import { accountFor, canEnter, isRoot, type Account } from './account.ts'

export interface Folder {
  /** The data folder in use, which may not be the one asked for. */
  dataDir: string
  /** Ours inside it, closed to everybody else. */
  base: string
  /** PostgreSQL's own. */
  db: string
  pidFile: string
  passwordFile: string
  logFile: string
  account: Account
}

export interface Wish {
  dataDir: string
  explicitDataDir: boolean
  log: Log
}

const FALLBACK = '/var/lib/calltime'

const accountOf = (dataDir: string) => accountFor([join(dataDir, 'postgres', 'db'), join(dataDir, 'postgres'), dataDir])

/** Makes a folder anybody may pass through, whatever the umask: the database's account has to. */
function makePassable(dir: string): void {
  const first = mkdirSync(dir, { recursive: true })
  if (first === undefined || process.platform === 'win32') return
  for (let at = dir; at.length >= first.length; at = dirname(at)) chmodSync(at, 0o755)
}

/** The data folder asked for, or the fallback where root's own is closed to the database's account. */
function reachable({ dataDir, explicitDataDir, log }: Wish): string {
  const wanted = resolve(dataDir)
  const account = accountOf(wanted)
  if (canEnter(wanted, account)) return wanted
  if (explicitDataDir) {
    throw new StartRefused(
      `DATA_DIR ${wanted} lies in a folder that only root may enter, and PostgreSQL does not run as root. ` +
        `Choose another, for example DATA_DIR=${FALLBACK}, or open the way to it with chmod o+x.`,
    )
  }
  log.warn(`${wanted} lies in a folder that only root may enter; the data is kept in ${FALLBACK} instead.`)
  return FALLBACK
}

function ownedBy(path: string, account: Account): void {
  const { uid } = statSync(path)
  if ('uid' in account) {
    if (uid !== account.uid) chownSync(path, account.uid, account.gid)
  } else if (process.getuid !== undefined && uid !== process.getuid()) {
    throw new StartRefused(
      `${path} belongs to the user with id ${uid}, this process runs as ${process.getuid()}. ` +
        `Start as that user, give the folder away with chown -R, or choose another with DATA_DIR.`,
    )
  }
}

/** Prepares and names the folders. Throws `StartRefused` if the data folder cannot be used by this user. */
export function prepareFolder(wish: Wish): Folder {
  const dataDir = reachable(wish)
  const account = accountOf(dataDir)
  makePassable(dataDir)
  const base = join(realpathSync(dataDir), 'postgres')
  mkdirSync(base, { recursive: true, mode: 0o700 })
  ownedBy(base, account)
  if (isRoot() && !canEnter(base, account)) {
    throw new StartRefused(`${base} cannot be entered by its own owner. Open the folders above it with chmod o+x.`)
  }
  const db = join(base, 'db')
  return {
    dataDir,
    base,
    db,
    pidFile: join(db, 'postmaster.pid'),
    passwordFile: join(base, 'password'),
    logFile: join(base, 'log'),
    account,
  }
}

/** The superuser's password, made at the first start; two first starts at once agree on one. */
export function passwordIn({ passwordFile, account }: Folder): string {
  if (!existsSync(passwordFile)) {
    const fresh = `${passwordFile}.new-${process.pid}`
    rmSync(fresh, { force: true })
    writeFileSync(fresh, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' })
    if ('uid' in account) chownSync(fresh, account.uid, account.gid)
    try {
      linkSync(fresh, passwordFile)
      rmSync(fresh)
    } catch {
      // Taken by another start, or a file system without links.
      if (existsSync(passwordFile)) rmSync(fresh)
      else renameSync(fresh, passwordFile)
    }
  }
  return readFileSync(passwordFile, 'utf8').trim()
}
