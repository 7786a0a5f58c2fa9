import type { UnderTest } from './under-test.ts'
import { ownDesks, officeOnly } from './verdicts.ts'

/** Oneself, and whoever keeps the contracts: planning holds no right to them. */
const ownContracts = ['yes', 404, 404, 404, 403, 403, 403, 'yes', 403, 403, 403, 401] as const

export const underTest: UnderTest = {
  calls: w => ({
    listPersons: { query: `functionId=${w.functions.stagehand}` },
    listPersonsClientRelated: { query: `functionId=${w.functions.stagehand}` },
    readCrewMember: { id: w.persons.member },
    changeCrewMember: {
      id: w.persons.member,
      body: { homeCity: 'Hamburg', home: { latitude: 53.55, longitude: 9.99 } },
    },
    listCrewFunctions: { id: w.persons.member },
    setCrewFunction: {
      id: w.persons.member,
      body: { functionId: w.functions.rigger, proof: 'Rigging 2', validUntil: '2028-05-31' },
    },
    deleteCrewFunction: { id: w.known.stranger.function },
    listCrewRatings: { id: w.persons.member },
    createCrewRating: { id: w.persons.member, body: { rating: 5, remark: 'Great' } },
    listCrewTags: { id: w.persons.member },
    createCrewTag: { id: w.persons.member, body: { tag: 'heights' } },
    deleteCrewTag: { id: w.known.stranger.tag },
    listDocumentBasedSkills: { id: w.persons.member },
    listCrewPreferences: { id: w.persons.member },
    createCrewPreference: {
      id: w.persons.member,
      body: { kind: 'blocked', companyId: w.companies.client, reason: 'Came late three times' },
    },
    deleteCrewPreference: { id: w.known.stranger.preference },
    listStaffContracts: { id: w.persons.member },
    listActiveStaffContracts: { id: w.persons.member },
    createStaffContract: {
      id: w.persons.member,
      body: { beginDate: '2027-01-01', weeklyMinutes: 2400, hourlyRate: 1900, currency: 'EUR' },
    },
  }),
  verdicts: {
    listPersons: ownDesks,
    // Crew hold no right to profiles; a client reads those who worked for it.
    listPersonsClientRelated: [403, 403, 403, 403, 'yes', 'yes', 'yes', 'yes', 403, 403, 403, 401],
    readCrewMember: ownDesks,
    changeCrewMember: ownDesks,
    listCrewFunctions: ownDesks,
    setCrewFunction: ownDesks,
    deleteCrewFunction: ownDesks,
    listCrewRatings: ownDesks,
    createCrewRating: ownDesks,
    listCrewTags: ownDesks,
    createCrewTag: ownDesks,
    deleteCrewTag: ownDesks,
    listDocumentBasedSkills: ownDesks,
    listCrewPreferences: ownDesks,
    createCrewPreference: ownDesks,
    deleteCrewPreference: ownDesks,
    listStaffContracts: ownContracts,
    listActiveStaffContracts: ownContracts,
    createStaffContract: officeOnly,
  },
  heavier: w => ({
    listPersons: { query: `q=m&functionId=${w.functions.stagehand}` },
    listPersonsClientRelated: { query: 'q=m' },
  }),
  paths: {
    '/crewMember': { main: w => w.persons.member, other: w => w.persons.stranger },
    '/crewFunctions': { main: w => w.known.member.function, other: w => w.known.stranger.function },
    '/crewTags': { main: w => w.known.member.tag, other: w => w.known.stranger.tag },
    '/crewPreferences': { main: w => w.known.member.preference, other: w => w.known.stranger.preference },
  },
  bodies: {
    'setCrewFunction functionId': { main: w => w.functions.stagehand, other: w => w.functions.rigger },
    'createCrewPreference companyId': { main: w => w.companies.client, other: w => w.companies.other },
  },
}
