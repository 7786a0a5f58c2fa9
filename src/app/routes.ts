import type { SidebarKey } from '../../domain/auth/menu.ts'
import { pathFits } from '../../domain/auth/visitor-scope.ts'
import type { Group } from '../i18n/translate.ts'
import type { AppRoute } from './routes/app-route.ts'
import { crewRoutes } from './routes/crew.ts'
import { crewsRoutes } from './routes/crews.ts'
import { desksRoutes } from './routes/desks.ts'
import { plusCrewsRoutes } from './routes/plusCrews.ts'
import { projectsRoutes } from './routes/projects.ts'
import { publicRoutes } from './routes/public.ts'

/** Every address of the application. What is not here is not found, for everybody. */
export const routes: readonly AppRoute[] = [
  ...publicRoutes,
  ...crewRoutes,
  ...crewsRoutes,
  ...projectsRoutes,
  ...plusCrewsRoutes,
  ...desksRoutes,
]

export const notFoundRoute: AppRoute = {
  path: '*',
  access: 'unknown',
  title: 'app.title.notFound',
  groups: [],
  screen: () => import('../screens/auth/NotFoundScreen.tsx'),
}

/** The route of a path (case ignored, a slash at the end too) and its parameters; unknown ones are not found. */
export function routeOf(path: string): { route: AppRoute; params: Record<string, string> } {
  const route = routes.find(candidate => pathFits(candidate.path, path))
  return route ? { route, params: paramsOf(route.path, path) } : { route: notFoundRoute, params: {} }
}

/** An address with a broken escape is taken as it is: what it names is not found. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function paramsOf(pattern: string, path: string): Record<string, string> {
  const values = path.split('/')
  const named = pattern.split('/').flatMap((part, i): [string, string][] => {
    if (!part.startsWith(':')) return []
    return [[part.slice(1).replace('?', ''), decoded(values[i] ?? '')]]
  })
  return Object.fromEntries(named)
}

/** Entries of the menus whose screens are built. */
export const builtEntries: ReadonlySet<SidebarKey> = new Set(
  routes.flatMap(route => (route.entry ? [route.entry] : [])),
)

const withShell: readonly Group[] = ['app', 'shell']
const around = new Map(routes.filter(({ alone }) => alone).map(route => [route, ['app', ...route.groups] as const]))
/** Dictionaries around a screen, its title among them; what stands alone does without those of the bars. */
export const groupsAround = (route: AppRoute): readonly Group[] => around.get(route) ?? withShell
