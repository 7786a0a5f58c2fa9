/** `npm run demo:reset`: the demo agencies as on the first day. Refuses on a database of your own. */
import { readConfig } from '../server/config.ts'
import { migrate } from '../server/database/migrate.ts'
import { openDatabase } from '../server/database/open.ts'
import { resetDemo } from '../server/demo/seed.ts'
import { createLog } from '../server/log.ts'
import { migrationsFolder } from '../server/root.ts'
import { loadEnvironment } from './environment.ts'

async function main() {
  loadEnvironment()
  const config = readConfig(process.env)
  if (config.databaseUrl)
    throw new Error('demo:reset works on the embedded database only: DATABASE_URL is set, and nothing was touched.')
  const log = createLog(config)
  const database = await openDatabase(config, log)
  try {
    await migrate(database, { folder: migrationsFolder })
    await resetDemo(database, new Date(), log)
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
