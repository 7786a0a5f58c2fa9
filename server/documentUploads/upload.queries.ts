import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { DocumentUpload } from '../../openapi/documentUploads.ts'
import type { UploadedFile } from '../database/tables/uploads.ts'
import { iso, isoOrNull } from '../wire.ts'

type Wire = z.input<typeof DocumentUpload>
export type UploadRow = Omit<Wire, 'files'> & { files: UploadedFile[] }

/** Of an upload `u`, who sent it `b` and who decided `x`. */
export const uploadFields = sql.raw(`'id', u.id, 'number', u.number, 'state', u.state, 'files', u.files,
  'paperNumber', u.paper_number, 'issuedBy', u.issued_by, 'validFrom', u.valid_from, 'validUntil', u.valid_until,
  'uploadedAt', u.uploaded_at, 'uploadedBy', coalesce(b.first_name || ' ' || b.last_name, ''),
  'decidedAt', u.decided_at, 'decidedBy', x.first_name || ' ' || x.last_name, 'reason', u.reason`)
export const uploadPeople = sql.raw(`left join person b on b.tenant_id = u.tenant_id and b.id = u.uploaded_by_id
  left join person x on x.tenant_id = u.tenant_id and x.id = u.decided_by_id`)

export const uploadWire = ({ files, uploadedAt, decidedAt, ...row }: UploadRow): Wire => ({
  ...row,
  uploadedAt: iso(uploadedAt),
  decidedAt: isoOrNull(decidedAt),
  files: files.map(({ contentType, size }, at) => ({
    kind: contentType === 'application/pdf' ? ('pdf' as const) : ('picture' as const),
    url: `/documentUploads/${row.id}/files/${at + 1}`,
    size,
  })),
})
