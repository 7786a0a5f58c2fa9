/**
 * `npm run backup -- --to FOLDER`: everything of all agencies, as it stands now; the server may go on running.
 * `npm run backup -- --check FOLDER`: proves that a backup restores, into a private database that is thrown away.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkBackup } from '../server/backup/check-backup.ts'
import type { Manifest } from '../server/backup/manifest.ts'
import { writeBackup } from '../server/backup/write-backup.ts'
import { readConfig } from '../server/config.ts'
import { openFileStore } from '../server/files/open-file-store.ts'
import { createLog } from '../server/log.ts'
import { migrationsFolder } from '../server/root.ts'
import { withDatabase } from './tenant/database.ts'

const contents = ({ tables, files }: Manifest) =>
  `${tables.reduce((sum, table) => sum + table.rows, 0)} rows of ${tables.length} tables, ${files.length} files`

async function main() {
  const { values } = parseArgs({ options: { to: { type: 'string' }, check: { type: 'string' } } })
  if (values.check) {
    const folder = resolve(values.check)
    const held = await checkBackup(folder, migrationsFolder, createLog({ logLevel: 'warn' }))
    console.log(`${folder} restores: ${contents(held)}, as of ${held.madeAt}.`)
    return
  }
  if (!values.to)
    throw new Error('Say where to: npm run backup -- --to FOLDER, or which to try: npm run backup -- --check FOLDER')
  const folder = resolve(values.to)
  const made = await withDatabase(database =>
    writeBackup(database, openFileStore(readConfig(process.env), database.dataDir), folder, new Date()),
  )
  console.log(`${folder}: ${contents(made)}, from PostgreSQL ${made.postgres}.`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
