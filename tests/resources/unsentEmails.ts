import type { UnderTest } from './under-test.ts'
import type { Verdicts } from './verdicts.ts'

/** What did not go out is the office's matter. */
const office: Verdicts = [403, 403, 403, 403, 403, 403, 403, 'yes', 403, 403, 403, 401]

export const underTest: UnderTest = {
  calls: w => ({
    listUnsentEmails: { query: 'state=failed' },
    sendUnsentEmail: { id: w.emails.failed, body: { mayArriveTwice: false } },
    letUnsentEmailGo: { id: w.emails.goingNowhere },
  }),
  verdicts: {
    listUnsentEmails: office,
    readOutgoing: office,
    sendUnsentEmail: office,
    sendUnsentEmails: office,
    letUnsentEmailGo: office,
  },
  paths: { '/unsentEmails': { main: w => w.emails.failed, other: w => w.emails.unclear } },
}
