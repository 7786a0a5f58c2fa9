import { sql } from 'drizzle-orm'
import { type Evidence, type Finding, findings, findingsOfPaper } from '../../../domain/documents/evidence.ts'
import type { Database } from '../../database/open.ts'
import { tenant } from '../../database/tables/tenants.ts'
import type { Tx } from '../../database/tenant.ts'
import type { FileStore } from '../../files/file-store.ts'
import { hashOf, readFile } from '../../files/stored-files.ts'
import { evidenceRow } from '../evidence.queries.ts'
import { carriedTrail } from './carried-trail.ts'
import { type DigitalSignature, digitalSignature } from './digital-signature.ts'

interface Verified {
  agency: string
  name: string
  documentId: string
  signed: { name: string; role: string; at: string }[]
  findings: Finding[]
  /** By the agency's key; null: the paper carries none. */
  digital: DigitalSignature | null
}

/** Whose finished paper these bytes are, or say they are, and what is not as it was. Null: no agency here knows it. */
export async function verifyPaper(database: Database, files: FileStore, bytes: Uint8Array): Promise<Verified | null> {
  const hash = hashOf(bytes)
  const carried = await carriedTrail(bytes)
  const agencies = await database.global(db => db.select({ id: tenant.id, name: tenant.name }).from(tenant))
  for (const agency of agencies) {
    const found = await database.withTenant(
      agency.id,
      async tx => {
        const id = await documentOf(tx, agency.id, hash, carried?.documentId)
        return id === null ? null : { id, row: await evidenceRow(tx, agency.id, id) }
      },
      { readOnly: true },
    )
    if (!found?.row) continue
    const { id, row } = found
    const kept = async (fileId: string) => {
      const file = await readFile({ database, files }, agency.id, fileId).catch(() => undefined)
      return file ? hashOf(file.bytes) : null
    }
    const evidence: Evidence = {
      ...row,
      versions: await Promise.all(
        row.versions.map(async ({ number, sha256, fileId }) => ({ number, sha256, kept: await kept(fileId) })),
      ),
      finished: row.finishedFileId === null ? null : { kept: await kept(row.finishedFileId) },
    }
    const all = [...findingsOfPaper(evidence, { hash, carried: carried?.trail ?? null }), ...findings(evidence, hashOf)]
    return {
      ...{ agency: agency.name, name: row.name, documentId: id, digital: digitalSignature(bytes) },
      signed: evidence.signatures.flatMap(({ signatoryId, at }) =>
        row.signatories.flatMap(one => (one.id === signatoryId ? [{ name: one.name, role: one.role, at }] : [])),
      ),
      findings: all.filter((one, at) => all.findIndex(other => JSON.stringify(other) === JSON.stringify(one)) === at),
    }
  }
  return null
}

async function documentOf(tx: Tx, tenantId: string, hash: string, said: string | undefined): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select document_id as id from document_trail
    where tenant_id = ${tenantId} and event = 'finished' and file_hash = ${hash}
    union all
    select id from document where tenant_id = ${tenantId} and id = ${said ?? null}::uuid
    limit 1`)
  return rows[0]?.id ?? null
}
