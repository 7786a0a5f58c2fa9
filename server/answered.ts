import { problems } from '../openapi/problems.ts'
import { databaseProblem } from './database/problems.ts'
import { Problem, problemBody } from './problem.ts'
import type { Services } from './services.ts'
import { contentSecurityPolicy, everywhere } from './web/security-headers.ts'

/** An answer before it becomes a response: text and its type, or a response a handler made itself. */
export type Answered =
  { status: number; body: string | null; type?: string; headers?: Record<string, string> } | { raw: Response }

const always = {
  ...everywhere,
  'content-security-policy': contentSecurityPolicy(null),
  'cache-control': 'no-store',
}

/** The caller's own id, where it is one, else a new one; it stands in the answer and in the log. */
export const requestIdOf = (given: string | undefined): string =>
  given && /^[\w.-]{8,64}$/.test(given) ? given : crypto.randomUUID()

/**
 * The response, with every header at once: the HTTP adapter sends one that was never touched after it was made several
 * times cheaper than one whose headers were set later.
 */
export function send(answered: Answered, requestId: string, now: Date): Response {
  const own = { 'x-request-id': requestId, 'server-time': now.toISOString() }
  if ('raw' in answered) {
    for (const [name, value] of Object.entries({ ...always, ...own }))
      if (!answered.raw.headers.has(name)) answered.raw.headers.set(name, value)
    return answered.raw
  }
  const type = answered.type ?? 'application/json; charset=utf-8'
  return new Response(answered.body, {
    status: answered.status,
    headers: { ...always, ...own, ...(answered.body === null ? {} : { 'content-type': type }), ...answered.headers },
  })
}

/** Turns whatever was thrown into problem details; what is no refusal is logged and answered as `internal`. */
export function refusal(error: unknown, requestId: string, services: Services): Answered {
  const problem = error instanceof Problem ? error : databaseProblem(error)
  if (problem.code === 'internal') services.log.error({ err: error, requestId }, 'request failed')
  const { retryAfter } = problem.details
  return {
    status: problems[problem.code].status,
    body: JSON.stringify(problemBody(problem, requestId)),
    type: 'application/problem+json; charset=utf-8',
    headers: typeof retryAfter === 'number' ? { 'retry-after': String(retryAfter) } : {},
  }
}

/** A mailed link's token opens an account: no log needs it. */
const withoutToken = (path: string) =>
  path.replace(/(\/(?:forgottenPassword|welcome|publicCalendars|unsubscribe)\/+)[^/]+/gi, '$1[removed]')

/** One line a request, where the level asks for it. The query is left out: a link may carry a password, a picture its signature. */
export function logRequest(
  services: Services,
  { method, path }: { method: string; path: string },
  requestId: string,
  status: number,
  started: number,
): void {
  if (!services.log.isLevelEnabled('debug')) return
  services.log.debug(
    { requestId, method, path: withoutToken(path), status, ms: Math.round(performance.now() - started) },
    'request',
  )
}
