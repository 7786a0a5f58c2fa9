import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'

/** What PostgreSQL writes about itself into its data folder. */
export interface PidFile {
  pid: number
  /** Unix time in seconds: with the id it tells one PostgreSQL from the next. */
  started: number
  port: number
  /** `starting`, `ready`, `stopping`; missing in the first moments. */
  status: string | undefined
}

/** The pid file's content, or nothing if there is none (or only a part of one yet). */
export function readPidFile(path: string): PidFile | undefined {
  let lines: string[]
  try {
    lines = readFileSync(path, 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, started: Number(lines[2]) || 0, port: Number(lines[3]) || 0, status: lines[7]?.trim() || undefined }
}

/** Whether a process of that id lives, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function commandOf(pid: number): string {
  try {
    if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    if (process.platform === 'win32')
      return execFileSync('tasklist', ['/fi', `PID eq ${pid}`, '/nh'], { encoding: 'utf8' })
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/** Whether both are one folder, or nothing where the process may not be looked into. */
function worksIn(pid: number, folder: string): boolean | undefined {
  try {
    const [here, there] = [statSync(`/proc/${pid}/cwd`), statSync(folder)]
    return here.dev === there.dev && here.ino === there.ino
  } catch {
    return undefined
  }
}

/** Whether the process is a living PostgreSQL on that folder: after a crash its id may have gone to another program. */
export const isPostgresOn = (db: string, pid: number): boolean =>
  isAlive(pid) && /postgres/i.test(commandOf(pid)) && worksIn(pid, db) !== false
