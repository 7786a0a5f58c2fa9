import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyAll } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations as migrateQueue } from 'graphile-worker'
import type pg from 'pg'
import { z } from 'zod'
import { StartRefused } from '../config.ts'
import { queueLogger } from '../queue/queue-log.ts'
import type { Database } from './open.ts'

const Journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) })

type Entry = z.output<typeof Journal>['entries'][number]

export interface MigrateOptions {
  /** Where `meta/_journal.json` and the SQL files lie. */
  folder?: string
}

const LOCK = 7_220_011_928

const FOLDER = join(import.meta.dirname, 'migrations')

/** The journal in its order. Throws `StartRefused` if it is not strictly increasing or does not match the files. */
function readJournal(folder: string): Entry[] {
  const path = join(folder, 'meta', '_journal.json')
  const files = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.sql')) : []
  const { entries } = existsSync(path) ? Journal.parse(JSON.parse(readFileSync(path, 'utf8'))) : { entries: [] }
  let last: Entry | undefined
  for (const entry of entries) {
    if (last !== undefined && entry.when <= last.when) {
      throw new StartRefused(
        `The migration ${entry.tag} is dated before ${last.tag}, so databases that have the latter would skip it. ` +
          `Generate it again, or give it a later "when" in ${path}.`,
      )
    }
    if (!files.includes(`${entry.tag}.sql`))
      throw new StartRefused(`The migration ${entry.tag}.sql is missing in ${folder}.`)
    last = entry
  }
  const unlisted = files.find(name => !entries.some(({ tag }) => name === `${tag}.sql`))
  if (unlisted !== undefined)
    throw new StartRefused(`The migration ${unlisted} is not in ${path}, so it would never run.`)
  return entries
}

async function appliedTimes(client: pg.ClientBase): Promise<Set<number>> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  if (rows[0]?.there !== true) return new Set()
  const applied = await client.query<{ when: string }>('select created_at as when from drizzle.__drizzle_migrations')
  return new Set(applied.rows.map(({ when }) => Number(when)))
}

/** Drizzle compares with the newest applied migration only; a gap before that it would never notice. */
function refuseGaps(entries: readonly Entry[], applied: ReadonlySet<number>): void {
  const newest = Math.max(0, ...applied)
  const skipped = entries.find(({ when }) => when < newest && !applied.has(when))
  if (skipped !== undefined) {
    throw new StartRefused(
      `The migration ${skipped.tag} was never applied to this database, but a later one was. ` +
        'Restore the backup from before that, or date the migration after it.',
    )
  }
  const known = new Set(entries.map(({ when }) => when))
  const unknown = [...applied].find(when => !known.has(when))
  if (unknown !== undefined) {
    throw new StartRefused(
      `The database has a migration of ${new Date(unknown).toISOString()} that this program does not know: ` +
        'a newer version was here. Start that version.',
    )
  }
}

/**
 * Applies the migrations the database does not have yet, all or none, one process at a time; returns their names. The
 * queue's own schema follows. Takes two connections.
 * Throws `StartRefused` if the journal is out of order or there is a gap between it and the database.
 */
export async function migrate(
  database: Pick<Database, 'pool' | 'log'>,
  { folder = FOLDER }: MigrateOptions = {},
): Promise<string[]> {
  const entries = readJournal(folder)
  const client = await database.pool.connect()
  let failed = true
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const applied = await appliedTimes(client)
    refuseGaps(entries, applied)
    const missing = entries.filter(({ when }) => !applied.has(when)).map(({ tag }) => tag)
    if (missing.length > 0) {
      await applyAll(drizzle(client), { migrationsFolder: folder })
      database.log.info({ migrations: missing }, 'The database was migrated.')
    }
    await migrateQueue({ pgPool: database.pool, noHandleSignals: true, logger: queueLogger(database.log) })
    await client.query('select pg_advisory_unlock($1)', [LOCK])
    failed = false
    return missing
  } finally {
    // Closing the connection is what gives the lock back after a failure.
    client.release(failed)
  }
}
