import { drawn } from '../support/calls.ts'
import { paper } from '../support/files/papers.ts'
import type { TenantWorld } from '../support/world.ts'
import type { UnderTest } from './under-test.ts'
import { everyUser, type Verdicts, officeOnly } from './verdicts.ts'

/** Planning and office, which know people: how far it is, and whether its chain is whole. */
const keepers: Verdicts = [403, 403, 403, 403, 'yes', 403, 403, 'yes', 403, 403, 403, 401]
/** Who signs it, member and client; and the agency's desks. */
const readers: Verdicts = ['yes', 404, 404, 404, 'yes', 'yes', 404, 'yes', 403, 403, 403, 401]
/** The member alone: nobody signs for somebody else, not planning either. */
const theMember: Verdicts = ['yes', 404, 404, 404, 404, 404, 404, 404, 403, 403, 403, 401]

const bytes = await paper()
const signing = (w: TenantWorld) => ({ versionId: w.documentVersions.main, signature: drawn, formFields: [] })

export const underTest: UnderTest = {
  calls: (w: TenantWorld) => ({
    createDocument: {
      body: {
        name: 'Rate agreement 2026',
        typeId: w.documentTypes.agreement,
        personId: w.persons.member,
        signatories: [
          { role: 'Crew', personId: w.persons.member },
          { role: 'Client', contactId: w.contacts.client },
        ],
      },
    },
    uploadDocumentFile: { id: w.documents.main, body: bytes },
    readDocument: { id: w.documents.main },
    readDocumentFile: { id: w.documents.main },
    readDocumentTrail: { id: w.documents.main },
    streamDocument: { id: w.documents.main },
    changeDocument: { id: w.documents.main, body: { name: 'Rate agreement 2027', dueDate: '2026-12-31' } },
    readDocumentDraft: { id: w.documents.main },
    putDocumentAway: { id: w.documents.main, body: { reason: 'The wrong one' } },
    openDocumentSignatory: { id: w.signatories.main },
    remindDocumentSignatory: { id: w.signatories.main },
    signDocumentSignatory: { id: w.signatories.main, body: signing(w) },
    signDocument: { id: w.documents.main, second: '1', body: signing(w) },
  }),
  verdicts: {
    listDocumentsToSign: everyUser,
    listDocuments: keepers,
    createDocument: officeOnly,
    uploadDocumentFile: officeOnly,
    readDocument: readers,
    readDocumentFile: readers,
    readDocumentTrail: keepers,
    streamDocument: readers,
    changeDocument: officeOnly,
    readDocumentDraft: officeOnly,
    putDocumentAway: officeOnly,
    openDocumentSignatory: theMember,
    remindDocumentSignatory: keepers,
    signDocumentSignatory: theMember,
    signDocument: theMember,
  },
  heavier: () => ({ listDocuments: { query: 'state=open&q=rate' } }),
  paths: {
    '/documents': { main: w => w.documents.main, other: w => w.documents.other },
    '/documentSignatories': { main: w => w.signatories.main, other: w => w.signatories.other },
  },
  bodies: {
    'createDocument typeId': { main: w => w.documentTypes.agreement, other: w => w.documentTypes.agreement },
    'createDocument personId': { main: w => w.persons.member, other: w => w.persons.stranger },
    'createDocument companyId': { main: w => w.companies.client, other: w => w.companies.other },
    'createDocument contactId': { main: w => w.contacts.client, other: w => w.contacts.other },
    'createDocument projectId': { main: w => w.projects.main, other: w => w.projects.other },
    'createDocument rateCardId': { main: w => w.rateCards.main, other: w => w.rateCards.other },
    'createDocument staffContractId': { main: w => w.known.member.contract, other: w => w.known.stranger.contract },
    'signDocumentSignatory versionId': { main: w => w.documentVersions.main, other: w => w.documentVersions.other },
    'signDocument versionId': { main: w => w.documentVersions.main, other: w => w.documentVersions.other },
  },
}
