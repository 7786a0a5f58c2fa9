import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { operations } from '../../../openapi/operations.ts'
import { route } from '../../../openapi/route.ts'
import { Id, IdParam, listOf, named, Paging } from '../../../openapi/schemas.ts'
import { list, lists, row, subjects } from '../../../openapi/scopes.ts'
import type { Context } from '../../../server/context.ts'
import { createLog } from '../../../server/log.ts'
import { type AnyHandler, type Environment, mountOperations } from '../../../server/http.ts'
import type { Services } from '../../../server/services.ts'

const scopes = operations.map(({ access }) => access.scope)
const rows = scopes.filter(scope => typeof scope === 'object' && 'subject' in scope)

describe('scopes of rows', () => {
  it('are all used: every role of every subject, and every list', () => {
    const used = new Set(rows.map(({ subject, role }) => `${subject} ${role}`))
    const declared = Object.entries(subjects).flatMap(([subject, roles]) =>
      Object.keys(roles).map(role => `${subject} ${role}`),
    )
    expect([...used].toSorted()).toEqual(declared.toSorted())
    const listed = scopes.flatMap(scope => (typeof scope === 'object' && 'list' in scope ? [scope.list] : []))
    expect([...new Set(listed)].toSorted()).toEqual(Object.keys(lists).toSorted())
  })

  it('speak of an id the operation takes', () => {
    for (const { operationId, access, params, body } of operations) {
      const { scope } = access
      if (typeof scope !== 'object' || !('subject' in scope)) continue
      const [part, field = ''] = scope.at.split('.')
      const shape = part === 'params' ? params : body
      expect(shape instanceof z.ZodObject && field in shape.shape, `${operationId}: ${scope.at}`).toBe(true)
    }
  })

  it('of an id it does not take do not compile', () => {
    const parts = {
      operationId: 'x',
      method: 'post',
      path: '/x/{id}',
      tag: 'jobs',
      summary: 'x',
      responses: { 204: null },
    } as const
    const body = named('ScopesTestBody', z.strictObject({ crewId: Id }))
    const led = { sessions: ['user'], scope: row('crew', 'leads', 'body.crewId') } as const
    route({ ...parts, access: led, params: IdParam, body })
    // @ts-expect-error -- there is no body
    route({ ...parts, access: led, params: IdParam })
    // @ts-expect-error -- the address names nothing
    route({ ...parts, access: { sessions: ['user'], scope: row('crew', 'leads') }, body })
    // @ts-expect-error -- nobody owns a crew
    row('crew', 'owns')
    expect(led.scope).toEqual({ subject: 'crew', role: 'leads', at: 'body.crewId' })
  })
})

describe('an operation that lists', () => {
  const listing = route({
    operationId: 'listThings',
    method: 'get',
    path: '/things',
    tag: 'projects',
    summary: 'x',
    access: { sessions: ['user'], scope: list('projects') },
    query: Paging,
    responses: { 200: listOf('ScopesTestList', z.object({})) },
  })
  const body = { items: [], total: 0, limit: 1, page: 1 }
  const answered = async (handler: (ctx: Context) => unknown) => {
    const principal = { kind: 'user', loginTypes: new Set(['planners']), personId: 'p', rights: {} }
    const services = {
      tenants: { byHost: () => ({ id: 't' }) },
      sessions: { principalOf: () => Promise.resolve(principal) },
      database: { withTenant: (_: string, work: (tx: object) => unknown) => work({}) },
      config: { nodeEnv: 'test', trustProxy: false },
      log: createLog({ logLevel: 'silent' }),
      now: () => new Date(),
    }
    const app = new Hono<Environment>()
    const things = ((_: never, ctx: Context) => Promise.resolve(handler(ctx))) as AnyHandler
    mountOperations(app, [listing], { listThings: things }, services as object as Services)
    return (await app.request('/api/v1/things', { headers: { host: 'a.test', authorization: 'Bearer x' } })).status
  }

  it('answers where it read through the condition of its scope, and fails where it did not', async () => {
    expect(await answered(ctx => (expect(ctx.visible).toBeDefined(), { status: 200, body }))).toBe(200)
    expect(await answered(() => ({ status: 200, body }))).toBe(500)
  })
})
