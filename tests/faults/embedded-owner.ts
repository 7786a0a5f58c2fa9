/** A process that owns an embedded PostgreSQL until it is killed: `node --import tsx embedded-owner.ts <folder>`. */
import { pino } from 'pino'
import { StartRefused } from '../../server/config.ts'
import { openEmbedded } from '../../server/database/embedded/embedded.ts'

try {
  const embedded = await openEmbedded({
    dataDir: process.argv[2] ?? '',
    explicitDataDir: true,
    log: pino({ level: 'silent' }),
  })
  process.send?.({ pid: embedded.pid, adminUrl: embedded.adminUrl() })
} catch (error) {
  process.send?.({ refused: error instanceof StartRefused ? error.message : String(error) })
  process.exitCode = 2
  process.disconnect?.()
}
