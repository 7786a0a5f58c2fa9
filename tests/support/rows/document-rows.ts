import type { Tx } from '../../../server/database/tenant.ts'
import {
  document,
  documentSignatory,
  documentVersion,
  type FieldOnPaper,
} from '../../../server/database/tables/documents.ts'
import { storedFile } from '../../../server/database/tables/files.ts'
import { hashOf } from '../../../server/files/stored-files.ts'
import type { FileStore } from '../../../server/files/file-store.ts'
import type { Ids } from '../world/ids.ts'

/** A page with nothing on it: the same bytes in every process. */
const paper = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

/** The bytes of both papers, for a server whose store is empty. */
export async function storePapers(files: FileStore, { id, documentFiles }: Pick<Ids, 'id' | 'documentFiles'>) {
  for (const file of Object.values(documentFiles)) await files.put(`${id}/${file}`, paper, 'application/pdf')
}

const madeAt = new Date('2026-06-08T08:00:00Z')

/** A paper without fields, whose bytes nobody reads, for the member and then the client, and one for the stranger. */
export async function insertDocuments(tx: Tx, world: Ids): Promise<void> {
  const { id: tenantId, documents, documentFiles, documentVersions, signatories, documentTypes, persons } = world
  const { companies, contacts, rateCards } = world
  const about = {
    main: { companyId: companies.client, contactId: contacts.client, rateCardId: rateCards.main },
    other: { companyId: companies.other, contactId: contacts.other, rateCardId: rateCards.other },
  }
  for (const which of ['main', 'other'] as const) {
    const fileId = documentFiles[which]
    const sha256 = hashOf(paper)
    const size = paper.byteLength
    const fields: FieldOnPaper[] = []
    await tx.insert(document).values({
      ...{ tenantId, id: documents[which], name: `Rate agreement ${which}`, typeId: documentTypes.agreement },
      ...about[which],
      ...{ signatoriesOrder: 'one by one', asksRating: false, createdAt: madeAt, createdById: persons.office },
    })
    await tx
      .insert(storedFile)
      .values({ tenantId, id: fileId, name: 'paper.pdf', contentType: 'application/pdf', size, sha256 })
    await tx.insert(documentVersion).values({
      ...{ tenantId, id: documentVersions[which], documentId: documents[which], number: 1, fileId, sha256 },
      ...{ size, pages: 1, fields, createdAt: madeAt, createdById: persons.office },
    })
  }
  const signing = (id: string, documentId: string, place: number, personId: string) => ({
    ...{ tenantId, id, documentId, place, personId, role: 'Crew' },
  })
  await tx
    .insert(documentSignatory)
    .values([
      signing(signatories.main, documents.main, 1, persons.member),
      signing(signatories.second, documents.main, 2, persons.client),
      signing(signatories.other, documents.other, 1, persons.stranger),
    ])
}

type Admin = (sql: string, values?: unknown[]) => Promise<unknown>
/** As they were at first, whatever was opened or signed. */
export async function restoreDocuments(
  admin: Admin,
  { id, documents, documentVersions }: Pick<Ids, 'id' | 'documents' | 'documentVersions'>,
) {
  const triggers = async (how: 'enable' | 'disable') => {
    for (const table of ['document_signature', 'document_trail', 'document_version'])
      await admin(`alter table ${table} ${how} trigger user`)
  }
  await triggers('disable')
  for (const table of ['document_signature', 'document_trail'])
    await admin(`delete from ${table} where tenant_id = $1 and document_id = $2`, [id, documents.main])
  await admin(`delete from document_version where tenant_id = $1 and document_id = $2 and id <> $3`, [
    id,
    documents.main,
    documentVersions.main,
  ])
  await triggers('enable')
  await admin(
    `update document_signatory set status = 'Ready to sign', opened_at = null, told_at = null, signed_at = null
      where tenant_id = $1 and document_id = $2`,
    [id, documents.main],
  )
  await admin(
    `update document set deleted_at = null, name = 'Rate agreement main', due_date = null where tenant_id = $1 and id = $2`,
    [id, documents.main],
  )
}
