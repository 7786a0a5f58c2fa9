import type { UnderTest } from './under-test.ts'
import { desks, officeOnly } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({
    readPersonPicture: { id: w.persons.member },
    endAccess: { id: w.persons.office },
  }),
  verdicts: {
    readPersonPicture: ['yes', 'yes', 'yes', 404, 'yes', 'yes', 404, 'yes', 'yes', 403, 'yes', 401],
    'readPersonPicture#stranger': [404, 404, 404, 'yes', 'yes', 404, 'yes', 'yes', 404, 403, 404, 401],
    // The office ends what others may open; nobody ends their own.
    endAccess: officeOnly,
    listContacts: desks,
    listUsers: [403, 403, 403, 403, 'yes', 403, 403, 'yes', 403, 403, 403, 401],
  },
  about: w => ({
    'readPersonPicture#stranger': { id: w.persons.stranger },
  }),
  heavier: () => ({
    listContacts: { query: 'q=ca' },
  }),
  paths: {
    '/persons': { main: w => w.persons.member, other: w => w.persons.stranger },
  },
}
