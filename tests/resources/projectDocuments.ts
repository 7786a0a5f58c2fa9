import type { TenantWorld } from '../support/world.ts'
import type { UnderTest } from './under-test.ts'
import type { Verdicts } from './verdicts.ts'

/** Whoever works on the project, and by right its client. */
const sharers: Verdicts = ['yes', 'yes', 'yes', 404, 'yes', 'yes', 404, 'yes', 403, 403, 403, 401]
/** One that nobody has looked at yet: the client does not see it. */
const unseen: Verdicts = ['yes', 'yes', 'yes', 404, 'yes', 404, 404, 'yes', 403, 403, 403, 401]
/** What was uploaded is the member's; others on the project name an upload that is none of theirs. */
const theSender: Verdicts = ['yes', 404, 404, 404, 404, 403, 403, 404, 403, 403, 403, 401]
/** Whoever sent it, and the desks. */
const owners: Verdicts = ['yes', 404, 404, 404, 'yes', 403, 403, 'yes', 403, 403, 403, 401]
const deciders: Verdicts = [403, 403, 403, 403, 'yes', 403, 403, 'yes', 403, 403, 403, 401]

export const underTest: UnderTest = {
  calls: (w: TenantWorld) => ({
    listProjectDocuments: { id: w.projects.main, query: `crewId=${w.crews.main}&kind=photo` },
    createProjectDocument: {
      id: w.projects.main,
      body: { uploadId: w.uploads.whole, kind: 'photo', crewId: w.crews.main },
    },
    readProjectDocumentFile: { id: w.projectDocuments.main },
    deleteProjectDocument: { id: w.projectDocuments.gone },
    restoreProjectDocument: { id: w.projectDocuments.gone },
    approveProjectDocument: { id: w.projectDocuments.waiting },
    declineProjectDocument: { id: w.projectDocuments.waiting, body: { reason: 'Nothing can be seen on it' } },
  }),
  verdicts: {
    listProjectDocuments: sharers,
    createProjectDocument: theSender,
    readProjectDocumentFile: sharers,
    'readProjectDocumentFile#unseen': unseen,
    deleteProjectDocument: owners,
    restoreProjectDocument: owners,
    approveProjectDocument: deciders,
    declineProjectDocument: deciders,
  },
  about: w => ({ 'readProjectDocumentFile#unseen': { id: w.projectDocuments.waiting } }),
  heavier: w => ({ listProjectDocuments: { id: w.projects.main } }),
  paths: { '/projectDocuments': { main: w => w.projectDocuments.main, other: w => w.projectDocuments.other } },
  bodies: {
    'createProjectDocument uploadId': { main: w => w.uploads.whole, other: w => w.uploads.other },
    'createProjectDocument crewId': { main: w => w.crews.main, other: w => w.crews.other },
  },
}
