import fc from 'fast-check'
import { expect, it } from 'vitest'
import { operations } from '../../openapi/operations.ts'
import { contract } from '../support/contract.ts'
import { full } from '../support/full.ts'
import {
  type GeneratedRequest,
  generatedRequests,
  idsOf,
  type Principal,
} from '../support/random/generated-requests.ts'
import { outsideContract } from '../support/in-contract.ts'
import { seeded } from '../support/random/seeded.ts'
import type { Received } from '../support/server.ts'
import { type LoginName, setStage, type Stage } from '../support/stage.ts'

/** Each in a fresh world: what is asked ends logins, and soon nobody could do anything any more. */
const rounds = full ? 40 : 4
const { seed } = seeded()

const ofA: LoginName[] = [
  ...(['member', 'chief', 'colleague', 'stranger', 'planner', 'client', 'otherClient', 'office'] as const),
  ...(['projectVisitor', 'plusCrewVisitor', 'kiosk'] as const),
]
const ofB: LoginName[] = ['member', 'planner', 'client', 'office', 'projectVisitor', 'plusCrewVisitor']
const principals: Principal[] = [
  ...ofA.map(name => ({ of: 'a' as const, name })),
  ...ofB.map(name => ({ of: 'b' as const, name })),
  { of: 'a', name: null },
]

const asked = contract.filter(({ operationId }) => operationId !== 'logout')
/** Some thirty for each operation in all: of fewer, too few would get through to the handlers. */
const times = 9 * asked.length
const open = new Set(operations.filter(({ access }) => access.sessions === 'public').map(route => route.operationId))

/** Tokens end by what was asked: then somebody logs in again, if they still can. */
function logins(stage: Stage) {
  const tokens = new Map<string, string | undefined>()
  return {
    tokenOf: async ({ of, name }: Principal) => {
      if (name === null) return undefined
      const key = `${of} ${name}`
      if (!tokens.has(key))
        tokens.set(key, await stage.server.login(stage.world[of].host, stage.world[of].logins[name]))
      return tokens.get(key)
    },
    forget: ({ of, name }: Principal) => tokens.delete(`${of} ${name}`),
  }
}

async function send(
  stage: Stage,
  token: string | undefined,
  host: string,
  request: GeneratedRequest,
): Promise<Received> {
  const { operation, path, body, keyed } = request
  const writes = operation.method !== 'GET'
  const response = await stage.server.fetch(
    new Request(`http://${host}${path}`, {
      method: operation.method,
      headers: {
        host,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(keyed && writes ? { 'idempotency-key': crypto.randomUUID() } : {}),
      },
      ...(body === undefined || !writes ? {} : { body }),
    }),
  )
  const type = response.headers.get('content-type') ?? ''
  // A stream has no end to wait for.
  if (type.includes('event-stream')) await response.body?.cancel()
  const text = type.includes('event-stream') ? '' : await response.text()
  const read: unknown = type.includes('json') && text ? JSON.parse(text) : undefined
  const headers = Object.fromEntries(response.headers)
  return { status: response.status, headers, text, bytes: new Uint8Array(), body: read }
}

/** In every other round nobody of the second agency has any right. */
async function takeRights({ admin, world, server }: Stage) {
  for (const type of ['crew', 'planners', 'clients', 'office'])
    await admin(
      'insert into login_type_rights (tenant_id, login_type, rights, mailbox_rights) values ($1, $2, $3, $3)',
      [...[world.b.id, type, {}]],
    )
  server.services.rights.forget(world.b.id)
}

it(
  `${rounds * times} generated requests as ${principals.length} principals stay within the contract and the agency`,
  async () => {
    const answered = new Set<string>()
    const served = new Set<string>()
    for (let round = 0; round < rounds; round++) {
      const stage = await setStage()
      const { a, b } = stage.world
      const ids = { a: idsOf(a), b: idsOf(b) }
      const { tokenOf, forget } = logins(stage)
      if (round % 2) await takeRights(stage)
      try {
        await fc.assert(
          fc.asyncProperty(generatedRequests(asked, a, [...ids.a, ...ids.a, ...ids.b], principals), async request => {
            const { operation, who, crossed, path, body } = request
            const other = who.of === 'a' ? ('b' as const) : ('a' as const)
            const [here, there] = crossed ? [other, who.of] : [who.of, other]
            const answer = await send(stage, await tokenOf(who), stage.world[here].host, request)
            if ((answer.status === 401 && !crossed) || operation.operationId === 'startKiosk') forget(who)
            answered.add(`${operation.operationId} ${answer.status < 300 ? 'done' : 'refused'}`)
            if (answer.status < 300 && !open.has(operation.operationId)) served.add(`${who.of} ${who.name}`)
            expect(outsideContract(operation, answer)).toBeNull()
            const sent = `${path} ${body ?? ''}`
            const marks = [...ids[there], `@${there}.test`, `Müllerhalle ${there}`]
            expect(marks.filter(mark => answer.text.includes(mark) && !sent.includes(mark))).toEqual([])
            if (crossed && who.name !== null && !open.has(operation.operationId))
              expect(answer.status).toBeGreaterThanOrEqual(400)
          }),
          { seed: seed + round, numRuns: times, endOnFailure: true },
        )
      } finally {
        await stage.close()
      }
    }
    // The walk is worth something only if much of it got through to the handlers.
    const everything = asked.map(({ operationId }) => operationId)
    const reached = (how: string) => everything.filter(id => answered.has(`${id} ${how}`))
    expect(new Set([...reached('done'), ...reached('refused')]).size).toBe(everything.length)
    expect(reached('done').length).toBeGreaterThan(everything.length / 2)
    const known = principals.filter(({ name }) => name !== null)
    expect([...served].toSorted()).toEqual(known.map(({ of, name }) => `${of} ${name}`).toSorted())
  },
  full ? 30 * 60_000 : 5 * 60_000,
)
