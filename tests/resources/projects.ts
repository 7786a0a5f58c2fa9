import type { UnderTest } from './under-test.ts'
import { planning, visitedProject, desks } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({
    readProject: { id: w.projects.main },
    listProjectCrews: { id: w.projects.main },
    listProjectItems: { id: w.projects.main },
    readProjectPassword: { id: w.projects.main },
    renewProjectPassword: { id: w.projects.main, body: {} },
  }),
  verdicts: {
    // Everybody at a desk has a list; a client's holds the own company's.
    listProjects: desks,
    readProjectsOverview: desks,
    readProject: visitedProject,
    listProjectCrews: visitedProject,
    listProjectItems: visitedProject,
    'readProject#byNumber': visitedProject,
    'readProject#other': [403, 403, 403, 403, 'yes', 404, 'yes', 'yes', 404, 403, 403, 401],
    // The client hands the link on, planning makes it; a visitor never reads it.
    readProjectPassword: [403, 403, 403, 403, 'yes', 'yes', 404, 403, 403, 403, 403, 401],
    renewProjectPassword: planning,
  },
  about: w => ({
    // Of another project: renewing ends the visitor's session, who is asked about what follows.
    renewProjectPassword: { id: w.projects.other, body: {} },
    'readProject#byNumber': { id: '7001' },
    'readProject#other': { id: w.projects.other },
  }),
  paths: {
    '/projects': { main: w => w.projects.main, other: w => w.projects.other },
  },
}
