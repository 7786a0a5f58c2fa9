import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../../../server/database/embedded/pid-file.ts'

const PREFIX = 'calltime-test-'

const memory = '/dev/shm'
const roomNeeded = 4e9

/** Where files are written at once: in memory, on machines with plenty of it. For databases that are made and dropped again. */
export function quickPlace(): string {
  if (totalmem() < 3 * roomNeeded || !existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > roomNeeded ? memory : tmpdir()
}

/** An empty folder that the database's account may enter, and how to remove it. */
export function temporaryFolder(place = tmpdir()): { path: string; remove: () => void } {
  const path = mkdtempSync(join(place, `${PREFIX}${process.pid}-`))
  chmodSync(path, 0o755)
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) }
}

/** Removes what killed test runs left behind. */
export function sweepTemporaryFolders(): void {
  for (const place of new Set([tmpdir(), quickPlace()]))
    for (const name of readdirSync(place)) {
      const pid = Number(name.startsWith(PREFIX) ? /^\d+/.exec(name.slice(PREFIX.length))?.[0] : undefined)
      if (Number.isNaN(pid) || isAlive(pid)) continue
      rmSync(join(place, name), { recursive: true, force: true })
    }
}
