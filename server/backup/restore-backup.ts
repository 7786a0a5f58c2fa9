import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrate } from '../database/migrate.ts'
import type { Database } from '../database/open.ts'
import type { FileStore } from '../files/file-store.ts'
import { BackupRefused, Manifest, storedFilePath, tableFile } from './manifest.ts'
import { columnList, quoted } from './tables.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/**
 * Fills an empty database from a backup: all rows in one transaction, the files before it, then the migrations that are
 * younger than the backup. Throws `BackupRefused` for a damaged or unknown backup, or a database that holds agencies.
 */
export async function restoreBackup(
  database: Pick<Database, 'pool' | 'log'>,
  files: FileStore,
  folder: string,
  migrations: string,
): Promise<Manifest> {
  const manifest = await readBackup(folder)
  await migrateTo(database, migrations, manifest.migrations)
  const client = await database.pool.connect()
  try {
    const { rows } = await client.query('select 1 from tenant limit 1')
    if (rows.length) throw new BackupRefused('The database holds agencies already: restore into an empty one.')
    for (const { tenantId, id, contentType } of manifest.files)
      await files.put(`${tenantId}/${id}`, await readFile(join(folder, storedFilePath(tenantId, id))), contentType)
    await client.query('begin')
    await copyRows(client, folder, manifest)
    // Nothing is known of the rows yet: the first questions would be answered by going through all of them.
    await client.query('analyze')
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
  await migrate(database, { folder: migrations })
  return manifest
}

/** The manifest of a whole and undamaged backup. */
async function readBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new BackupRefused(`${folder} holds no backup: manifest.json is missing.`)
  })
  const read = Manifest.safeParse(jsonOf(text, `${folder} is no whole backup: its manifest.json was cut or damaged.`))
  if (!read.success) throw new BackupRefused(`${folder} holds a backup of a form this version does not know.`)
  const parts = [
    ...read.data.tables.map(({ name, sha256: hash }) => [tableFile(name), hash] as const),
    ...read.data.files.map(({ tenantId, id, sha256: hash }) => [storedFilePath(tenantId, id), hash] as const),
  ]
  for (const [path, hash] of parts) {
    const bytes = await readFile(join(folder, path)).catch(() => null)
    if (!bytes || sha256(bytes) !== hash) throw new BackupRefused(`${path} of the backup is missing or damaged.`)
  }
  return read.data
}

function jsonOf(text: string, otherwise: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BackupRefused(otherwise)
  }
}

/** Brings the database to the very migrations the backup was taken at; younger ones follow once the rows are in. */
async function migrateTo(
  database: Pick<Database, 'pool' | 'log'>,
  folder: string,
  applied: readonly number[],
): Promise<void> {
  const journalOf = (at: string) => join(at, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(journalOf(folder), 'utf8')) as { entries: { when: number; tag: string }[] }
  const known = journal.entries.filter(({ when }) => applied.includes(when))
  if (known.length !== applied.length)
    throw new BackupRefused('The backup was taken by a newer version: restore it with that one.')
  const then = await mkdtemp(join(tmpdir(), 'calltime-migrations-'))
  try {
    const younger = new Set(journal.entries.filter(entry => !known.includes(entry)).map(({ tag }) => `${tag}.sql`))
    await cp(folder, then, { recursive: true, filter: path => ![...younger].some(name => path.endsWith(name)) })
    await writeFile(journalOf(then), JSON.stringify({ ...journal, entries: known }))
    await migrate(database, { folder: then })
  } finally {
    await rm(then, { recursive: true, force: true })
  }
}

/**
 * COPY does not work under row-level security, and our triggers count and keep what is already counted and kept. Both
 * are off for the length of this transaction, which holds every table for itself.
 */
async function copyRows(client: pg.ClientBase, folder: string, { tables }: Manifest): Promise<void> {
  const { rows } = await client.query<{ name: string; forced: boolean }>(
    `select relname as name, relforcerowsecurity as forced from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  const forced = new Set(rows.filter(table => table.forced).map(({ name }) => name))
  for (const { name } of tables) {
    if (forced.has(name)) await client.query(`alter table ${quoted(name)} no force row level security`)
    await client.query(`alter table ${quoted(name)} disable trigger user`)
  }
  await client.query('delete from installation')
  for (const { name, columns, rows: wanted } of tables) {
    const copy = client.query(copyFrom(`copy ${quoted(name)} (${columnList(columns)}) from stdin`))
    await pipeline(createReadStream(join(folder, tableFile(name))), createGunzip(), copy)
    if (copy.rowCount !== wanted)
      throw new BackupRefused(`${name} has ${wanted} rows in the backup, but ${copy.rowCount} arrived.`)
  }
  for (const { name } of tables) {
    await client.query(`alter table ${quoted(name)} enable trigger user`)
    if (forced.has(name)) await client.query(`alter table ${quoted(name)} force row level security`)
  }
}
