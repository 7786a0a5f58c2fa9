import { setTimeout as pause } from 'node:timers/promises'
import { isAlive, readPidFile } from '../../server/database/embedded/pid-file.ts'
import type { Seeded } from '../support/random/seeded.ts'
import { processesOn } from './processes.ts'
import type { ServerProcess } from './server-process.ts'

type Victim = 'server' | 'database' | 'both' | 'session' | 'guard'
const victims: readonly Victim[] = ['server', 'server', 'database', 'database', 'both', 'session', 'guard']

export const kill9 = (pid: number | undefined) => {
  if (pid !== undefined && isAlive(pid)) process.kill(pid, 'SIGKILL')
}

/** Kills a server or its database again and again, and starts the server again as a service manager would. */
export class Killer {
  readonly kills: Record<string, number> = {}
  /** Starts that ended by themselves, because the database was killed under them. */
  endedByItself = 0
  /** Most questions until a server was ready again. */
  longestRecovery = 0
  #server: ServerProcess | undefined
  readonly #begin: () => ServerProcess
  readonly #pidFile: string
  readonly #random: Seeded

  constructor(begin: () => ServerProcess, pidFile: string, random: Seeded) {
    this.#begin = begin
    this.#pidFile = pidFile
    this.#random = random
  }

  /** Starts the server, again where it ended before it was ready, and waits until it answers. */
  async start(): Promise<void> {
    for (let begun = 0; begun < 5; begun++) {
      this.#server = this.#server?.running() ? this.#server : this.#begin()
      const asked = await this.#server.ready()
      this.longestRecovery = Math.max(this.longestRecovery, asked ?? 0)
      if (asked !== null) return
      this.endedByItself++
    }
    throw new Error(`The server does not come up again. It said:\n${this.#server?.said()}`)
  }

  /** One kill or two under load, and the recovery from it. */
  async round(): Promise<void> {
    await pause(this.#random.whole(100, 1500))
    const server = this.#server
    if (!server?.running()) throw new Error(`The server ended by itself. It said:\n${server?.said()}`)
    await this.#kill(server)
    if (!server.running()) this.#server = this.#begin()
    if (this.#server && this.#random.chance(0.3)) {
      // Into the recovery.
      await pause(this.#random.whole(0, 1500))
      await this.#kill(this.#server)
    }
    await this.start()
  }

  async stop(): Promise<number | string | undefined> {
    return this.#server?.stop()
  }

  async #kill(server: ServerProcess): Promise<void> {
    const victim = this.#random.pick(victims)
    this.kills[victim] = (this.kills[victim] ?? 0) + 1
    const database = readPidFile(this.#pidFile)?.pid
    if (victim === 'database' || victim === 'both') kill9(database)
    if (victim === 'session' || victim === 'guard') this.#killNear(victim, database)
    if (victim === 'server' || victim === 'both') {
      kill9(server.child.pid)
      await server.ended
    }
  }

  /** One of the database's own processes, or the shell that stops it when the server is gone. */
  #killNear(victim: 'session' | 'guard', database: number | undefined): void {
    const all = processesOn(this.#pidFile.replace(/\/postmaster\.pid$/, ''))
    const near = all.filter(({ pid, parent }) =>
      victim === 'session' ? parent === database : all.some(other => other.pid === database && other.parent === pid),
    )
    if (near.length) kill9(this.#random.pick(near).pid)
  }
}
