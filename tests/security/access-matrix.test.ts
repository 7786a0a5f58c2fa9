import { SignJWT, UnsecuredJWT, decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Access,
  defaultMailboxRights,
  defaultRights,
  type LoginType,
  type SessionKind,
} from '../../openapi/access.ts'
import { operations } from '../../openapi/operations.ts'
import type { RouteDef } from '../../openapi/route.ts'
import { callsIn } from '../resources/all.ts'
import { addressOf } from '../support/calls.ts'
import type { Received } from '../support/server.ts'
import { codeOf, type LoginName, setStage, type Stage } from '../support/stage.ts'
import { until } from '../support/until.ts'
import { worldNow } from '../support/world/cast.ts'

interface Somebody {
  login: LoginName
  kind: SessionKind
  type?: LoginType
}
const somebodies: Record<string, Somebody> = {
  client: { login: 'client', kind: 'user', type: 'clients' },
  crew: { login: 'member', kind: 'user', type: 'crew' },
  planner: { login: 'planner', kind: 'user', type: 'planners' },
  office: { login: 'office', kind: 'user', type: 'office' },
  'project visitor': { login: 'projectVisitor', kind: 'projectVisitor' },
  'plus-crew visitor': { login: 'plusCrewVisitor', kind: 'plusCrewVisitor' },
  kiosk: { login: 'kiosk', kind: 'kiosk' },
}

let stage: Stage
let bad: Record<string, string>
beforeAll(async () => {
  stage = await setStage()
  bad = await badTokens()
})
afterAll(() => stage.close())

/** What access alone says; rows are another matter, so a 404 or the chief's 403 counts as let in. */
type Answer = 'let in' | 401 | 403
function answerOf(received: Received): Answer {
  if (received.status >= 500) throw new Error(`${received.status}: ${received.text}`)
  const code = codeOf(received)
  if (code === 'sessionRequired' || code === 'sessionEnded') return 401
  return ['visitorNotAllowed', 'loginTypeRequired', 'rightRequired'].includes(code ?? '') ? 403 : 'let in'
}

/** The contract's access, read as it is meant: session kind, then login type, then right. */
function declared(access: Access, who: Somebody | null, has: (right: string, permission?: string) => boolean): Answer {
  if (access.sessions === 'public') return 'let in'
  if (!who) return 401
  if (!access.sessions.includes(who.kind)) return 403
  if (who.kind !== 'user') return 'let in'
  if (access.loginTypes && !(who.type && access.loginTypes.includes(who.type))) return 403
  return access.right && !has(access.right, access.permission) ? 403 : 'let in'
}
const byDefault = (type: LoginType | undefined) => (right: string, permission?: string) => {
  const permissions = type && defaultRights[type][right]
  // Whoever has mailboxes has what lies in them.
  if (right === 'mailboxes' && type && !('emailMessages' in defaultMailboxRights[type])) return false
  return permissions !== undefined && (permission === undefined || permission in permissions)
}

/** A sensible body with an id nobody has: whoever is let in finds nothing and changes nothing. */
async function ask(route: RouteDef, token: string | undefined): Promise<Answer> {
  const { world, server } = stage
  const { body, headers } = callsIn(world.a, worldNow)[route.operationId] ?? {}
  const absent = crypto.randomUUID()
  const harmless =
    route.operationId === 'createStatus'
      ? { projectCrewItemId: absent, personId: absent }
      : route.operationId === 'startKiosk'
        ? { crewId: absent, label: 'Gate' }
        : body
  const path = addressOf(route.path, { id: absent })
  // Whoever finds every connection taken is told to come again, which says nothing of access.
  const received = await until(async () => {
    const answer = await server.request(world.a.host, route.method.toUpperCase(), path, {
      token,
      ...(headers ? { headers } : {}),
      ...(harmless === undefined ? {} : { body: harmless }),
    })
    return answer.status === 503 ? null : answer
  }, `an answer of ${route.operationId}`)
  return answerOf(received)
}

async function badTokens(): Promise<Record<string, string>> {
  const { server, world, admin } = stage
  const good = await server.login(world.a.host, world.a.logins.planner)
  const claims = decodeJwt(good)
  const [secret] = await admin<{ value: string }>(`select value from installation where key = 'tokenSecret'`)
  const key = Buffer.from(secret?.value ?? '', 'base64url')
  const signed = (payload: object, by: Uint8Array, alg = 'HS256') =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg, typ: 'JWT' }).sign(by)
  const [header, payload, signature] = good.split('.')
  const altered = Buffer.from(JSON.stringify({ ...claims, sub: crypto.randomUUID() })).toString('base64url')
  const revoked = await server.login(world.a.host, world.a.logins.planner)
  await server.request(world.a.host, 'POST', '/api/v1/auth/logout', { token: revoked })
  const [outlived] = await admin<{ id: string }>(
    `insert into session (tenant_id, id, login_id, expires_at) select tenant_id, gen_random_uuid(), login_id, $1
     from session where id = $2 returning id`,
    [new Date(worldNow.getTime() - 1000), claims.sub],
  )
  return {
    'signed with another key': await signed(claims, Buffer.alloc(48, 7)),
    'signed with a stronger algorithm than ours': await signed(claims, key, 'HS512'),
    'not signed at all': new UnsecuredJWT({ ...claims }).encode(),
    'signed, then altered': `${header}.${altered}.${signature}`,
    'without its signature': `${header}.${payload}.`,
    expired: await signed({ ...claims, exp: Math.floor(worldNow.getTime() / 1000) - 1 }, key),
    'of a session that was logged out': revoked,
    'of a session that has expired': await signed({ ...claims, sub: outlived?.id }, key),
    'of a session that never was': await signed({ ...claims, sub: crypto.randomUUID() }, key),
    'without a session': await signed({ tid: claims.tid, exp: claims.exp }, key),
    'no token': 'Bearer',
  }
}

describe.each(operations.map(route => [route.operationId, route] as const))('%s', (operationId, route) => {
  it.each(Object.keys(somebodies))('answers a %s as the contract says', async name => {
    const who = somebodies[name]
    if (!who) throw new Error(name)
    const { host, logins } = stage.world.a
    const token =
      operationId === 'logout' ? await stage.server.login(host, logins[who.login]) : await stage.token(who.login)
    expect(await ask(route, token)).toBe(declared(route.access, who, byDefault(who.type)))
  })

  it('answers nobody, and whoever brings a bad token, as the contract says', async () => {
    const wanted = declared(route.access, null, () => false)
    expect(await ask(route, undefined)).toBe(wanted)
    const said: Record<string, Answer> = {}
    for (const [name, token] of Object.entries(bad)) said[name] = await ask(route, token)
    expect(said).toEqual(Object.fromEntries(Object.keys(bad).map(name => [name, wanted])))
  })
})

describe('a tenant’s own rights', () => {
  const withRight = operations.filter(({ access }) => access.right)

  it.each(withRight.map(route => [route.operationId, route] as const))(
    'decide over %s, for a login type that had the right and for one that had not',
    async (_, route) => {
      const right = route.access.right ?? ''
      const users = Object.values(somebodies).filter(({ type }) => type)
      // Whom only the right stands in the way of, and who had it: only they show that it was taken.
      const letIn = (has: (who: Somebody) => (right: string, permission?: string) => boolean) =>
        users.find(who => declared(route.access, who, has(who)) === 'let in')?.login
      const asked = letIn(({ type }) => byDefault(type)) ?? letIn(() => () => true) ?? 'planner'
      const types = [...new Set(users.flatMap(({ type }) => type ?? []))]
      // In one statement: a server that reads in between has those of nobody, or of everybody.
      const { mailboxRight } = route.access
      const given = mailboxRight === undefined ? {} : { [mailboxRight]: { READ: ['OWN'] } }
      const tell = (rights: (type: LoginType) => object, mailbox: object = given) =>
        stage.admin(
          `insert into login_type_rights (tenant_id, login_type, rights, mailbox_rights)
           select $1, told.type, told.rights, $3 from json_to_recordset($2::json) told (type text, rights jsonb)
           on conflict (tenant_id, login_type) do update set rights = excluded.rights,
             mailbox_rights = excluded.mailbox_rights`,
          [
            stage.world.a.id,
            JSON.stringify(types.map(type => ({ type, rights: rights(type) }))),
            JSON.stringify(mailbox),
          ],
        )
      await tell(type => Object.fromEntries(Object.entries(defaultRights[type]).filter(([name]) => name !== right)))
      await until(async () => (await ask(route, await stage.token(asked))) === 403, 'the right to be taken')
      for (const who of users) expect(await ask(route, await stage.token(who.login)), who.login).toBe(403)

      const permission = { [right]: { [route.access.permission ?? 'READ']: ['OWN'] } }
      await tell(type => ({ ...defaultRights[type], ...permission }))
      await until(async () => (await ask(route, await stage.token(asked))) === 'let in', 'the right to be given')
      for (const who of users)
        expect(await ask(route, await stage.token(who.login)), who.login).toBe(declared(route.access, who, () => true))
      // A right to mailboxes opens none without the mailbox's own.
      if (mailboxRight !== undefined) {
        await tell(type => ({ ...defaultRights[type], ...permission }), {})
        await until(async () => (await ask(route, await stage.token(asked))) === 403, 'the mailbox right to be taken')
        for (const who of users) expect(await ask(route, await stage.token(who.login)), who.login).toBe(403)
      }
      // The other agency's rights are its own business.
      const crew = await stage.server.request(stage.world.b.host, 'GET', '/api/v1/crewInfo', {
        token: await stage.token('client', 'b'),
      })
      expect(crew.status).toBe(403)
      await stage.admin('delete from login_type_rights')
    },
  )
})
