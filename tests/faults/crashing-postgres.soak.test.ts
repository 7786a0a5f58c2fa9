import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openDatabase } from '../../server/database/open.ts'
import { openEmbedded } from '../../server/database/embedded/embedded.ts'
import { silent } from '../support/database.ts'
import { full } from '../support/full.ts'
import { seeded } from '../support/random/seeded.ts'
import { temporaryFolder } from '../support/files/temporary-folder.ts'
import { until } from '../support/until.ts'
import { kill9 } from './killer.ts'
import { processesOn } from './processes.ts'

const rounds = full ? 100 : 6
const random = seeded()

it.runIf(process.platform === 'linux')(
  `the database answers again whichever of its processes are killed, also amid its recovery, seed ${random.seed}`,
  { timeout: rounds * 60_000 },
  async () => {
    const folder = temporaryFolder()
    const options = { dataDir: folder.path, explicitDataDir: true, log: silent }
    const embedded = await openEmbedded({ ...options, patience: 2000 })
    let restarts = 0
    embedded.onRestart(() => restarts++)
    const ask = async () => {
      const database = await openDatabase({ ...options, databaseUrl: embedded.url() }, silent, { poolSize: 1 })
      return database.global(tx => tx.raw('select count(*) from pg_class')).finally(database.close)
    }
    try {
      for (let round = 0; round < rounds; round++) {
        const killed: string[] = []
        for (const _ of [1, 2]) {
          const own = processesOn(folder.path).filter(({ parent }) => parent === embedded.pid)
          const victim = own.length ? random.pick(own) : undefined
          kill9(victim?.pid)
          killed.push(victim?.command ?? 'nobody')
          await pause(random.whole(0, 250))
        }
        expect(await until(ask, `an answer after ${killed.join(' and ')}`, 60_000)).toHaveLength(1)
      }
      console.log(JSON.stringify({ seed: random.seed, kills: rounds * 2, startedAnew: restarts }))
    } finally {
      await embedded.stop()
      expect(processesOn(folder.path)).toEqual([])
      folder.remove()
    }
  },
)
