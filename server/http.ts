import type { Hono } from 'hono'
import { z } from 'zod'
import { problems } from '../openapi/problems.ts'
import type { RouteDef } from '../openapi/route.ts'
import { checkAccess } from './access/check.ts'
import { claimKey, fingerprintOf, storeAnswer } from './access/idempotency.ts'
import { checkScope, looksAtRows } from './access/scopes.ts'
import type { Context } from './context.ts'
import { databaseProblem } from './database/problems.ts'
import type { Tx } from './database/tenant.ts'
import { clientAddress } from './client-address.ts'
import { parseInput, readBody } from './input.ts'
import { Problem, problemBody } from './problem.ts'
import type { Services } from './services.ts'

export type AnyHandler = (input: never, ctx: Context) => Promise<{ status: number; body?: unknown; raw?: Response }>
export type Environment = {
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } }
  Variables: { requestId: string }
}
const base = '/api/v1'

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
    const path = base + route.path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')
    app.on(route.method.toUpperCase(), path, async c => {
      const requestId = c.get('requestId')
      try {
        const raw = { params: c.req.param() as Record<string, string>, query: c.req.query() }
        return await answer(route, handler, services, c.req.raw, raw, {
          requestId,
          address: clientAddress(c.req.raw.headers, c.env?.incoming?.socket?.remoteAddress, services.config.trustProxy),
        })
      } catch (error) {
        return problemResponse(error, requestId, services)
      }
    })
  }
}

interface Caller {
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
): Promise<Response> {
  const tenant = services.tenants.byHost(request.headers.get('host') ?? undefined)
  if (!tenant) throw new Problem('unknownTenant')
  const now = services.now()
  const token = bearer(request.headers)
  const principal = token ? await services.sessions.principalOf(token, tenant.id, now) : null
  const signed =
    !principal &&
    route.access.signedAddress === true &&
    services.pictures.isGenuine(tenant.id, raw.params.id, raw.query, now)
  if (token && !principal && !signed && route.access.sessions !== 'public') throw new Problem('sessionEnded')
  if (!signed) checkAccess(route.access, principal)

  const body = route.method === 'get' ? '' : await readBody(request)
  const input = parseInput(route, { ...raw, body })
  const ctx: Context = {
    services,
    tenant,
    principal,
    get who() {
      if (!principal) throw new Problem('sessionRequired')
      return principal
    },
    get tx(): Tx {
      throw new Error(`${route.operationId} opens its own transactions`)
    },
    readOnly: route.method === 'get' && !route.changesState,
    now,
    ...caller,
    userAgent: request.headers.get('user-agent')?.slice(0, 300) ?? null,
    signed,
    headers: request.headers,
    signal: request.signal,
  }
  if (route.ownTransactions) {
    if (looksAtRows(route.access.scope))
      await services.database.withTenant(tenant.id, tx => checkScope(route.access.scope, input, inside(ctx, tx)), {
        readOnly: true,
      })
    return respond(route, services, await handler(input as never, ctx))
  }

  const keyed = route.method !== 'get' && !route.withoutKey ? keyOf(route, request, ctx, body) : null
  return services.database.withTenant(
    tenant.id,
    async tx => {
      const within = inside(ctx, tx)
      const stored = keyed && (await claimKey(tx, keyed, now))
      if (stored) return json(stored.status, stored.body)
      await checkScope(route.access.scope, input, within)
      const result = await handler(input as never, within)
      const response = respond(route, services, result)
      if (keyed) await storeAnswer(tx, keyed, result.status, 'body' in result ? JSON.stringify(result.body) : null)
      return response
    },
    { readOnly: ctx.readOnly },
  )
}

/** The same context with a transaction; a retried transaction gets a context of its own. */
const inside = (ctx: Context, tx: Tx): Context => Object.create(ctx, { tx: { value: tx } }) as Context

const bearer = (headers: Headers) => /^Bearer ([\w.~+/=-]+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null

function keyOf(route: RouteDef, request: Request, ctx: Context, body: string) {
  const key = request.headers.get('idempotency-key') ?? ''
  if (!/^[\x21-\x7e]{8,100}$/.test(key)) throw new Problem('idempotencyKeyRequired')
  const owner = ctx.who.personId ?? ctx.who.sessionId
  const path = new URL(request.url).pathname
  const fingerprint = fingerprintOf(route.operationId, request.method, path, body)
  return { tenantId: ctx.tenant.id, owner, key, fingerprint }
}

const json = (status: number, body: string | null) =>
  body === null
    ? new Response(null, { status })
    : new Response(body, { status, headers: { 'content-type': 'application/json; charset=utf-8' } })

function respond(
  route: RouteDef,
  services: Services,
  result: { status: number; body?: unknown; raw?: Response },
): Response {
  if (result.raw) return result.raw
  const shape = route.responses[result.status]
  if (services.config.nodeEnv !== 'production' && shape instanceof z.ZodType) {
    const checked = shape.safeParse(result.body)
    if (!checked.success)
      throw new Error(`${route.operationId} answered outside the contract: ${checked.error.message}`)
  }
  return json(result.status, 'body' in result ? JSON.stringify(result.body) : null)
}

/** Turns whatever was thrown into problem details; what is no refusal is logged and answered as `internal`. */
export function problemResponse(error: unknown, requestId: string, services: Services): Response {
  const problem = error instanceof Problem ? error : databaseProblem(error)
  if (problem.code === 'internal') services.log.error({ err: error, requestId }, 'request failed')
  const retryAfter = problem.details.retryAfter
  return new Response(JSON.stringify(problemBody(problem, requestId)), {
    status: problems[problem.code].status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      ...(typeof retryAfter === 'number' ? { 'retry-after': String(retryAfter) } : {}),
    },
  })
}
