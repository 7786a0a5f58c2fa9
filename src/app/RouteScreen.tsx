import { createElement, lazy } from 'react'
import { useSession } from '../access/session.ts'
import { hasLoginType } from '../../domain/rights.ts'
import { type AppRoute, notFoundRoute, routes } from './routes.ts'

/** Made once: a component made while rendering would lose its state at every render. */
const screens = new Map([...routes, notFoundRoute].map(route => [route, lazy(route.screen)]))
const RefusedScreen = lazy(() => import('../screens/session/RefusedScreen.tsx'))

interface Props {
  route: AppRoute
  params: Record<string, string>
  refused: boolean
  /** A visitor's own page. */
  ownPage: string | null
}

/** The screen of a route, or why it is not shown. A refused one makes no call and logs nobody out. */
export function RouteScreen({ route, params, refused, ownPage }: Props) {
  const { user } = useSession()
  if (refused) return <RefusedScreen visitorPage={ownPage ?? '/'} />
  if (route.loginTypes && user.valid && !hasLoginType(user, route.loginTypes)) return <RefusedScreen />
  const screen = screens.get(route)
  return screen ? createElement(screen, { params }) : null
}
