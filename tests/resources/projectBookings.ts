import type { UnderTest } from './under-test.ts'
import { visitedProject } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({
    listCrewBookings: { id: w.projects.main },
    readProjectCrewProfile: { id: w.projects.main, second: w.persons.member },
  }),
  verdicts: {
    listCrewBookings: visitedProject,
    readProjectCrewProfile: visitedProject,
    'readProjectCrewProfile#elsewhere': [403, 403, 403, 403, 404, 404, 404, 404, 404, 403, 403, 401],
    'readProjectCrewProfile#stranger': [403, 403, 403, 403, 'yes', 404, 'yes', 'yes', 404, 403, 403, 401],
  },
  about: w => ({
    // Whoever is on the other project is nobody of this one.
    'readProjectCrewProfile#elsewhere': { id: w.projects.main, second: w.persons.stranger },
    'readProjectCrewProfile#stranger': { id: w.projects.other, second: w.persons.stranger },
  }),
}
