import { sql } from 'drizzle-orm'
import { type Evidence, type Finding, findings, findingsOfPaper } from '../../../domain/documents/evidence.ts'
import type { Database } from '../../database/open.ts'
import { tenant } from '../../database/tables/tenants.ts'
import type { Tx } from '../../database/tenant.ts'
import type { FileStore } from '../../files/file-store.ts'
import { hashOf, readFile } from '../../files/stored-files.ts'
import { iso } from '../../wire.ts'
import { carriedTrail } from './carried-trail.ts'

type EvidenceRow = {
  name: string
  versions: { number: number; sha256: string; fileId: string }[]
  signatories: { id: string; role: string; name: string; signed: boolean }[]
  signatures: Evidence['signatures']
  trail: Evidence['trail']
  finishedFileId: string | null
}
interface Verified {
  agency: string
  name: string
  documentId: string
  signed: { name: string; role: string; at: string }[]
  findings: Finding[]
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
      signatures: row.signatures.map(one => ({ ...one, at: iso(one.at) })),
      versions: await Promise.all(
        row.versions.map(async ({ number, sha256, fileId }) => ({ number, sha256, kept: await kept(fileId) })),
      ),
      finished: row.finishedFileId === null ? null : { kept: await kept(row.finishedFileId) },
    }
    const all = [...findingsOfPaper(evidence, { hash, carried: carried?.trail ?? null }), ...findings(evidence, hashOf)]
    return {
      ...{ agency: agency.name, name: row.name, documentId: id },
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

async function evidenceRow(tx: Tx, tenantId: string, id: string): Promise<EvidenceRow | null> {
  const { rows } = await tx.execute<EvidenceRow>(sql`
    select d.name, d.finished_file_id as "finishedFileId",
      (select coalesce(json_agg(json_build_object('number', v.number, 'sha256', v.sha256, 'fileId', v.file_id) order by v.number), '[]')
        from document_version v where v.tenant_id = d.tenant_id and v.document_id = d.id) as versions,
      (select coalesce(json_agg(json_build_object('id', s.id, 'role', s.role, 'signed', s.status = 'Signed',
          'name', coalesce(w.first_name || ' ' || w.last_name, k.name)) order by s.place), '[]')
        from document_signatory s left join person w on w.tenant_id = s.tenant_id and w.id = s.person_id
        left join contact k on k.tenant_id = s.tenant_id and k.id = s.contact_id
        where s.tenant_id = d.tenant_id and s.document_id = d.id) as signatories,
      (select coalesce(json_agg(json_build_object('signatoryId', g.signatory_id, 'versionId', g.version_id, 'signature', g.signature,
          'rating', g.rating, 'filled', g.filled, 'at', g.signed_at, 'byId', g.signed_by_id) order by g.signed_at), '[]')
        from document_signature g where g.tenant_id = d.tenant_id and g.document_id = d.id) as signatures,
      (select coalesce(json_agg(json_build_object('number', t.number, 'documentId', t.document_id, 'event', t.event, 'at', t.at,
          'byId', t.by_id, 'byName', t.by_name, 'fileHash', t.file_hash, 'address', t.address, 'agent', t.agent,
          'details', t.details, 'before', t.before, 'hash', t.hash) order by t.number), '[]')
        from document_trail t where t.tenant_id = d.tenant_id and t.document_id = d.id) as trail
    from document d where d.tenant_id = ${tenantId} and d.id = ${id}`)
  return rows[0] ?? null
}
