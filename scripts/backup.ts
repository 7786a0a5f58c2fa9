/** `npm run backup -- --to FOLDER`: everything of all agencies, as it stands now; the server may go on running. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeBackup } from '../server/backup/write-backup.ts'
import { readConfig } from '../server/config.ts'
import { openFileStore } from '../server/files/open-file-store.ts'
import { withDatabase } from './tenant/database.ts'

async function main() {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  if (!values.to) throw new Error('Say where to: npm run backup -- --to FOLDER')
  const folder = resolve(values.to)
  const made = await withDatabase(database =>
    writeBackup(database, openFileStore(readConfig(process.env), database.dataDir), folder, new Date()),
  )
  const rows = made.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `${folder}: ${rows} rows of ${made.tables.length} tables, ${made.files.length} files, from PostgreSQL ${made.postgres}.`,
  )
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
