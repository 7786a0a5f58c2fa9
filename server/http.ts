import type { SQL } from 'drizzle-orm'
import type { Hono } from 'hono'
import { z } from 'zod'
import { sayErased } from '../domain/privacy/erased-name.ts'
import { problemsOf } from '../openapi/declared.ts'
import type { ProblemCode } from '../openapi/problems.ts'
import type { RouteDef } from '../openapi/route.ts'
import { type Answered, logRequest, refusal, requestIdOf, send } from './answered.ts'
import { checkAccess } from './access/check.ts'
import { claimKey, fingerprintOf, ownerNamed, storeAnswer } from './access/idempotency.ts'
import { checkScope, looksAtRows } from './access/scopes.ts'
import { lists, visibleRows } from './access/visible.ts'
import { type Context, inside } from './context.ts'
import { databaseProblem } from './database/problems.ts'
import { inLane, type Lane } from './database/lanes.ts'
import type { Tx } from './database/tenant.ts'
import { clientAddress } from './client-address.ts'
import { type ParsedInput, parseInput, readBody, readUpload } from './input.ts'
import { Problem, standardProblem } from './problem.ts'
import { hashOf } from './files/stored-files.ts'
import type { Services } from './services.ts'

export type AnyHandler = (
  input: never,
  ctx: Context<ProblemCode>,
) => Promise<{ status: number; body?: unknown; raw?: Response; headers?: Record<string, string> }>
export type Environment = {
  Bindings: {
    incoming?: { headers: Record<string, string | string[] | undefined>; socket?: { remoteAddress?: string } }
  }
  Variables: { requestId: string }
}
const base = '/api/v1'

/** Nobody stands at a locked door because others ask for much: these have connections of their own. */
const reserved = ['createToken', 'refreshToken', 'logActivity', 'sendPunches']

const laneOf = ({ operationId, method, changesState }: RouteDef): Lane => ({
  name: operationId,
  kind: reserved.includes(operationId) ? 'reserved' : method === 'get' && !changesState ? 'reading' : 'changing',
})

/** Static paths win over parameters: /jobs/crewChief before /jobs/{id}. By code unit, where a brace follows every letter. */
const staticFirst = (a: RouteDef, b: RouteDef) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)

/** Mounts every operation of the contract; one without a handler stops the start. */
export function mountOperations(
  app: Hono<Environment>,
  operations: RouteDef[],
  handlers: Record<string, AnyHandler>,
  services: Services,
) {
  for (const route of [...operations].sort(staticFirst)) {
    const handler = handlers[route.operationId]
    if (!handler) throw new Error(`the operation ${route.operationId} has no handler`)
    // Without its last slash: the router takes it off whatever is asked for.
    const declared = problemsOf(route)
    const lane = laneOf(route)
    const path = base + route.path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')
    app.on(route.method.toUpperCase(), path, async c => {
      const started = performance.now()
      const header = headerOf(c.env?.incoming?.headers, c.req.raw)
      const requestId = requestIdOf(header('x-request-id'))
      let answered: Answered
      try {
        const raw = { params: c.req.param() as Record<string, string>, query: c.req.query() }
        const { remoteAddress } = c.env?.incoming?.socket ?? {}
        const address = clientAddress(header('x-forwarded-for'), remoteAddress, services.config.trustProxy)
        answered = await inLane(lane, () =>
          answer(route, handler, services, c.req.raw, raw, { requestId, header, address }),
        )
      } catch (error) {
        answered = refusal(asDeclared(error, declared, route, services), requestId, services)
      }
      const status = 'raw' in answered ? answered.raw.status : answered.status
      logRequest(services, c.req, requestId, status, started)
      return send(answered, requestId, services.now())
    })
  }
}

/** A problem the operation does not declare is a mistake of ours: fatal outside production, and in the log there. */
function asDeclared(
  error: unknown,
  declared: ReadonlySet<ProblemCode>,
  { operationId }: RouteDef,
  { config, log }: Services,
): unknown {
  const problem = error instanceof Problem ? error : databaseProblem(error)
  if (problem.code === 'internal' || declared.has(problem.code)) return error
  const undeclared = new Error(`${operationId} answered ${problem.code}, which it does not declare`, { cause: error })
  if (config.nodeEnv !== 'production') return undeclared
  log.error({ err: undeclared }, 'a problem is not declared')
  return error
}

/** One header of a request. Node has read them already; a Headers object of all costs as much as a small answer. */
const headerOf =
  (read: Record<string, string | string[] | undefined> | undefined, request: Request) =>
  (name: string): string | undefined => {
    const value = read ? read[name] : (request.headers.get(name) ?? undefined)
    return Array.isArray(value) ? value.join(', ') : value
  }

interface Caller {
  header: (name: string) => string | undefined
  requestId: string
  address: string
}

async function answer(
  route: RouteDef,
  handler: AnyHandler,
  services: Services,
  request: Request,
  raw: { params: Record<string, string>; query: Record<string, string> },
  caller: Caller,
): Promise<Answered> {
  const { header, requestId, address } = caller
  const tenant = services.tenants.byHost(header('host'))
  if (!tenant) throw standardProblem('unknownTenant')
  const now = services.now()
  const token = bearer(header('authorization'))
  const principal = token ? await services.sessions.principalOf(token, tenant.id, now) : null
  const signed =
    !principal &&
    route.access.signedAddress === true &&
    services.pictures.isGenuine(tenant.id, raw.params.id, raw.query, now)
  if (token && !principal && !signed && route.access.sessions !== 'public') throw standardProblem('sessionEnded')
  if (!signed) checkAccess(route.access, principal)

  const file = route.takes && (await readUpload(request, header, route.takes))
  const body = route.method === 'get' || file ? '' : await readBody(request, header)
  const input = { ...parseInput(route, { ...raw, body }), ...(file ? { file } : {}) }
  let narrowed = false
  const ctx: Context<ProblemCode> = {
    // Each handler sees it with the problems of its operation only.
    refuse: (code, details) => new Problem(code, details),
    services,
    tenant,
    principal,
    get who() {
      if (!principal) throw new Error(`${route.operationId} may have no session`)
      return principal
    },
    get visible(): SQL {
      const { scope } = route.access
      if (!lists(scope)) throw new Error(`${route.operationId} lists nothing`)
      narrowed = true
      return visibleRows(scope.list, this)
    },
    get tx(): Tx {
      throw new Error(`${route.operationId} opens its own transactions`)
    },
    readOnly: route.method === 'get' && !route.changesState,
    now,
    requestId,
    address,
    userAgent: header('user-agent')?.slice(0, 300) ?? null,
    header,
    signed,
    // Asked for only by streams: making it costs as much as a small answer.
    get signal() {
      return request.signal
    },
    keyed: null,
  }
  const keyed =
    route.method !== 'get' && !route.withoutKey
      ? keyOf(route, request, header('idempotency-key'), ctx, input, file ? hashOf(file) : body)
      : null
  ctx.keyed = keyed
  if (route.ownTransactions) {
    if (looksAtRows(route.access.scope))
      await services.database.withTenant(tenant.id, tx => checkScope(route.access.scope, input, inside(ctx, tx)), {
        readOnly: true,
      })
    return respond(route, services, await handler(input as never, ctx), languageOf(ctx))
  }

  return services.database.withTenant(
    tenant.id,
    async tx => {
      const within = inside(ctx, tx)
      const stored = keyed && (await claimKey(tx, keyed, now))
      if (stored) return stored
      await checkScope(route.access.scope, input, within)
      const result = await handler(input as never, within)
      if (lists(route.access.scope) && !narrowed)
        throw new Error(`${route.operationId} read its list without the condition that narrows it`)
      const answered = respond(route, services, result, languageOf(ctx))
      if (keyed && !('raw' in answered)) await storeAnswer(tx, keyed, answered.status, answered.body)
      return answered
    },
    { readOnly: ctx.readOnly },
  )
}

const bearer = (authorization = '') => /^Bearer ([\w.~+/=-]+)$/i.exec(authorization)?.[1] ?? null

/** Their bodies hold what is short enough to be guessed from a plain hash. */
const secretBodies = new Set(['setKioskPin', 'setPassword', 'changeOpenIdProvider'])

function keyOf(route: RouteDef, request: Request, key = '', ctx: Context, input: ParsedInput, body: string) {
  if (!/^[\x21-\x7e]{8,100}$/.test(key)) throw standardProblem('idempotencyKeyRequired')
  const owner = route.access.sessions === 'public' ? aboutWhom(route, input) : (ctx.who.personId ?? ctx.who.sessionId)
  const path = new URL(request.url).pathname
  const told = secretBodies.has(route.operationId) ? ctx.services.kioskPins.fingerprint(owner, body) : body
  const fingerprint = fingerprintOf(route.operationId, request.method, path, told)
  return { tenantId: ctx.tenant.id, owner, key, fingerprint }
}

/** Whoever is not logged in yet: the login or link that is asked about stands for them. */
const aboutWhom = (route: RouteDef, { params, body }: ParsedInput): string =>
  ownerNamed(`${route.operationId} ${JSON.stringify([params, (body as { login?: unknown } | undefined)?.login])}`)

const languageOf = ({ principal, tenant }: Context<ProblemCode>) => principal?.language ?? tenant.defaultLanguage

function respond(
  route: RouteDef,
  services: Services,
  result: { status: number; body?: unknown; raw?: Response; headers?: Record<string, string> },
  language: string,
): Answered {
  if (result.raw) return { raw: result.raw }
  const shape = route.responses[result.status]
  if (services.config.nodeEnv !== 'production' && shape instanceof z.ZodType) {
    const checked = shape.safeParse(result.body)
    if (!checked.success)
      throw new Error(`${route.operationId} answered outside the contract: ${checked.error.message}`)
  }
  const { status, headers } = result
  return {
    status,
    body: 'body' in result ? sayErased(JSON.stringify(result.body), language) : null,
    ...(headers ? { headers } : {}),
  }
}
