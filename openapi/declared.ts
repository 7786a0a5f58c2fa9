import type { ProblemCode } from './problems.ts'
import type { RouteDef } from './route.ts'

/** What every operation of a kind can answer, beside what it declares itself. */
const standard = {
  any: ['unknownTenant', 'notReady'],
  withSession: ['sessionRequired', 'sessionEnded', 'visitorNotAllowed', 'loginTypeRequired', 'rightRequired'],
  forKiosks: ['kioskRevoked'],
  withId: ['notFound'],
  ofRows: ['notFound', 'crewChiefOnly'],
  withInput: ['invalidInput'],
  withBody: ['malformedJson'],
  changing: ['bodyTooLarge', 'unsupportedMediaType'],
  keyed: ['idempotencyKeyRequired', 'idempotencyKeyReused', 'invalidInput'],
} as const satisfies Record<string, readonly ProblemCode[]>
type Kind = keyof typeof standard

/** Which kinds an operation is of; `KindsOf` says the same of its type. */
function kindsOf({ access, method, params, query, body, withoutKey }: RouteDef): Kind[] {
  const { sessions, scope } = access
  const kinds: Record<Kind, boolean> = {
    any: true,
    withSession: sessions !== 'public',
    forKiosks: sessions !== 'public' && sessions.includes('kiosk'),
    withId: params !== undefined,
    ofRows: scope === 'each' || (typeof scope === 'object' && 'subject' in scope),
    withInput: query !== undefined || body !== undefined,
    withBody: body !== undefined,
    changing: method !== 'get',
    keyed: method !== 'get' && !withoutKey,
  }
  return (Object.keys(kinds) as Kind[]).filter(kind => kinds[kind])
}

type KindsOf<R extends RouteDef> =
  | 'any'
  | (R extends { access: { sessions: 'public' } } ? never : 'withSession')
  | (R extends { access: { sessions: readonly (infer S)[] } } ? ('kiosk' extends S ? 'forKiosks' : never) : never)
  | (R extends { params: object } ? 'withId' : never)
  | (R extends { access: { scope: 'each' | { subject: string } } } ? 'ofRows' : never)
  | (R extends { query: object } | { body: object } ? 'withInput' : never)
  | (R extends { body: object } ? 'withBody' : never)
  | (R extends { method: 'get' } ? never : 'changing')
  | (R extends { method: 'get' } | { withoutKey: true } ? never : 'keyed')

/** Every problem an operation answers; any other is a mistake of ours. */
export const problemsOf = (route: RouteDef): ReadonlySet<ProblemCode> =>
  new Set([...kindsOf(route).flatMap(kind => standard[kind]), ...(route.problems ?? [])])

/** The same by its type: what its handler may refuse with. */
export type ProblemsOf<R extends RouteDef> =
  StandardProblem<KindsOf<R>> | (R extends { problems: readonly (infer P extends ProblemCode)[] } ? P : never)

export type StandardProblem<K extends Kind = Kind> = (typeof standard)[K][number]
