import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inLane } from './database/lanes.ts'
import type { Services } from './services.ts'

export type Readiness = 'ready' | 'database unreachable' | 'database not writable' | 'data folder not writable'

const lane = { name: 'readiness', kind: 'reserved' } as const
/** More than one page, so that a full disk is met. */
const filler = 'x'.repeat(16_384)
/** Asked more often than this, the last answer holds: every try makes and drops a table. ms */
const holds = 2_000

/**
 * Whether people can be served: the database answers and takes writes, and so does the folder of files and mail. The log
 * says why not, once, and once that it is over.
 */
export class ReadinessCheck {
  readonly #services: Pick<Services, 'config' | 'database' | 'log'>
  #last: { at: number; is: Promise<Readiness> } | undefined
  #said: Readiness = 'ready'

  constructor(services: Pick<Services, 'config' | 'database' | 'log'>) {
    this.#services = services
  }

  async now(): Promise<Readiness> {
    const at = performance.now()
    if (!this.#last || at - this.#last.at > holds) this.#last = { at, is: this.#ask() }
    return this.#last.is
  }

  async #ask(): Promise<Readiness> {
    const { log } = this.#services
    const { is, err } = await this.#look()
    if (is !== this.#said) {
      if (is === 'ready') log.info('ready again')
      else log.error({ err }, `not ready: ${is}`)
    }
    this.#said = is
    // Whoever waits for it to be over is told at once.
    if (is !== 'ready') this.#last = undefined
    return is
  }

  async #look(): Promise<{ is: Readiness; err?: unknown }> {
    const { config, database } = this.#services
    try {
      await inLane(lane, () => database.global(tx => tx.raw('select 1')))
    } catch (err) {
      return { is: 'database unreachable', err }
    }
    try {
      await inLane(lane, () =>
        database.global(tx =>
          tx.raw(`create temporary table ready on commit drop as select repeat('x', 1000) from generate_series(1, 20)`),
        ),
      )
    } catch (err) {
      return { is: 'database not writable', err }
    }
    // With bucket, mail server and a database of one's own, nothing is kept there.
    if (config.s3 && config.smtpUrl !== undefined && !database.embedded) return { is: 'ready' }
    try {
      await writeInto(database.dataDir)
    } catch (err) {
      return { is: 'data folder not writable', err }
    }
    return { is: 'ready' }
  }
}

async function writeInto(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, '.ready')
  const file = await open(path, 'w')
  try {
    await file.writeFile(filler)
    await file.sync()
  } finally {
    await file.close()
  }
  await rm(path, { force: true })
}
