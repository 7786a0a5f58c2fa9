import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Access, type LoginType, defaultRights } from '../../openapi/access.ts'
import { operations } from '../../openapi/operations.ts'
import type { RouteDef } from '../../openapi/route.ts'
import { contract, fieldsWhere } from '../support/contract.ts'
import { callsIn, inBodies, inPaths } from '../resources/all.ts'
import type { Call, IdPlace } from '../resources/under-test.ts'
import { addressOf } from '../support/calls.ts'
import { codeOf, writesOf, type LoginName, setStage, type Stage } from '../support/stage.ts'
import { worldNow } from '../support/world/cast.ts'

let stage: Stage
/** Every statement the server has sent. */
const statements = new Set<string>()
let punches: Record<'a' | 'b', string>
beforeAll(async () => {
  stage = await setStage({ database: { onQuery: text => statements.add(text) } })
  punches = { a: await punched('a'), b: await punched('b') }
})
afterAll(() => stage.close())

/** A punch of the colleague of each tenant, so that there is one to name. */
async function punched(of: 'a' | 'b'): Promise<string> {
  const { server, world } = stage
  const path = `/api/v1/projectCrewItems/${world[of].items.today}/activities`
  const { body } = await server.request(world[of].host, 'POST', path, {
    token: await stage.token('colleague', of),
    body: { type: 'LOG', caption: 'Pre-call' },
  })
  return (body as { id: string }).id
}

/** Ids that name nothing of ours: a device makes them up. */
const namesNothing = new Set([
  // The file is named where it was taken, before it is sent.
  'createFormAnswerFile id',
  ...['logActivity', 'digitalConfirm', 'sendPunches', 'signSecurityCheck'].flatMap(name => [
    `${name} made.pageLife`,
    `${name} sent.pageLife`,
  ]),
])

/** Whose rows are the main crew's, and whose are not. */
const inside: LoginName[] = ['member', 'chief', 'client', 'projectVisitor', 'plusCrewVisitor', 'kiosk']
const outside: LoginName[] = ['stranger', 'otherClient']
const withoutScope: LoginName[] = ['planner', 'office']
const kindOf = (name: LoginName) =>
  name === 'projectVisitor' || name === 'plusCrewVisitor' || name === 'kiosk' ? name : 'user'
const typeOf: Partial<Record<LoginName, LoginType>> = {
  member: 'crew',
  chief: 'crew',
  stranger: 'crew',
  client: 'clients',
  otherClient: 'clients',
  planner: 'planners',
  office: 'office',
}
const hasRight = ({ right, permission }: Access, type: LoginType | undefined) => {
  if (right === undefined || type === undefined) return true
  const permissions = defaultRights[type][right]
  return permissions !== undefined && (permission === undefined || permission in permissions)
}
const lets = ({ access }: RouteDef, name: LoginName) =>
  access.sessions === 'public' ||
  (access.sessions.includes(kindOf(name)) &&
    (kindOf(name) !== 'user' || !access.loginTypes || access.loginTypes.some(type => type === typeOf[name])) &&
    hasRight(access, typeOf[name]))

/** A mailed link is good for whoever holds it; tests/api/access/password-links.test.ts keeps it within its agency. */
const withPathId = operations.filter(
  // Neither a month nor a login type is a row of anybody.
  ({ path, access }) => path.includes('{') && !/\{(?:month|loginType)\}/.test(path) && access.sessions !== 'public',
)
const placeOf = (route: RouteDef): IdPlace => {
  const place = inPaths[route.path.slice(0, route.path.indexOf('/{'))]
  if (!place) throw new Error(`say in tests/resources what the id of ${route.path} stands for`)
  return place
}

const ask = async (route: RouteDef, name: LoginName, call: Call) => {
  const { host } = stage.world.a
  const { body: given, headers } = call
  const sent = {
    ...{ token: await stage.token(name), ...(headers ? { headers } : {}) },
    ...(given === undefined ? {} : { body: given }),
  }
  const answer = await stage.server.request(host, route.method.toUpperCase(), addressOf(route.path, call), sent)
  const body = typeof answer.body === 'object' && answer.body !== null ? { ...answer.body, instance: '' } : answer.text
  return { status: answer.status, body }
}
const callOf = (route: RouteDef): Call => callsIn(stage.world.a, worldNow)[route.operationId] ?? {}

let before: Record<string, string>
beforeEach(async () => {
  for (const name of [...inside, ...outside, ...withoutScope]) await stage.token(name)
  before = await writesOf(stage)
})

describe('an id in an address', () => {
  it.each(withPathId.map(route => [route.operationId, route] as const))(
    'of another agency is for %s what an absent one is, whoever asks',
    async (_, route) => {
      const place = placeOf(route)
      for (const name of [...inside, ...outside, ...withoutScope].filter(name => lets(route, name))) {
        const absent = await ask(route, name, { ...callOf(route), id: crypto.randomUUID() })
        expect(absent.status, name).toBe(404)
        for (const id of [place.main(stage.world.b, punches.b), place.other(stage.world.b, punches.b)])
          expect(await ask(route, name, { ...callOf(route), id }), name).toEqual(absent)
      }
      expect(await writesOf(stage)).toEqual(before)
    },
  )

  it.each(withPathId.map(route => [route.operationId, route] as const))(
    'outside one’s rows is for %s what an absent one is',
    async (_, route) => {
      const { a } = stage.world
      const place = placeOf(route)
      // Clients read every place; answers are for whole login types; the stranger's own job and picture are the stranger's.
      const everywhere = (name: LoginName) =>
        route.path.startsWith('/faq') || (route.path.startsWith('/locations') && typeOf[name] === 'clients')
      for (const name of inside.filter(name => lets(route, name) && !everywhere(name))) {
        const absent = await ask(route, name, { ...callOf(route), id: crypto.randomUUID() })
        expect(await ask(route, name, { ...callOf(route), id: place.other(a, punches.a) }), name).toEqual(absent)
      }
      for (const name of outside.filter(name => lets(route, name) && !everywhere(name))) {
        const absent = await ask(route, name, { ...callOf(route), id: crypto.randomUUID() })
        const id = route.path.startsWith('/locations') ? a.locations.unused : place.main(a, punches.a)
        expect(await ask(route, name, { ...callOf(route), id }), name).toEqual(absent)
      }
      expect(await writesOf(stage)).toEqual(before)
    },
  )

  it.each(withPathId.map(route => [route.operationId, route] as const))(
    'that is none answers for %s like an absent one',
    async (_, route) => {
      const name = [...inside, ...withoutScope].find(name => lets(route, name)) ?? 'planner'
      const absent = await ask(route, name, { ...callOf(route), id: crypto.randomUUID() })
      const twisted = placeOf(route).main(stage.world.a, punches.a)
      for (const id of ['0', 'null', `${twisted}x`, `%7B${twisted}%7D`, `${twisted}%00`, "'%20or%20true--", '%ff'])
        expect(await ask(route, name, { ...callOf(route), id }), id).toEqual(absent)
    },
  )
})

/** Planning names whatever its agency has. */
const planningChooses = new Set([
  'createProjectCrew',
  'createProjectItem',
  'changeProjectPlan',
  'createTemplate',
  'changeTemplate',
  'createStatus',
  'startKiosk',
  'createProject',
  'copyProject',
  'changeProject',
  'createActivity',
  'changeActivity',
  'createProjectActivity',
  'createPersonActivity',
  'setCrewFunction',
  'createCrewPreference',
  'invitePersons',
  'createDateQuestion',
  'createFillProposal',
  'createPCrew',
  'createPlannerCrewMembership',
])

/** A client names whatever there is of its agency, its functions; the office anybody of it. */
const othersChoose = new Set(['requestPosition', 'createDocument'])

describe('an id in a body', () => {
  const slots = operations.flatMap(route => {
    const { body } = contract.find(known => known.operationId === route.operationId) ?? {}
    return fieldsWhere(body ?? {}, field => field.format === 'uuid')
      .map(field => [`${route.operationId} ${field}`, route, field] as const)
      .filter(([slot]) => !namesNothing.has(slot))
  })

  it.each(slots)(
    '%s: of another agency or outside one’s rows it is what an absent one is',
    async (slot, route, field) => {
      const place = inBodies[slot]
      if (!place) throw new Error(`say in tests/resources what ${slot} stands for`)
      const { a, b } = stage.world
      const call = { ...callOf(route), ...(slot.startsWith('changeStatus') ? { id: a.jobs.member.today } : {}) }
      const withId = (id: string): Call => ({ ...call, body: { ...(call.body as object), [field]: id } })
      const planners = (['chief', 'planner'] as const).filter(name => lets(route, name))
      // What is the books' alone, or the client's.
      const others = (['office', 'client'] as const).filter(name => lets(route, name)).slice(0, 1)
      const names = planners.length ? planners : others
      expect(names.length).toBeGreaterThan(0)
      for (const name of names) {
        const absent = await ask(route, name, withId(crypto.randomUUID()))
        expect(absent.status).toBe(404)
        // The punch of another line is nobody's here.
        const own =
          (planningChooses.has(route.operationId) && name === 'planner') || othersChoose.has(route.operationId)
            ? []
            : [slot.startsWith('changeStatus') ? place.main(a, punches.a) : place.other(a, punches.a)]
        for (const id of [place.main(b, punches.b), place.other(b, punches.b), ...own])
          expect(await ask(route, name, withId(id)), name).toEqual(absent)
        const malformed = await ask(route, name, withId('7'))
        expect(malformed).toMatchObject({ status: 400, body: { code: 'invalidInput' } })
      }
      expect(await writesOf(stage)).toEqual(before)
    },
  )
})

describe('a host name', () => {
  const known = operations.filter(({ access }) => access.sessions !== 'public')

  it.each(known.map(route => [route.operationId, route] as const))(
    'of another agency than the token’s ends %s with a 401',
    async (_, route) => {
      const { server, world } = stage
      const call = callsIn(world.b, worldNow)[route.operationId] ?? {}
      const answer = await server.request(world.b.host, route.method.toUpperCase(), addressOf(route.path, call), {
        token: await stage.token('planner'),
        ...(call.body === undefined ? {} : { body: call.body }),
        ...(call.headers ? { headers: call.headers } : {}),
      })
      expect({ status: answer.status, code: codeOf(answer) }).toEqual({ status: 401, code: 'sessionEnded' })
      expect(await writesOf(stage)).toEqual(before)
    },
  )

  it.each(['elsewhere.test', 'a.test.evil.test', 'evil-a.test', '[::2]', '10.0.0.1'])(
    'nobody configured (%s) is unknown to every operation',
    async host => {
      for (const route of operations) {
        const answer = await stage.server.request(
          host,
          route.method.toUpperCase(),
          addressOf(route.path, callOf(route)),
          {
            token: await stage.token('planner'),
          },
        )
        expect({ status: answer.status, code: codeOf(answer) }, route.operationId).toEqual({
          status: 404,
          code: 'unknownTenant',
        })
      }
    },
  )

  it.each(['A.TEST', 'a.test:8080'])('is the agency’s also when it is written %s', async host => {
    const { body } = await stage.server.request(host, 'GET', '/api/v1/tenant')
    expect(body).toMatchObject({ name: 'Agency A' })
  })

  it.each(['localhost:4000', '127.0.0.1', '[::1]:4000'])('of this machine (%s) is the first agency', async host => {
    const { body } = await stage.server.request(host, 'GET', '/api/v1/tenant')
    expect(body).toMatchObject({ name: 'Agency A' })
  })
})

describe('the database', () => {
  /** Read by host name before any tenant is known. */
  const global = ['tenant_host']

  const tenantTables = async () =>
    (
      await stage.admin<{ name: string; forced: boolean; policies: number }>(`
        select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
          (select count(*)::int from pg_policy p where p.polrelid = c.oid and p.polqual is not null and p.polwithcheck is not null) as policies
        from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
        where c.relkind = 'r' and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id')`)
    ).filter(({ name }) => !global.includes(name))

  it('forces row-level security with a policy on every table of a tenant', async () => {
    const tables = await tenantTables()
    expect(tables.length).toBeGreaterThan(15)
    expect(tables.filter(({ forced, policies }) => !forced || policies !== 1)).toEqual([])
  })

  it('knows no table that is neither a tenant’s nor meant to be everybody’s', async () => {
    const all = await stage.admin<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    )
    const tenants = (await tenantTables()).map(({ name }) => name)
    const others = all.map(({ name }) => name).filter(name => !tenants.includes(name))
    expect(others.toSorted()).toEqual(['installation', 'tenant', 'tenant_host'])
  })

  it('lets a tenant’s transaction read no secret and no host, and of the agencies its own', async () => {
    const { test, world } = stage
    for (const table of ['installation', 'tenant_host'])
      await expect(test.database.withTenant(world.a.id, tx => tx.raw(`select * from ${table}`))).rejects.toThrow(
        /denied/,
      )
    expect(await test.database.withTenant(world.a.id, tx => tx.raw('select id from tenant'))).toEqual([
      { id: world.a.id },
    ])
  })

  it('joins tables of a tenant by the tenant first, for keys bypass row-level security', async () => {
    const keys = await stage.admin<{ name: string; columns: string[]; foreign: string[] }>(`
      select k.conname as name,
        array(select a.attname::text from unnest(k.conkey) with ordinality x(n, at) join pg_attribute a on a.attrelid = k.conrelid and a.attnum = x.n order by x.at) as columns,
        array(select a.attname::text from unnest(k.confkey) with ordinality x(n, at) join pg_attribute a on a.attrelid = k.confrelid and a.attnum = x.n order by x.at) as foreign
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and c.relname <> 'tenant_host'`)
    expect(keys.length).toBeGreaterThan(15)
    expect(keys.filter(key => key.columns[0] !== 'tenant_id' || key.foreign[0] !== 'tenant_id')).toEqual([])
    expect(keys.filter(key => key.columns.length < 2)).toEqual([])
  })

  it('leads every index with the tenant', async () => {
    const indexes = await stage.admin<{ name: string; first: string }>(`
      select i.relname as name, a.attname as first from pg_index x
      join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      left join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
      where exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'tenant_id') and c.relname <> 'tenant_host'`)
    expect(indexes.length).toBeGreaterThan(20)
    expect(indexes.filter(({ first }) => first !== 'tenant_id')).toEqual([])
  })

  it('is asked about a tenant’s table with the tenant in the question, besides what it checks itself', async () => {
    const tables = (await tenantTables()).map(({ name }) => name)
    const about = (text: string) => tables.some(name => new RegExp(`(from|join|into|update) "?${name}\\b`).test(text))
    const asked = [...statements].filter(about)
    expect(asked.length).toBeGreaterThan(30)
    expect(asked.filter(text => !/tenant_id"? ?(=|,)/.test(text))).toEqual([])
  })
})
