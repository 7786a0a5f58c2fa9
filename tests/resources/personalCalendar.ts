import type { UnderTest } from './under-test.ts'
import { everyCrewLogin, ownJob } from './verdicts.ts'

const desk = [403, 403, 403, 403, 'yes', 403, 403, 'yes', 403, 403, 403, 401] as const
const ownCompany = { main: w => w.companies.own, other: w => w.companies.client } satisfies NonNullable<
  UnderTest['bodies']
>[string]

export const underTest: UnderTest = {
  calls: w => ({
    readPersonalCalendar: { query: 'dateFrom=2026-06-08&dateTo=2026-07-12' },
    listBlockDates: { query: 'dateFrom=2026-06-08&dateTo=2026-07-12' },
    createBlockDate: { body: { startDate: '2029-08-01', companyId: w.companies.own } },
    deleteBlockDate: { id: w.entries.member.block },
    listVacationRequests: { query: 'status=asked' },
    readVacationRequest: { id: w.entries.stranger.vacation },
    createVacationRequest: {
      body: { startDate: '2029-08-03', endDate: '2029-08-07', unpaid: true, companyId: w.companies.own },
    },
    deleteVacationRequest: { id: w.entries.member.vacation },
    approveVacationRequest: { id: w.entries.stranger.vacation, body: {} },
    declineVacationRequest: { id: w.entries.stranger.vacation, body: { answer: 'Everybody is away then' } },
    listAvailabilities: {},
    createAvailability: { body: { startDate: '2029-08-09', companyId: w.companies.own } },
    deleteAvailability: { id: w.entries.member.available },
  }),
  verdicts: {
    readPersonalCalendar: everyCrewLogin,
    listBlockDates: everyCrewLogin,
    createBlockDate: everyCrewLogin,
    deleteBlockDate: ownJob,
    // Whoever plans or does the books reads what everybody asked for; a client nobody's.
    listVacationRequests: ['yes', 'yes', 'yes', 'yes', 'yes', 403, 403, 'yes', 403, 403, 403, 401],
    readVacationRequest: desk,
    createVacationRequest: everyCrewLogin,
    deleteVacationRequest: ownJob,
    approveVacationRequest: desk,
    declineVacationRequest: desk,
    listAvailabilities: everyCrewLogin,
    createAvailability: everyCrewLogin,
    deleteAvailability: ownJob,
  },
  paths: {
    '/blockDates': { main: w => w.entries.member.block, other: w => w.entries.stranger.block },
    '/vacationRequests': { main: w => w.entries.member.vacation, other: w => w.entries.stranger.vacation },
    '/availabilities': { main: w => w.entries.member.available, other: w => w.entries.stranger.available },
  },
  bodies: {
    'createBlockDate companyId': ownCompany,
    'createVacationRequest companyId': ownCompany,
    'createAvailability companyId': ownCompany,
  },
}
