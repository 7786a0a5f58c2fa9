import type { AppRoute } from './app-route.ts'

/** Plus crews: the wall, and what is entered for it. */
export const plusCrewsRoutes: readonly AppRoute[] = [
  {
    path: '/plus-crews',
    access: 'protected',
    title: 'shell.title.plusCrews',
    groups: ['plusCrewValues'],
    screen: () => import('../../screens/plusCrews/finding/ListScreen.tsx'),
    entry: 'plusCrews',
  },
  {
    path: '/plus-crews/:number',
    access: 'protected',
    title: 'app.title.plusCrew',
    groups: ['plusCrews'],
    screen: () => import('../../screens/plusCrews/watching/PlusCrewScreen.tsx'),
    presents: true,
  },
  {
    path: '/plus-crews/:number/data',
    access: 'protected',
    title: 'shell.title.plusCrewData',
    groups: ['plusCrewValues'],
    screen: () => import('../../screens/plusCrews/entering/DataScreen.tsx'),
    parent: '/plus-crews/:number',
  },
  {
    path: '/plus-crews/:number/settings',
    access: 'protected',
    title: 'shell.title.plusCrewSettings',
    groups: ['plusCrewValues'],
    screen: () => import('../../screens/plusCrews/setting/SettingsScreen.tsx'),
    parent: '/plus-crews/:number',
  },
]
