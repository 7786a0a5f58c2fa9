import type { UnderTest } from './under-test.ts'
import { everybody, everyCrewLogin, ownJob } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({
    createPublicCalendarSubscription: { body: { kind: 'ical', name: 'Phone', requests: true, absences: true } },
    deletePublicCalendarSubscription: { id: w.calendarSubscriptions.member },
    renewPublicCalendarSubscription: { id: w.calendarSubscriptions.worn },
    listPersonCalendarSubscriptions: { id: w.persons.member },
    readPublicCalendar: { id: w.calendarSubscriptions.secret },
  }),
  verdicts: {
    listPublicCalendarSubscriptions: everyCrewLogin,
    createPublicCalendarSubscription: everyCrewLogin,
    deletePublicCalendarSubscription: ownJob,
    renewPublicCalendarSubscription: ownJob,
    refreshPublicCalendarSubscriptions: everyCrewLogin,
    // One’s own, and everybody’s for the office, without their addresses.
    listPersonCalendarSubscriptions: ['yes', 404, 404, 404, 403, 403, 403, 'yes', 403, 403, 403, 401],
    // Whoever has the address reads it, logged in or not.
    readPublicCalendar: everybody,
  },
  paths: {
    '/publicCalendarSubscriptions': {
      main: w => w.calendarSubscriptions.member,
      other: w => w.calendarSubscriptions.stranger,
    },
  },
}
