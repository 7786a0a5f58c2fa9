import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { storedFile } from '../database/tables/files.ts'
import type { Tx } from '../database/tenant.ts'
import type { Services } from '../services.ts'

export interface FileContent {
  name: string
  contentType: string
  bytes: Uint8Array
}

/** A file whose row stands but whose bytes are gone or no longer what was stored. */
export class FileLost extends Error {
  override readonly name = 'FileLost'
}

type Row = typeof storedFile.$inferInsert

const keyOf = (tenantId: string, id: string) => `${tenantId}/${id}`
/** SHA-256 of bytes, or of a text in UTF-8; in hex. */
export const hashOf = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex')

/** Puts the bytes into the store, outside of any transaction; `recordFile` makes them a file. */
export async function putBytes(
  { files }: Pick<Services, 'files'>,
  tenantId: string,
  { name, contentType, bytes }: FileContent,
): Promise<Row> {
  const id = crypto.randomUUID()
  await files.put(keyOf(tenantId, id), bytes, contentType)
  return { tenantId, id, name, contentType, size: bytes.byteLength, sha256: hashOf(bytes) }
}

/** Writes the row of bytes that are in the store already, in the transaction that refers to it. */
export async function recordFile(tx: Tx, row: Row): Promise<void> {
  await tx.insert(storedFile).values(row)
}

/**
 * Bytes first, then the row, in one transaction with what refers to it. Bytes stay behind where that fails: after a lost
 * connection nobody knows whether the row stands.
 */
export async function storeFile(
  services: Pick<Services, 'files' | 'database'>,
  tenantId: string,
  content: FileContent,
  refer: (tx: Tx, fileId: string) => Promise<void> = async () => {},
): Promise<string> {
  const row = await putBytes(services, tenantId, content)
  await services.database.withTenant(tenantId, async tx => {
    await recordFile(tx, row)
    await refer(tx, row.id)
  })
  return row.id
}

/** A file with its bytes; null where there is none of that id. Throws `FileLost` when the store has lost or changed it. */
export async function readFile(
  { database, files }: Pick<Services, 'files' | 'database'>,
  tenantId: string,
  id: string,
): Promise<FileContent | null> {
  const row = await database.withTenant(tenantId, tx => find(tx, tenantId, id), { readOnly: true })
  return row ? { name: row.name, contentType: row.contentType, bytes: await readBytes({ files }, tenantId, row) } : null
}

/** Bytes of a file whose row is known. Throws `FileLost` when the store has lost or changed them. */
export async function readBytes(
  { files }: Pick<Services, 'files'>,
  tenantId: string,
  { id, sha256 }: Pick<Row, 'id' | 'sha256'>,
): Promise<Uint8Array> {
  const bytes = await files.get(keyOf(tenantId, id))
  if (!bytes) throw new FileLost(`the store has lost the file ${id} of the tenant ${tenantId}`)
  if (hashOf(bytes) !== sha256) throw new FileLost(`the store has changed the file ${id} of the tenant ${tenantId}`)
  return bytes
}

async function find(tx: Tx, tenantId: string, id: string) {
  const [row] = await tx
    .select()
    .from(storedFile)
    .where(and(eq(storedFile.tenantId, tenantId), eq(storedFile.id, id)))
  return row
}
