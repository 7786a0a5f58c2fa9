import type { UnderTest } from './under-test.ts'
import { everybody, everySession, everySessionButKiosk, visitorsOnly } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({
    createToken: { body: { login: `nobody@${w.host}`, password: 'wrong' } },
    requestPasswordLink: { body: { login: `member@${w.host}` } },
    readPasswordLink: { id: w.links.welcome },
    setPassword: { id: w.links.welcome, body: { password: 'a password of one’s own' } },
  }),
  verdicts: {
    createToken: everybody,
    refreshToken: everySession,
    logout: everySessionButKiosk,
    streamSession: visitorsOnly,
    // Whoever holds a mailed link may use it, logged in or not.
    requestPasswordLink: everybody,
    readPasswordLink: everybody,
    setPassword: everybody,
    // A visitor's rights are none, and the page asks for them at every start.
    readUserRights: everySessionButKiosk,
    readMailboxUserRights: everySessionButKiosk,
  },
}
