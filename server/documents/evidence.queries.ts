import { sql } from 'drizzle-orm'
import type { Evidence } from '../../domain/documents/evidence.ts'
import type { Tx } from '../database/tenant.ts'
import { iso } from '../wire.ts'
import { trailRows } from './trail.ts'

export type EvidenceRow = {
  name: string
  versions: { number: number; sha256: string; fileId: string }[]
  signatories: { id: string; role: string; name: string; signed: boolean }[]
  signatures: Evidence['signatures']
  trail: Evidence['trail']
  finishedFileId: string | null
}

/** What the rows say of a document, without what the store holds; null where there is none. */
export async function evidenceRow(tx: Tx, tenantId: string, id: string): Promise<EvidenceRow | null> {
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
      ${trailRows} as trail
    from document d where d.tenant_id = ${tenantId} and d.id = ${id}`)
  const [row] = rows
  return row ? { ...row, signatures: row.signatures.map(one => ({ ...one, at: iso(one.at) })) } : null
}
