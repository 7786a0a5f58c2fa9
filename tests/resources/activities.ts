import type { TenantWorld } from '../support/world.ts'
import type { UnderTest } from './under-test.ts'
import { ownDesks, officeOnly } from './verdicts.ts'

const toDo = { type: 'TODO', title: 'Ask for the plan', dueAt: '2026-06-11T10:00:00.000Z' }

export const underTest: UnderTest = {
  calls: w => ({
    listActivities: { query: `projectId=${w.projects.main}` },
    createActivity: {
      body: { ...toDo, projectId: w.projects.main, projectCrewItemId: w.items.today, personId: w.persons.member },
    },
    changeActivity: { id: w.activities.toDo, body: { done: true } },
    createProjectActivity: { id: w.projects.main, body: toDo },
    createPersonActivity: { id: w.persons.member, body: toDo },
  }),
  verdicts: {
    // What was changed, and what is to do, is the agency's own: no client, no crew, no visitor.
    listActivities: ownDesks,
    listAgencyActivities: officeOnly,
    readToDosOverview: ownDesks,
    createActivity: ownDesks,
    changeActivity: ownDesks,
    createProjectActivity: ownDesks,
    createPersonActivity: ownDesks,
  },
  heavier: w => ({
    listActivities: { query: 'state=open&kinds=callBack&q=ca&forWhom=me' },
    changeActivity: {
      id: w.activities.toDo,
      body: { done: false, forId: w.persons.office, typeId: w.activityTypes.callBack },
    },
  }),
  paths: {
    '/activities': { main: w => w.activities.toDo, other: w => w.activities.other },
  },
  bodies: {
    'createActivity projectId': { main: w => w.projects.main, other: w => w.projects.other },
    'createActivity projectCrewItemId': { main: w => w.items.today, other: w => w.items.otherToday },
    'createActivity personId': { main: w => w.persons.member, other: w => w.persons.stranger },
    ...Object.fromEntries(
      ['createActivity', 'changeActivity', 'createProjectActivity', 'createPersonActivity'].flatMap(operation => [
        [
          `${operation} typeId`,
          {
            main: (w: TenantWorld) => w.activityTypes.callBack,
            other: (w: TenantWorld) => w.activityTypes.callBack,
          },
        ],
        [
          `${operation} forId`,
          { main: (w: TenantWorld) => w.persons.planner, other: (w: TenantWorld) => w.persons.office },
        ],
      ]),
    ),
  },
}
