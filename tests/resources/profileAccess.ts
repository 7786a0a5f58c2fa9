import type { UnderTest } from './under-test.ts'
import { everybody } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({
    readProfileAccess: { id: w.persons.member },
    setProfileAccess: { id: w.persons.member, body: { publicProfile: true } },
    readPublicProfile: { id: w.persons.member },
  }),
  verdicts: {
    readProfileAccess: ['yes', 404, 404, 404, 'yes', 404, 404, 'yes', 403, 403, 403, 401],
    // Nobody is made public by somebody else.
    setProfileAccess: ['yes', 404, 404, 404, 403, 404, 404, 403, 403, 403, 403, 401],
    'setProfileAccess#invited': ['yes', 404, 404, 404, 'yes', 404, 404, 'yes', 403, 403, 403, 401],
    readPublicProfile: everybody,
    'readPublicProfile#private': [404, 404, 404, 404, 404, 404, 404, 404, 404, 404, 404, 404],
  },
  about: w => ({
    'setProfileAccess#invited': { id: w.persons.member, body: {} },
    'readPublicProfile#private': { id: w.persons.stranger },
  }),
}
