import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { ZipFile } from 'yazl'
import { z } from 'zod'
import { archiveName } from '../../domain/documents/archive-names.ts'
import { keyedHolders } from '../files/held-files.ts'
import { FileLost, readBytes } from '../files/stored-files.ts'
import type { Task } from '../queue/work.ts'
import type { Services } from '../services.ts'
import { strikingPieces } from './take-away.ts'
import { type Making, Overtaken, finished, stillGoing, storePieces } from './pieces.ts'
import { heldFile, linesOf, ownedTables, pathOf } from './table-rows.ts'

const Named = z.looseObject({ exportId: z.uuid() })
type FileRow = { id: string; name: string; size: number; sha256: string; contentType: string }
/** Milliseconds after which it says that it goes on. */
const heard = 5000

/** Puts all that an agency owns into one ZIP. One that is not to be made any more is left. */
export const makeDataExport: Task = async (services, payload) => {
  const { exportId } = Named.parse(payload)
  const record = services.tenants.known(payload.tenant)
  const making = record && (await begun(services, record.id, exportId))
  if (!making) return
  try {
    await made(making, record.name)
  } catch (error) {
    if (error instanceof Overtaken) return
    throw error
  }
}

/** Pieces of an attempt before are gone; one under way finds out and stops. */
async function begun(services: Services, tenantId: string, id: string): Promise<Making | null> {
  const attempt = crypto.randomUUID()
  const rows = await services.database.withTenant(tenantId, async tx => {
    const begun = await tx.execute(sql`update data_export set attempt = ${attempt}, done = 0, since = ${services.now()}
      where tenant_id = ${tenantId} and id = ${id} and state = 'making' returning id`)
    await tx.execute(
      sql`${strikingPieces(tenantId, sql`d.id = ${id} and d.attempt = ${attempt}`, services.now())} select`,
    )
    return begun.rows
  })
  return rows.length ? { services, tenantId, id, attempt } : null
}

async function made(making: Making, agency: string): Promise<void> {
  const { services, tenantId } = making
  const read = <T>(work: Parameters<typeof services.database.withTenant<T>>[1]) =>
    services.database.withTenant(tenantId, work, { readOnly: true })
  const { tables, leftOut, files } = await read(async tx => {
    const held = heldFile(await keyedHolders(tx))
    const files = await tx.raw<FileRow>(
      `select x.id, x.name, x.size, x.sha256, x.content_type as "contentType" from stored_file x
        where x.tenant_id = $1 and ${held} order by x.id`,
      [tenantId],
    )
    return { ...(await ownedTables(tx, held)), files }
  })
  const total = tables.length + files.length
  let done = 0
  await stillGoing(making, done, total)
  const mtime = services.now()
  const zip = new ZipFile()
  const out = zip.outputStream as Readable
  zip.on('error', (error: Error) => out.destroy(error))
  const manifest = {
    agency,
    madeAt: mtime.toISOString(),
    says: 'Each table is read on its own, while the agency goes on working. In a CSV, a text that a sheet would take for a formula begins with an apostrophe. Bytes stand as base64.',
    tables: [] as { table: string; path: string; rows: number; sha256: string; leftOut: readonly string[] }[],
    leftOut,
    files: [] as { path: string; name: string; contentType: string; size: number; sha256: string }[],
    lost: [] as { id: string; name: string }[],
  }
  /** Made only when its turn has come, so that one thing is in memory at a time; what breaks off breaks off all of it. */
  const add = (path: string, compress: boolean, stream: () => Readable) =>
    zip.addReadStreamLazy(path, { mtime, compress }, next => {
      if (out.destroyed) return
      const begun = stream()
      begun.on('error', error => out.destroy(error))
      next(null, begun)
    })
  for (const table of tables)
    add(pathOf(table), true, () =>
      Readable.from(
        told(linesOf(services, tenantId, table), (sha256, rows) => {
          done++
          manifest.tables.push({
            ...{ table: table.name, path: pathOf(table), rows: rows - (table.nested ? 0 : 1), sha256 },
            leftOut: table.leftOut,
          })
        }),
      ),
    )
  for (const file of files) {
    const path = `files/${file.id}-${archiveName(file.name)}`
    add(path, false, () =>
      Readable.from(
        (async function* () {
          try {
            yield await readBytes(services, tenantId, file)
            const { name, contentType, size, sha256 } = file
            manifest.files.push({ path, name, contentType, size, sha256 })
          } catch (error) {
            if (!(error instanceof FileLost)) throw error
            manifest.lost.push({ id: file.id, name: file.name })
          }
          done++
        })(),
      ),
    )
  }
  add('manifest.json', true, () => Readable.from([`${JSON.stringify(manifest, null, 2)}\n`]))
  zip.end()
  const size = await storePieces(
    making,
    telling(out, () => stillGoing(making, done, total)),
    () => done,
  )
  await finished(making, size, total)
}

/** Lines as bytes, with what they come to once all are through. */
async function* told(lines: AsyncIterable<string[]>, then: (sha256: string, rows: number) => void) {
  const hash: Hash = createHash('sha256')
  let rows = 0
  for await (const some of lines) {
    const bytes = Buffer.from(some.join(''))
    hash.update(bytes)
    rows += some.length
    yield bytes
  }
  then(hash.digest('hex'), rows)
}

/** The same bytes; now and then it is said that they still come. */
async function* telling(bytes: AsyncIterable<Uint8Array>, say: () => Promise<void>) {
  let last = performance.now()
  for await (const chunk of bytes) {
    if (performance.now() - last > heard) {
      await say()
      last = performance.now()
    }
    yield chunk
  }
}
