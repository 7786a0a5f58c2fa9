import type { UnderTest } from './under-test.ts'
import { type Verdicts, planning } from './verdicts.ts'

/** Planning and clients; a client reads what is kept for the own company. */
const kept: Verdicts = [403, 403, 403, 403, 'yes', 'yes', 404, 403, 403, 403, 403, 401]
/** Somebody new each time: whoever was invited just now is not invited again. */
const newcomer = () => ({
  firstName: 'Nele',
  lastName: 'Niemann',
  email: `nele.${crypto.randomUUID()}@example.test`,
})

export const underTest: UnderTest = {
  calls: w => ({
    listPCrewMembers: { id: w.plannerCrews.main },
    listPCrewCandidates: { id: w.plannerCrews.main },
    readPCrewContact: { id: w.plannerCrews.main, second: w.persons.chief },
    invitePCrewMember: { id: w.plannerCrews.main, body: newcomer() },
  }),
  verdicts: {
    listPCrewMembers: kept,
    listPCrewCandidates: kept,
    readPCrewContact: kept,
    // Whoever belongs to another one is nobody here.
    'readPCrewContact#elsewhere': [403, 403, 403, 403, 404, 404, 404, 403, 403, 403, 403, 401],
    invitePCrewMember: planning,
  },
  about: w => ({ 'readPCrewContact#elsewhere': { id: w.plannerCrews.main, second: w.persons.stranger } }),
  heavier: w => ({ listPCrewCandidates: { id: w.plannerCrews.main, query: 'q=member' } }),
  paths: {
    '/pCrews': { main: w => w.plannerCrews.main, other: w => w.plannerCrews.other },
  },
}
