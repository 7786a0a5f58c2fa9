import type { UnderTest } from './under-test.ts'
import { everybody, officeOnly } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({
    changeOpenIdProvider: {
      body: { issuerUrl: 'https://id.example.com', clientId: 'calltime', name: 'Example', enabled: false },
    },
    startOpenId: { query: 'redirect=/projects' },
    finishOpenId: { query: 'state=none&code=none' },
    createOpenIdToken: {
      body: { ticket: w.links.signOn },
      headers: { cookie: `__Host-openId=${w.links.browser}` },
    },
  }),
  verdicts: {
    readOpenIdProvider: officeOnly,
    changeOpenIdProvider: officeOnly,
    // Whoever stands before the login page.
    readOpenIdWay: everybody,
    startOpenId: everybody,
    finishOpenId: everybody,
    createOpenIdToken: everybody,
  },
}
