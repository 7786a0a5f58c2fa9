import type { UnderTest } from './under-test.ts'
import { officeOnly } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({
    listUnsentEmails: { query: 'state=failed' },
    sendUnsentEmail: { id: w.emails.failed, body: { mayArriveTwice: false } },
    letUnsentEmailGo: { id: w.emails.goingNowhere },
  }),
  verdicts: {
    listUnsentEmails: officeOnly,
    readOutgoing: officeOnly,
    sendUnsentEmail: officeOnly,
    sendUnsentEmails: officeOnly,
    letUnsentEmailGo: officeOnly,
  },
  paths: { '/unsentEmails': { main: w => w.emails.failed, other: w => w.emails.unclear } },
}
