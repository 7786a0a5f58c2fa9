import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkInto } from '../../../server/backup/check-backup.ts'
import { restoreBackup } from '../../../server/backup/restore-backup.ts'
import { writeBackup } from '../../../server/backup/write-backup.ts'
import { openDatabase } from '../../../server/database/open.ts'
import { seedDemo } from '../../../server/demo/seed.ts'
import { diskStore } from '../../../server/files/disk-store.ts'
import { storeFile } from '../../../server/files/stored-files.ts'
import { createTestDatabase, silent, type TestDatabase } from '../../support/database.ts'
import { full } from '../../support/full.ts'
import { startSplittingProxy } from '../../support/outside/splitting-proxy.ts'
import { contentsOf } from '../../support/stage.ts'
import { temporaryFolder } from '../../support/files/temporary-folder.ts'

const migrations = join(import.meta.dirname, '../../../server/database/migrations')
const now = new Date('2026-05-27T10:12:00Z')
const folder = temporaryFolder()
const backup = join(folder.path, 'backup')
const [fromStore, toStore] = [diskStore(join(folder.path, 'from')), diskStore(join(folder.path, 'to'))]

let source: TestDatabase
let tenantId: string
let fileId: string
beforeAll(async () => {
  source = await createTestDatabase()
  await seedDemo(source.database, now, silent, { people: 90, projects: 20 })
  const [tenant] = await source.database.global(tx =>
    tx.raw<{ id: string }>('select id from tenant order by sort limit 1'),
  )
  tenantId = tenant?.id ?? ''
  const content = { name: 'note.pdf', contentType: 'application/pdf', bytes: Buffer.from('a file') }
  fileId = await storeFile({ files: fromStore, database: source.database }, tenantId, content)
  await writeBackup(source.database, fromStore, backup, now)
})
afterAll(async () => {
  await source.close()
  folder.remove()
})

/** What every table of the tenants holds, and the rules that hold it, past row-level security. */
async function held({ adminUrl }: TestDatabase) {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  const admin = async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows
  const rows = await contentsOf({ admin })
  const global = await admin(`select (select string_agg(t::text, '|' order by id) from tenant t) as tenants,
    (select string_agg(i::text, '|' order by key) from installation i) as secrets`)
  const rules = await admin(
    `select relname, relforcerowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const triggers = await admin(`select tgname, tgenabled from pg_trigger where not tgisinternal order by 1`)
  await client.end()
  return { rows, global, rules, triggers }
}

describe('a backup', () => {
  it('gives an empty database everything back, rules and files included', async () => {
    const target = await createTestDatabase()
    await restoreBackup(target.database, toStore, backup, migrations)
    expect(await held(target)).toEqual(await held(source))
    expect(Buffer.from((await toStore.get(`${tenantId}/${fileId}`)) ?? []).toString()).toBe('a file')
    await expect(
      target.database.withTenant(tenantId, tx => tx.raw('update signed_hours set chargeable_minutes = 1')),
    ).rejects.toThrow()
    const uncounted = `select relname from pg_class c join tenant on true where relnamespace = 'public'::regnamespace
      and relkind = 'r' and reltuples < 0 and relowner = current_user::regrole`
    expect(await target.database.global(tx => tx.raw(uncounted)), 'tables the database has not counted').toEqual([])
    await target.close()
  })

  it('goes into an empty database only', async () => {
    await expect(restoreBackup(source.database, toStore, backup, migrations)).rejects.toThrow(/holds agencies already/)
  })

  it('is never written over another one', async () => {
    await expect(writeBackup(source.database, fromStore, backup, now)).rejects.toThrow(/is there already/)
  })

  it('is whole or refused, and a damaged one changes nothing', async () => {
    const target = await createTestDatabase()
    const empty = await held(target)
    const tables = await readdir(join(backup, 'tables'))
    for (const name of ['person.copy.gz', 'delivery_note.copy.gz']) {
      expect(tables).toContain(name)
      const path = join(backup, 'tables', name)
      const good = await readFile(path)
      await writeFile(path, good.subarray(0, good.length - 3))
      await expect(restoreBackup(target.database, toStore, backup, migrations)).rejects.toThrow(
        `tables/${name} of the backup is missing or damaged`,
      )
      await writeFile(path, good)
    }
    expect(await held(target)).toEqual(empty)
    await target.close()
  })

  it('with a cut manifest is refused in one sentence', async () => {
    const path = join(backup, 'manifest.json')
    const good = await readFile(path)
    await writeFile(path, good.subarray(0, good.length / 2))
    await expect(restoreBackup(source.database, toStore, backup, migrations)).rejects.toThrow(
      /is no whole backup: its manifest.json was cut or damaged.$/,
    )
    await writeFile(path, good)
  })

  const times = full ? 50 : 2
  it(
    `counts what it wrote, however its messages arrive: ${times} of them restore`,
    { timeout: times * 60_000 },
    async () => {
      const proxy = await startSplittingProxy(source.appUrl)
      const there = { dataDir: folder.path, explicitDataDir: true, databaseUrl: proxy.url }
      const behind = await openDatabase(there, silent, { poolSize: 2 })
      for (let time = 0; time < times; time++) {
        const path = join(folder.path, `split-${time}`)
        const written = await writeBackup(behind, fromStore, path, now)
        expect(written.tables.find(({ name }) => name === 'person')?.rows).toBeGreaterThan(90)
        const target = await createTestDatabase()
        expect(await checkInto(target.database, join(folder.path, 'checked'), path, migrations)).toEqual(written)
        await target.close()
        await rm(path, { recursive: true })
      }
      await behind.close()
      await proxy.stop()
    },
  )

  it('is not left half where a stored file is lost', async () => {
    await fromStore.delete(`${tenantId}/${fileId}`)
    const other = join(folder.path, 'other')
    await expect(writeBackup(source.database, fromStore, other, now)).rejects.toThrow(/is lost or damaged/)
    expect(await readdir(folder.path)).not.toContain('other')
    await rm(other, { recursive: true, force: true })
  })
})
