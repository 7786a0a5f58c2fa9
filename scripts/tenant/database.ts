import { pastPooler, readConfig } from '../../server/config.ts'
import { runningAddress } from '../../server/database/embedded/running.ts'
import { migrate } from '../../server/database/migrate.ts'
import { type Database, openDatabase } from '../../server/database/open.ts'
import { createLog } from '../../server/log.ts'
import { migrationsFolder } from '../../server/root.ts'
import { loadEnvironment } from '../environment.ts'

/** Does something to the database of the configuration, beside a server that runs on it or on its own, and closes it. */
export async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  loadEnvironment()
  const config = pastPooler(readConfig(process.env))
  const log = createLog({ logLevel: 'warn' })
  const databaseUrl = config.databaseUrl ?? (await runningAddress({ ...config, log }))
  const database = await openDatabase(databaseUrl === undefined ? config : { ...config, databaseUrl }, log)
  try {
    await migrate(database, { folder: migrationsFolder })
    return await work(database)
  } finally {
    await database.close()
  }
}
