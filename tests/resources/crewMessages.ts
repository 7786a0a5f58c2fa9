import type { TenantWorld } from '../support/world.ts'
import type { UnderTest } from './under-test.ts'
import { type Verdicts, everyUser } from './verdicts.ts'

/** Who leads the crew, and planning. */
const leaders: Verdicts = [403, 'yes', 403, 404, 'yes', 403, 403, 403, 403, 403, 403, 401]
/** Whoever it was sent to. */
const theMember: Verdicts = ['yes', 404, 404, 404, 404, 404, 404, 404, 403, 403, 403, 401]

export const underTest: UnderTest = {
  calls: (w: TenantWorld) => ({
    listSentMessages: { id: w.crews.main },
    sendCrewMessage: { id: w.crews.main, body: { text: 'The gate is on the other side.', audience: 'all' } },
    markMessageRead: { id: w.crewMessages.main },
  }),
  verdicts: {
    listSentMessages: leaders,
    sendCrewMessage: leaders,
    listCrewMessages: everyUser,
    markMessageRead: theMember,
  },
  heavier: w => ({ listCrewMessages: { query: `unread=true&jobId=${w.jobs.member.today}` } }),
  paths: {
    '/crewMessages': { main: w => w.crewMessages.main, other: w => w.crewMessages.other },
  },
}
