import type { UnderTest } from './under-test.ts'
import { readers, leaders, planning, everyCrewLogin } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({
    readCrewItem: { id: w.items.today },
    listItemStatuses: { id: w.items.today },
    changeCrewItem: { id: w.items.tomorrow, body: { task: 'Load in' } },
    applyVacancy: { id: w.items.open },
    applyVacancyByPost: { id: w.items.open },
    unapplyVacancy: { id: w.items.open },
    unapplyVacancyByPost: { id: w.items.open },
    logActivity: { id: w.items.today, body: { type: 'LOG', caption: 'Pre-call' } },
    createStatus: { body: { projectCrewItemId: w.items.open, personId: w.persons.office } },
    changeStatus: { id: w.jobs.colleague.tomorrow, body: { remark: 'Has the keys' } },
    activateStatus: { id: w.jobs.colleague.tomorrow, body: {} },
    notNeeded: { id: w.jobs.colleague.tomorrow, body: {} },
    reactivateStatus: { id: w.jobs.colleague.tomorrow, body: {} },
    noShow: { id: w.jobs.colleague.today, body: {} },
    // One that is over, which nobody takes back: what was put just now is gone once it is.
    withdrawStatus: { id: w.jobs.member.past },
  }),
  verdicts: {
    listVacantCrewItems: ['yes', 'yes', 'yes', 'yes', 'yes', 403, 403, 403, 403, 403, 403, 401],
    readCrewItem: readers,
    'readCrewItem#open': ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 404, 'yes', 'yes', 403, 403, 401],
    listItemStatuses: leaders,
    changeCrewItem: planning,
    applyVacancy: everyCrewLogin,
    applyVacancyByPost: everyCrewLogin,
    'applyVacancy#closed': ['yes', 'yes', 'yes', 404, 403, 403, 403, 403, 403, 403, 403, 401],
    unapplyVacancy: everyCrewLogin,
    unapplyVacancyByPost: everyCrewLogin,
    // Planning has no line of its own on the position: it punches for others.
    logActivity: ['yes', 'yes', 'yes', 404, 404, 404, 404, 404, 403, 403, 403, 401],
    'logActivity#forColleague': [403, 'yes', 'yes', 404, 'yes', 403, 404, 403, 403, 403, 403, 401],
    // Planning puts people on positions, and the answer tells a name and a phone.
    createStatus: planning,
    changeStatus: leaders,
    activateStatus: leaders,
    notNeeded: leaders,
    reactivateStatus: leaders,
    noShow: leaders,
    withdrawStatus: planning,
  },
  about: w => ({
    // On another crew: whoever is put on the one all stand before would be asked about as somebody else.
    createStatus: { body: { projectCrewItemId: w.items.otherToday, personId: w.persons.office } },
    'readCrewItem#open': { id: w.items.open },
    'applyVacancy#closed': { id: w.items.today },
    'logActivity#forColleague': {
      id: w.items.today,
      body: { type: 'LOG', caption: 'Check-in', personId: w.persons.colleague },
    },
  }),
  heavier: w => ({
    changeCrewItem: { id: w.items.tomorrow, body: { startTime: '08:00', task: 'Earlier', acceptDoubleBooking: true } },
    logActivity: { id: w.items.today, body: { type: 'LOG', caption: 'Check-in', personId: w.persons.member } },
  }),
  paths: {
    '/projectCrewItems': { main: w => w.items.today, other: w => w.items.otherToday },
    '/projectCrewItemStatus': { main: w => w.jobs.colleague.today, other: w => w.jobs.stranger.otherToday },
  },
  bodies: {
    'logActivity personId': { main: w => w.persons.colleague, other: w => w.persons.stranger },
    'createStatus projectCrewItemId': { main: w => w.items.open, other: w => w.items.otherToday },
    'createStatus personId': { main: w => w.persons.office, other: w => w.persons.stranger },
    'changeStatus chosenPunchId': { main: (_, punches) => punches, other: () => crypto.randomUUID() },
  },
}
