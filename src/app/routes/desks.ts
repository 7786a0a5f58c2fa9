import type { AppRoute } from './app-route.ts'

/** What planning, the office and clients work with besides projects. */
export const desksRoutes: readonly AppRoute[] = [
  {
    path: '/todo-calendar',
    access: 'protected',
    title: 'shell.nav.todoCalendar',
    groups: ['todos'],
    screen: () => import('../../screens/activities/ToDosScreen.tsx'),
    entry: 'todoCalendar',
    loginTypes: ['planners', 'office'],
  },
  {
    path: '/planning-crew-item-list',
    access: 'protected',
    title: 'shell.nav.planningCrewItemList',
    groups: ['costs'],
    screen: () => import('../../screens/costs/ItemListScreen.tsx'),
    entry: 'planningCrewItemList',
    loginTypes: ['clients', 'planners', 'office'],
  },
  {
    path: '/rate-cards',
    access: 'protected',
    title: 'shell.nav.rateCards',
    groups: ['rateCards'],
    screen: () => import('../../screens/rateCards/RateCardsScreen.tsx'),
    entry: 'rateCards',
    loginTypes: ['planners', 'office'],
  },
  {
    path: '/locations/:id',
    access: 'protected',
    title: 'app.title.location',
    groups: ['places'],
    screen: () => import('../../screens/locations/LocationScreen.tsx'),
  },
  {
    path: '/crew-profile/:personId',
    access: 'protected',
    title: 'app.title.crewProfile',
    groups: ['crewMembers'],
    screen: () => import('../../screens/crewMembers/CrewProfileScreen.tsx'),
    loginTypes: ['planners', 'office'],
  },
]
