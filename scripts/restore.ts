/** `npm run restore -- --from FOLDER`: fills the empty database of the configuration from a backup; no server may run on it. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from '../server/backup/restore-backup.ts'
import { pastPooler, readConfig } from '../server/config.ts'
import { openDatabase } from '../server/database/open.ts'
import { openFileStore } from '../server/files/open-file-store.ts'
import { createLog } from '../server/log.ts'
import { migrationsFolder } from '../server/root.ts'
import { loadEnvironment } from './environment.ts'

async function main() {
  const { values } = parseArgs({ options: { from: { type: 'string' } } })
  if (!values.from) throw new Error('Say from where: npm run restore -- --from FOLDER')
  loadEnvironment()
  const config = readConfig(process.env)
  const database = await openDatabase(pastPooler(config), createLog({ logLevel: 'warn' }))
  try {
    const store = openFileStore(config, database.dataDir)
    const { madeAt, tables, files } = await restoreBackup(database, store, resolve(values.from), migrationsFolder)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`Restored as of ${madeAt}: ${rows} rows of ${tables.length} tables, ${files.length} files.`)
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
