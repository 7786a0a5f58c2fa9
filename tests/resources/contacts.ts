import type { UnderTest } from './under-test.ts'
import { projectReaders, type Verdicts } from './verdicts.ts'

/** As of membership crews: the office holds no right to them. */
const crews: Verdicts = [403, 403, 403, 403, 'yes', 'yes', 404, 403, 403, 403, 403, 401]

export const underTest: UnderTest = {
  calls: w => ({
    listContactPlannerPlanningItems: { id: w.contacts.client, query: 'dateFrom=2026-06-08&dateTo=2026-06-14' },
    listContactProjects: { id: w.contacts.client },
    listContactPersons: { id: w.contacts.client, query: `functionId=${w.functions.stagehand}` },
    listContactValueStaff: { id: w.contacts.client },
    listContactPCrews: { id: w.contacts.client },
  }),
  verdicts: {
    listContactPlannerPlanningItems: projectReaders,
    listContactProjects: projectReaders,
    listContactPersons: projectReaders,
    listContactValueStaff: projectReaders,
    listContactPCrews: crews,
  },
  heavier: w => ({ listContactPersons: { query: 'q=m', id: w.contacts.client } }),
  paths: {
    '/contacts': { main: w => w.contacts.client, other: w => w.contacts.other },
  },
}
