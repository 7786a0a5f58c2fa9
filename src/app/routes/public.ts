import type { AppRoute } from './app-route.ts'

/** What is open to everybody who comes. */
export const publicRoutes: readonly AppRoute[] = [
  {
    path: '/login',
    access: 'public',
    title: 'app.title.login',
    groups: [],
    screen: () => import('../../screens/auth/LoginScreen.tsx'),
    alone: true,
  },
  {
    path: '/forgotten-password',
    access: 'public',
    title: 'password.title.forgotten',
    groups: ['password'],
    screen: () => import('../../screens/auth/password/ForgottenPasswordScreen.tsx'),
    alone: true,
  },
  {
    path: '/renew-password',
    access: 'public',
    title: 'password.title.renew',
    groups: ['password'],
    screen: () => import('../../screens/auth/password/RenewPasswordScreen.tsx'),
    alone: true,
  },
  {
    path: '/forgottenPassword/:token',
    access: 'public',
    title: 'password.title.link',
    groups: ['password'],
    screen: () => import('../../screens/auth/password/PasswordLinkScreen.tsx'),
    alone: true,
  },
  {
    path: '/welcome/:token',
    access: 'public',
    title: 'password.title.welcome',
    groups: ['password'],
    screen: () => import('../../screens/auth/password/WelcomeScreen.tsx'),
    alone: true,
  },
  {
    path: '/version',
    access: 'public',
    title: 'app.title.version',
    groups: [],
    screen: () => import('../../screens/version/VersionScreen.tsx'),
    entry: 'version',
  },
]
