import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { readPidFile } from '../../server/database/embedded/pid-file.ts'

/** Looks into the embedded database that another process runs on a data folder, past row-level security. */
export async function asSuperuser<T>(dataDir: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const secret = readFileSync(join(dataDir, 'postgres/password'), 'utf8').trim()
  const port = readPidFile(join(dataDir, 'postgres/db/postmaster.pid'))?.port
  const admin = new pg.Client({ connectionString: `postgres://postgres:${secret}@127.0.0.1:${port}/calltime` })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}
