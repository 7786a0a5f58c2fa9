import { eq } from 'drizzle-orm'
import { document } from '../../../server/database/tables/documents.ts'
import { storedFile } from '../../../server/database/tables/files.ts'
import { profilePicture } from '../../../server/database/tables/people.ts'
import { projectLogo } from '../../../server/database/tables/projects.ts'
import { documentProof, documentUpload, projectDocument, upload } from '../../../server/database/tables/uploads.ts'
import { formAnswerFile, formQuestion, questionFile } from '../../../server/database/tables/forms.ts'
import type { Tx } from '../../../server/database/tenant.ts'
import type { FileStore } from '../../../server/files/file-store.ts'
import { hashOf } from '../../../server/files/stored-files.ts'
import { payslipBytes } from '../files/payslip.ts'
import type { Ids } from '../world/ids.ts'

/** One pixel each. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const webp = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')

/** The bytes of both pictures and of what was sent, for a server whose store is empty. */
export async function storeUploads(
  files: FileStore,
  { id, uploadFiles, uploadPiece, payslipPiece }: Pick<Ids, 'id' | 'uploadFiles' | 'uploadPiece' | 'payslipPiece'>,
) {
  for (const file of Object.values(uploadFiles)) await files.put(`${id}/${file}`, webp, 'image/webp')
  await files.put(`${id}/${uploadPiece}`, png, 'application/octet-stream')
  await files.put(`${id}/${payslipPiece}`, payslipBytes, 'application/octet-stream')
}

const madeAt = new Date('2026-06-08T08:00:00Z')
/** Of a file of 200,000 bytes, so many have arrived; nobody reads them. */
const received = 65_536
const begun = { name: 'licence.jpg', size: 200_000, received, expiresAt: new Date('2026-12-31T00:00:00Z') }

/**
 * Files that are on their way: of the member, one of them to be thrown away and two whole ones, of the stranger, and a
 * whole one of the planner and two of the office, one of them a payslip of the colleague. A
 * licence of each in review, and one the member is asked for.
 */
export async function insertUploads(tx: Tx, world: Ids): Promise<void> {
  const { id: tenantId, uploads, persons, uploadPiece, documents, documentTypes, documentUploads, uploadFiles } = world
  const row = (id: string, personId: string, more: Partial<typeof upload.$inferInsert> = {}) => ({
    ...{ ...begun, tenantId, id, personId, createdAt: madeAt },
    ...{ pieces: [{ id: crypto.randomUUID(), size: received }], ...more },
  })
  const size = png.byteLength
  const whole = { size, received: size, pieces: [{ id: uploadPiece, size }] }
  const slipSize = payslipBytes.byteLength
  const slip = { size: slipSize, received: slipSize, pieces: [{ id: world.payslipPiece, size: slipSize }] }
  await tx
    .insert(upload)
    .values([
      row(uploads.main, persons.member),
      row(uploads.gone, persons.member),
      row(uploads.whole, persons.member, whole),
      row(uploads.further, persons.member, whole),
      row(uploads.office, persons.office, whole),
      row(uploads.other, persons.stranger),
      row(uploads.desk, persons.planner, whole),
      row(uploads.payslip, persons.office, { ...slip, name: 'P-colleague.pdf' }),
    ])
  const paper = (id: string, personId: string) => ({
    ...{ tenantId, id, name: 'Fork-lift licence', typeId: documentTypes.licence, personId, wants: 'upload' as const },
    ...{ signatoriesOrder: 'one by one', asksRating: false, createdAt: madeAt, createdById: persons.office },
  })
  await tx
    .insert(document)
    .values([
      paper(documents.paper, persons.member),
      { ...paper(documents.asked, persons.member), dueDate: '2026-06-30' },
      paper(documents.otherPaper, persons.stranger),
    ])
  await tx.insert(documentProof).values({
    ...{ tenantId, id: crypto.randomUUID(), typeId: documentTypes.licence, functionId: world.functions.rigger },
  })
  for (const which of ['main', 'other'] as const) {
    const id = uploadFiles[which]
    const file = { id, contentType: 'image/webp' as const, size: webp.byteLength }
    await tx.insert(storedFile).values({ ...file, tenantId, name: 'picture.webp', sha256: hashOf(webp) })
    await tx.insert(documentUpload).values({
      ...{ tenantId, id: documentUploads[which], number: 1, state: 'inReview', files: [file], uploadedAt: madeAt },
      ...{ documentId: which === 'main' ? documents.paper : documents.otherPaper, validUntil: '2027-06-30' },
      ...{ paperNumber: 'FL-7', uploadedById: which === 'main' ? persons.member : persons.stranger },
    })
  }
  await tx.insert(projectLogo).values(
    (['main', 'other'] as const).map(which => ({
      ...{ tenantId, id: crypto.randomUUID(), projectId: world.projects[which], bytes: Buffer.from(webp) },
      changedAt: madeAt,
    })),
  )
  for (const which of ['main', 'other'] as const) {
    const personId = which === 'main' ? persons.member : persons.stranger
    await tx.insert(profilePicture).values({
      ...{ tenantId, id: world.profilePictures[which], personId, state: 'inReview', bytes: Buffer.from(webp) },
      ...{ uploadedAt: madeAt, uploadedById: personId },
    })
  }
  for (const which of ['main', 'other'] as const) {
    await tx.insert(questionFile).values({
      ...{ tenantId, id: world.questionFiles[which], name: 'way.png', createdAt: madeAt, createdById: persons.planner },
      file: { id: uploadFiles[which], contentType: 'image/webp', size: webp.byteLength },
    })
    await tx.insert(formAnswerFile).values({
      ...{ tenantId, id: world.formAnswerFiles[which], formId: world.forms[which], name: 'harness.png' },
      ...{ questionId: world.formQuestions[which].photo, createdAt: madeAt },
      file: { id: uploadFiles[which], contentType: 'image/webp' as const, size: webp.byteLength },
    })
    const asked = eq(formQuestion.id, world.formQuestions[which].information)
    await tx.update(formQuestion).set({ fileId: world.questionFiles[which] }).where(asked)
  }
  const { projectDocuments, projects, crews } = world
  const photo = (id: string, which: 'main' | 'other', state: 'approved' | 'inReview') => ({
    ...{ tenantId, id, projectId: projects[which], crewId: crews[which], kind: 'photo' as const, name: 'photo.jpg' },
    ...{ file: { id: uploadFiles[which], contentType: 'image/webp' as const, size: webp.byteLength }, state },
    ...{ takenAt: madeAt, sentAt: madeAt, sentById: which === 'main' ? persons.member : persons.stranger },
  })
  await tx
    .insert(projectDocument)
    .values([
      photo(projectDocuments.main, 'main', 'approved'),
      photo(projectDocuments.gone, 'main', 'inReview'),
      photo(projectDocuments.waiting, 'main', 'inReview'),
      photo(projectDocuments.other, 'other', 'inReview'),
    ])
}

type Admin = (sql: string, values?: unknown[]) => Promise<unknown>
/** As much has arrived as at first, and nothing was decided, whatever was sent, used or thrown away. */
export async function restoreUploads(
  admin: Admin,
  {
    id,
    uploads,
    persons,
    documents,
    documentUploads,
    projectDocuments,
    profilePictures,
    projects,
  }: Pick<
    Ids,
    'id' | 'uploads' | 'persons' | 'documents' | 'documentUploads' | 'projectDocuments' | 'profilePictures' | 'projects'
  >,
): Promise<void> {
  await admin(
    `insert into project_logo (tenant_id, id, project_id, bytes, changed_at) values ($1, gen_random_uuid(), $2, $3, $4)
      on conflict do nothing`,
    [id, projects.main, Buffer.from(webp), madeAt],
  )
  const { main, gone, whole, further, desk, office, payslip } = uploads
  const known = [main, whole, further, desk, office, payslip]
  await admin('delete from upload where tenant_id = $1 and person_id = $2 and not id = any($3)', [
    ...[id, persons.member, known],
  ])
  await admin('update upload set received = $3 where tenant_id = $1 and id = $2', [id, main, received])
  await admin(`update upload set used_at = null, expires_at = '2026-12-31' where tenant_id = $1 and id = any($2)`, [
    id,
    known,
  ])
  await admin(
    `insert into upload (tenant_id, id, person_id, name, size, received, pieces, expires_at)
      select u.tenant_id, $3, u.person_id, u.name, u.size, u.received, '[]', u.expires_at
      from upload u where u.tenant_id = $1 and u.id = $2`,
    [id, main, gone],
  )
  await admin('delete from document_upload where tenant_id = $1 and document_id = $2', [id, documents.asked])
  await admin(
    `update document_upload set state = 'inReview', decided_at = null, decided_by_id = null, reason = null
      where tenant_id = $1 and id = $2`,
    [id, documentUploads.main],
  )
  await admin('delete from profile_picture where tenant_id = $1 and person_id = $2 and id <> $3', [
    ...[id, persons.member, profilePictures.main],
  ])
  await admin(
    `update profile_picture set state = 'inReview', decided_at = null, decided_by_id = null, reason = null, bytes = $3
      where tenant_id = $1 and id = $2`,
    [id, profilePictures.main, Buffer.from(webp)],
  )
  await admin(
    `update project_document set state = 'inReview', decided_at = null, decided_by_id = null, reason = null,
      deleted_at = null where tenant_id = $1 and id = any($2)`,
    [id, [projectDocuments.gone, projectDocuments.waiting]],
  )
}
