import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Who runs PostgreSQL: nothing for ourselves, a user for root, which PostgreSQL refuses to run as. */
export type Account = { uid: number; gid: number } | Record<never, never>

const NOBODY = 65534

export const isRoot = (): boolean => process.getuid?.() === 0

/** The first non-root owner among the folders, innermost first; else nobody. Only root may choose. */
export function accountFor(folders: readonly string[]): Account {
  if (!isRoot()) return {}
  for (const folder of folders) {
    if (!existsSync(folder)) continue
    const { uid, gid } = statSync(folder)
    if (uid !== 0) return { uid, gid }
  }
  return { uid: NOBODY, gid: NOBODY }
}

/** Whether the account may enter the folder, or the nearest one above that exists. Tried, not computed: ACLs count. */
export function canEnter(folder: string, account: Account): boolean {
  let nearest = folder
  while (!existsSync(nearest)) nearest = dirname(nearest)
  if (!('uid' in account)) return true
  return (
    spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', nearest], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
  )
}
