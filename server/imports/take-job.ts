import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import { logging } from '../activities/log.ts'
import { databaseCode } from '../database/errors.ts'
import type { ImportKind } from '../../domain/imports/fields.ts'
import type { Tx } from '../database/tenant.ts'
import type { Task } from '../queue/work.ts'
import { type Job, failed, jobOf } from './job.ts'
import type { Lines, Taking } from './kind.ts'
import { kindsOfImport } from './kinds.ts'

/** Rows that are written in one statement. */
const piece = 5000
const taken = '23505'

type Asked = {
  kind: ImportKind
  fileName: string
  fingerprint: string
  takeChanges: boolean
  takenById: string | null
  rows: number
}

/**
 * Takes a table over as it was shown, all of it or nothing. Where what is known here is another since, nothing is, and it
 * says so; one that is taken over already, or not to be, is left.
 */
export const takeImport: Task = async (services, payload) => {
  const job = jobOf(services, payload)
  if (!job) return
  const { tenantId, id } = job
  let telling: Promise<unknown> = Promise.resolve()
  // Outside of the transaction that takes it over, which nobody sees into before it ends.
  const tell = AsyncLocalStorage.bind((line: number) => {
    telling = telling.then(() => told(job, line))
  })
  const allTold = () => telling
  try {
    const isSame = await services.database.withTenant(tenantId, tx => within(tx, job, tell))
    await allTold()
    if (isSame) return
  } catch (err) {
    // Somebody was given a number meanwhile that stands in the file.
    if (databaseCode(err) !== taken) {
      services.log.error({ err }, 'a table could not be taken over')
      return void (await failed(job, 'taking'))
    }
  }
  await services.database.withTenant(tenantId, tx =>
    tx.execute(sql`update data_import set state = 'outdated', since = ${services.now()}
      where tenant_id = ${tenantId} and id = ${id} and state = 'taking'`),
  )
}

/** Whether it was what it was shown against, or is nothing to be taken over. */
async function within(tx: Tx, { services, tenantId, id }: Job, tell: (line: number) => void): Promise<boolean> {
  // A second attempt at the same time waits here, and then finds that it is done.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${tenantId}`}, 0))`)
  const { rows } = await tx.execute<Asked>(sql`
    select d.kind, d.file_name as "fileName", d.fingerprint, d.take_changes as "takeChanges", d.taken_by_id as "takenById", d.rows
    from data_import d where d.tenant_id = ${tenantId} and d.id = ${id} and d.state = 'taking'`)
  const [asked] = rows
  if (!asked) return true
  const kind = kindsOfImport[asked.kind]
  const language = (await services.tenants.byId(tenantId)).defaultLanguage
  const taking: Taking = { tenantId, takenById: asked.takenById, now: services.now(), language }
  await kind.lock(tx, taking)
  const now = await tx.execute<{ fingerprint: string }>(
    sql`select md5(k.known) as fingerprint from (${kind.known(tenantId)}) k (known)`,
  )
  if (now.rows[0]?.fingerprint !== asked.fingerprint) return false
  const sum = { added: 0, changed: 0 }
  for (const lines of await linesOf(tx, tenantId, id)) {
    if (asked.takeChanges) sum.changed += await kind.change(tx, lines, taking)
    sum.added += await kind.add(tx, lines, taking)
    tell(lines.to)
  }
  const teller = { tenant: { id: tenantId }, who: { personId: asked.takenById }, now: services.now() }
  const text = `${asked.fileName}: ${sum.added} + ${sum.changed}`
  await tx.execute(sql`
    with logged as (${logging(teller, [{ code: 'importTaken', text }])})
    update data_import set state = 'taken', since = ${services.now()}, done = rows, file_id = null,
      added = ${sum.added}, changed = ${sum.changed}
    where tenant_id = ${tenantId} and id = ${id}`)
  return true
}

/** Pieces of the file, by their first and last lines. */
async function linesOf(tx: Tx, tenantId: string, id: string): Promise<Lines[]> {
  const { rows } = await tx.execute<{ from: number; to: number }>(sql`
    select min(n.line) as "from", max(n.line) as "to" from (
      select r.line, (row_number() over (order by r.line) - 1) / ${piece}::int as piece from import_row r
      where r.tenant_id = ${tenantId} and r.import_id = ${id} and r.fate in ('new', 'changes')) n
    group by n.piece order by n.piece`)
  return rows.map(lines => ({ tenantId, importId: id, ...lines }))
}

/** How far it is. */
const told = ({ services, tenantId, id }: Job, line: number): Promise<unknown> =>
  services.database
    .withTenant(tenantId, tx =>
      tx.execute(sql`update data_import set done = (select count(*) from import_row r where r.tenant_id = ${tenantId}
        and r.import_id = ${id} and r.line <= ${line}) where tenant_id = ${tenantId} and id = ${id} and state = 'taking'`),
    )
    .catch((err: unknown) => services.log.warn({ err }, 'a table could not say how far it is'))
