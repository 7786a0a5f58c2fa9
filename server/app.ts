import { Hono } from 'hono'
import { operations } from '../openapi/operations.ts'
import { mountOneClick } from './emailMessages/one-click.ts'
import { handlersById } from './handlers.ts'
import { logRequest, refusal, requestIdOf, send } from './answered.ts'
import { type Environment, mountOperations } from './http.ts'
import { Problem } from './problem.ts'
import { ReadinessCheck } from './readiness.ts'
import type { Services } from './services.ts'
import { mountApiDocs } from './web/api-docs.ts'
import { mountPages } from './web/pages.ts'
import { contentSecurityPolicy, everywhere } from './web/security-headers.ts'

export interface AppFiles {
  /** Folder of the built web application. */
  web: string
  /** The emitted contract. */
  contract: string
}

/** The whole server as one function from request to response. */
export async function createApp(services: Services, files: AppFiles): Promise<Hono<Environment>> {
  const app = new Hono<Environment>({ strict: false })

  const refused = (error: unknown, requestId: string) =>
    send(refusal(error, requestId, services), requestId, services.now())

  // Before the middleware: operations carry their headers themselves, all at once.
  mountOperations(app, operations, handlersById, services)

  app.use('*', async (c, next) => {
    const requestId = requestIdOf(c.req.header('x-request-id'))
    c.set('requestId', requestId)
    const started = performance.now()
    await next()
    const { headers } = c.res
    for (const [name, value] of Object.entries(everywhere)) headers.set(name, value)
    headers.set('x-request-id', requestId)
    if (c.req.path.startsWith('/api/') && !headers.has('cache-control')) headers.set('cache-control', 'no-store')
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', contentSecurityPolicy(null))
    logRequest(services, c.req, requestId, c.res.status, started)
  })

  app.get('/health/live', c => c.json({ status: 'live' }))
  const readiness = new ReadinessCheck(services)
  app.get('/health/ready', async c => {
    const status = await readiness.now()
    return c.json({ status }, status === 'ready' ? 200 : 503)
  })

  mountApiDocs(app, files.contract)
  app.all('/api/*', c => {
    const methods = operations.filter(route => pathMatches(route.path, c.req.path)).map(route => route.method)
    const problem = new Problem(methods.length ? 'methodNotAllowed' : 'unknownPath')
    const response = refused(problem, c.get('requestId'))
    if (methods.length) response.headers.set('allow', [...new Set(methods)].join(', ').toUpperCase())
    return response
  })
  mountOneClick(app, services)
  await mountPages(app, services, files.web)
  app.onError((error, c) => refused(error, c.get('requestId')))
  return app
}

const pathMatches = (template: string, path: string) =>
  new RegExp(`^/api/v1${template.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}/?$`).test(path)
