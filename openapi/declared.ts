import type { ProblemCode } from './problems.ts'
import type { RouteDef } from './route.ts'

/** What every operation of its kind can answer, beside what it declares itself. */
function standardProblems({ access, method, params, query, body, withoutKey }: RouteDef): ProblemCode[] {
  const changes = method !== 'get'
  const keyed = changes && !withoutKey
  const rows = access.scope !== 'none' && access.scope !== 'tenant' && access.scope !== 'own'
  return [
    'unknownTenant',
    'notReady',
    ...(access.sessions === 'public'
      ? []
      : (['sessionRequired', 'sessionEnded', 'visitorNotAllowed', 'loginTypeRequired', 'rightRequired'] as const)),
    ...(access.sessions !== 'public' && access.sessions.includes('kiosk') ? (['kioskRevoked'] as const) : []),
    ...(params || rows ? (['notFound'] as const) : []),
    ...(rows ? (['crewChiefOnly'] as const) : []),
    ...(query || body || keyed ? (['invalidInput'] as const) : []),
    ...(changes ? (['bodyTooLarge', 'unsupportedMediaType'] as const) : []),
    ...(body ? (['malformedJson'] as const) : []),
    ...(keyed ? (['idempotencyKeyRequired', 'idempotencyKeyReused'] as const) : []),
  ]
}

/** Every problem an operation answers; any other is a mistake of ours. */
export const problemsOf = (route: RouteDef): ReadonlySet<ProblemCode> =>
  new Set([...standardProblems(route), ...(route.problems ?? [])])
