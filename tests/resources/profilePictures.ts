import { face } from '../support/files/face.ts'
import type { TenantWorld } from '../support/world.ts'
import type { UnderTest } from './under-test.ts'
import type { Verdicts } from './verdicts.ts'

/** Whose it is, and the office. */
const owners: Verdicts = ['yes', 404, 404, 404, 404, 404, 404, 'yes', 403, 403, 403, 401]
/** The same; clients send none. */
const senders: Verdicts = ['yes', 404, 404, 404, 404, 403, 403, 'yes', 403, 403, 403, 401]
/** Whose it is, and the desks, which know people. */
const readers: Verdicts = ['yes', 404, 404, 404, 'yes', 404, 404, 'yes', 403, 403, 403, 401]
const deciders: Verdicts = [403, 403, 403, 403, 'yes', 403, 403, 'yes', 403, 403, 403, 401]

export const underTest: UnderTest = {
  calls: (w: TenantWorld) => ({
    listProfilePictures: { id: w.persons.member },
    createProfilePicture: { id: w.persons.member, body: face },
    withdrawProfilePicture: { id: w.profilePictures.main },
    approveProfilePicture: { id: w.profilePictures.main },
    declineProfilePicture: { id: w.profilePictures.main, body: { reason: 'Nobody can be seen on it' } },
    readProfilePictureFile: { id: w.profilePictures.main },
  }),
  verdicts: {
    listProfilePictures: owners,
    createProfilePicture: senders,
    withdrawProfilePicture: owners,
    approveProfilePicture: deciders,
    declineProfilePicture: deciders,
    readProfilePictureFile: readers,
  },
  paths: { '/profilePictures': { main: w => w.profilePictures.main, other: w => w.profilePictures.other } },
}
