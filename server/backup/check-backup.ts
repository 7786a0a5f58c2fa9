import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { type Database, openDatabase } from '../database/open.ts'
import { diskStore } from '../files/disk-store.ts'
import type { Log } from '../log.ts'
import { BackupRefused, type Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { backedTables, quoted } from './tables.ts'

/**
 * Proves that a backup restores: into a private PostgreSQL in a folder of its own, which is removed again. Nothing of the
 * configuration is touched. Throws `BackupRefused` for what does not restore whole.
 */
export async function checkBackup(folder: string, migrations: string, log: Log): Promise<Manifest> {
  const dataDir = await mkdtemp(join(tmpdir(), 'calltime-check-'))
  // The database's own account must find its way in; what it makes there is closed to others.
  await chmod(dataDir, 0o711)
  try {
    const database = await openDatabase({ dataDir, explicitDataDir: true }, log)
    try {
      return await checkInto(database, join(database.dataDir, 'files'), folder, migrations)
    } finally {
      await database.close()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** The same into an empty database that is given. */
export async function checkInto(
  database: Pick<Database, 'pool' | 'log'>,
  store: string,
  folder: string,
  migrations: string,
): Promise<Manifest> {
  const manifest = await restoreBackup(database, diskStore(store), folder, migrations)
  const client = await database.pool.connect()
  try {
    const counted = await rowsOf(client)
    for (const { name, rows } of manifest.tables) {
      const there = counted.get(name)
      if (there !== undefined && there !== rows)
        throw new BackupRefused(`${name} has ${rows} rows in the backup, but ${there} once it is restored.`)
    }
  } finally {
    client.release()
  }
  return manifest
}

/** Rows of every table, tenant by tenant, as the application sees them. */
async function rowsOf(client: pg.ClientBase): Promise<Map<string, number>> {
  const counted = new Map<string, number>()
  const { rows: tenants } = await client.query<{ id: string }>('select id from tenant')
  for (const { name, tenants: ofTenants } of await backedTables(client)) {
    let sum = 0
    for (const id of ofTenants ? tenants.map(tenant => tenant.id) : ['']) {
      await client.query(`select set_config('app.tenant_id', $1, false)`, [id])
      const { rows } = await client.query<{ rows: string }>(`select count(*) as rows from ${quoted(name)}`)
      sum += Number(rows[0]?.rows)
    }
    counted.set(name, sum)
  }
  await client.query(`select set_config('app.tenant_id', '', false)`)
  return counted
}
