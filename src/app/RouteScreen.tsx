import { type ComponentType, lazy } from 'react'
import { useSession } from '../access/session.ts'
import { hasLoginType } from '../../domain/rights.ts'
import type { AppRoute, ScreenProps } from './routes.ts'

const screens = new Map<AppRoute, ComponentType<ScreenProps>>()
function screenOf(route: AppRoute): ComponentType<ScreenProps> {
  const known = screens.get(route)
  if (known) return known
  const screen = lazy(route.screen)
  screens.set(route, screen)
  return screen
}
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
  const Screen = screenOf(route)
  return <Screen params={params} />
}
