import type { UnderTest } from './under-test.ts'
import { everyCrewLogin, ownJob } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({
    readJob: { id: w.jobs.member.tomorrow },
    confirmJob: { id: w.jobs.member.tomorrow, body: {} },
    undoConfirmation: { id: w.jobs.member.tomorrow },
    declineJob: { id: w.jobs.member.tomorrow },
    undoDecline: { id: w.jobs.member.tomorrow },
    cancelJob: { id: w.jobs.member.tomorrow, body: { reason: 'Fever' } },
    acknowledgeChange: { id: w.jobs.member.tomorrow, body: { seen: 'as it was' } },
  }),
  verdicts: {
    listJobs: everyCrewLogin,
    listCrewChiefJobs: everyCrewLogin,
    readJob: ownJob,
    confirmJob: ownJob,
    undoConfirmation: ownJob,
    declineJob: ownJob,
    undoDecline: ownJob,
    cancelJob: ownJob,
    acknowledgeChange: ownJob,
  },
  heavier: () => ({
    listJobs: { query: 'tab=upcoming&q=hall' },
  }),
  paths: {
    '/jobs': { main: w => w.jobs.member.tomorrow, other: w => w.jobs.stranger.otherToday },
  },
}
