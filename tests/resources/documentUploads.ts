import type { TenantWorld } from '../support/world.ts'
import type { UnderTest } from './under-test.ts'
import type { Verdicts } from './verdicts.ts'

/** Whose papers they are, and the office. */
const owners: Verdicts = ['yes', 404, 404, 404, 404, 404, 404, 'yes', 403, 403, 403, 401]
/** The same; clients upload nothing. */
const senders: Verdicts = ['yes', 404, 404, 404, 404, 403, 403, 'yes', 403, 403, 403, 401]
/** Whose it is, and the desks, which know people. */
const readers: Verdicts = ['yes', 404, 404, 404, 'yes', 404, 404, 'yes', 403, 403, 403, 401]
/** The desks alone: nobody approves their own paper without them. */
const deciders: Verdicts = [403, 403, 403, 403, 'yes', 403, 403, 'yes', 403, 403, 403, 401]

export const underTest: UnderTest = {
  calls: (w: TenantWorld) => ({
    listPersonDocuments: { id: w.persons.member },
    createPersonDocument: {
      id: w.persons.member,
      body: { typeId: w.documentTypes.licence, uploadIds: [w.uploads.whole], validUntil: '2029-06-30' },
    },
    readDocumentUploads: { id: w.documents.paper },
    createDocumentUpload: { id: w.documents.asked, body: { uploadIds: [w.uploads.further], paperNumber: 'FL-8' } },
    withdrawDocumentUpload: { id: w.documentUploads.main },
    approveDocumentUpload: { id: w.documentUploads.main, body: { validUntil: '2028-06-30' } },
    declineDocumentUpload: { id: w.documentUploads.main, body: { reason: 'Cut off at the side' } },
    readDocumentUploadFile: { id: w.documentUploads.main, second: '1' },
  }),
  verdicts: {
    listPersonDocuments: owners,
    createPersonDocument: senders,
    readDocumentUploads: readers,
    createDocumentUpload: senders,
    withdrawDocumentUpload: owners,
    approveDocumentUpload: deciders,
    declineDocumentUpload: deciders,
    readDocumentUploadFile: readers,
  },
  // What one has sent another cannot use: asked for by the office, and in review already.
  about: w => ({
    createPersonDocument: { id: w.persons.member, body: { typeId: w.documentTypes.licence } },
    createDocumentUpload: { id: w.documents.paper, body: { uploadIds: [w.uploads.further] } },
  }),
  paths: { '/documentUploads': { main: w => w.documentUploads.main, other: w => w.documentUploads.other } },
  bodies: {
    'createPersonDocument typeId': { main: w => w.documentTypes.agreement, other: w => w.documentTypes.agreement },
  },
}
