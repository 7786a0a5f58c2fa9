import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Database } from '../database/open.ts'
import type { FileStore } from '../files/file-store.ts'
import { BackupRefused, type Manifest, storedFilePath, tableFile } from './manifest.ts'
import { type BackedTable, backedTables, columnList, quoted } from './tables.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/**
 * Writes everything of all agencies into a new folder, as it stood at one moment, while the server goes on. Throws
 * `BackupRefused` when the folder is there already, a stored file is lost, or not every row was written.
 */
export async function writeBackup(database: Database, files: FileStore, folder: string, now: Date): Promise<Manifest> {
  if (existsSync(folder)) throw new BackupRefused(`${folder} is there already: name a new folder.`)
  const part = `${folder}.part`
  await rm(part, { recursive: true, force: true })
  await mkdir(join(part, 'tables'), { recursive: true, mode: 0o700 })
  const client = await database.pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const manifest = await writeRows(client, part, now)
    manifest.files = await writeFiles(client, files, part, await tenantIds(client))
    await client.query('commit')
    await writeFile(join(part, 'manifest.json'), JSON.stringify(manifest, null, 2), { mode: 0o600 })
    await rename(part, folder)
    return manifest
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    await rm(part, { recursive: true, force: true })
    throw error
  } finally {
    client.release()
  }
}

const tenantIds = async (client: pg.ClientBase) =>
  (await client.query<{ id: string }>('select id from tenant order by id')).rows.map(({ id }) => id)

async function writeRows(client: pg.ClientBase, folder: string, now: Date): Promise<Manifest> {
  const tenants = await tenantIds(client)
  const { rows: version } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  const { rows: applied } = await client.query<{ when: string }>(
    'select created_at as when from drizzle.__drizzle_migrations order by created_at',
  )
  const tables: Manifest['tables'] = []
  for (const table of await backedTables(client)) {
    const path = join(folder, tableFile(table.name))
    const rows = await writeTable(client, table, table.tenants ? tenants : [null], path)
    tables.push({ name: table.name, columns: table.columns, rows, sha256: sha256(await readFile(path)) })
  }
  return {
    format: 1,
    madeAt: now.toISOString(),
    postgres: version[0]?.version ?? '',
    migrations: applied.map(({ when }) => Number(when)),
    tables,
    files: [],
  }
}

/**
 * Of one tenant after the other, into one file. COPY's text ends a row with a line, so the parts simply follow each other,
 * and lines are rows. The stream of a COPY ends before the database has said how many it sent, so what was written is
 * counted here, and held against the database's own count in the same snapshot.
 */
async function writeTable(
  client: pg.ClientBase,
  { name, columns }: BackedTable,
  tenants: readonly (string | null)[],
  path: string,
): Promise<number> {
  let rows = 0
  async function* parts() {
    for (const tenant of tenants) {
      await client.query(`select set_config('app.tenant_id', $1, true)`, [tenant ?? ''])
      const copy = client.query(copyTo(`copy (select ${columnList(columns)} from ${quoted(name)}) to stdout`))
      let written = 0
      for await (const chunk of copy) {
        written += lines(chunk as Buffer)
        yield chunk
      }
      // Answered after the COPY's own last word, so that its count has arrived as well.
      const { rows: counted } = await client.query<{ rows: string }>(`select count(*) as rows from ${quoted(name)}`)
      const there = Number(counted[0]?.rows)
      if (written !== there || copy.rowCount !== there)
        throw new BackupRefused(`${name} has ${there} rows, but ${written} were written: nothing was kept. Try again.`)
      rows += written
    }
  }
  await pipeline(parts, createGzip(), createWriteStream(path, { mode: 0o600 }))
  return rows
}

const lineEnd = 10
const lines = (chunk: Buffer): number => chunk.reduce((sum, byte) => (byte === lineEnd ? sum + 1 : sum), 0)

async function writeFiles(client: pg.ClientBase, store: FileStore, folder: string, tenants: readonly string[]) {
  const written: Manifest['files'] = []
  for (const tenantId of tenants) {
    await client.query(`select set_config('app.tenant_id', $1, true)`, [tenantId])
    const { rows } = await client.query<{ id: string; contentType: string; sha256: string }>(
      'select id, content_type as "contentType", sha256 from stored_file where tenant_id = $1 order by id',
      [tenantId],
    )
    for (const file of rows) {
      const bytes = await store.get(`${tenantId}/${file.id}`)
      if (!bytes || sha256(bytes) !== file.sha256)
        throw new BackupRefused(
          `The file ${tenantId}/${file.id} is lost or damaged in the store: mend the store first.`,
        )
      const path = join(folder, storedFilePath(tenantId, file.id))
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await writeFile(path, bytes, { mode: 0o600 })
      written.push({ tenantId, ...file })
    }
  }
  return written
}
