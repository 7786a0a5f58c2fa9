import type { AppRoute } from './app-route.ts'

/** Projects and their calendars. */
export const projectsRoutes: readonly AppRoute[] = [
  {
    path: '/projects',
    access: 'protected',
    title: 'shell.nav.projects',
    groups: ['projectList'],
    screen: () => import('../../screens/projects/finding/ProjectsScreen.tsx'),
    entry: 'projects',
    loginTypes: ['clients', 'planners', 'office'],
  },
  {
    path: '/projects-calendar',
    access: 'protected',
    title: 'shell.nav.projectsCalendar',
    groups: ['projectCalendar'],
    screen: () => import('../../screens/projects/calendar/CalendarScreen.tsx'),
    entry: 'projectsCalendar',
    loginTypes: ['clients', 'planners'],
  },
  {
    path: '/planning-calendar',
    access: 'protected',
    title: 'shell.nav.planningCalendar',
    groups: ['planningCalendar'],
    screen: () => import('../../screens/planningCalendar/PlanningCalendarScreen.tsx'),
    entry: 'planningCalendar',
    loginTypes: ['clients', 'planners', 'office'],
  },
  {
    path: '/projects/:number',
    access: 'protected',
    title: 'app.title.project',
    groups: ['projects', 'log', 'todos'],
    screen: () => import('../../screens/projects/ProjectScreen.tsx'),
    parent: '/projects',
  },
  {
    path: '/projects/:number/contact-project-manager',
    access: 'protected',
    title: 'app.title.contactProjectManager',
    groups: ['projects'],
    screen: () => import('../../screens/projects/ContactProjectManagerScreen.tsx'),
    parent: '/projects/:number',
  },
]
