import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../openapi/operations.ts'
import { problems } from '../../../openapi/problems.ts'
import { encoded } from '../../support/random/arbitraries.ts'
import { callsIn, whoMayWhat } from '../../resources/all.ts'
import { addressOf } from '../../support/calls.ts'
import { contract, fieldsWhere, type Operation, type Schema } from '../../support/contract.ts'
import { outsideContract } from '../../support/in-contract.ts'
import type { Received, Sent } from '../../support/server.ts'
import { codeOf, writesOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import { worldNow } from '../../support/world/cast.ts'
import { principals } from '../../resources/verdicts.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())

/** Somebody the operation lets in, to the crew of the world or, where it lets nobody there, at all: the rest is asked first. */
function allowed({ operationId }: Operation): LoginName | null {
  const verdicts = whoMayWhat[operationId] ?? []
  const name = principals.find((_, at) => verdicts[at] === 'yes') ?? principals.find((_, at) => verdicts[at] === 404)
  return !name || name === 'nobody' || operationId === 'createToken' ? null : name
}

/** Starting a kiosk ends the session that starts it, so it gets one of its own. */
const tokenOf = ({ operationId }: Operation, name: LoginName) =>
  operationId === 'startKiosk' ? stage.server.login(stage.world.a.host, stage.world.a.logins[name]) : stage.token(name)

const template = (operation: Operation) => operation.path.slice('/api/v1'.length)

/** What was written before the first of the refusals since; null: none since. */
let before: Record<string, string> | null = null

/** Looking through every table takes longer than many refusals: it is done once for all of an operation. */
async function expectNothingWritten(): Promise<void> {
  if (before === null) return
  const held = before
  before = null
  expect(await writesOf(stage)).toEqual(held)
}

async function ask(operation: Operation, sent: Sent, query?: string): Promise<Received> {
  await expectNothingWritten()
  return request(operation, sent, query)
}

async function request(operation: Operation, sent: Sent, query?: string): Promise<Received> {
  const { world, server } = stage
  const call = callsIn(world.a, worldNow)[operation.operationId] ?? {}
  const name = allowed(operation)
  // What is asked here stands instead of what the call says otherwise.
  const named = new Set([...new URLSearchParams(query).keys()])
  const kept = (call.query ?? '').split('&').filter(part => part !== '' && !named.has(part.replace(/=.*/, '')))
  const path = addressOf(template(operation), { ...call, query: [...kept, query].filter(Boolean).join('&') })
  return server.request(world.a.host, operation.method, path, {
    ...(name === null ? {} : { token: await tokenOf(operation, name) }),
    ...(call.headers ? { headers: call.headers } : {}),
    ...sent,
  })
}

/** Sends, and holds the answer to be a refusal the contract knows; once its describe is over, nothing may be written. */
async function refused(operation: Operation, sent: Sent, code: keyof typeof problems, query?: string) {
  before ??= await writesOf(stage)
  const answer = await request(operation, sent, query)
  expect({ status: answer.status, code: codeOf(answer) }, answer.text).toEqual({ status: problems[code].status, code })
  expect(outsideContract(operation, answer)).toBeNull()
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
}

const named = (operations: Operation[]) => operations.map(operation => [operation.operationId, operation] as const)
const withBody = contract.filter(({ body }) => body !== null)
const writing = contract.filter(({ method, operationId }) => method !== 'GET' && operationId !== 'logout')
const goodBody = (operation: Operation) =>
  (callsIn(stage.world.a, worldNow)[operation.operationId]?.body ?? {}) as Record<string, unknown>

describe.each(named(withBody))('the body of %s', (_, operation) => {
  afterAll(expectNothingWritten)
  const key = operation.operationId === 'createToken' ? null : undefined
  const fresh = (): Sent => (key === null ? { key } : {})

  it.each(['{', '{"a":1,}', "{'a': 1}", 'undefined', '{"a":NaN}', '\u0000', '"unended'])(
    'is refused when it is no JSON: %s',
    body => refused(operation, { ...fresh(), body }, 'malformedJson'),
  )

  it.each(['null', '[]', '"text"', '7', 'true', '[{}]'])('is refused when it is no object: %s', body =>
    refused(operation, { ...fresh(), body }, 'invalidInput'),
  )

  it('is refused with a field nobody knows, and says which', async () => {
    await refused(operation, { ...fresh(), body: { ...goodBody(operation), role: 'admin' } }, 'invalidInput')
    await refused(
      operation,
      { ...fresh(), body: `{"__proto__":{"a":1},${JSON.stringify(goodBody(operation)).slice(1)}`.replace(',}', '}') },
      'invalidInput',
    )
  })

  it('is refused when a text holds U+0000, wherever it stands', async () => {
    const texts = fieldsWhere(operation.body ?? {}, field => field.type === 'string' && !field.format && !field.enum)
    for (const field of texts.filter(field => !field.includes('.')))
      await refused(operation, { ...fresh(), body: { ...goodBody(operation), [field]: 'a\u0000b' } }, 'invalidInput')
    await refused(operation, { ...fresh(), body: { 'a\u0000b': 1 } }, 'invalidInput')
  })

  it('never fails over a lone half of a character', async () => {
    const texts = fieldsWhere(operation.body ?? {}, field => field.type === 'string' && !field.format && !field.enum)
    for (const field of texts.filter(field => !field.includes('.'))) {
      const answer = await ask(operation, { ...fresh(), body: { ...goodBody(operation), [field]: '\ud800' } })
      expect(outsideContract(operation, answer)).toBeNull()
    }
  })

  it('is refused when any of its fields has another type', async () => {
    const wrong: Record<string, unknown> = { string: 7, number: '7', integer: 1.5, boolean: 'yes' }
    const fields = fieldsWhere(operation.body ?? {}, field => field.type !== undefined && field.type in wrong)
    for (const field of fields.filter(field => !field.includes('.')))
      for (const value of [{}, [], { $gt: '' }])
        await refused(operation, { ...fresh(), body: { ...goodBody(operation), [field]: value } }, 'invalidInput')
  })

  it('is refused when it is nested deeper than anything is meant to be, before anything walks it', async () => {
    const nested = (open: string, close: string, times = 20_000) => open.repeat(times) + close.repeat(times)
    const [field = 'a'] = Object.keys(goodBody(operation))
    for (const deep of [nested('[', ']'), nested('{"a":[', ']}'), nested('{"\\ud800":', '}').replace(':}', ':1}')])
      for (const body of [deep, `{"${field}":${deep}}`]) await refused(operation, { ...fresh(), body }, 'invalidInput')
    await refused(operation, { ...fresh(), body: '['.repeat(20_000) }, 'invalidInput')
    const brackets = { ...goodBody(operation), other: '\\"[{'.repeat(40) }
    await refused(operation, { ...fresh(), body: brackets }, 'invalidInput')
  })

  it('is refused when a text is longer than its limit', async () => {
    const limited = (field: Schema) => field.type === 'string' && field.maxLength !== undefined
    for (const field of fieldsWhere(operation.body ?? {}, limited).filter(field => !field.includes('.')))
      await refused(
        operation,
        { ...fresh(), body: { ...goodBody(operation), [field]: 'x'.repeat(5000) } },
        'invalidInput',
      )
  })

  it('is refused when a date or time cannot be, or cannot be meant', async () => {
    const dated = (field: Schema) =>
      field.format === 'date' || field.format === 'date-time' || (field.pattern ?? '').includes('[0-5]')
    const absurd = ['2026-02-30', '2100-01-01', '0000-01-01', '12026-01-01', '24:00', '7:5', 'today', '']
    for (const field of fieldsWhere(operation.body ?? {}, dated).filter(field => !field.includes('.')))
      // Only births were before what anybody plans.
      for (const value of [...absurd, field === 'birthday' ? '1899-12-31' : '1999-12-31'])
        await refused(operation, { ...fresh(), body: { ...goodBody(operation), [field]: value } }, 'invalidInput')
  })

  it('is refused unless it says that it is JSON', async () => {
    const body = JSON.stringify(goodBody(operation))
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/jsonx',
      '',
    ])
      await refused(operation, { ...fresh(), body, headers: { 'content-type': type } }, 'unsupportedMediaType')
  })

  it('is refused above the limit, whether or not it says its length', async () => {
    const body = JSON.stringify({ filler: 'x'.repeat(5 * 1024 * 1024) })
    await refused(operation, { ...fresh(), body }, 'bodyTooLarge')
    await refused(operation, { ...fresh(), body, chunked: true }, 'bodyTooLarge')
  })
})

describe.each(named(contract.filter(({ parameters }) => parameters.some(({ name }) => name === 'limit'))))(
  'the paging of %s',
  (_, operation) => {
    afterAll(expectNothingWritten)
    it.each([
      'limit=0',
      'limit=1001',
      'limit=abc',
      'limit=',
      'limit=1.5',
      'limit=-1',
      'limit=1e99',
      'page=0',
      'page=100001',
    ])('is refused with %s', query => refused(operation, {}, 'invalidInput', query))

    it('answers an empty page far behind the end', async () => {
      const answer = await ask(operation, {}, 'limit=1000&page=100000')
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body).toMatchObject({ items: [], limit: 1000, page: 100_000 })
    })

    it('refuses what it does not know', async () => {
      await refused(operation, {}, 'invalidInput', 'order=name')
      await refused(operation, {}, 'invalidInput', '%00=1')
    })
  },
)

describe('a search', () => {
  afterEach(expectNothingWritten)
  const searching = contract.filter(({ parameters }) => parameters.some(({ name }) => name === 'q'))

  it.each(named(searching))(
    'for %s takes any text, and refuses what is too long or holds U+0000',
    async (_, operation) => {
      for (const q of [
        '%',
        '_',
        '\\',
        "'",
        '"',
        '%%%',
        'ß',
        'İ',
        '🎸',
        '\ud800',
        ' ',
        '((',
        '.*',
        '${1}',
        'a b c d e f g h',
      ])
        expect((await ask(operation, {}, `q=${encoded(q)}`)).status, q).toBe(200)
      expect((await ask(operation, {}, 'q=%ED%A0%80%FF')).status).toBe(200)
      await refused(operation, {}, 'invalidInput', `q=${'x'.repeat(101)}`)
      await refused(operation, {}, 'invalidInput', 'q=a%00b')
    },
  )
})

describe('a changing request', () => {
  afterAll(expectNothingWritten)
  const keyed = writing.filter(
    ({ operationId }) => !operations.some(known => known.operationId === operationId && known.withoutKey),
  )

  const bare = keyed.filter(({ body }) => body === undefined)
  it.each(named(bare))('to %s that brings what is not taken is refused', async (_, operation) => {
    for (const body of ['{', '"x"', '{"a":1}', '[]', '\u0000']) await refused(operation, { body }, 'invalidInput')
  })

  it.each(named(keyed))('to %s needs a key', async (_, operation) => {
    const { body: sent, headers: own } = callsIn(stage.world.a, worldNow)[operation.operationId] ?? {}
    const body = operation.body ? { body: goodBody(operation) } : sent instanceof Uint8Array ? { body: sent } : {}
    for (const headers of [{}, { 'idempotency-key': 'short' }, { 'idempotency-key': 'with space' }])
      await refused(operation, { ...body, key: null, headers: { ...own, ...headers } }, 'idempotencyKeyRequired')
    await refused(operation, { ...body, key: 'x'.repeat(101) }, 'idempotencyKeyRequired')
  })
})

describe('an address', () => {
  const paths = [...new Set(contract.map(({ path }) => path))]
  const matches = (known: string, asked: string) =>
    new RegExp(`^${known.replace(/\{\w+\}/, '[^/]+').replace(/\/$/, '')}/?$`).test(asked)

  it('answers 405 to a method it does not take, and says which it does', async () => {
    const id = crypto.randomUUID()
    for (const path of paths) {
      const asked = path.replace(/\{\w+\}/, id)
      const takes = [...new Set(contract.filter(known => matches(known.path, asked)).map(({ method }) => method))]
      for (const method of ['PUT', 'PATCH', 'DELETE', 'POST'].filter(method => !takes.includes(method))) {
        const answer = await stage.server.request(stage.world.a.host, method, asked, {
          token: await stage.token('planner'),
        })
        expect({ path, method, status: answer.status, code: codeOf(answer) }).toEqual({
          path,
          method,
          status: 405,
          code: 'methodNotAllowed',
        })
        expect(answer.headers.allow?.split(', ').toSorted()).toEqual(takes.toSorted())
      }
    }
  })

  it.each([
    '/api/v1',
    '/api/v1/',
    '/api/v1/nothing',
    '/api/v2/jobs',
    '/api/v1/jobs/a/b/c',
    '/api/v1//jobs',
    '/api/v1/JOBS',
  ])('nobody knows (%s) is a 404', async path => {
    const answer = await stage.server.request(stage.world.a.host, 'GET', path, { token: await stage.token('planner') })
    expect({ status: answer.status, code: codeOf(answer) }).toEqual({ status: 404, code: 'unknownPath' })
  })
})
