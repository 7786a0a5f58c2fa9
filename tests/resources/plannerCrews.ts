import type { TenantWorld } from '../support/world.ts'
import type { UnderTest } from './under-test.ts'
import type { Verdicts } from './verdicts.ts'
import { planning } from './verdicts.ts'

/** Planning and clients; a client reads what is kept for the own company. */
const kept: Verdicts = [403, 403, 403, 403, 'yes', 'yes', 404, 403, 403, 403, 403, 401]
const lists: Verdicts = [403, 403, 403, 403, 'yes', 'yes', 'yes', 403, 403, 403, 403, 401]
const days = 'dateFrom=2026-06-08&dateTo=2026-06-14'
const newCrew = (w: TenantWorld) => ({
  name: 'Riggers of the hall',
  companyId: w.companies.client,
  functionIds: [w.functions.rigger],
  city: 'Berlin',
})

export const underTest: UnderTest = {
  calls: w => ({
    listPlannerCrews: { query: days },
    readPlannerCrew: { id: w.plannerCrews.main, query: days },
    listPlannerCrewItems: { id: w.plannerCrews.main, query: days },
    listPlannerCrewMembers: { id: w.plannerCrews.main, query: days },
    findPlannerCrewBestPersons: { id: w.plannerCrews.main, query: days },
    createPCrew: { body: newCrew(w) },
    createPlannerCrewMembership: { body: { plannerCrewId: w.plannerCrews.main, personId: w.persons.member } },
    deletePlannerCrewMembership: { id: w.memberships.main },
    listPersonPlannerCrewMemberships: { id: w.persons.chief },
  }),
  verdicts: {
    listPlannerCrews: lists,
    readPlannerCrew: kept,
    listPlannerCrewItems: kept,
    listPlannerCrewMembers: kept,
    findPlannerCrewBestPersons: planning,
    listPCrews: lists,
    createPCrew: planning,
    createPlannerCrewMembership: kept,
    deletePlannerCrewMembership: kept,
    'readPlannerCrew#agency': [403, 403, 403, 403, 'yes', 404, 404, 403, 403, 403, 403, 401],
    listPersonPlannerCrewMemberships: kept,
  },
  about: w => ({ 'readPlannerCrew#agency': { id: w.plannerCrews.agency } }),
  heavier: () => ({ listPlannerCrews: { query: `q=r&${days}` }, listPCrews: { query: 'q=r' } }),
  paths: {
    '/plannerCrews': { main: w => w.plannerCrews.main, other: w => w.plannerCrews.other },
    '/plannerCrewMemberships': { main: w => w.memberships.main, other: w => w.memberships.other },
  },
  bodies: {
    'createPCrew companyId': { main: w => w.companies.client, other: w => w.companies.own },
    'createPCrew typeId': { main: w => w.functions.stagehand, other: w => w.functions.rigger },
    'createPCrew functionIds': { main: w => w.catering, other: w => w.catering },
    'createPlannerCrewMembership plannerCrewId': {
      main: w => w.plannerCrews.main,
      other: w => w.plannerCrews.other,
    },
    'createPlannerCrewMembership personId': { main: w => w.persons.member, other: w => w.persons.stranger },
  },
}
