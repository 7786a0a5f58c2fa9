import { Hono } from 'hono'
import { operations } from '../openapi/operations.ts'
import { handlersById } from './handlers.ts'
import { type Environment, mountOperations, problemResponse } from './http.ts'
import { Problem } from './problem.ts'
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

  app.use('*', async (c, next) => {
    const given = c.req.header('x-request-id')
    const requestId = given && /^[\w.-]{8,64}$/.test(given) ? given : crypto.randomUUID()
    c.set('requestId', requestId)
    const started = performance.now()
    await next()
    const { headers } = c.res
    for (const [name, value] of Object.entries(everywhere)) headers.set(name, value)
    headers.set('x-request-id', requestId)
    if (c.req.path.startsWith('/api/')) {
      headers.set('server-time', services.now().toISOString())
      if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    }
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', contentSecurityPolicy(null))
    // The query is left out: a link may carry a password, a picture its signature.
    services.log.debug(
      {
        requestId,
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    )
  })

  app.get('/health/live', c => c.json({ status: 'live' }))
  app.get('/health/ready', async c => {
    const ready = await services.database
      .global(db => db.execute('select 1'))
      .then(
        () => true,
        () => false,
      )
    return c.json({ status: ready ? 'ready' : 'database unreachable' }, ready ? 200 : 503)
  })

  mountOperations(app, operations, handlersById, services)
  mountApiDocs(app, files.contract)
  app.all('/api/*', c => {
    const methods = operations.filter(route => pathMatches(route.path, c.req.path)).map(route => route.method)
    const problem = new Problem(methods.length ? 'methodNotAllowed' : 'unknownPath')
    const response = problemResponse(problem, c.get('requestId'), services)
    if (methods.length) response.headers.set('allow', [...new Set(methods)].join(', ').toUpperCase())
    return response
  })
  await mountPages(app, services, files.web)
  app.onError((error, c) => problemResponse(error, c.get('requestId'), services))
  return app
}

const pathMatches = (template: string, path: string) =>
  new RegExp(`^/api/v1${template.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}/?$`).test(path)
