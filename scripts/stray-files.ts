/** `npm run stray-files [-- --remove]`: what lies in the store of files that no row names, agency by agency. */
import { parseArgs } from 'node:util'
import { readConfig } from '../server/config.ts'
import { openFileStore } from '../server/files/open-file-store.ts'
import { strayFiles } from '../server/files/stray.ts'
import { withDatabase } from './tenant/database.ts'

async function main() {
  const { values } = parseArgs({ options: { remove: { type: 'boolean', default: false } } })
  const sum = await withDatabase(async database => {
    const services = {
      database,
      files: openFileStore(readConfig(process.env), database.dataDir),
      now: () => new Date(),
    }
    const agencies = await database.global(tx =>
      tx.raw<{ id: string; name: string }>('select id, name from tenant order by sort'),
    )
    let all = 0
    for (const { id, name } of agencies) {
      const { count, size } = await strayFiles(services, id, values.remove)
      console.log(`${name}: ${count} files, ${size} bytes`)
      all += count
    }
    return all
  })
  if (values.remove) console.log(`${sum} removed.`)
  else if (sum > 0)
    console.log('Nothing was removed. Where no other installation uses this store: npm run stray-files -- --remove')
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
