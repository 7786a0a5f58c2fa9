import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { databaseEnvironment } from './environment.ts'
import type { Folder } from './folder.ts'
import { readPidFile } from './pid-file.ts'

export interface Postmaster {
  port: number
  pid: number
  /** Resolves once it is gone, however that came about. */
  gone: Promise<void>
  /** Ends every connection and waits until it is gone. */
  stop(): Promise<void>
}

/** It ended before it was ready; `log` is what it wrote meanwhile. */
export class NotStarted extends Error {
  override readonly name = 'NotStarted'
  readonly log: string
  constructor(log: string) {
    super(`PostgreSQL did not start:\n${log.trim() || 'it wrote no reason'}`)
    this.log = log
  }
}

const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '64MB',
  max_connections: '100',
  // When one of version 18's own workers for reading is killed, everybody who reads waits for ever.
  io_method: 'sync',
  synchronous_commit: 'on',
  timezone: 'UTC',
  // Errors of single statements are the application's to log, and would carry people's data into this file.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
  log_line_prefix: '%m ',
}

/**
 * The shell between us and PostgreSQL: its reader waits on our pipe, so even `kill -9` of Node stops the database;
 * its other half waits for the database, so we learn at once when that dies. It asks until the database is gone, because
 * one that has only just begun ignores the signal; after 10 s it no longer asks, because one that restarts after a crash
 * may wait for ever. SIGQUIT ends it as a crash would: what was committed is recovered at the next start.
 */
const GUARD = [
  'exec 3<&0',
  '"$@" </dev/null 3<&- & database=$!',
  '(read _ <&3; n=0; how=INT; while kill -$how $database; do',
  '  sleep 0.5; n=$((n+1)); [ $n -lt 20 ] || how=QUIT; done) 2>/dev/null & reader=$!',
  'exec 3<&-',
  'wait $database; code=$?',
  'kill $reader 2>/dev/null',
  'exit $code',
].join('\n')

const LOG_LIMIT = 1_000_000

/** Appends to a file rather than to a pipe of ours: the reason of a stop outlives this process. */
function openLog(path: string): number {
  if (existsSync(path) && statSync(path).size > LOG_LIMIT) renameSync(path, `${path}.1`)
  return openSync(path, 'a', 0o600)
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const at = probe.address()
      probe.close(() => resolve(typeof at === 'object' && at !== null ? at.port : 0))
    })
  })

function launch(command: string, args: string[], { account }: Folder, log: number): ChildProcess {
  const rest = { ...account, cwd: '/', env: databaseEnvironment() }
  if (process.platform === 'win32') {
    return spawn(command, args, { ...rest, cwd: dirname(command), windowsHide: true, stdio: ['ignore', log, log] })
  }
  return spawn('/bin/sh', ['-c', GUARD, 'calltime-postgres', command, ...args], {
    ...rest,
    detached: true,
    stdio: ['pipe', log, log],
  })
}

/** Starts PostgreSQL on the port and waits until it is ready, recovery included. Throws `NotStarted`. */
export async function startPostmaster(
  folder: Folder,
  binaries: Binaries,
  port: number,
  settings: Record<string, string> = {},
): Promise<Postmaster> {
  const log = openLog(folder.logFile)
  const before = fstatSync(log).size
  const earlier = readPidFile(folder.pidFile)
  const options = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = launch(binaries.postgres, ['-D', folder.db, '-p', String(port), ...options], folder, log)
  closeSync(log)
  // The guard may be gone before we hang up.
  child.stdin?.on('error', () => {})

  let ended = false
  let failure = ''
  const gone = new Promise<void>(resolve => {
    const end = () => {
      ended = true
      resolve()
    }
    child.once('exit', end)
    child.once('error', error => {
      failure = error.message
      end()
    })
  })

  const stop = async () => {
    if (process.platform === 'win32') {
      execFile(binaries.pgCtl, ['stop', '-D', folder.db, '-m', 'fast', '-W'], () => {})
    }
    child.stdin?.end()
    await gone
  }

  for (;;) {
    if (ended) throw new NotStarted(failure || readFileSync(folder.logFile).subarray(before).toString())
    const file = readPidFile(folder.pidFile)
    // The file of a killed one may still lie there, and say "ready" about the same port.
    const fresh = file?.pid !== earlier?.pid || file?.started !== earlier?.started
    if (fresh && file?.port === port && file.status === 'ready') return { port, pid: file.pid, gone, stop }
    await Promise.race([pause(20), gone])
  }
}
